// Ingredients that a guest leaves out of every drink: a setting of the evening, for all bars and
// tabs of this browser.
import { useMemo } from 'react';
import { type LeftOut, readWithout } from '#domain/menu/without.ts';
import { tonightMs } from '#domain/orders/orders.ts';
import { navigate } from '#web/navigation/location.ts';
import { boot } from '#web/ui/boot.ts';
import { rememberInCookie } from '#web/ui/cookie.ts';
import { useStoredValue } from '#web/ui/local-storage.ts';
import { createEveningValue } from './evening-value.ts';

const stored = createEveningValue('leftOut', {
  onSet: (list) => rememberInCookie('leftOut', list.join('.'), tonightMs / 1000),
  onServer: () => boot()?.leftOut ?? '',
});

export const leftOut = stored.get;
export const setLeftOut = stored.set;

export function useLeftOut(): LeftOut[] {
  const words = useStoredValue(stored.words);
  return useMemo(() => readWithout(words), [words]);
}

export function toggleLeftOut(one: LeftOut): void {
  const now = leftOut();
  setLeftOut(now.includes(one) ? now.filter((other) => other !== one) : [...now, one]);
}

/** As a part of an order. Empty if nothing is left out. */
export function withOrder(): { without?: LeftOut[] } {
  const without = leftOut();
  return without.length > 0 ? { without } : {};
}

/** A link with a setting adds to the stored one. The setting is then removed from the address. */
export function adoptLeftOut(): void {
  const url = new URL(location.href);
  const named = url.searchParams.get('without');
  if (named === null) return;
  const added = readWithout(named);
  if (added.length > 0) setLeftOut(readWithout([...leftOut(), ...added].join()));
  url.searchParams.delete('without');
  navigate(url.pathname + url.search, { replace: true, keepScroll: true });
}
