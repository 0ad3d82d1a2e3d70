import { expect, it } from 'vitest';
import { accepts } from './encodings.ts';

it.each([
  ['gzip, deflate, br, zstd', true],
  ['gzip;q=0.5, BR ; q=1.0', true],
  ['br;q=0.01', true],
  ['br;q=0, gzip', false],
  ['gzip, br; q=0.000', false],
  ['vibrato', false],
  ['', false],
  [undefined, false],
])('%j: %s', (given, expected) => {
  expect(accepts({ headers: { 'accept-encoding': given } }, 'br')).toBe(expected);
});
