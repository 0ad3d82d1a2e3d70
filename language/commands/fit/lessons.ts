// Training data of the reader: graded wishes, each with the direction of the drinks that fit.
import { type GradedWish, readGradedWishes, readMenu, type WishFolder } from '#corpus/graded.ts';
import { menuOf } from '#language/commands/graded/menus.ts';
import { concepts } from '#language/lexicon/concepts.ts';
import { qualities } from '#language/lexicon/qualities.ts';
import type { Profile } from '#language/profiles/profile.ts';
import type { MenuIndex } from '#language/ranking/menu-index.ts';
import { type Clues, cluesOf } from '#language/reading/leaning/clues.ts';
import { amountOn, type Dimension } from '#language/reading/leaning/dimensions.ts';
import { type Reading, readSteps } from '#language/reading/read-wish.ts';
import { addTo } from './matrices.ts';

const minDrinks = 6;
/** Keeps dimensions with little variance from gaining weight. */
const leastSpread = 0.12;

export type Scale = readonly { dimension: Dimension; usual: number; spread: number }[];

export interface GradedMenu {
  name: string;
  menu: MenuIndex;
  wishes: { wish: GradedWish; reading: Reading }[];
}

export interface Lesson {
  clues: Clues;
  target: Float64Array;
}

export function readGradedMenu({ name, menu: file, sets }: WishFolder): GradedMenu {
  const menu = menuOf(readMenu(file));
  const wishes = sets.flatMap(readGradedWishes).map((wish) => {
    return { wish, reading: readSteps(wish.q, wish.lang, menu.names) };
  });
  return { name, menu, wishes };
}

export function scaleOf(drinks: readonly Profile[]): Scale {
  const dimensions = [...qualities, ...concepts.map((concept) => `+${concept}` as const)];
  return dimensions.flatMap((dimension: Dimension) => {
    const amounts = drinks.map((drink) => amountOn(drink, dimension));
    if (amounts.filter((amount) => amount > 0).length < minDrinks) return [];
    const usual = mean(amounts);
    const spread = Math.sqrt(mean(amounts.map((amount) => (amount - usual) ** 2)));
    return [{ dimension, usual, spread: Math.max(spread, leastSpread) }];
  });
}

export function standardised(drink: Profile, scale: Scale): Float64Array {
  return Float64Array.from(
    scale,
    ({ dimension, usual, spread }) => (amountOn(drink, dimension) - usual) / spread,
  );
}

/** The target of a wish points from the middle of its menu to the drinks that fit. */
export function lessonsOf({ menu, wishes }: GradedMenu, scale: Scale): Lesson[] {
  const drinks = new Map(menu.profiles.map((drink) => [drink.id, standardised(drink, scale)]));
  const middle = new Float64Array(scale.length);
  for (const drink of drinks.values()) addTo(middle, drink, 1 / drinks.size);
  return wishes.map(({ wish, reading: { heard, intent } }) => {
    const target = middle.map((value) => -value);
    const gains = Object.entries(wish.rel).map(([id, grade]) => [id, 2 ** grade - 1] as const);
    const total = gains.reduce((sum, [, gain]) => sum + gain, 0);
    for (const [id, gain] of gains) {
      const drink = drinks.get(id);
      if (drink) addTo(target, drink, gain / total);
    }
    return { clues: cluesOf(heard, intent), target };
  });
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
