import { type Amount, millilitres } from './units.ts';

/** Factor by which melted ice increases a drink's volume. */
export const dilution = {
  shake: 1.25,
  blend: 1.25,
  stir: 1.2,
  build: 1.1,
  muddle: 1.1,
  layer: 1,
} as const;

export type Method = keyof typeof dilution;

/** How much pure alcohol is in a unit of it, ml. */
const mlPerUnit = 10;

/** The units of alcohol of a drink, to one decimal. */
export function alcoholUnits(ingredients: readonly (Amount & { strength: number })[]): number {
  const ml = ingredients.reduce((sum, item) => sum + (millilitres(item) * item.strength) / 100, 0);
  return Math.round((ml / mlPerUnit) * 10) / 10;
}

/**
 * Percent by volume of the finished drink, rounded. Any alcohol at all counts as at least 1, so that
 * an alcohol-free drink has none.
 */
export function alcoholContent(
  method: Method,
  ingredients: readonly (Amount & { strength: number })[],
): number {
  const volume = ingredients.reduce((sum, item) => sum + millilitres(item), 0) * dilution[method];
  const alcohol = ingredients.reduce((sum, item) => sum + millilitres(item) * item.strength, 0);
  if (alcohol === 0) return 0;
  return Math.max(1, Math.round(alcohol / volume));
}
