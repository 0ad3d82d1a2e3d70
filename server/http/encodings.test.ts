import { expect, it } from 'vitest';
import { pickEncoding } from './encodings.ts';

const pick = (given: string | undefined) => pickEncoding({ headers: { 'accept-encoding': given } });

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=0.5, BR ; q=1.0', 'br'],
  ['br;q=0.01', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip, br; q=0.000', 'gzip'],
  ['gzip', 'gzip'],
  ['gzip;q=0', undefined],
  ['vibrato', undefined],
  ['', undefined],
  [undefined, undefined],
])('picks for %j: %s', (given, expected) => {
  expect(pick(given)).toBe(expected);
});

it('picks only an available encoding', () => {
  const request = { headers: { 'accept-encoding': 'gzip, br' } };
  expect(pickEncoding(request, (encoding) => encoding === 'gzip')).toBe('gzip');
});
