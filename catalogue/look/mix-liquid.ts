import type { Traits } from '#catalogue/schema.ts';
import { traitsOf } from '#catalogue/traits.ts';
import type { IngredientCategory } from '#domain/ingredients/ingredients.ts';
import { hexOf, type Rgb, rgbOf, withAlpha } from './colour.ts';

/** `ml`: the volume of an ingredient, or the count of counted ones (`PIECE`, …). */
export type Pour = {
  id: string;
  category: IngredientCategory;
  color: string | null;
  ml: number;
  unit: string;
};

const countedUnits = new Set([
  'PIECE',
  'SLICE',
  'WEDGE',
  'LEAF',
  'SPRIG',
  'CUBE',
  'PINCH',
  'SCOOP',
]);

export const traitsOfPour = ({ id, category }: Pour): Traits => traitsOf(id, category);

export function volumeOf(pour: Pour): number {
  const { ml, unit } = pour;
  if (!countedUnits.has(unit)) return Math.max(0, ml);
  const { pieceMl } = traitsOfPour(pour);
  return Math.min(40, ml >= pieceMl ? ml : ml * pieceMl);
}

export const totalOf = (pours: readonly Pour[]): number =>
  pours.reduce((sum, pour) => sum + volumeOf(pour), 0);

const shareOf = (pours: readonly Pour[], weight: (pour: Pour) => number): number => {
  const total = totalOf(pours);
  if (total === 0) return 0;
  return pours.reduce((sum, pour) => sum + volumeOf(pour) * weight(pour), 0) / total;
};

/**
 * Light is absorbed, not averaged: absorbances add up by volume, so a little grenadine wins over a
 * lot of gin. Milk and cream scatter light early, which makes a drink pale.
 */
export function mixColours(pours: readonly Pour[]): string {
  const milk = shareOf(pours, (pour) => (traitsOfPour(pour).isMilky ? 1 : 0));
  const path = 1 / (1 + milk * 1.6);
  const absorbed = (channel: 0 | 1 | 2) =>
    shareOf(pours, (pour) => {
      const light = Math.max(0.02, rgbOf(pour.color ?? '#ffffff')[channel]);
      return -Math.log(light) * traitsOfPour(pour).tint;
    });
  const seen = (channel: 0 | 1 | 2) => Math.exp(-absorbed(channel) * path);
  return hexOf(brighten([seen(0), seen(1), seen(2)]));
}

/** A drink that is lit from behind is brighter and more vivid than its mixture on paper. */
function brighten(rgb: Rgb): Rgb {
  const peak = Math.max(...rgb);
  const lift = peak ** 0.62 / peak;
  const grey = (rgb[0] + rgb[1] + rgb[2]) / 3;
  // Dark liquids such as coffee are brown rather than red.
  const murkiness = Math.max(0, 0.55 - peak) * 1.1;
  const vividness = 1.08 + Math.max(0, grey - 0.7) * 0.5 - murkiness;
  const vivid = (value: number) => (grey + (value - grey) * vividness) * lift;
  return [vivid(rgb[0]), vivid(rgb[1]), vivid(rgb[2])];
}

/** Makes the colour as transparent as these ingredients. */
export function asClearAs(pours: readonly Pour[], colour: string): string {
  const cloud = Math.min(
    2,
    shareOf(pours, (pour) => traitsOfPour(pour).cloud),
  );
  const [r, g, b] = rgbOf(colour);
  const depth = -(Math.log(r + 0.01) + Math.log(g + 0.01) + Math.log(b + 0.01)) / 3;
  return withAlpha(colour, Math.min(1, 0.48 + Math.max(0, depth) * 2.2 + cloud * 2));
}
