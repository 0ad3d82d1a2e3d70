import { describe, expect, it } from 'vitest';
import { fromTyped, readNumber, toTyped } from './amounts.ts';

describe('readNumber', () => {
  it.each([
    ['45', 45],
    ['1.5', 1.5],
    ['1,5', 1.5],
    [' .5 ', 0.5],
    ['1/2', 0.5],
    ['1 1/2', 1.5],
    ['11/2', 5.5],
    ['1½', 1.5],
    ['¾', 0.75],
    ['2 ¼', 2.25],
  ])('reads %s', (text, value) => expect(readNumber(text)).toBe(value));

  it.each(['', ' ', '0', '-1', 'a dash', '1/0', '1e3', '1.2.3', '½½'])('refuses %j', (text) =>
    expect(readNumber(text)).toBeUndefined(),
  );
});

describe('typed amounts', () => {
  it('are stored in millilitres', () => {
    expect(fromTyped('1 1/2', 'ML', 'oz')).toBe(45);
    expect(fromTyped('45', 'ML', 'ml')).toBe(45);
    expect(fromTyped('2', 'DASH', 'oz')).toBe(2);
    expect(fromTyped('some', 'ML', 'oz')).toBe(0);
  });

  it('are shown in the unit and language of the reader', () => {
    expect(toTyped(45, 'ML', 'oz', 'en')).toBe('1.5');
    expect(toTyped(45, 'ML', 'oz', 'sk')).toBe('1,5');
    expect(toTyped(1500, 'TOP', 'ml', 'en')).toBe('1500');
    expect(toTyped(0, 'ML', 'ml', 'en')).toBe('');
  });
});
