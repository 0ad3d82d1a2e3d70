import {
  colorOfIngredient,
  type IndexedIngredient,
  IngredientIndex,
  traitsOfIngredient,
} from '#catalogue/ingredient-index.ts';
import type { Traits } from '#catalogue/schema.ts';
import { ownTraits } from '#catalogue/traits.ts';
import type { Allergen, AllergenFacts } from '#domain/ingredients/allergens.ts';
import type { IngredientCategory } from '#domain/ingredients/ingredients.ts';
import type { SugarLevel } from '#domain/ingredients/own-ingredients.ts';
import type { Localized } from '#domain/languages.ts';

export interface OwnIngredientRow {
  id: string;
  category: IngredientCategory;
  name: Localized;
  description: Localized;
  parent: string | null;
  substitutes: readonly string[];
  strength: number;
  color: string | null;
  sugar: SugarLevel | null;
  allergens: AllergenFacts | null;
  parts: readonly string[];
  isRetired: boolean;
}

/** The catalogue's ingredients keep their numbers, and those of an account follow. */
export function withOwnIngredients(
  catalogue: IngredientIndex,
  rows: readonly OwnIngredientRow[],
): IngredientIndex {
  if (rows.length === 0) return catalogue;
  const byId = new Map(rows.map((row) => [row.id, row]));
  const known = new Map<string, IndexedIngredient>();
  const index = (row: OwnIngredientRow): IndexedIngredient => {
    const { category, sugar, allergens, parent, strength, color, parts, isRetired, ...rest } = row;
    const done = known.get(row.id);
    if (done) return done;
    const find = (id: string) => {
      const own = byId.get(id);
      return own ? index(own) : catalogue.list[catalogue.numbers.get(id) ?? -1];
    };
    const kind = parent === null ? undefined : find(parent);
    const madeOf = parts.flatMap((part) => find(part) ?? []);
    const isInherited = kind ? hasKnownAllergens(kind) : madeOf.length > 0;
    const ingredient: IndexedIngredient = {
      ...rest,
      category,
      parent: kind ? parent : null,
      own: {
        traits: withParts(
          ownTraits(category, kind && traitsOfIngredient(kind), { sugar, allergens }),
          madeOf.map(traitsOfIngredient),
        ),
        hasAllergens: allergens !== null || (isInherited && madeOf.every(hasKnownAllergens)),
        strength,
        color: color ?? (kind ? colorOfIngredient(kind) : null),
        parts,
        isRetired,
      },
    };
    known.set(row.id, ingredient);
    return ingredient;
  };
  return new IngredientIndex([...catalogue.list, ...rows.map(index)], catalogue);
}

function hasKnownAllergens({ own }: IndexedIngredient): boolean {
  return own?.hasAllergens ?? true;
}

/**
 * A house-made ingredient has the allergens and alcohol of its parts, whatever its owner states.
 */
function withParts(traits: Traits, parts: readonly Traits[]): Traits {
  if (parts.length === 0) return traits;
  const allergens = { ...traits.allergens };
  for (const part of parts) {
    for (const [allergen, how] of Object.entries(part.allergens) as [Allergen, 'has' | 'may'][]) {
      if (allergens[allergen] !== 'has') allergens[allergen] = how;
    }
  }
  const inside = parts.flatMap(({ concepts, contains = [] }) => [...concepts, ...contains]);
  return { ...traits, allergens, contains: [...new Set([...(traits.contains ?? []), ...inside])] };
}
