import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digitsOf } from '#domain/menu/currency-digits.ts';
import { currencies, menuLimits } from '#domain/menu/menu.ts';
import { readPrice, writePrice } from './price-input.ts';

describe('readPrice', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['9', 900],
    ['9,5', 950],
    ['9,50', 950],
    ['9.50', 950],
    [' 9.50 ', 950],
    ['€9', 900],
    ['€ 9.50', 950],
    ['9,50 €', 950],
    ['9,50 EUR', 950],
    ['9 eur', 900],
    ['9,-', 900],
    ['9,– €', 900],
    ['9.', 900],
    ['0', 0],
    ['1 200', 120_000],
    ['1 200,50', 120_050],
    ['1\u00a0200,50', 120_050],
    ["1'200.50", 120_050],
    ['1,200.50', 120_050],
    ['1.200,50', 120_050],
    ['100000', menuLimits.price],
    ['9 50', 'unclear'],
    ['9  50', 'unclear'],
    ['1 200 50', 'unclear'],
    ['1,200', 'unclear'],
    ['1,200,50', 'unclear'],
    ['9,50,1', 'unclear'],
    ['9.505', 'unclear'],
    ['9.5050', 'decimals'],
    ['1 200,505', 'decimals'],
    ['100000.01', 'high'],
    ['9'.repeat(400), 'high'],
    ['-9', 'negative'],
    ['−9', 'negative'],
    ['-€9', 'negative'],
    ['€-9', 'negative'],
    ['$9', 'currency'],
    ['9 Kč', 'currency'],
    ['9 USD', 'currency'],
    ['1e9', 'wrong'],
    ['9e1', 'wrong'],
    ['0x9', 'wrong'],
    ['9/5', 'wrong'],
    ['9+5', 'wrong'],
    ['9:50', 'wrong'],
    ['nine', 'wrong'],
    ['€', 'wrong'],
    ['-', 'wrong'],
    ['.5', 'wrong'],
    ['9 and a half', 'wrong'],
    ['٩٫٥٠', 'wrong'],
    ['９.50', 'wrong'],
    ['Infinity', 'wrong'],
    ['9\u200b50', 'wrong'],
  ] as const)('reads %o as %o', (typed, price) => {
    expect(readPrice(typed, 'EUR')).toBe(price);
  });

  it('knows currencies without a smaller unit', () => {
    expect(readPrice('950', 'JPY')).toBe(950);
    expect(readPrice('¥1,200', 'JPY')).toBe(1_200);
    expect(readPrice('9.50', 'JPY')).toBe('decimals');
  });

  it('reads every price as people write it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...currencies),
        fc.integer({ min: 0, max: menuLimits.price }),
        fc.constantFrom('.', ','),
        fc.constantFrom('', ' ', '\u00a0', '\u202f', "'", '’'),
        fc.constantFrom('before', 'after', 'none'),
        (currency, price, decimal, group, place) => {
          const digits = digitsOf(currency);
          const figures = String(price).padStart(digits + 1, '0');
          const whole = figures.slice(0, figures.length - digits);
          const part = digits ? decimal + figures.slice(-digits) : '';
          const number = whole.replaceAll(/(?<=\d)(?=(\d{3})+$)/g, group) + part;
          const typed = { before: `${currency} ${number}`, after: `${number} ${currency}` };
          const written = place === 'none' ? number : typed[place];
          expect(readPrice(written, currency)).toBe(price);
        },
      ),
    );
  });

  it('never guesses: what it takes has the figures of the price, and nothing but a number', () => {
    const strange = fc.string({
      unit: fc.constantFrom(...'0123456789 ..,,--eE+xX€$/%\u00a0٩'),
      maxLength: 10,
    });
    fc.assert(
      fc.property(strange, (typed) => {
        const price = readPrice(typed, 'EUR');
        if (typeof price !== 'number') return;
        const number = typed
          .replaceAll('€', '')
          .trim()
          .replace(/[.,]-+$/, '');
        expect(number).toMatch(/^(?:\d+|\d{1,3}(?:[ \u00a0.,]\d{3})+)(?:[.,]\d{0,2})?$/);
        const [, whole = '', part = ''] = /^(.*?)(?:[.,](\d{0,2}))?$/.exec(number) ?? [];
        expect(price).toBe(Math.round(Number(`${whole.replaceAll(/\D/g, '')}.${part || 0}`) * 100));
      }),
      { numRuns: 5_000 },
    );
  });
});

describe('writePrice', () => {
  it('writes what can be read again, in every language and currency', () => {
    expect(writePrice(950, 'EUR', 'en')).toBe('9.50');
    expect(writePrice(120_000, 'EUR', 'sk')).toBe('1200,00');
    expect(writePrice(950, 'JPY', 'en')).toBe('950');
    expect(writePrice(null, 'EUR', 'en')).toBe('');
    fc.assert(
      fc.property(
        fc.constantFrom(...currencies),
        fc.integer({ min: 0, max: menuLimits.price }),
        fc.constantFrom('en', 'sk'),
        (currency, price, language) => {
          expect(readPrice(writePrice(price, currency, language), currency)).toBe(price);
        },
      ),
    );
  });
});
