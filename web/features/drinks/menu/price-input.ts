import { digitsOf } from '#domain/menu/currency-digits.ts';
import { type Currency, currencies, menuLimits } from '#domain/menu/menu.ts';

/** Why typed text is not a valid price. */
export type PriceProblem =
  /** Not a number. */
  | 'wrong'
  | 'negative'
  /** Ambiguous: '9 50', '1,200'. */
  | 'unclear'
  /** More decimals than the currency has. */
  | 'decimals'
  | 'currency'
  | 'high';

const locales = ['en', 'sk', 'cs', 'pl', 'hu', 'de', 'ro', 'sv', 'da', 'nb', 'ja'];
const space = String.raw`[ \u00a0\u202f\u2009]`;
/** Groups of three digits after the first, with one separator. */
const grouped = new RegExp(String.raw`^\d{1,3}(?:(${space}|[.,'’])\d{3})(?:\1\d{3})*$`, 'u');

/**
 * Parses a price into the smallest unit of the currency: '9,50', '9.5', '1 200,50', '€9', '9,-'. Null for
 * an empty text. Ambiguous prices are refused, never guessed.
 */
export function readPrice(typed: string, currency: Currency): number | null | PriceProblem {
  const text = typed.trim();
  if (text === '') return null;
  const { number, hasOther } = withoutCurrency(text, currency);
  if (/^[-−–]/u.test(number) && /\d/.test(number)) return 'negative';
  // '9,-' and '9,–': no cents.
  const plain = number.replace(/[.,][-−–]{1,2}$/u, '');
  if (/^\d[\d .,'’\u00a0\u202f\u2009]*$/u.test(plain)) return amountOf(plain, digitsOf(currency));
  return hasOther && /\d/.test(plain) ? 'currency' : 'wrong';
}

function amountOf(plain: string, digits: number): number | PriceProblem {
  const { whole, mark, part } = split(plain, digits);
  const isPlain = /^\d+$/.test(whole);
  if (!isPlain && (!grouped.test(whole) || (mark && whole.includes(mark)))) return 'unclear';
  if (/\D/.test(part)) return 'unclear';
  if (part.length > digits) return isPlain && part.length === 3 ? 'unclear' : 'decimals';
  const figures = whole.replaceAll(/\D/g, '') + part.padEnd(digits, '0');
  const price = Number(figures);
  return price > menuLimits.price ? 'high' : price;
}

/** The last separator starts the decimals, except in currencies without decimals. */
function split(plain: string, digits: number): { whole: string; mark: string; part: string } {
  const at = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  const mark = plain.charAt(at);
  const isGrouping = grouped.test(plain) && (digits === 0 || plain.indexOf(mark) !== at);
  if (at < 0 || isGrouping) return { whole: plain, mark: '', part: '' };
  return { whole: plain.slice(0, at), mark, part: plain.slice(at + 1) };
}

/** Removes the bar's currency before or after the number. `hasOther`: the text names another one. */
function withoutCurrency(text: string, currency: Currency) {
  const own = marksOf(currency);
  const lower = text.toLowerCase();
  const before = own.find((mark) => lower.startsWith(mark));
  const after = own.find((mark) => lower.endsWith(mark));
  const number = before ? text.slice(before.length) : after ? text.slice(0, -after.length) : text;
  const rest = number.toLowerCase();
  const hasOther = currencies.some((one) => marksOf(one).some((mark) => rest.includes(mark)));
  return { number: number.trim(), hasOther };
}

const known = new Map<Currency, string[]>();

/** The code and signs of a currency, the longest first. */
function marksOf(currency: Currency): string[] {
  const found = known.get(currency);
  if (found) return found;
  const marks = locales.flatMap((locale) =>
    (['symbol', 'narrowSymbol', 'code'] as const).map((currencyDisplay) => {
      const style = { style: 'currency', currency, currencyDisplay } as const;
      const parts = new Intl.NumberFormat(locale, style).formatToParts(1);
      return (parts.find(({ type }) => type === 'currency')?.value ?? currency).toLowerCase();
    }),
  );
  // A single letter is part of too many words.
  const clear = [...new Set(marks)].filter((mark) => !/^[a-z]$/.test(mark));
  known.set(
    currency,
    clear.sort((a, b) => b.length - a.length),
  );
  return clear;
}

/** A price for a text field, without the currency. */
export function writePrice(price: number | null, currency: Currency, language: string): string {
  if (price === null) return '';
  const digits = digitsOf(currency);
  return new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
  }).format(price / 10 ** digits);
}
