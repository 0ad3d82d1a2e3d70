import { describe, expect, it } from 'vitest';
import { menuLimits } from '#domain/menu.ts';
import { readPrice, writePrice } from './price-input.ts';

describe('readPrice', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['9', 900],
    ['9,5', 950],
    ['9.50', 950],
    ['€ 9.50', 950],
    ['9,50 €', 950],
    ['1 200', 120_000],
    ['0', 0],
    ['9.', 900],
    ['9.505', 'wrong'],
    ['9,50,1', 'wrong'],
    ['-9', 'wrong'],
    ['nine', 'wrong'],
    ['.5', 'wrong'],
    ['100000', menuLimits.price],
    ['100000.01', 'too high'],
  ] as const)('reads %o as %o', (typed, price) => {
    expect(readPrice(typed, 'EUR')).toBe(price);
  });

  it('knows currencies without a smaller unit', () => {
    expect(readPrice('950', 'JPY')).toBe(950);
    expect(readPrice('9.50', 'JPY')).toBe('wrong');
  });
});

describe('writePrice', () => {
  it('writes what can be read again, in every language', () => {
    expect(writePrice(950, 'EUR', 'en')).toBe('9.50');
    expect(writePrice(120_000, 'EUR', 'sk')).toBe('1200,00');
    expect(writePrice(950, 'JPY', 'en')).toBe('950');
    expect(writePrice(null, 'EUR', 'en')).toBe('');
  });
});
