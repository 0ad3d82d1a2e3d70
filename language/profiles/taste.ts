import { fold } from '#domain/text/text.ts';
import type { Quality } from '#language/lexicon/qualities.ts';
import type { RecipeDrink } from './recipe.ts';

type Amounts = Record<Quality, number>;

export interface Sums {
  sweet: number;
  sour: number;
  bitter: number;
  /** Millilitres in total, and of ingredients with alcohol. */
  volume: number;
  spirituous: number;
  alcohol: number;
}

export function addBalance(q: Amounts, { sweet, sour, volume, spirituous, alcohol }: Sums): void {
  const isLong = volume >= 135;
  // Counts as strong from about 28 %, and increases up to 43 %.
  q.strong = 0.85 * clamp((alcohol - 10) / 18) + 0.15 * clamp((alcohol - 28) / 15);
  q.light = clamp((20 - alcohol) / 11);
  const rest = sweet - sour * 0.55;
  const felt = 0.7 * clamp(rest / 55) + 0.3 * clamp((1.2 * rest) / Math.max(volume, 60));
  q.sweet = clamp(felt + 0.08 - q.bitter * 0.1 - q.strong * 0.12);
  q.sour = clamp((sour - sweet * 0.3) / 62) * (isLong ? 0.6 : 1);
  // A negroni is weaker, but has bottled ingredients only.
  const isBottlesOnly = spirituous >= volume * 0.85 && sour <= 15;
  q.spiritForward =
    alcohol < 18 ? 0 : isBottlesOnly ? (alcohol >= 24 ? 1 : 0.8) : alcohol >= 24 ? 0.4 : 0;
  q.spiritForward *= 1 - q.sweet * 0.25;
  q.stirred = q.spiritForward >= 0.6 && q.creamy < 0.3 ? 1 : 0;
  const plainness = q.sweet < 0.2 ? 0.5 : q.sweet < 0.35 ? 0.2 : 0;
  const bareness = q.spiritForward >= 0.7 && q.sweet < 0.4 ? 0.2 : 0;
  q.dry = clamp(q.dry * 0.6 + plainness * (1 - q.sour * 0.6) + bareness);
}

/** Unbounded figures behind qualities, for the sweetest, strongest and biggest drinks. */
export function figuresOf(q: Amounts, sums: Sums, partCount: number): Partial<Amounts> {
  const { sweet, sour, bitter, volume, alcohol } = sums;
  return {
    strong: alcohol / 40,
    light: 1 - alcohol / 40,
    sweet: clamp((sweet - sour * 0.55) / Math.max(volume, 60) + 0.1 - q.bitter * 0.3),
    sour: ((sour - sweet * 0.3) / 75) * (volume >= 135 ? 0.6 : 1),
    bitter: clamp(bitter / Math.max(volume, 60)),
    fewParts: clamp(2 / Math.max(1, partCount)),
    manyParts: partCount / 10,
    big: volume / 400,
    short: clamp(1 - volume / 400) * (q.shot ? 1 : 0.8),
  };
}

export function addShape(
  q: Amounts,
  { parts, category }: RecipeDrink,
  { volume, sour, alcohol }: Sums,
): void {
  q.long = volume >= 135 ? 1 : q.long > 0 ? 0.7 : 0;
  q.short = q.long ? 0 : 0.8;
  q.big = clamp((volume - 90) / 160);
  // An old fashioned is as small, but is sipped.
  const isSmall = alcohol > 0 && volume <= 50 && (q.stirred === 0 || parts.length < 3);
  q.shot = /shot|shooter/.test(fold(category)) || isSmall ? 0.9 : 0;
  if (/sour/.test(fold(category)) && sour > 20) q.sour = clamp(q.sour + 0.25);
  q.manyParts = clamp((parts.length - 3) / 4);
  q.fewParts = clamp((5 - parts.length) / 3);
  q.dessert = clamp(
    q.dessert * 0.75 + (q.creamy > 0.7 && q.sweet > 0.35 ? 0.3 : 0) + q.coffeeish * 0.1,
  );
  if (q.fizzy > 0.5 && q.celebration > 0.3) q.brunch = Math.max(q.brunch, 0.35 + q.fruity * 0.4);
  q.hangover = Math.max(q.hangover, q.energising * 0.5);
  q.brunch = Math.max(q.brunch, q.energising * 0.3);
}

export function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
