// Finds a new drink on a shelf: fills families of drinks with what is there, and weighs harmony,
// novelty and what was offered lately.
import { alcoholContent, type Method } from '#domain/alcohol.ts';
import type { RecipeItem } from '#domain/drink-draft.ts';
import { millilitres, type Unit } from '#domain/units.ts';
import { traitsOf } from '#server/catalogue/traits.ts';
import type { Role } from '#server/catalogue/vocabulary.ts';
import { type Family, type FamilyId, families } from './families.ts';
import { harmony } from './harmony.ts';
import type { Pantry, PantryItem } from './pantry.ts';

export interface Composition {
  family: FamilyId;
  method: Method;
  recipe: RecipeItem[];
}

interface Candidate extends Composition {
  score: number;
}

const triesPerFamily = 24;
/** How many are compared with known drinks, which is slow. */
const comparedPerFamily = 8;
const keptPerFamily = 3;
const temperature = 0.6;

/** A drink unlike all that the bar knows, or nothing where the shelf cannot make one. */
export function compose(pantry: Pantry, random: () => number): Composition | undefined {
  // A recent offer is repeated only where there is nothing else.
  const unseen = [...pantry.recipes, ...pantry.recent];
  return find(pantry, unseen, random) ?? find(pantry, pantry.recipes, random);
}

function find(
  pantry: Pantry,
  avoided: readonly (readonly string[])[],
  random: () => number,
): Composition | undefined {
  const known = new Set(avoided.map(keyOf));
  const items = new Map(pantry.items.map((item) => [item.id, item]));
  const kindOf = ({ id }: RecipeItem) => items.get(id)?.kind ?? id;
  const isGood = (method: Method, recipe: readonly RecipeItem[]) =>
    !known.has(keyOf(recipe.map(kindOf))) && isServable(method, recipe, items);
  const cast = castFrom(pantry.items);
  const made = families.flatMap((family) => {
    const { id, method } = family;
    const tries = Array.from({ length: triesPerFamily }, () => fill(family, cast, random));
    const recipes = tries.flatMap((recipe) => (recipe && isGood(method, recipe) ? [recipe] : []));
    return bestOf(pantry, recipes, { family: id, method });
  });
  return drawOne(made.length ? made : freestyle(pantry, isGood, random), random);
}

const maxStrength = 42;
const maxMl = 350;

/** Not too strong, and not too much for a glass. */
function isServable(
  method: Method,
  recipe: readonly RecipeItem[],
  items: ReadonlyMap<string, PantryItem>,
): boolean {
  const ml = recipe.reduce((sum, item) => sum + millilitres(item), 0);
  const poured = recipe.map((item) => ({ ...item, strength: items.get(item.id)?.strength ?? 0 }));
  return ml <= maxMl && alcoholContent(method, poured) <= maxStrength;
}

/** The ingredients that can play each role. */
type Cast = ReadonlyMap<Role, readonly PantryItem[]>;

function castFrom(items: readonly PantryItem[]): Cast {
  const cast = new Map<Role, PantryItem[]>();
  for (const item of items) {
    for (const role of traitsOf(item.id, item.category).roles) {
      cast.set(role, [...(cast.get(role) ?? []), item]);
    }
  }
  return cast;
}

/** The recipe of a family with what is on the shelf, or nothing where a role cannot be played. */
function fill({ slots }: Family, cast: Cast, random: () => number): RecipeItem[] | undefined {
  const recipe: RecipeItem[] = [];
  for (const { role, amount, unit, isOptional } of slots) {
    if (isOptional && random() < 0.5) continue;
    const fit = (cast.get(role) ?? []).filter((item) => !recipe.some(({ id }) => id === item.id));
    const chosen = fit[Math.floor(random() * fit.length)];
    if (chosen) recipe.push({ id: chosen.id, amount, unit: unitFor(chosen, unit) });
    else if (!isOptional) return undefined;
  }
  return recipe;
}

/** A cucumber is cut, a raspberry is not. */
const unitFor = ({ id, category }: PantryItem, unit: Unit): Unit =>
  unit === 'PIECE' && traitsOf(id, category).isSliced ? 'SLICE' : unit;

function bestOf(
  pantry: Pantry,
  recipes: readonly RecipeItem[][],
  more: Omit<Composition, 'recipe'>,
): Candidate[] {
  const distinct = new Map(recipes.map((recipe) => [keyOf(recipe.map(({ id }) => id)), recipe]));
  const best = (candidates: Candidate[], max: number) =>
    candidates.sort((a, b) => b.score - a.score).slice(0, max);
  const harmonious = Array.from(distinct.values(), (recipe) => ({
    ...more,
    recipe,
    score: harmony(recipe.map(({ id }) => id)),
  }));
  return best(
    best(harmonious, comparedPerFamily).map((candidate) => ({
      ...candidate,
      score: candidate.score - sameness(pantry, candidate.recipe),
    })),
    keptPerFamily,
  );
}

/** How similar a drink is to those that the bar knows and, with more weight, to recent offers. */
function sameness(pantry: Pantry, recipe: readonly RecipeItem[]): number {
  const kinds = kindsOf(pantry, recipe);
  const likeness = Math.max(0, ...pantry.recipes.map((other) => overlap(kinds, other)));
  const repetition = Math.max(
    0,
    ...pantry.recent.map((other, age) => overlap(kinds, other) / (1 + age / 8)),
  );
  return likeness + 2.5 * repetition;
}

/** A random candidate, the better the likelier: the best would be the same drink each time. */
function drawOne(candidates: readonly Candidate[], random: () => number): Candidate | undefined {
  const best = Math.max(...candidates.map(({ score }) => score));
  const weights = candidates.map(({ score }) => Math.exp((score - best) / temperature));
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
  return candidates.find((_, n) => {
    left -= weights[n] ?? 0;
    return left <= 0;
  });
}

const freestyleTries = 150;

/** For a shelf that fits no family: two to four ingredients that go together, one a drink by itself. */
function freestyle(
  pantry: Pantry,
  isGood: (method: Method, recipe: readonly RecipeItem[]) => boolean,
  random: () => number,
): Candidate[] {
  const usable = pantry.items.flatMap(({ id, category }) => {
    const { measure } = traitsOf(id, category);
    return measure ? { id, ...measure } : [];
  });
  const recipes = Array.from({ length: freestyleTries }, () => {
    const left = [...usable];
    const count = Math.min(usable.length, 2 + Math.floor(random() * 3));
    return Array.from({ length: count }, () =>
      left.splice(Math.floor(random() * left.length), 1),
    ).flat();
  })
    .filter((recipe) => recipe.length >= 2 && recipe.some(({ isDrink }) => isDrink))
    .map((recipe) => recipe.map(({ isDrink: _, ...item }) => item))
    .filter((recipe) => isGood('build', recipe));
  return bestOf(pantry, recipes, { family: 'freestyle', method: 'build' });
}

export function kindsOf(pantry: Pantry, recipe: readonly { id: string }[]): string[] {
  return recipe.map(({ id }) => pantry.items.find((item) => item.id === id)?.kind ?? id);
}

/** Drinks with equal keys are the same drink. */
export function keyOf(kinds: readonly string[]): string {
  return [...new Set(kinds)].sort().join(' ');
}

/** 1 for the same ingredients, 0 for none in common. */
function overlap(a: readonly string[], b: readonly string[]): number {
  const common = a.filter((id) => b.includes(id)).length;
  return common / (a.length + b.length - common || 1);
}
