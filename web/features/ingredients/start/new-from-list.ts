import type { IngredientCategory } from '#domain/ingredients/ingredients.ts';
import type { OwnIngredientFields } from '#domain/ingredients/own-ingredients.ts';
import type { Language } from '#domain/languages.ts';
import { fold } from '#domain/text/text.ts';

/** The usual strength of a bottle in percent; other categories have none. */
const usualStrength: Partial<Record<IngredientCategory, number>> = {
  spirits: 40,
  liqueurs: 20,
  amari: 25,
  wines: 12,
  beers: 5,
  bitters: 40,
};

/** A line of a list that becomes an own ingredient. */
export interface NewFromList {
  name: string;
  /** Undefined where the name gives no hint; the form asks for it. */
  category: IngredientCategory | undefined;
}

/** Words that determine the category, without diacritics. */
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
  // Cream may mean a cream liqueur.
  [/\b(mlieko|milk|jogurt|yogurt)\b/, 'dairy'],
];

function categoryOf(name: string): IngredientCategory | undefined {
  const folded = fold(name);
  return tellingWords.find(([words]) => words.test(folded))?.[1];
}

export function strengthOf({ category }: NewFromList): number {
  return (category && usualStrength[category]) ?? 0;
}

/** Capitalises the first letter. */
export function newFromPiece(text: string): NewFromList {
  const [first = ''] = text;
  return { name: first.toUpperCase() + text.slice(first.length), category: categoryOf(text) };
}

/** Allergens of a new ingredient are unknown. */
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
