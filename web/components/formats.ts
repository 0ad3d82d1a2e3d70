import { useLanguage } from '#web/i18n/language.ts';

export function useFormats() {
  const language = useLanguage();
  /** Uses the typographic minus, whatever the locale data use. */
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
