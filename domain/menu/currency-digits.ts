import type { Currency } from './menu.ts';

const withoutDecimals: readonly Currency[] = ['HUF', 'JPY'];

/** The decimals of a currency. Browsers of different years disagree about some. */
export function digitsOf(currency: Currency): number {
  return withoutDecimals.includes(currency) ? 0 : 2;
}
