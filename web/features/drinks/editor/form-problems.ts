import {
  type OwnDrinkProblem,
  type OwnDrinkTexts,
  ownDrinkLimits,
} from '#domain/drinks/own-drinks.ts';
import { type AppError, isAppError } from '#domain/errors.ts';
import { type Language, languages } from '#domain/languages.ts';
import type { Currency } from '#domain/menu/menu.ts';
import { fold } from '#domain/text/text.ts';
import { lengthOf } from '#domain/text/text-length.ts';
import { type PriceProblem, readPrice } from '#web/features/drinks/price-input.ts';
import type { FormValue } from './form-value.ts';

/** Names of fields, as in the form. */
export const fieldNames = {
  text: (part: keyof OwnDrinkTexts, language: Language) => `${part}.${language}`,
  name: (language: Language) => `name.${language}`,
  amount: (ingredientId: string) => `amount.${ingredientId}`,
  price: 'price',
  ingredients: 'ingredients',
  category: 'category',
};

export type Problem =
  | { kind: 'tooLong' }
  | { kind: 'noName' | 'noIngredients' | 'onlyOptional' | 'badAmount' | 'hasAlcohol' }
  | { kind: 'nameTaken'; by: 'own' | 'classic' | 'ingredient'; name: string }
  | { kind: 'price'; why: PriceProblem }
  | { kind: 'gone' };

/** By name of field, in the order of the form. */
export type Problems = Readonly<Record<string, Problem>>;

const parts = ['name', 'description', 'instructions', 'garnish'] as const;

/** As the server accepts. */
const maxAmount = 2_000;

/** What the browser can tell before it asks the server. */
export function findProblems({ texts, recipe, price }: FormValue, currency: Currency): Problems {
  const found: Record<string, Problem> = {};
  for (const language of languages) {
    const written = texts[language];
    if (!written) continue;
    if (!written.name.trim()) found[fieldNames.name(language)] = { kind: 'noName' };
    for (const part of parts) {
      if (lengthOf(written[part]) > ownDrinkLimits[part])
        found[fieldNames.text(part, language)] = { kind: 'tooLong' };
    }
  }
  const amount = readPrice(price, currency);
  if (typeof amount === 'string') found[fieldNames.price] = { kind: 'price', why: amount };
  if (recipe.length === 0) found[fieldNames.ingredients] = { kind: 'noIngredients' };
  else if (recipe.every(({ isOptional }) => isOptional)) {
    found[fieldNames.ingredients] = { kind: 'onlyOptional' };
  }
  for (const { ingredientId, amount } of recipe) {
    if (!(amount > 0 && amount <= maxAmount))
      found[fieldNames.amount(ingredientId)] = { kind: 'badAmount' };
  }
  return found;
}

/** What the server refused, at the fields where it can be mended; none for any other error. */
export function refusedFields(error: unknown, value: FormValue): Problems {
  if (!isAppError(error)) return {};
  if (error.code === 'NAME_TAKEN') return takenName((error as AppError<'NAME_TAKEN'>).data, value);
  if (error.code !== 'INVALID_REQUEST') return {};
  const found: Record<string, Problem> = {};
  for (const { path } of (error as AppError<'INVALID_REQUEST'>).data.issues) {
    const [, part, number, property] = path.split('.');
    const item = value.recipe[Number(number)];
    if (part === 'category') found[fieldNames.category] = { kind: 'hasAlcohol' };
    else if (part === 'recipe' && item) {
      const kind = property === 'ingredientId' ? 'gone' : 'badAmount';
      found[fieldNames.amount(item.ingredientId)] = { kind };
    }
  }
  return found;
}

/** What the preview says that the server would refuse. */
export function foreseenProblems(problems: readonly OwnDrinkProblem[], value: FormValue): Problems {
  const found = problems.map((problem): Problems => {
    switch (problem.kind) {
      case 'name-taken':
        return takenName(problem, value);
      case 'has-alcohol':
        return { [fieldNames.category]: { kind: 'hasAlcohol' } };
      default:
        return { [fieldNames.amount(problem.ingredientId)]: { kind: 'gone' } };
    }
  });
  return Object.assign({}, ...found);
}

/** At the names that are the taken one, else at all of them. */
function takenName(
  { by, name }: { by: 'own' | 'classic' | 'ingredient'; name: string },
  { texts }: FormValue,
): Problems {
  const written = languages.filter((language) => texts[language]);
  const same = written.filter((language) => plain(texts[language]?.name ?? '') === plain(name));
  const problem: Problem = { kind: 'nameTaken', by, name };
  return Object.fromEntries(
    (same.length ? same : written).map((language) => [fieldNames.name(language), problem]),
  );
}

/** As the server compares names. */
function plain(name: string): string {
  return fold(name).replaceAll(/\s+/gu, '');
}
