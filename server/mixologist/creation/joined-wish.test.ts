import { describe, expect, it } from 'vitest';
import { maxWishLength } from '#domain/mixologist.ts';
import { joinWishes } from './joined-wish.ts';

const refuses = (text: string) => /no |without/.test(text);

describe('joinWishes', () => {
  it.each([
    [undefined, undefined, ''],
    ['long', undefined, 'long'],
    [undefined, 'no nuts', 'no nuts'],
    ['no nuts', 'something long', 'no nuts. something long'],
    ['no nuts. something long', 'Something long', 'no nuts. Something long'],
  ])('joins %j and %j', (original, own, joined) => {
    expect(joinWishes(original, own, refuses)).toBe(joined);
  });

  it('never grows beyond the field, and keeps what is refused', () => {
    let wish: string | undefined = 'no nuts';
    for (let n = 0; n < 20; n++) {
      wish = joinWishes(wish, `something long with the mezcal number ${n}`, refuses);
      expect(wish?.length).toBeLessThanOrEqual(maxWishLength);
      expect(wish).toMatch(/^no nuts\..* number \d+$/);
      expect(wish?.endsWith(` ${n}`)).toBe(true);
    }
  });

  it('is none where refusals alone are too long', () => {
    const long = `no ${'x'.repeat(maxWishLength - 10)}`;
    expect(joinWishes(long, `without ${'y'.repeat(50)}`, refuses)).toBeUndefined();
  });
});
