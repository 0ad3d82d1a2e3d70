import type { IngredientCategory } from '#domain/ingredients.ts';
import type { Language } from '#domain/languages.ts';
import type { OwnIngredientFields } from '#domain/own-ingredients.ts';

/** Alcohol in percent that a bottle usually has; none in other categories. */
const usualStrength: Partial<Record<IngredientCategory, number>> = {
  spirits: 40,
  liqueurs: 20,
  amari: 25,
  wines: 12,
  beers: 5,
  bitters: 40,
};

/** A line of a list that becomes an ingredient of the account's own. */
export interface NewFromList {
  name: string;
  category: IngredientCategory;
}

export function strengthOf({ category }: NewFromList): number {
  return usualStrength[category] ?? 0;
}

/** As it is typed on the label: the first letter in upper case. */
export function newFromPiece(text: string): NewFromList {
  return { name: text.charAt(0).toUpperCase() + text.slice(1), category: 'spirits' };
}

/** What is saved; nobody knows its allergens yet. */
export function fieldsOfNew(one: NewFromList, language: Language): OwnIngredientFields {
  return {
    texts: { [language]: { name: one.name.trim(), description: '', instructions: '' } },
    category: one.category,
    strength: strengthOf(one),
    sugar: null,
    allergens: null,
    color: null,
    kindOf: null,
    substitutes: [],
    parts: [],
  };
}
