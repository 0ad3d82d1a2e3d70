import { expect, it } from 'vitest';
import { changesOf } from './vocabulary-changes.ts';

it('reports new and missing items, as after a forgotten comma', () => {
  const before = 'sour: kyslý, trpký\nsweet: medový\n';
  expect(changesOf('sk/x.txt', before, 'sour: kyslý trpký\nsweet: medový\n')).toEqual([
    '- sk/x.txt sour: kyslý',
    '- sk/x.txt sour: trpký',
    '+ sk/x.txt sour: kyslý trpký',
  ]);
  expect(changesOf('sk/x.txt', before, 'sour: trpký\n    kyslý\nsweet: medový\n')).toEqual([]);
});
