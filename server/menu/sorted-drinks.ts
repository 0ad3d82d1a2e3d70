import type { Language } from '#domain/languages.ts';
import { compareNames, type DrinkIndex, type Named, type Position } from './drink-index.ts';
import type { DrinkTest } from './menu-filter.ts';

/** The lowest rank is the best. Undefined if the filter excludes the drink. */
export type RankOf = (drink: number) => number | undefined;

export function sorted(
  sources: readonly DrinkIndex[],
  wanted: DrinkTest,
  language: Language,
  after?: Position,
): Generator<Named> {
  const walks = sources.map((drinks) => walk(drinks, wanted, language, after));
  return merge(walks, language);
}

export function* merge(lists: readonly Iterable<Named>[], language: Language): Generator<Named> {
  const walks = lists.map((list) => list[Symbol.iterator]());
  const heads = walks.map((each): Named | undefined => each.next().value);
  for (;;) {
    let first = -1;
    heads.forEach((head, n) => {
      const best = heads[first];
      if (head && (!best || compareNames(language, head, best) < 0)) first = n;
    });
    const head = heads[first];
    if (!head) return;
    yield head;
    heads[first] = walks[first]?.next().value;
  }
}

export function ranked(
  drinks: DrinkIndex,
  rankOf: RankOf,
  language: Language,
  after: Position | undefined,
): Map<number, Named[]> {
  const lists = new Map<number, Named[]>();
  const start = drinks.startAfter(after, language);
  drinks.orders[language].forEach((drink, at) => {
    const rank = rankOf(drink);
    if (rank === undefined) return;
    if (after && (rank < after.rank || (rank === after.rank && at < start))) return;
    const list = lists.get(rank);
    const named = drinks.position(drink, language);
    if (list) list.push(named);
    else lists.set(rank, [named]);
  });
  return lists;
}

export function* walk(
  drinks: DrinkIndex,
  wanted: DrinkTest,
  language: Language,
  after: Position | undefined,
): Generator<Named, undefined> {
  const order = drinks.orders[language];
  for (let at = drinks.startAfter(after, language); at < order.length; at++) {
    const drink = order[at] ?? 0;
    if (wanted(drinks, drink)) yield drinks.position(drink, language);
  }
  return undefined;
}
