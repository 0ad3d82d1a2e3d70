import type { UnitPreference } from '#domain/drinks/unit-preference.ts';
import { fraction, mlPerOz, type Unit } from '#domain/drinks/units.ts';
import type { IngredientCategory } from '#domain/ingredients/ingredients.ts';
import type { Language } from '#domain/languages.ts';

const vulgar: Record<string, number> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
};

/** Reads '1.5', '1,5', '1 1/2', '1½' and '3/4'. Returns undefined for anything else. */
export function readNumber(text: string): number | undefined {
  const typed = text.trim();
  const [, decimal = '', glyph = ''] = /^(\d*(?:[.,]\d+)?)\s*([½⅓⅔¼¾]?)$/u.exec(typed) ?? [];
  const [, whole = '', above, below] = /^(?:(\d+)\s+)?(\d+)\s*\/\s*(\d+)$/.exec(typed) ?? [];
  const value = above
    ? Number(whole) + Number(above) / Number(below)
    : Number(decimal.replace(',', '.')) + (vulgar[glyph] ?? 0);
  return Number.isFinite(value) && value > 0 ? value : undefined;
}

/** Volumes are stored in millilitres and typed in the reader's unit. */
export function isVolume(unit: Unit): boolean {
  return unit === 'ML' || unit === 'TOP';
}

export function toTyped(
  amount: number,
  unit: Unit,
  preference: UnitPreference,
  language: Language,
) {
  if (!(amount > 0)) return '';
  const shown = isVolume(unit) && preference === 'oz' ? amount / mlPerOz : amount;
  const hasThirds = Math.abs(shown * 3 - Math.round(shown * 3)) < 1e-6 && !Number.isInteger(shown);
  const thirds = hasThirds ? fraction(shown) : undefined;
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 2, useGrouping: false });
  return thirds ?? numbers.format(shown);
}

/** Returns 0 for text that is not an amount. */
export function fromTyped(text: string, unit: Unit, preference: UnitPreference): number {
  const value = readNumber(text) ?? 0;
  const amount = isVolume(unit) && preference === 'oz' ? value * mlPerOz : value;
  return Math.round(amount * 100) / 100;
}

/** The usual amount of an ingredient. */
export const usualAmounts: Record<IngredientCategory, { amount: number; unit: Unit }> = {
  spirits: { amount: 45, unit: 'ML' },
  liqueurs: { amount: 22.5, unit: 'ML' },
  amari: { amount: 30, unit: 'ML' },
  wines: { amount: 30, unit: 'ML' },
  beers: { amount: 150, unit: 'TOP' },
  bitters: { amount: 2, unit: 'DASH' },
  juices: { amount: 22.5, unit: 'ML' },
  syrups: { amount: 15, unit: 'ML' },
  mixers: { amount: 90, unit: 'TOP' },
  dairy: { amount: 30, unit: 'ML' },
  fruits: { amount: 1, unit: 'PIECE' },
  herbs: { amount: 6, unit: 'LEAF' },
  spices: { amount: 1, unit: 'PINCH' },
  pantry: { amount: 1, unit: 'SPOON' },
};
