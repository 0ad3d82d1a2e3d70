import { type AppError, isAppError } from '#domain/errors.ts';
import type { IngredientProblem } from '#domain/ingredients/own-ingredients.ts';
import { languages } from '#domain/languages.ts';
import { type FormValue, readStrength } from './form-value.ts';
import type { en } from './texts.ts';

type Text = (typeof en)['problems'];

/** By the name of the field. */
export type FormErrors = Readonly<Record<string, string>>;

/** Of a part of a house-made ingredient. */
export const amountField = (ingredientId: string) => `amount-${ingredientId}`;

/** What is wrong before the server is asked. */
export function errorsOf(value: FormValue, text: Text): FormErrors {
  const errors: Record<string, string> = {};
  for (const language of languages) {
    if (value.texts[language]?.name.trim() === '') errors[`name-${language}`] = text.noName;
  }
  if (readStrength(value.strength) === undefined) errors.strength = text.strength;
  for (const { ingredientId, amount } of value.parts) {
    if (!(amount > 0)) errors[amountField(ingredientId)] = text.amount;
  }
  return errors;
}

/** What the server refused, at its field; undefined where it is about none. */
export function refusalsOf(problem: unknown, value: FormValue, text: Text): FormErrors | undefined {
  if (!isAppError(problem)) return undefined;
  if (problem.code === 'NAME_TAKEN') {
    const { by, name } = (problem as AppError<'NAME_TAKEN'>).data;
    const message = text.nameTaken[by === 'own' ? 'own' : 'ingredient'](name);
    const written = languages.filter((language) => value.texts[language]);
    return Object.fromEntries(written.map((language) => [`name-${language}`, message]));
  }
  if (problem.code !== 'INVALID_REQUEST') return undefined;
  const { issues } = (problem as AppError<'INVALID_REQUEST'>).data;
  const found = issues.flatMap(({ path, message }) => {
    const [, field = ''] = path.split('.');
    const known = textOf(field, message as IngredientProblem, text);
    return known ? [[field, known] as const] : [];
  });
  return found.length ? Object.fromEntries(found) : undefined;
}

function textOf(field: string, problem: IngredientProblem, text: Text): string | undefined {
  if (problem === 'alcohol') {
    return field === 'substitutes' ? text.substituteAlcohol : text.strengthAlcohol;
  }
  return problem === 'unknown' || problem === 'circle' ? text[problem] : undefined;
}
