import type { Language } from '#domain/languages.ts';
import { digitsOf } from '#domain/menu/currency-digits.ts';
import type { Currency, DrinkOnMenu } from '#domain/menu/menu.ts';
import { numberText } from '#web/i18n/plain-formats.ts';

type Price = NonNullable<DrinkOnMenu['price']>;

const signs: Record<Language, Partial<Record<Currency, string>>> = {
  en: { EUR: '€', USD: '$', GBP: '£', JPY: '¥', CAD: 'CA$', AUD: 'A$' },
  sk: { EUR: '€' },
};

/** A price of the menu, stored in the smallest unit of its currency. */
export function priceText({ amount, currency }: Price, language: Language): string {
  const digits = digitsOf(currency);
  const number = numberText(amount / 10 ** digits, language, digits);
  const sign = signs[language][currency];
  if (language === 'en') return sign ? sign + number : `${currency}\u00a0${number}`;
  return `${number}\u00a0${sign ?? currency}`;
}
