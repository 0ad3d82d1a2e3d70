// An ingredient's number is its position in its index, so that computing a menu loops over
// integers.
import type { IngredientCategory } from '#domain/ingredients/ingredients.ts';
import type { Localized } from '#domain/languages.ts';
import { allergenBits } from './allergen-bits.ts';
import type { Traits } from './schema.ts';
import { colorOf, hasTraits, strengthOf, traitsOf } from './traits.ts';

export interface IndexedIngredient {
  id: string;
  category: IngredientCategory;
  name: Localized;
  description: Localized;
  parent: string | null;
  substitutes: readonly string[];
  own?: OwnFacts;
}

export interface OwnFacts {
  traits: Traits;
  hasAllergens: boolean;
  strength: number;
  /** `#rrggbb`, its own or its parent's. */
  color: string | null;
  /** Empty where the bar buys it. */
  parts: readonly string[];
  isRetired: boolean;
}

export function traitsOfIngredient({
  id,
  category,
  own,
}: Pick<IndexedIngredient, 'id' | 'category' | 'own'>): Traits {
  return own?.traits ?? traitsOf(id, category);
}

/** `#rrggbb`. Null where unknown. */
export function colorOfIngredient({ id, own }: IndexedIngredient): string | null {
  return own ? own.color : colorOf(id);
}

/** Percent by volume. */
export function strengthOfIngredient({ id, own }: IndexedIngredient): number {
  return own?.strength ?? strengthOf(id);
}

function allergensOfIngredient({ id, own }: IndexedIngredient): number {
  const isKnown = own ? own.hasAllergens : hasTraits(id);
  return allergenBits(isKnown ? (own?.traits ?? traitsOf(id)).allergens : undefined);
}

export class IngredientIndex {
  /** The index of an account has the same numbers for these ingredients. */
  readonly catalogue: IngredientIndex;
  readonly list: readonly IndexedIngredient[];
  readonly numbers: ReadonlyMap<string, number>;
  /** See allergen-bits.ts. */
  readonly allergens: Uint32Array;
  readonly #kinds: readonly number[][];

  constructor(ingredients: readonly IndexedIngredient[], catalogue?: IngredientIndex) {
    this.catalogue = catalogue ?? this;
    this.list = ingredients;
    this.numbers = new Map(ingredients.map(({ id }, number) => [id, number]));
    this.allergens = Uint32Array.from(ingredients, allergensOfIngredient);
    this.#kinds = ingredients.map(() => []);
    for (const number of ingredients.keys()) {
      for (const above of this.lineage(number)) this.#kinds[above]?.push(number);
    }
  }

  kindsOf(number: number): readonly number[] {
    return this.#kinds[number] ?? [];
  }

  *lineage(number: number): Generator<number> {
    for (let at: number | undefined = number; at !== undefined; ) {
      yield at;
      const parent: string | null = this.list[at]?.parent ?? null;
      at = parent === null ? undefined : this.numbers.get(parent);
    }
  }
}
