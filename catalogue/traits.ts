// The only reader of facts about ingredients.
import { type IngredientCategory, ingredientCategories } from '#domain/ingredients/ingredients.ts';
import { categories, ingredients, notes, trims } from './files.ts';
import type { CatalogueNotes, Traits, TrimTraits } from './schema.ts';
import type { Note, Tag } from './vocabulary.ts';

const byId = new Map(ingredients.map((ingredient) => [ingredient.id, ingredient]));

const none = {
  sugar: 'none',
  roles: [],
  garnish: null,
  brands: [],
  notes: [],
  concepts: [],
  allergens: {},
};
const byCategory = new Map(
  ingredientCategories.map((category) => [
    category,
    { ...none, ...categories[category] } as Traits,
  ]),
);

/** Unknown ingredients have the facts of their category. */
export function traitsOf(id: string, category: IngredientCategory = 'pantry'): Traits {
  return byId.get(id) ?? (byCategory.get(category) as Traits);
}

export function strengthOf(id: string): number {
  return byId.get(id)?.strength ?? 0;
}

/** `#rrggbb`. Null where it has hardly any. */
export function colorOf(id: string): string | null {
  return byId.get(id)?.color ?? null;
}

/** Its own facts, then its parent's, then its category's. */
export function ownTraits(
  category: IngredientCategory,
  kind: Traits | undefined,
  own: { sugar: Traits['sugar'] | null; allergens: Traits['allergens'] | null },
): Traits {
  const { sugar, allergens } = own;
  return {
    ...(kind ?? (byCategory.get(category) as Traits)),
    // Bottles of the parent are not bottles of this ingredient.
    brands: [],
    ...(sugar && { sugar }),
    ...(allergens && { allergens }),
  };
}

export function hasTraits(id: string): boolean {
  return byId.has(id);
}

const byConcept = new Map<string, Traits[]>();
for (const ingredient of ingredients) {
  for (const concept of ingredient.concepts) {
    byConcept.set(concept, [...(byConcept.get(concept) ?? []), ingredient]);
  }
}

export function ingredientsWith(concept: string): readonly Traits[] {
  return byConcept.get(concept) ?? [];
}

export function idsTagged(tag: Tag): string[] {
  return ingredients.filter(({ tags }) => tags.includes(tag)).map(({ id }) => id);
}

export function branded(): readonly Traits[] {
  return ingredients.filter(({ brands }) => brands.length > 0);
}

/** Facts of garnishes and rims for allergies and diets. */
export function trimTraits(trim: string): TrimTraits {
  return trims[trim] ?? {};
}

export function noteTraits(note: Note): CatalogueNotes[Note] {
  return notes[note];
}
