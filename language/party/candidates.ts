import type { RecipeRow } from '#catalogue/recipe-row.ts';
import type { Shelf } from '#catalogue/shelf.ts';
import { millilitres } from '#domain/drinks/units.ts';
import type { PlainPour } from '#domain/parties/party-analysis.ts';
import { type Concept, conceptsWhere } from '#language/lexicon/concepts.ts';
import { lineageOf } from '#language/lexicon/hierarchy.ts';
import type { DrinkNames } from '#language/names/drink-names.ts';
import {
  type PouredIngredient,
  recipeOf,
  traitsOfPoured,
  unknownIngredient,
} from '#language/profiles/recipe.ts';
import { entryOf, MenuIndex, type SearchEntry } from '#language/ranking/menu-index.ts';
import type { Intent } from '#language/reading/intent.ts';

/** A drink as this bar would make it, even if it lacks ingredients. */
export interface Candidate {
  recipe: RecipeRow;
  entry: SearchEntry;
  poured: readonly number[];
  missing: readonly number[];
  /** Each spirit's share of all spirits in the drink, including parent concepts. */
  spirits: ReadonlyMap<Concept, number>;
  isSugary: boolean;
  plain?: PlainPour | undefined;
}

export interface PartyMenu {
  shelf: Shelf;
  drinks: readonly Candidate[];
  names: DrinkNames;
}

export function candidateOf(
  recipe: RecipeRow,
  shelf: Shelf,
  written: ReadonlyMap<string, SearchEntry>,
): Candidate {
  const { numbers, list } = shelf.ingredients;
  const asked = recipe.parts.map(({ ingredientId }) => numbers.get(ingredientId) ?? -1);
  const poured = asked.map((number) => shelf.pouredFor(number));
  const isAsWritten = poured.every((number, n) => number === asked[n]);
  const known = isAsWritten ? written.get(recipe.id) : undefined;
  const ingredients = poured.map((number) => list[number] ?? unknownIngredient);
  return {
    recipe,
    poured,
    missing: asked.filter((number) => !shelf.usable[number]),
    entry: known ?? entryOf(recipeOf(recipe, ingredients)),
    spirits: spiritsOf(recipe, ingredients),
    isSugary: recipe.parts.some((part, n) =>
      isSugary(ingredients[n] ?? unknownIngredient, millilitres(part)),
    ),
  };
}

const spirits = conceptsWhere('isSpirit');

function spiritsOf(
  { parts }: RecipeRow,
  poured: readonly PouredIngredient[],
): Map<Concept, number> {
  const shares = new Map<Concept, number>();
  let all = 0;
  parts.forEach((part, n) => {
    const { concepts, isAlcoholFreeVersion } = traitsOfPoured(poured[n] ?? unknownIngredient);
    const found = new Set(concepts.flatMap((one) => [...lineageOf(one as Concept)]));
    const ml = millilitres(part);
    if (!found.has('alcohol') || isAlcoholFreeVersion) return;
    const own = [...found].filter((concept) => spirits.has(concept));
    if (own.length) all += ml;
    for (const concept of own) shares.set(concept, (shares.get(concept) ?? 0) + ml);
  });
  for (const [concept, ml] of shares) shares.set(concept, all ? ml / all : 0);
  return shares;
}

/** A splash of something sweet is a trace. A measure is not. */
function isSugary(ingredient: PouredIngredient, ml: number): boolean {
  const { sugar } = traitsOfPoured(ingredient);
  return sugar === 'high' ? ml >= 3 : sugar === 'medium' && ml >= 10;
}

const maxPurchases = 2;
/** A bare shelf allows more purchases, until there are this many candidates. */
const minCandidates = 30;
const minAlcoholFree = 6;

export function candidatesFor(
  { drinks, names }: PartyMenu,
  guests: readonly Intent[],
): { candidates: Candidate[]; index: MenuIndex } {
  const byEffort = [...drinks].sort((a, b) => a.missing.length - b.missing.length);
  const candidates = new Set(easiest(byEffort, minCandidates));
  const named = new Set(guests.flatMap(({ named: asked }) => asked.map(({ id }) => id)));
  for (const drink of drinks) if (named.has(drink.recipe.id)) candidates.add(drink);
  if (guests.some(({ isAlcoholFree }) => isAlcoholFree)) {
    const free = byEffort.filter(({ recipe }) => recipe.alcoholContent === 0);
    for (const drink of easiest(free, minAlcoholFree)) candidates.add(drink);
  }
  const list = [...candidates];
  return {
    candidates: list,
    index: new MenuIndex(
      list.map(({ entry }) => entry),
      names,
    ),
  };
}

function easiest(byEffort: readonly Candidate[], min: number): Candidate[] {
  const effort = Math.max(maxPurchases, byEffort[min - 1]?.missing.length ?? Infinity);
  return byEffort.filter(({ missing }) => missing.length <= effort);
}
