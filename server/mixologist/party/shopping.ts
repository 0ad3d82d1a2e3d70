import { ingredientCategories } from '#domain/ingredients.ts';
import { type Level, levels } from '#domain/levels.ts';
import type { Purchase } from '#domain/packs.ts';
import type { Shelf } from '#server/menu/shelf.ts';
import type { Candidate } from './candidates.ts';
import { packsOf, purchaseOf } from './packs.ts';

export interface ServedDrink extends Pick<Candidate, 'recipe' | 'poured'> {
  servings: number;
}

export interface Item {
  /** Its index. */
  ingredient: number;
  purchase: Purchase;
  priority: Level;
}

interface Need {
  packs: number;
  isForTop: boolean;
}

/**
 * What to buy for the servings of these drinks, which come best first. Priorities: high for what is
 * missing for the better half of them, medium for what else is missing, low for what may run out.
 */
export function shoppingList(drinks: readonly ServedDrink[], shelf: Shelf): Item[] {
  const needs = new Map<number, Need>();
  drinks.forEach(({ recipe, poured, servings }, n) => {
    recipe.parts.forEach((part, at) => {
      const number = poured[at] ?? -1;
      const ingredient = shelf.ingredients.list[number];
      if (!ingredient || servings === 0) return;
      const packs = packsOf(ingredient, part) * servings;
      if (packs) add(needs, number, { packs, isForTop: n < drinks.length / 2 });
    });
  });
  mergeKinds(needs, shelf);
  const items = [...needs].flatMap(([number, { packs, isForTop }]): Item[] => {
    const ingredient = shelf.ingredients.list[number];
    const isOnShelf = shelf.stocked[number] === 1;
    const purchase = ingredient && purchaseOf(ingredient, packs, isOnShelf);
    if (!purchase) return [];
    const priority = isOnShelf ? 'low' : isForTop ? 'high' : 'medium';
    return [{ ingredient: number, purchase, priority }];
  });
  const placeOf = ({ ingredient, priority }: Item) => {
    const { category = 'pantry', name } = shelf.ingredients.list[ingredient] ?? {};
    return {
      category: ingredientCategories.indexOf(category),
      level: levels.indexOf(priority),
      name,
    };
  };
  return items.sort((one, other) => {
    const [a, b] = [placeOf(one), placeOf(other)];
    const byName = (a.name?.en ?? '').localeCompare(b.name?.en ?? '');
    return a.category - b.category || a.level - b.level || byName;
  });
}

/** Nobody buys gin for one drink and London dry gin for the next: the kind serves for both. */
function mergeKinds(needs: Map<number, Need>, { stocked, ingredients }: Shelf): void {
  const isMissing = (number: number) => stocked[number] !== 1;
  for (const number of [...needs.keys()].filter(isMissing)) {
    for (const above of ingredients.lineage(number)) {
      const need = needs.get(above);
      if (above === number || !need || !isMissing(above) || !needs.has(number)) continue;
      add(needs, number, need);
      needs.delete(above);
    }
  }
}

function add(needs: Map<number, Need>, ingredient: number, { packs, isForTop }: Need): void {
  const known = needs.get(ingredient);
  needs.set(ingredient, {
    packs: packs + (known?.packs ?? 0),
    isForTop: isForTop || (known?.isForTop ?? false),
  });
}
