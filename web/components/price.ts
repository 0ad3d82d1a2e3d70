import type { Language } from '#domain/languages.ts';
import type { DrinkOnMenu } from '#domain/menu/menu.ts';

type Price = NonNullable<DrinkOnMenu['price']>;

/** A price of the menu, stored in the smallest unit of its currency. */
export function priceText({ amount, currency }: Price, language: Language): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency });
  const { maximumFractionDigits = 0 } = format.resolvedOptions();
  return format.format(amount / 10 ** maximumFractionDigits);
}
