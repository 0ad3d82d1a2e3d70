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

interface Naming {
  language: Language;
  typeOf: (drink: Drink) => string;
}

export function sortDrinks(
  drinks: readonly Drink[],
  { column, direction }: Sorting,
  { language, typeOf }: Naming,
): Drink[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const sign = direction === 'ascending' ? 1 : -1;
  const by: Record<SortColumn, (a: Drink, b: Drink) => number> = {
    name: () => 0,
    type: (a, b) => compare(typeOf(a), typeOf(b)),
    strength: (a, b) => a.alcoholContent - b.alcoholContent,
    ingredients: (a, b) => a.ingredients.length - b.ingredients.length,
  };
  const order = by[column];
  const nameSign = column === 'name' ? sign : 1;
  return drinks.toSorted((a, b) => sign * order(a, b) || nameSign * compare(a.name, b.name));
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
