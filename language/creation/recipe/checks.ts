import { likenessOfParts } from '#catalogue/recipe-likeness.ts';
import { traitsOf } from '#catalogue/traits.ts';
import { alcoholContent, type Method } from '#domain/drinks/alcohol.ts';
import type { RecipeItem } from '#domain/drinks/drink-draft.ts';
import type { Glass } from '#domain/drinks/drink-look.ts';
import { millilitres } from '#domain/drinks/units.ts';
import { isFlavour } from './distance.ts';
import { isFilledWell, longFromMl, servedMl } from './glasses.ts';
import { isJigger } from './jigger.ts';
import { itemOf, type Pantry, partsOf } from './pantry.ts';

export interface Mix {
  method: Method;
  glass: Glass;
  recipe: readonly RecipeItem[];
}

export const minParts = 3;
const maxStrength = 36;
const maxPureAlcoholMl = 36;
const tooAlike = 0.75;
const lowGlasses: readonly Glass[] = ['rocks', 'coupe', 'nick', 'martini', 'julep', 'shot'];

export function faultsOf(pantry: Pantry, { method, glass, recipe }: Mix): string[] {
  const items = recipe.map(({ id }) => itemOf(pantry, id));
  const poured = recipe.map((item, n) => ({ ...item, strength: items[n]?.strength ?? 0 }));
  const ml = servedMl(method, recipe);
  const pure = poured.reduce((sum, item) => sum + (millilitres(item) * item.strength) / 100, 0);
  const faults: [boolean, string][] = [
    [items.includes(undefined), 'it needs what is not on the shelf'],
    [recipe.length < minParts, `it has fewer than ${minParts} ingredients`],
    [hasTwins(pantry, recipe), 'it has two ingredients that do the same'],
    [recipe.some((item) => !isJigger(item)), 'it has an amount that no jigger measures'],
    [method !== 'build' && recipe.some(isShakenFizz), 'something with bubbles would be shaken'],
    [!isFilledWell(glass, ml), `${Math.round(ml)} ml do not suit the glass (${glass})`],
    [ml >= longFromMl && lowGlasses.includes(glass), 'a long drink needs a tall glass'],
    [pure > maxPureAlcoholMl || alcoholContent(method, poured) > maxStrength, 'it is too strong'],
  ];
  return faults.filter(([isWrong]) => isWrong).map(([, fault]) => fault);
}

export function flavoursIn(pantry: Pantry, recipe: readonly RecipeItem[]): number {
  return recipe.filter(({ id }) => isFlavour(id, itemOf(pantry, id)?.strength ?? 0)).length;
}

const isShakenFizz = ({ id, unit }: RecipeItem) => traitsOf(id).isFizzy && unit !== 'TOP';

/** Two spirits may share a glass. Two orange liqueurs, or lime beside lemon, may not. */
function hasTwins(pantry: Pantry, recipe: readonly RecipeItem[]): boolean {
  const parts = partsOf(pantry, recipe);
  return parts.some((one, n) =>
    parts.slice(n + 1).some((other) => {
      if (one.kind === other.kind) return true;
      const isBase = [one, other].every(({ id }) => traitsOf(id).roles.includes('base'));
      return !isBase && likenessOfParts(one, other) >= tooAlike;
    }),
  );
}
