// A row has texts in both languages. `language`: the only one that was written.
import { type Language, languages } from '#domain/languages.ts';
import { type WrittenTexts, writtenLanguages } from '#domain/own-items.ts';
import { tidyLines } from '#domain/text/tidy-text.ts';

type Columns<Part extends string> = Record<`${Part}_${Language}`, string> & {
  language: Language | null;
};

export function textColumns<Part extends string>(
  texts: WrittenTexts<Record<Part, string>>,
  parts: readonly Part[],
): Columns<Part> {
  const [first, second] = writtenLanguages(texts);
  const { en = texts.sk, sk = texts.en } = texts;
  const columns = parts.flatMap((part) => [
    [`${part}_en`, en?.[part] ?? ''],
    [`${part}_sk`, sk?.[part] ?? ''],
  ]);
  return { ...Object.fromEntries(columns), language: second ? null : (first ?? null) };
}

export function writtenTexts<Part extends string>(
  row: Columns<Part>,
  parts: readonly Part[],
): WrittenTexts<Record<Part, string>> {
  const columns: Record<string, string | null> = row;
  const written = row.language ? [row.language] : languages;
  const textsIn = (language: Language) =>
    parts.map((part) => [part, tidyLines(columns[`${part}_${language}`] ?? '')]);
  return Object.fromEntries(
    written.map((language) => [language, Object.fromEntries(textsIn(language))]),
  );
}
