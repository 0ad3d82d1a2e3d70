import fc from 'fast-check';
import { expect, it } from 'vitest';
import { languages } from '#domain/languages.ts';
import { digitsOf } from '#domain/menu/currency-digits.ts';
import { currencies, menuLimits } from '#domain/menu/menu.ts';
import { priceText } from './price.ts';

it.each(languages)('writes every price in %s like Intl', (language) => {
  fc.assert(
    fc.property(
      fc.constantFrom(...currencies),
      fc.integer({ min: 0, max: menuLimits.price }),
      (currency, amount) => {
        const format = new Intl.NumberFormat(language, { style: 'currency', currency });
        const expected = format.format(amount / 10 ** digitsOf(currency));
        expect(priceText({ currency, amount }, language)).toBe(expected);
      },
    ),
  );
});

it('knows the decimals of every currency', () => {
  for (const currency of currencies) {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency });
    expect(digitsOf(currency), currency).toBe(format.resolvedOptions().maximumFractionDigits);
  }
});
