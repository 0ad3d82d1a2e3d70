import type { Drink, DrinkCategory } from '#domain/drinks/drinks.ts';
import type { Language } from '#domain/languages.ts';

export const sortColumns = ['name', 'type', 'strength', 'ingredients'] as const;
export type SortColumn = (typeof sortColumns)[number];

export interface Sorting {
  column: SortColumn;
  direction: 'ascending' | 'descending';
}

/** The sorting after a click on a column: ascending first, then descending. */
export function nextSorting(current: Sorting, column: SortColumn): Sorting {
  const isAscending = current.column === column && current.direction === 'ascending';
  return { column, direction: isAscending ? 'descending' : 'ascending' };
}

/** Comparing names is slow, so lists are sorted by name once, and then by the rest. */
export function byName(drinks: readonly Drink[], language: Language): Drink[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return drinks.toSorted((a, b) => compare(a.name, b.name));
}

/** Sorts drinks that are sorted by name. */
export function sortDrinks(
  named: readonly Drink[],
  { column, direction }: Sorting,
  { language, typeOf }: { language: Language; typeOf: (drink: Drink) => string },
): Drink[] {
  const isAscending = direction === 'ascending';
  if (column === 'name') return isAscending ? [...named] : named.toReversed();
  const places = column === 'type' ? placesOf(named.map(typeOf), language) : undefined;
  const values: Record<typeof column, (drink: Drink) => number> = {
    type: (drink) => places?.get(typeOf(drink)) ?? 0,
    strength: ({ alcoholContent }) => alcoholContent,
    ingredients: ({ ingredients }) => ingredients.length,
  };
  const value = values[column];
  const sign = isAscending ? 1 : -1;
  return named.toSorted((a, b) => sign * (value(a) - value(b)));
}

/** The place of each name in the alphabet. */
function placesOf(names: readonly string[], language: Language): Map<string, number> {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const sorted = [...new Set(names)].sort(compare);
  return new Map(sorted.map((name, place) => [name, place]));
}

export const kinds = ['all', 'ai', 'house', 'classic'] as const;
export type Kind = (typeof kinds)[number];

export function kindOf({ isAiGenerated, isHouse }: Pick<Drink, 'isAiGenerated' | 'isHouse'>) {
  return isAiGenerated ? 'ai' : isHouse ? 'house' : 'classic';
}

export function isOfKind(drink: Pick<Drink, 'isAiGenerated' | 'isHouse'>, kind: Kind): boolean {
  return kind === 'all' || kind === kindOf(drink);
}

/** Returns the name of a drink's type: AI, house, or its category. */
export function typeNames(
  badges: { ai: string; house: string },
  categories: Record<DrinkCategory, string>,
) {
  return (drink: Drink) => {
    const kind = kindOf(drink);
    return kind === 'classic' ? (categories[drink.category] ?? drink.category) : badges[kind];
  };
}
