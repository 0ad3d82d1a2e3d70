// Questions to a language model about a menu, without a bar.
import type { MenuDrink, SearchQuestion } from '#server/mixologist/engine.ts';

export function menuDrink(
  drink: Pick<MenuDrink, 'id' | 'number' | 'name' | 'ingredients'> & Partial<MenuDrink>,
): MenuDrink {
  const plain = { category: 'sours', alcoholContent: 10, glass: 'coupe' };
  return { ...plain, isCrushed: false, isBlended: false, isFeatured: false, ...drink };
}

export const fewDrinks = [
  { id: 'negroni', name: 'Negroni', ingredients: ['Gin', 'Campari', 'Sweet vermouth'] },
  { id: 'daiquiri', name: 'Daiquiri', ingredients: ['White rum', 'Lime juice', 'Simple syrup'] },
  { id: 'virgin-mojito', name: 'Virgin Mojito', ingredients: ['Mint', 'Lime juice', 'Soda water'] },
].map((drink, n) => menuDrink({ ...drink, number: n + 1 }));

/** A menu of similar drinks: d1, d2, … */
export function manyDrinks(count: number): MenuDrink[] {
  const ingredients = ['Gin', 'Lime juice'];
  return Array.from({ length: count }, (_, n) =>
    menuDrink({ id: `d${n + 1}`, number: n + 1, name: `Drink ${n + 1}`, ingredients }),
  );
}

/** Nothing is forbidden. The house understood "bitter". */
export function searchQuestion(
  query: string,
  {
    house,
    menu = fewDrinks,
    ...more
  }: Partial<Omit<SearchQuestion, 'house'>> & {
    house?: Partial<SearchQuestion['house']>;
  } = {},
): SearchQuestion {
  const ids = menu.map(({ id }) => id);
  return {
    language: 'en',
    query,
    menu,
    beside: [],
    mayPick: ids,
    drawn: [],
    popular: [],
    notServed: ['Zombie', 'Mai Tai'],
    house: {
      interpretation: 'Something bitter',
      picks: [{ drinkId: 'negroni', reason: 'House reason' }],
      ranked: ids,
      named: [],
      reasons: { negroni: 'House reason' },
      note: '',
      isCrisis: false,
      ...house,
    },
    ...more,
  };
}

/** Numbers of drinks, with reasons. */
export function answerOf(...picks: [drink: number, reason: string][]): string {
  return JSON.stringify({
    interpretation: 'You want something bitter.',
    picks: picks.map(([drink, reason]) => ({ drink, reason })),
  });
}
