// How many packs of an ingredient recipes need, and how many are to be bought.

import { type Amount, millilitres } from '#domain/drinks/units.ts';
import type { Purchase } from '#domain/ingredients/packs.ts';
import { type IndexedIngredient, traitsOfIngredient } from './ingredient-index.ts';

/** A shelf holds a handful of what is sold in pieces, and one pack of all else. */
const piecesOnShelf = 6;

const leavesPerSprig = 4;
const gramsPerPinch = 0.4;
const gramsPerCube = 4;

type Bought = Pick<IndexedIngredient, 'id' | 'category' | 'own'>;

/** How many packs an amount of a recipe is, most often a small part of one. */
export function packsOf(ingredient: Bought, { amount, unit }: Amount): number {
  const { pack } = traitsOfIngredient(ingredient);
  if (!pack) return 0;
  const { ml = 1_000, grams = 250, count = 1, slices = 8 } = pack;
  const poured = millilitres({ amount, unit });
  if (poured) return poured / ml;
  switch (unit) {
    case 'GRAM':
      return amount / grams;
    case 'CUBE':
      return (amount * gramsPerCube) / grams;
    case 'PINCH':
      return (amount * gramsPerPinch) / grams;
    case 'SLICE':
    case 'WEDGE':
      return amount / slices / count;
    case 'SPRIG':
      return (amount * leavesPerSprig) / count;
    default:
      return amount / count;
  }
}

/** What to buy where a number of packs is needed, less what the shelf has. */
export function purchaseOf(
  ingredient: Bought,
  packs: number,
  isOnShelf: boolean,
): Purchase | undefined {
  const { pack } = traitsOfIngredient(ingredient);
  if (!pack) return undefined;
  const { kind, ml, grams } = pack;
  const onShelf = isOnShelf ? (kind === 'piece' ? piecesOnShelf : 1) : 0;
  // What is a thousandth too much for a bottle still fits into it.
  const count = Math.ceil(packs - onShelf - 1e-3);
  if (count <= 0) return undefined;
  if (kind === 'pack') return { count, pack: kind, grams };
  return { count, pack: kind, ml: kind === 'piece' || kind === 'bunch' ? undefined : ml };
}
