import { describe, expect, it } from 'vitest';
import { api } from './api.ts';
import type { AnyFunction } from './rpc/function.ts';
import { nobody } from './rpc/viewer.ts';

const publicQueries = Object.entries<AnyFunction>(api).filter(
  ([, fn]) => fn.kind === 'query' && fn.isPublic,
);

describe('a public query, whose result is cached for everybody who has not signed in', () => {
  it.each(publicQueries)('%s is the same for every guest, and has no rate limit', (_name, fn) => {
    expect(fn.admit).toBeUndefined();
    expect(fn.access.scope({ ...nobody, guestKey: 'a-browser-of-somebody' })).toBe(
      fn.access.scope(nobody),
    );
  });

  it('covers what a guest reads of a menu', () => {
    expect(publicQueries.map(([name]) => name)).toEqual([
      'drinks.getFilteredDrinksForBar',
      'drinks.getNearestName',
      'drinks.getAvailableDrinksForBar',
      'drinks.getDrinkCategories',
      'drinks.getDrinkAllergens',
      'menu.getHighlights',
      'drinks.getDrinkForBar',
      'drinks.getAlternatives',
    ]);
  });
});
