import type { Shelf } from '#catalogue/shelf.ts';
import type { Language } from '#domain/languages.ts';
import type { DrinkIndex, Position } from './drink-index.ts';
import { type DrinkTest, usesAny } from './menu-filter.ts';
import { MenuSearch } from './menu-search.ts';
import { merge, type RankOf, ranked, sorted } from './sorted-drinks.ts';

export interface Listing {
  sources: readonly DrinkIndex[];
  shelf: Shelf;
  wanted: DrinkTest;
  language: Language;
  after: Position | undefined;
  limit: number;
}

/** By name. Drinks with a substitute for their namesake come last. */
export function browse(
  { sources, shelf, wanted, language, after, limit }: Listing,
  categories: readonly number[] | undefined,
): Position[] {
  const found: Position[] = [];
  const ends = shelf.hasSubstitutes ? [false, true] : [false];
  const sections: readonly (number | undefined)[] = categories ?? [undefined];
  const ranks = sections.flatMap((section) =>
    ends.map((isLast) => ({ section, isLast, rank: 2 * (section ?? 0) + Number(isLast) })),
  );
  for (const { rank, section, isLast } of ranks) {
    if (after && rank < after.rank) continue;
    const belongs: DrinkTest = (drinks, drink) =>
      (section === undefined || drinks.categories[drink] === section) &&
      wanted(drinks, drink) &&
      hasNamesakeReplaced(shelf, drinks, drink) === isLast;
    const from = after?.rank === rank ? after : undefined;
    for (const named of sorted(sources, belongs, language, from)) {
      found.push({ rank, ...named });
      if (found.length === limit) return found;
    }
  }
  return found;
}

export function search(
  { sources, shelf, wanted, language, after, limit }: Listing,
  searchTerm: string,
): Position[] {
  const term = new MenuSearch(searchTerm, sources, shelf);
  const byRank = sources.map((drinks) => {
    const answers = term.ranksOf(drinks);
    const rankOf: RankOf = (drink) => {
      const rank = wanted(drinks, drink) ? answers(drink) : undefined;
      return rank === undefined
        ? rank
        : 2 * rank + Number(hasNamesakeReplaced(shelf, drinks, drink));
    };
    return ranked(drinks, rankOf, language, after);
  });
  const ranks = new Set(byRank.flatMap((lists) => [...lists.keys()]));
  const found: Position[] = [];
  for (const rank of [...ranks].sort((a, b) => a - b)) {
    const lists = byRank.map((drinks) => drinks.get(rank) ?? []);
    for (const named of merge(lists, language)) {
      found.push({ rank, ...named });
      if (found.length === limit) return found;
    }
  }
  return found;
}

/** Gin in Borovička & Tonic. */
function hasNamesakeReplaced(shelf: Shelf, drinks: DrinkIndex, drink: number): boolean {
  if (!shelf.hasSubstitutes || !usesAny(drinks, drink, (one) => shelf.isReplaced(one)))
    return false;
  return drinks.namedAfter(drink, shelf.ingredients).some((one) => shelf.isReplaced(one));
}
