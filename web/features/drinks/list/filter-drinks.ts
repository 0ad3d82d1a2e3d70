import type { Drink } from '#domain/drinks/drinks.ts';
import { type Strength, strengthOf } from '#domain/drinks/strength.ts';
import { isOnMenu, type MenuEntry, type MenuMode } from '#domain/menu/menu.ts';
import { fold, wordsOf } from '#domain/text/text.ts';
import type { Entries } from '#web/features/drinks/menu/use-menu.ts';
import { isOfKind, type Kind } from './sort-drinks.ts';

export const menuStates = ['any', 'shown', 'hidden', 'featured', 'soldOut', 'priced'] as const;
export type MenuState = (typeof menuStates)[number];

export const strengths = [
  'non-alcoholic',
  'light',
  'medium',
  'strong',
] as const satisfies Strength[];

export interface DrinkFilter {
  term: string;
  kind: Kind;
  state: MenuState;
  strength: Strength | 'any';
}

export const everyDrink: DrinkFilter = { term: '', kind: 'all', state: 'any', strength: 'any' };

const stateTests: Record<MenuState, (entry: MenuEntry | undefined, mode: MenuMode) => boolean> = {
  any: () => true,
  shown: isOnMenu,
  hidden: (entry, mode) => !isOnMenu(entry, mode),
  featured: (entry) => entry?.featured != null,
  soldOut: (entry) => entry?.soldOut != null,
  priced: (entry) => entry?.price != null,
};

export function isInState(state: MenuState, entry: MenuEntry | undefined, mode: MenuMode): boolean {
  return stateTests[state](entry, mode);
}

/** `words`: further search terms of each drink, beside the texts of this language. */
export function filterDrinks(
  drinks: readonly Drink[],
  { term, kind, state, strength }: DrinkFilter,
  {
    entries,
    mode,
    words,
  }: { entries: Entries; mode: MenuMode; words: ReadonlyMap<string, string> },
): Drink[] {
  const wanted = wordsOf(term);
  return drinks.filter((drink) => {
    if (!isOfKind(drink, kind)) return false;
    if (!isInState(state, entries.get(drink._id), mode)) return false;
    if (strength !== 'any' && strengthOf(drink.alcoholContent, 'dashboard') !== strength) {
      return false;
    }
    if (wanted.length === 0) return true;
    const names = [drink.name, ...drink.ingredients.map(({ name }) => name)].join(' ');
    const text = `${fold(names)} ${words.get(drink._id) ?? ''}`;
    return wanted.every((word) => text.includes(word));
  });
}
