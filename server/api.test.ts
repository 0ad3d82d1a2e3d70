import { describe, expect, it } from 'vitest';
import { api } from './api.ts';
import type { AnyFunction } from './rpc/function.ts';
import { nobody } from './rpc/viewer.ts';

const publicQueries = Object.entries<AnyFunction>(api).filter(
  ([, fn]) => fn.kind === 'query' && fn.isPublic,
);

describe('a public answer, which is kept and given to anybody who has not signed in', () => {
  it.each(publicQueries)('%s is the same for every guest, and limited for none', (_name, fn) => {
    expect(fn.admit).toBeUndefined();
    expect(fn.access.scope({ ...nobody, guestKey: 'a-browser-of-somebody' })).toBe(
      fn.access.scope(nobody),
    );
  });

  it('is what a guest reads of a menu', () => {
    expect(publicQueries.map(([name]) => name)).toEqual([
      'drinks.getFilteredDrinksForBar',
      'drinks.getAvailableDrinksForBar',
      'drinks.getDrinkCategories',
      'drinks.getDrinkForBar',
    ]);
  });
});
