import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from './typos.ts';

/** The definition: every way to match the beginnings of both words. */
function slowDistance(a: string, b: string): number {
  const known = new Map<string, number>();
  const between = (i: number, j: number): number => {
    if (i === 0 || j === 0) return i + j;
    const key = `${i} ${j}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
    const distance = Math.min(
      between(i - 1, j) + 1,
      between(i, j - 1) + 1,
      between(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
      isSwap ? between(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
    );
    known.set(key, distance);
    return distance;
  };
  return between(a.length, b.length);
}

describe('editDistance', () => {
  it.each([
    ['negroni', 'negroni', 0],
    ['negroni', 'ngeroni', 1],
    ['negroni', 'negron', 1],
    ['negroni', 'martini', 5],
  ])('of %s and %s is %i', (a, b, distance) => expect(editDistance(a, b, 8)).toBe(distance));

  it('agrees with the definition, up to the limit', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 12 });
    fc.assert(
      fc.property(word, word, fc.nat(8), (a, b, max) => {
        expect(editDistance(a, b, max)).toBe(Math.min(slowDistance(a, b), max + 1));
      }),
      { numRuns: 2_000 },
    );
  });

  it('compares texts of any length', () => {
    const long = 'a'.repeat(1_000);
    expect(editDistance(long, `${long}b`, 2)).toBe(1);
  });
});
