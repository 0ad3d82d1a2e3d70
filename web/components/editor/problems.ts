import { type AppError, isAppError } from '#domain/errors.ts';
import { writtenLanguages } from '#domain/own-items.ts';
import { plainName } from '#domain/text/text.ts';
import { lengthOf } from '#domain/text/text-length.ts';
import { type EditorValue, nameField, type Problems } from './editor-value.ts';

/** Missing names, and texts that are too long. */
export function textProblems(
  { texts }: EditorValue,
  limits: Readonly<Record<string, number>>,
  noName: string,
): Problems {
  const found: Record<string, string> = {};
  for (const language of writtenLanguages(texts)) {
    for (const [part, text] of Object.entries(texts[language] ?? {})) {
      const limit = limits[part];
      if (limit !== undefined && lengthOf(text) > limit) found[`${part}.${language}`] = '';
    }
    if (!texts[language]?.name.trim()) found[nameField(language)] = noName;
  }
  return found;
}

/** Marks the names that equal the taken one, else all of them. */
export function takenName({ texts }: EditorValue, name: string, message: string): Problems {
  const written = writtenLanguages(texts);
  const same = written.filter(
    (language) => plainName(texts[language]?.name ?? '') === plainName(name),
  );
  const fields = (same.length ? same : written).map(nameField);
  return Object.fromEntries(fields.map((field) => [field, message]));
}

/** The issues of an input that the server refused, by path. */
export function issuesOf(error: unknown): { path: string[]; message: string }[] {
  if (!isAppError(error) || error.code !== 'INVALID_REQUEST') return [];
  const { issues } = (error as AppError<'INVALID_REQUEST'>).data;
  return issues.map(({ path, message }) => ({ path: path.split('.'), message }));
}
