import { dilution, type Method } from '#domain/drinks/alcohol.ts';
import type { Glass } from '#domain/drinks/drink-look.ts';
import { type Amount, millilitres } from '#domain/drinks/units.ts';

/** Volumes beside the ice, in millilitres. Below `min` the glass looks empty. */
const capacities: Record<Glass, { min: number; max: number }> = {
  shot: { min: 20, max: 50 },
  coupe: { min: 70, max: 120 },
  nick: { min: 70, max: 120 },
  martini: { min: 70, max: 130 },
  margarita: { min: 90, max: 160 },
  flute: { min: 100, max: 150 },
  snifter: { min: 60, max: 150 },
  rocks: { min: 60, max: 165 },
  julep: { min: 115, max: 180 },
  irish: { min: 130, max: 220 },
  teacup: { min: 120, max: 220 },
  mule: { min: 140, max: 240 },
  highball: { min: 140, max: 250 },
  collins: { min: 150, max: 270 },
  sling: { min: 150, max: 270 },
  wine: { min: 130, max: 260 },
  hurricane: { min: 180, max: 330 },
  tiki: { min: 140, max: 300 },
  pint: { min: 200, max: 420 },
};

/** Long drinks start at this volume. Low glasses cannot hold them. */
export const longFromMl = 165;

export function servedMl(method: Method, recipe: readonly Amount[]): number {
  return recipe.reduce((sum, item) => sum + millilitres(item), 0) * dilution[method];
}

export function isFilledWell(glass: Glass, ml: number): boolean {
  const { min, max } = capacities[glass];
  return ml >= min && ml <= max;
}

export function glassFor(
  glasses: readonly Glass[],
  method: Method,
  recipe: readonly Amount[],
): Glass | undefined {
  const ml = servedMl(method, recipe);
  return glasses.find((glass) => isFilledWell(glass, ml));
}
