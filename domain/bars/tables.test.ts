import { expect, it } from 'vitest';
import { isTableNumber, readTable } from './tables.ts';

it.each([
  ['7', '7'],
  ['  Terasa\u200b   2 ', 'Terasa 2'],
  ['🍸', '🍸'],
  ['Stôl č. 12', 'Stôl č. 12'],
  ['123456789012', '123456789012'],
  ['1234567890123', undefined],
  ['', undefined],
  [' \u0000\u200b ', undefined],
  ['///', undefined],
])('reads %j as %j', (typed, name) => {
  expect(readTable(typed)).toBe(name);
});

it('tells table numbers from table names', () => {
  expect(['7', '12a', 'B4', '100'].every(isTableNumber)).toBe(true);
  expect(['Terrace', 'Bar', 'Terasa 2', '🍸'].some(isTableNumber)).toBe(false);
});
