// An account's own ingredients beside those of the catalogue.
import type { AllergenFacts } from '#domain/allergens.ts';
import type { IngredientCategory } from '#domain/ingredients.ts';
import type { Localized } from '#domain/languages.ts';
import type { SugarLevel } from '#domain/own-ingredients.ts';
import { ownTraits } from '#server/catalogue/traits.ts';
import { type IndexedIngredient, IngredientIndex, traitsOfIngredient } from './catalogue-index.ts';

export interface OwnIngredientRow {
  id: string;
  category: IngredientCategory;
  name: Localized;
  description: Localized;
  parent: string | null;
  substitutes: readonly string[];
  strength: number;
  sugar: SugarLevel | null;
  allergens: AllergenFacts | null;
  parts: readonly string[];
  isRetired: boolean;
}

/** The catalogue's ingredients, each under its own number, and behind them those of an account. */
export function withOwnIngredients(
  catalogue: IngredientIndex,
  rows: readonly OwnIngredientRow[],
): IngredientIndex {
  if (rows.length === 0) return catalogue;
  const byId = new Map(rows.map((row) => [row.id, row]));
  const known = new Map<string, IndexedIngredient>();
  const index = (row: OwnIngredientRow): IndexedIngredient => {
    const { category, sugar, allergens, parent, strength, parts, isRetired, ...rest } = row;
    const done = known.get(row.id);
    if (done) return done;
    const own = parent === null ? undefined : byId.get(parent);
    const kind = own ? index(own) : catalogue.list[catalogue.numbers.get(parent ?? '') ?? -1];
    const ingredient: IndexedIngredient = {
      ...rest,
      category,
      parent: kind ? parent : null,
      own: {
        traits: ownTraits(category, kind && traitsOfIngredient(kind), { sugar, allergens }),
        hasAllergens:
          allergens !== null || (kind !== undefined && (kind.own?.hasAllergens ?? true)),
        strength,
        parts,
        isRetired,
      },
    };
    known.set(row.id, ingredient);
    return ingredient;
  };
  return new IngredientIndex([...catalogue.list, ...rows.map(index)], catalogue);
}
