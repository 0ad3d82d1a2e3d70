import { useMemo } from 'react';
import { type Drink, type DrinkCategory, drinkCategories } from '#domain/drinks/drinks.ts';
import { navigate, useAddress } from '#web/navigation/location.ts';
import { afterBack, leavePage } from '#web/navigation/overlays.ts';
import { cacheDrink } from './drink-cache.ts';

/** The state of the menu in the URL, so that links can be shared and Back closes a drink. */
export interface MenuAddress {
  view: 'smart' | 'browse';
  ask: string;
  searchTerm: string;
  categories: DrinkCategory[];
  ingredientIds: string[];
  order: 'category' | 'name';
  drinkId: string | null;
}

function parse(address: string): MenuAddress {
  const query = new URL(address, 'http://menu').searchParams;
  const list = (name: string) => [...new Set((query.get(name) ?? '').split(',').filter(Boolean))];
  // A link with a filter opens the browse view.
  const isBrowsing =
    query.get('view') === 'browse' || ['q', 'category', 'with'].some((name) => query.get(name));
  return {
    view: isBrowsing ? 'browse' : 'smart',
    ask: (query.get('ask') ?? '').trim().slice(0, 300),
    searchTerm: query.get('q') ?? '',
    categories: drinkCategories.filter((category) => list('category').includes(category)),
    ingredientIds: list('with').slice(0, 20),
    order: query.get('order') === 'name' ? 'name' : 'category',
    drinkId: query.get('drink'),
  };
}

export function useMenuAddress(): MenuAddress {
  const address = useAddress();
  return useMemo(() => parse(address), [address]);
}

type Changes = Partial<Omit<MenuAddress, 'drinkId'>>;

/** Replaces the history entry, so that Back leaves the menu instead of undoing a letter. */
export function filterMenu(changes: Omit<Changes, 'view' | 'ask'>): void {
  go({ ...changes, view: 'browse' }, true);
}

/** Shows the whole menu again after an order from a search. */
export function endSearch(): void {
  afterBack(
    () => parse(location.pathname + location.search).searchTerm && go({ searchTerm: '' }, true),
  );
}

export function sortMenu(order: MenuAddress['order']): void {
  go({ order }, true);
}

/** Runs a smart search. An empty query shows the whole menu. */
export function askFor(ask: string): void {
  go({ ask }, true);
}

/** The URL of a bar's menu, for a link. */
export function viewPath(barCode: string, changes: Changes): string {
  const url = new URL('/', 'http://menu');
  url.searchParams.set('bar', barCode);
  return write(url, { ...parse('/'), ...changes });
}

export function openDrink(drink: Drink): void {
  cacheDrink(drink);
  go({ drinkId: drink._id }, false);
}

export function closeDrink(): void {
  // A drink opened by a shared link has no history entry to return to.
  if (history.state?.within) leavePage();
  else go({ drinkId: null }, true);
}

function go(changes: Partial<MenuAddress>, replace: boolean): void {
  // While a drink closes, the address still names it. A search applied now would open it again.
  afterBack(() => {
    const next = { ...parse(location.pathname + location.search), ...changes };
    navigate(write(new URL(location.href), next), { replace, keepScroll: true });
  });
}

function write(url: URL, address: MenuAddress): string {
  const set = (name: string, value: string) =>
    value ? url.searchParams.set(name, value) : url.searchParams.delete(name);
  set('view', address.view === 'browse' ? 'browse' : '');
  set('ask', address.ask);
  set('q', address.searchTerm);
  set('category', address.categories.join());
  set('with', address.ingredientIds.join());
  set('order', address.order === 'name' ? 'name' : '');
  set('drink', address.drinkId ?? '');
  return url.pathname + url.search;
}
