import { type Amount, millilitres } from './units.ts';

export const dilution = {
  shake: 1.25,
  blend: 1.25,
  stir: 1.2,
  build: 1.1,
  muddle: 1.1,
  layer: 1,
} as const;

export type Method = keyof typeof dilution;

/** Pure alcohol in one unit, in ml. */
const mlPerUnit = 10;

export function alcoholUnits(ingredients: readonly (Amount & { strength: number })[]): number {
  const ml = ingredients.reduce((sum, item) => sum + (millilitres(item) * item.strength) / 100, 0);
  return Math.round((ml / mlPerUnit) * 10) / 10;
}

/** Percent by volume of the finished drink. Rounds up to 1, so that 0 means alcohol-free. */
export function alcoholContent(
  method: Method,
  ingredients: readonly (Amount & { strength: number })[],
): number {
  const volume = ingredients.reduce((sum, item) => sum + millilitres(item), 0) * dilution[method];
  const alcohol = ingredients.reduce((sum, item) => sum + millilitres(item) * item.strength, 0);
  if (alcohol === 0) return 0;
  return Math.max(1, Math.round(alcohol / volume));
}
