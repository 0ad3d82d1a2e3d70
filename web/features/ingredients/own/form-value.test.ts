import { expect, it } from 'vitest';
import { readStrength } from './form-value.ts';

it.each([
  ['40', 40],
  ['37,5 %', 37.5],
  ['0', 0],
  ['96', 96],
  ['', undefined],
  [' ', undefined],
  ['1e1', undefined],
  ['0x10', undefined],
  ['-5', undefined],
  ['97', undefined],
])('reads the strength "%s" as %s', (typed, strength) => {
  expect(readStrength(typed)).toBe(strength);
});
