// Of a bigger menu a model always sees the same part, which a provider can cache, and beside it
// drinks near to the question.
import type { MenuDrink } from '#server/mixologist/engine.ts';

export const mostShown = 400;
const mostAlways = 280;

export interface ShownMenu {
  /** The same for every question. */
  menu: MenuDrink[];
  /** For this question, if the menu is too big. */
  beside: MenuDrink[];
}

/** `famous`: ids. `rankings`: ids, the nearest to the question first. */
export function shownMenu(
  drinks: readonly MenuDrink[],
  famous: ReadonlySet<string>,
  rankings: readonly (readonly string[])[],
): ShownMenu {
  if (drinks.length <= mostShown) return { menu: [...drinks], beside: [] };
  const featured = drinks.filter(({ isFeatured }) => isFeatured);
  const known = drinks.filter(({ id }) => famous.has(id));
  const always = inTurn([idsOf(featured), idsOf(known), spread(drinks)], mostAlways);
  const others = rankings.map((ranking) => ranking.filter((id) => !always.has(id)));
  const asked = inTurn(others, mostShown - always.size);
  return {
    menu: drinks.filter(({ id }) => always.has(id)),
    beside: drinks.filter(({ id }) => asked.has(id)),
  };
}

function spread(drinks: readonly MenuDrink[]): string[] {
  const families = Map.groupBy(drinks, ({ category }) => category);
  return [...inTurn([...families.values()].map(idsOf), drinks.length)];
}

function inTurn(rankings: readonly (readonly string[])[], max: number): Set<string> {
  const chosen = new Set<string>();
  const places = Math.max(0, ...rankings.map(({ length }) => length));
  for (let place = 0; place < places; place++) {
    for (const { [place]: id } of rankings) {
      if (id !== undefined && chosen.size < max) chosen.add(id);
    }
  }
  return chosen;
}

function idsOf(drinks: readonly MenuDrink[]): string[] {
  return drinks.map(({ id }) => id);
}
