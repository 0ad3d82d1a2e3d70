import { type Amount, millilitres } from '#domain/drinks/units.ts';
import type { Purchase } from '#domain/ingredients/packs.ts';
import { type IndexedIngredient, traitsOfIngredient } from './ingredient-index.ts';

/** A shelf holds a few pieces of counted ingredients, and one pack of others. */
const piecesOnShelf = 6;

const leavesPerSprig = 4;
const gramsPerPinch = 0.4;
const gramsPerCube = 4;

type Bought = Pick<IndexedIngredient, 'id' | 'category' | 'own'>;

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

export function purchaseOf(
  ingredient: Bought,
  packs: number,
  isOnShelf: boolean,
): Purchase | undefined {
  const { pack } = traitsOfIngredient(ingredient);
  if (!pack) return undefined;
  const { kind, ml, grams } = pack;
  const onShelf = isOnShelf ? (kind === 'piece' ? piecesOnShelf : 1) : 0;
  // A bottle still holds a thousandth more.
  const count = Math.ceil(packs - onShelf - 1e-3);
  if (count <= 0) return undefined;
  if (kind === 'pack') return { count, pack: kind, grams };
  return { count, pack: kind, ml: kind === 'piece' || kind === 'bunch' ? undefined : ml };
}
