import { traitsOf } from '#catalogue/traits.ts';
import type { RecipeItem } from '#domain/drinks/drink-draft.ts';
import type { Glass } from '#domain/drinks/drink-look.ts';
import type { Mix } from './checks.ts';
import { type Asked, anything, best, type Composition, choose, rate } from './compose.ts';
import { glassFor } from './glasses.ts';
import { toJigger } from './jigger.ts';
import { isVariation, withoutOriginal } from './original.ts';
import type { Pantry } from './pantry.ts';

const tries = 160;
const compared = 40;
const stepMl = 7.5;

/** Glasses that may replace each other when the volume changes. */
const kindred: readonly (readonly Glass[])[] = [
  ['coupe', 'nick', 'martini', 'margarita'],
  ['rocks', 'julep'],
  ['highball', 'collins', 'mule', 'wine', 'hurricane', 'tiki', 'sling'],
  ['flute', 'wine'],
];

export function vary(
  pantry: Pantry,
  original: Mix,
  random: () => number,
  asked: Asked = anything,
): Composition | undefined {
  const mixes = Array.from({ length: tries }, () => changed(pantry, original, asked, random));
  const varied = mixes.flatMap((mix) =>
    mix && isVariation(pantry, original.recipe, mix.recipe) ? mix : [],
  );
  const { recent } = withoutOriginal(pantry, original.recipe);
  const found = best(pantry, varied, asked, compared);
  return choose(rate({ ...pantry, recent }, found), random, asked);
}

function changed(
  pantry: Pantry,
  { method, glass, recipe }: Mix,
  asked: Asked,
  random: () => number,
): Mix | undefined {
  const next = [...recipe];
  const base = next.findIndex(({ id }) => traitsOf(id).roles.includes('base'));
  const places = [...next.keys()].filter((place) => place !== base);
  const count = 1 + Math.floor(random() * 2);
  let swaps = 0;
  for (let n = 0; n < count; n++) {
    const place = places[Math.floor(random() * places.length)] ?? 0;
    const item = next[place];
    if (!item) continue;
    const isSwap = swaps === 0 || random() < 0.5;
    const other = isSwap ? swapped(pantry, next, item, asked, random) : shifted(item, random);
    if (isSwap && other) swaps++;
    if (other) next[place] = other;
  }
  const dashed = swaps === 0 && seasoning(pantry, next, random);
  if (dashed) next.push(dashed);
  const glasses = [glass, ...kindred.filter((kin) => kin.includes(glass)).flat()];
  const fitting = glassFor(glasses, method, next);
  return fitting && { method, glass: fitting, recipe: next };
}

function swapped(
  pantry: Pantry,
  recipe: readonly RecipeItem[],
  { id, amount, unit }: RecipeItem,
  { wanted }: Asked,
  random: () => number,
): RecipeItem | undefined {
  if (wanted.has(id)) return undefined;
  const { roles, isSliced } = traitsOf(id);
  const others = pantry.items.filter(
    (item) =>
      !recipe.some((one) => one.id === item.id) &&
      traitsOf(item.id, item.category).isSliced === isSliced &&
      traitsOf(item.id, item.category).roles.some((role) => roles.includes(role)),
  );
  const other = others[Math.floor(random() * others.length)];
  return other && { id: other.id, amount, unit };
}

function seasoning(
  { items }: Pantry,
  recipe: readonly RecipeItem[],
  random: () => number,
): RecipeItem | undefined {
  const bitters = items.filter(
    ({ id }) => traitsOf(id).roles.includes('bitters') && !recipe.some((item) => item.id === id),
  );
  const chosen = bitters[Math.floor(random() * bitters.length)];
  return chosen && { id: chosen.id, amount: 2, unit: 'DASH' };
}

function shifted(item: RecipeItem, random: () => number): RecipeItem | undefined {
  if (item.unit !== 'ML') return undefined;
  const amount = item.amount + (random() < 0.5 ? stepMl : -stepMl);
  return amount > 0 ? toJigger({ ...item, amount }) : undefined;
}
