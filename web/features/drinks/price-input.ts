import { type Currency, menuLimits } from '#domain/menu.ts';

/** Digits after the decimal point that the currency has. */
function digitsOf(currency: Currency): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

/**
 * The price that somebody typed, in the smallest unit of the currency: '9,50', '9.5', '1 200', '€9'.
 * Null for nothing typed.
 */
export function readPrice(typed: string, currency: Currency): number | null | 'wrong' | 'too high' {
  const plain = typed.replaceAll(/[\p{White_Space}\p{Sc}\p{L}]/gu, '');
  if (typed.trim() === '') return null;
  const digits = digitsOf(currency);
  const match = /^(\d{1,9})(?:[.,](\d*))?$/.exec(plain);
  if (!match) return 'wrong';
  const [, whole = '', part = ''] = match;
  if (part.length > digits) return 'wrong';
  const price = Number(whole + part.padEnd(digits, '0'));
  return price > menuLimits.price ? 'too high' : price;
}

/** A price as it is typed, without the currency. */
export function writePrice(price: number | null, currency: Currency, language: string): string {
  if (price === null) return '';
  const digits = digitsOf(currency);
  return new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
  }).format(price / 10 ** digits);
}
