// The facts about ingredients, for all who need one: the only reader of them.
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

/** An ingredient that the catalogue does not have has the facts of its category. */
export function traitsOf(id: string, category: IngredientCategory = 'pantry'): Traits {
  return byId.get(id) ?? (byCategory.get(category) as Traits);
}

/** Percent by volume. */
export function strengthOf(id: string): number {
  return byId.get(id)?.strength ?? 0;
}

/** `#rrggbb`; null where it has none to speak of. */
export function colorOf(id: string): string | null {
  return byId.get(id)?.color ?? null;
}

/** The facts of an ingredient that is not of the catalogue: its own ones before those of its kind. */
export function ownTraits(
  category: IngredientCategory,
  kind: Traits | undefined,
  own: { sugar: Traits['sugar'] | null; allergens: Traits['allergens'] | null },
): Traits {
  const { sugar, allergens } = own;
  return {
    ...(kind ?? (byCategory.get(category) as Traits)),
    // Bottles of the kind are none of this one.
    brands: [],
    ...(sugar && { sugar }),
    ...(allergens && { allergens }),
  };
}

/** Whether the catalogue has facts about this very ingredient. */
export function hasTraits(id: string): boolean {
  return byId.has(id);
}

const byConcept = new Map<string, Traits[]>();
for (const ingredient of ingredients) {
  for (const concept of ingredient.concepts) {
    byConcept.set(concept, [...(byConcept.get(concept) ?? []), ingredient]);
  }
}

/** The facts of all ingredients that belong to a concept. */
export function ingredientsWith(concept: string): readonly Traits[] {
  return byConcept.get(concept) ?? [];
}

export function idsTagged(tag: Tag): string[] {
  return ingredients.filter(({ tags }) => tags.includes(tag)).map(({ id }) => id);
}

/** The ingredients that guests know by the names of bottles. */
export function branded(): readonly Traits[] {
  return ingredients.filter(({ brands }) => brands.length > 0);
}

/** What matters to allergies and diets of a garnish or a rim. */
export function trimTraits(trim: string): TrimTraits {
  return trims[trim] ?? {};
}

/** What a note goes with, and what it fights. */
export function noteTraits(note: Note): CatalogueNotes[Note] {
  return notes[note];
}
