// Variations of a drink: the same idea with one or two parts or proportions changed.
import type { RecipeItem } from '#domain/drink-draft.ts';
import type { Glass } from '#domain/drink-look.ts';
import { traitsOf } from '#server/catalogue/traits.ts';
import { type Mix, toJigger } from './checks.ts';
import { type Asked, anything, best, type Composition, choose, rate } from './compose.ts';
import { glassFor } from './glasses.ts';
import { type Pantry, partsOf } from './pantry.ts';

const tries = 160;
const compared = 40;
/** By this much a measure is raised or lowered. */
const stepMl = 7.5;

/** The glasses that may take the place of another when the volume changes. */
const kindred: readonly (readonly Glass[])[] = [
  ['coupe', 'nick', 'martini', 'margarita'],
  ['rocks', 'julep'],
  ['highball', 'collins', 'mule', 'wine', 'hurricane', 'tiki', 'sling'],
  ['flute', 'wine'],
];

/** Another drink on the same base, or nothing where the shelf has nothing to change it with. */
export function vary(
  pantry: Pantry,
  original: Mix,
  random: () => number,
  asked: Asked = anything,
): Composition | undefined {
  const mixes = Array.from({ length: tries }, () => changed(pantry, original, asked, random));
  // The original is among those created lately, and a variation of it is like it.
  const key = JSON.stringify(partsOf(pantry, original.recipe).map(({ kind }) => kind));
  const recent = pantry.recent.filter(
    ({ parts }) => JSON.stringify(parts.map(({ kind }) => kind)) !== key,
  );
  const found = best(
    pantry,
    mixes.flatMap((mix) => mix ?? []),
    asked,
    compared,
  );
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
  if (JSON.stringify(next) === JSON.stringify(recipe)) return undefined;
  const glasses = [glass, ...kindred.filter((kin) => kin.includes(glass)).flat()];
  const fitting = glassFor(glasses, method, next);
  return fitting && { method, glass: fitting, recipe: next };
}

/** Something else that plays the same role. */
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

function shifted(item: RecipeItem, random: () => number): RecipeItem | undefined {
  if (item.unit !== 'ML') return undefined;
  const amount = item.amount + (random() < 0.5 ? stepMl : -stepMl);
  return amount > 0 ? toJigger({ ...item, amount }) : undefined;
}
