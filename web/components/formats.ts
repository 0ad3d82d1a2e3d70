import { useLanguage } from '#web/i18n/language.ts';

/** Dollars and days in the reader's way. */
export function useFormats() {
  const language = useLanguage();
  const money = (amount: number, decimals: number, sign: 'auto' | 'always' = 'auto') =>
    new Intl.NumberFormat(language, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      signDisplay: sign,
    }).format(amount);
  const moment = (time: number) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(time);
  /** Of a day in UTC, whatever the reader's zone. */
  const day = (time: number | string, month: 'short' | 'long' = 'short') =>
    new Intl.DateTimeFormat(language, { day: 'numeric', month, timeZone: 'UTC' }).format(
      new Date(time),
    );
  return { money, moment, day };
}
