import { useMemo } from 'react';
import { type DrinkCategory, drinkCategories } from '#domain/drink-categories.ts';
import { navigate, useAddress } from '#web/navigation/location.ts';

/** What the guest looks at, as the address bar has it: a link can be shared, Back closes a drink. */
export interface MenuAddress {
  searchTerm: string;
  categories: DrinkCategory[];
  ingredientIds: string[];
  /** The drink that is open. */
  drinkId: string | null;
}

function parse(address: string): MenuAddress {
  const query = new URL(address, 'http://menu').searchParams;
  const list = (name: string) => (query.get(name) ?? '').split(',').filter(Boolean);
  return {
    searchTerm: query.get('q') ?? '',
    categories: drinkCategories.filter((category) => list('category').includes(category)),
    ingredientIds: list('with').slice(0, 20),
    drinkId: query.get('drink'),
  };
}

export function useMenuAddress(): MenuAddress {
  const address = useAddress();
  return useMemo(() => parse(address), [address]);
}

/** Another filter takes the place of the one before: Back leaves the menu, not a letter. */
export function filterMenu(changes: Partial<Omit<MenuAddress, 'drinkId'>>): void {
  go(changes, true);
}

export function openDrink(drinkId: string): void {
  go({ drinkId }, false);
}

export function closeDrink(): void {
  // Back where the drink was opened from here; a shared link has nothing to go back to.
  if (history.state?.within) history.back();
  else go({ drinkId: null }, true);
}

function go(changes: Partial<MenuAddress>, replace: boolean): void {
  const next = { ...parse(location.pathname + location.search), ...changes };
  const url = new URL(location.href);
  const set = (name: string, value: string) =>
    value ? url.searchParams.set(name, value) : url.searchParams.delete(name);
  set('q', next.searchTerm);
  set('category', next.categories.join());
  set('with', next.ingredientIds.join());
  set('drink', next.drinkId ?? '');
  navigate(url.pathname + url.search, { replace, keepScroll: true });
}
