import type { IngredientCategory } from '#domain/ingredients/ingredients.ts';
import type { OwnIngredientFields } from '#domain/ingredients/own-ingredients.ts';
import type { Language } from '#domain/languages.ts';
import { fold } from '#domain/text/text.ts';

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
  /** Undefined where the name does not tell: it is asked for. */
  category: IngredientCategory | undefined;
}

/** Words that tell the category, without diacritics. */
const tellingWords: readonly (readonly [RegExp, IngredientCategory])[] = [
  [/\b(sirup|syrup|cordial|grenadin)/, 'syrups'],
  [/\b(dzus|stava|stavy|juice|nektar|puree)/, 'juices'],
  [/\bbitters\b/, 'bitters'],
  [/\b(liker|liqueur|creme de|schnapps)/, 'liqueurs'],
  [/\b(amaro|fernet)/, 'amari'],
  [
    /\b(gin|vodka|rum|whisk\w*|bourbon|tequila|mezcal|brandy|cognac|konak|palenka|slivovica|borovicka|hruskovica|destilat|cachaca|pisco|absint\w*)\b/,
    'spirits',
  ],
  [/\b(vino|vina|wine|prosecco|cava|sekt|vermut|vermouth|sherry|sampanske|champagne)/, 'wines'],
  [/\bginger (ale|beer)/, 'mixers'],
  [/\b(pivo|beer|ale|lager|stout|porter|cider)\b/, 'beers'],
  [/\b(tonic|tonik|soda|sodovka|cola|kola|limonada|lemonade|voda|water|mineralka)\b/, 'mixers'],
  // Cream may be a liqueur of it.
  [/\b(mlieko|milk|jogurt|yogurt)\b/, 'dairy'],
];

function categoryOf(name: string): IngredientCategory | undefined {
  const folded = fold(name);
  return tellingWords.find(([words]) => words.test(folded))?.[1];
}

export function strengthOf({ category }: NewFromList): number {
  return (category && usualStrength[category]) ?? 0;
}

/** As it is typed on the label: the first letter in upper case. */
export function newFromPiece(text: string): NewFromList {
  const [first = ''] = text;
  return { name: first.toUpperCase() + text.slice(first.length), category: categoryOf(text) };
}

/** What is saved; nobody knows its allergens yet. */
export function fieldsOfNew(one: NewFromList, language: Language): OwnIngredientFields {
  return {
    texts: { [language]: { name: one.name.trim(), description: '', instructions: '' } },
    category: one.category ?? 'pantry',
    strength: strengthOf(one),
    sugar: null,
    allergens: null,
    color: null,
    kindOf: null,
    substitutes: [],
    parts: [],
  };
}
