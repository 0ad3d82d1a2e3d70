import { packsOf, purchaseOf } from '#catalogue/packs.ts';
import type { Shelf } from '#catalogue/shelf.ts';
import type { Amount } from '#domain/drinks/units.ts';
import { ingredientCategories } from '#domain/ingredients/ingredients.ts';
import type { Purchase } from '#domain/ingredients/packs.ts';
import { type Level, levels } from '#domain/levels.ts';
import type { Candidate } from './candidates.ts';
import { garnishes } from './garnishes.ts';

export interface ServedDrink extends Pick<Candidate, 'recipe' | 'poured'> {
  servings: number;
  isAsked: boolean;
}

export interface Item {
  ingredient: number;
  purchase: Purchase;
  priority: Level;
  isGarnish: boolean;
}

interface Need {
  packs: number;
  isForTop: boolean;
  isGarnish: boolean;
}

/** A pack is enough of a part that the bar needs for its own products. */
const oneOf: Amount = { amount: 1, unit: 'ML' };

export interface Shopping {
  items: Item[];
  fromShelf: number[];
}

/**
 * Priorities: high for missing ingredients of the better half, medium for others, low for
 * garnishes.
 */
export function shoppingList(drinks: readonly ServedDrink[], shelf: Shelf): Shopping {
  const needs = new Map<number, Need>();
  const need = (number: number, amount: Amount, servings: number, use: Omit<Need, 'packs'>) => {
    const { list, numbers } = shelf.ingredients;
    const ingredient = list[number];
    const parts = ingredient?.own?.parts ?? [];
    // House-made ingredients are not bought, but their missing parts are.
    for (const id of parts) {
      const part = numbers.get(id);
      if (part !== undefined && !shelf.usable[part]) need(part, oneOf, servings, use);
    }
    const packs = ingredient && parts.length === 0 ? packsOf(ingredient, amount) * servings : 0;
    if (packs) add(needs, number, { packs, ...use });
  };
  drinks.forEach(({ recipe, poured, servings, isAsked }, n) => {
    const isForTop = isAsked || n < drinks.length / 2;
    recipe.parts.forEach((part, at) => {
      need(poured[at] ?? -1, part, servings, { isForTop, isGarnish: false });
    });
    for (const trim of recipe.trims) {
      const garnish = garnishes.get(trim);
      const number = shelf.ingredients.numbers.get(garnish?.id ?? '') ?? -1;
      // Cut from a part of the drink.
      const isPart = recipe.parts.some(({ ingredientId }) => ingredientId === garnish?.id);
      if (garnish && !isPart) need(number, garnish, servings, { isForTop: false, isGarnish: true });
    }
  });
  mergeKinds(needs, shelf);
  const items = [...needs].flatMap(([number, { packs, isForTop, isGarnish }]): Item[] => {
    const ingredient = shelf.ingredients.list[number];
    const isOnShelf = shelf.stocked[number] === 1;
    const purchase = ingredient && purchaseOf(ingredient, packs, isOnShelf);
    if (!purchase) return [];
    const priority = isOnShelf || isGarnish ? 'low' : isForTop ? 'high' : 'medium';
    return [{ ingredient: number, purchase, priority, isGarnish }];
  });
  const placeOf = ({ ingredient, priority }: Item) => {
    const { category = 'pantry', name } = shelf.ingredients.list[ingredient] ?? {};
    return {
      category: ingredientCategories.indexOf(category),
      level: levels.indexOf(priority),
      name,
    };
  };
  items.sort((one, other) => {
    const [a, b] = [placeOf(one), placeOf(other)];
    const byName = (a.name?.en ?? '').localeCompare(b.name?.en ?? '');
    return a.category - b.category || a.level - b.level || byName;
  });
  return { items, fromShelf: [...needs.keys()].filter((number) => shelf.stocked[number] === 1) };
}

/** Gin for one drink and London dry gin for the next: the kind serves both. */
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

function add(needs: Map<number, Need>, ingredient: number, more: Need): void {
  const { packs, isForTop, isGarnish } = needs.get(ingredient) ?? { ...more, packs: 0 };
  needs.set(ingredient, {
    packs: packs + more.packs,
    isForTop: isForTop || more.isForTop,
    isGarnish: isGarnish && more.isGarnish,
  });
}
