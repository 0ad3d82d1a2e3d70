import { useLanguage } from '#web/i18n/language.ts';

/** Formats amounts and dates in the current language. */
export function useFormats() {
  const language = useLanguage();
  /** With the minus of typesetters, whichever the language's own data has. */
  const money = (amount: number, decimals: number, sign: 'auto' | 'always' = 'auto') =>
    new Intl.NumberFormat(language, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      signDisplay: sign,
    })
      .format(amount)
      .replace('-', '\u2212');
  const dateTime = (time: number) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(time);
  const time = (at: number) => new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(at);
  /** A day in UTC. */
  const day = (time: number | string, month: 'short' | 'long' = 'short') =>
    new Intl.DateTimeFormat(language, { day: 'numeric', month, timeZone: 'UTC' }).format(
      new Date(time),
    );
  return { money, dateTime, time, day };
}
