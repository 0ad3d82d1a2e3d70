import { describe, expect, it } from 'vitest';
import { maxJoinedWishLength, maxWishLength } from '#domain/mixologist/mixologist.ts';
import { joinWishes } from './joined-wish.ts';

describe('joinWishes', () => {
  it.each([
    [undefined, undefined, ''],
    ['long', undefined, 'long'],
    [undefined, 'no nuts', 'no nuts'],
    ['no nuts', 'something long', 'no nuts. something long'],
    ['no nuts. something long', 'Something long', 'no nuts. Something long'],
  ])('joins %j and %j', (original, own, joined) => {
    expect(joinWishes(original, own)).toBe(joined);
  });

  it('keeps every word of two of the longest wishes', () => {
    const original = 'x'.repeat(maxWishLength);
    const own = 'y'.repeat(maxWishLength);
    expect(joinWishes(original, own)).toBe(`${original}. ${own}`);
  });

  it('returns nothing if both are too long, because an allergy could be left out', () => {
    expect(joinWishes('No nuts.', 'x'.repeat(maxJoinedWishLength))).toBeUndefined();
  });
});
