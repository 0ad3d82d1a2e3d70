import type { IndexedIngredient, OwnFacts } from '#catalogue/ingredient-index.ts';
import type { RecipeRow } from '#catalogue/recipe-row.ts';
import type { Traits } from '#catalogue/schema.ts';
import { traitsOf } from '#catalogue/traits.ts';
import type { Method } from '#domain/drinks/alcohol.ts';
import type { Glass, Ice } from '#domain/drinks/drink-look.ts';
import { millilitres } from '#domain/drinks/units.ts';
import type { Localized } from '#domain/languages.ts';
import type { Concept } from '#language/lexicon/concepts.ts';
import { factsOf, factsOfTraits, type PartFacts } from '#language/safety/facts.ts';
import { withLineage } from './concepts-in-text.ts';
import { partByName } from './part-by-name.ts';

export interface RecipePart {
  name: string;
  concepts: readonly Concept[];
  ml: number;
  pieces: number;
  /** An alcohol-free gin tastes like gin, but is not a gin. */
  isAlcoholFreeVersion?: boolean | undefined;
  isPouredHot?: boolean | undefined;
  /** A twist or a slice for the rim of the glass. */
  isTrim?: boolean | undefined;
  /** Facts for allergies and diets. Undefined: unknown. */
  facts?: PartFacts | undefined;
}

export interface RecipeDrink {
  id: string;
  names: readonly string[];
  descriptions: readonly string[];
  category: string;
  alcoholContent: number;
  parts: readonly RecipePart[];
  /** Garnish and rim: 'orange-slice', 'salt'. */
  trims: readonly string[];
  /** Undefined: derived by the search. */
  glass?: Glass | undefined;
  method?: Method | undefined;
  ice?: Ice | undefined;
}

export type PouredIngredient = Pick<IndexedIngredient, 'id' | 'name' | 'own'>;

export const unknownIngredient: PouredIngredient = { id: '', name: { en: '', sk: '' } };

export function partOf(
  ingredient: PouredIngredient,
  measure: { amount: number; unit: string },
): RecipePart {
  const { id, own } = ingredient;
  const { concepts, isAlcoholFreeVersion, isPouredHot } = traitsOfPoured(ingredient);
  const ml = millilitres(measure);
  if (own && concepts.length === 0) return ownPart(ingredient.name, own, ml, measure.amount);
  return {
    name: ingredient.name.en,
    // npm run check validates them.
    concepts: concepts as Concept[],
    ml,
    pieces: ml ? 0 : measure.amount,
    isAlcoholFreeVersion,
    isPouredHot,
    facts: own ? ownFacts(own) : factsOf(id),
  };
}

export function traitsOfPoured({ id, own }: PouredIngredient): Traits {
  return own?.traits ?? traitsOf(id);
}

/** An own ingredient without a parent is judged by its name. */
function ownPart(name: Localized, own: OwnFacts, ml: number, amount: number): RecipePart {
  const part = partByName(`${name.en}\n${name.sk}`, ml, ml ? 0 : amount);
  const isSpirit = withLineage(part.concepts).has('alcohol');
  return {
    ...part,
    name: name.en,
    isTrim: undefined,
    isAlcoholFreeVersion: own.strength === 0 && isSpirit,
    facts: ownFacts(own),
  };
}

function ownFacts({ traits, hasAllergens }: OwnFacts): PartFacts | undefined {
  return hasAllergens ? factsOfTraits(traits) : undefined;
}

export function recipeOf(row: RecipeRow, poured: readonly PouredIngredient[]): RecipeDrink {
  return {
    id: row.id,
    names: [row.name.en, row.name.sk],
    descriptions: [row.description.en, row.description.sk],
    category: row.category,
    alcoholContent: row.alcoholContent,
    parts: row.parts.map((part, n) => partOf(poured[n] ?? unknownIngredient, part)),
    trims: row.trims,
    glass: row.glass,
    method: row.method,
    ice: row.ice,
  };
}
