// In what ingredients are sold, and how much of a recipe is in one.
import type { IngredientCategory } from '#domain/ingredients.ts';
import { type Amount, millilitres } from '#domain/units.ts';

export type Pack = 'bottle' | 'can' | 'carton' | 'pack' | 'piece' | 'bunch';

/** So many of something that can be bought. */
export interface Purchase {
  count: number;
  pack: Pack;
  /** What is in one, where that is how it is sold. */
  ml?: number | undefined;
  grams?: number | undefined;
}

/** How much one holds of what is poured, weighed and counted. */
interface Packing {
  pack: Pack;
  ml?: number;
  grams?: number;
  count?: number;
  /** Slices and wedges that one piece gives. */
  slices?: number;
}

const byCategory: Record<IngredientCategory, Packing> = {
  spirits: { pack: 'bottle', ml: 700 },
  liqueurs: { pack: 'bottle', ml: 700 },
  amari: { pack: 'bottle', ml: 700 },
  wines: { pack: 'bottle', ml: 750 },
  beers: { pack: 'can', ml: 500 },
  bitters: { pack: 'bottle', ml: 100 },
  juices: { pack: 'carton', ml: 1_000 },
  syrups: { pack: 'bottle', ml: 700 },
  mixers: { pack: 'bottle', ml: 1_000 },
  dairy: { pack: 'carton', ml: 1_000, grams: 250 },
  fruits: { pack: 'piece', count: 1, slices: 8, grams: 150, ml: 40 },
  // Leaves.
  herbs: { pack: 'bunch', count: 60 },
  spices: { pack: 'pack', count: 20, grams: 25 },
  pantry: { pack: 'pack', ml: 250, grams: 250, count: 20 },
};

const berries: Packing = { pack: 'pack', grams: 250, count: 30 };
const brewed: Packing = { pack: 'pack', ml: 1_500 };
const smallBottle: Packing = { pack: 'bottle', ml: 150 };
const purée: Packing = { pack: 'bottle', ml: 1_000 };

const byIngredient: Record<string, Packing> = {
  'alcohol-free-aperitif': byCategory.spirits,
  'alcohol-free-gin': byCategory.spirits,
  'alcohol-free-rum': byCategory.spirits,
  coffee: brewed,
  'cold-brew-coffee': brewed,
  espresso: brewed,
  'black-tea': { pack: 'pack', ml: 5_000 },
  'green-tea': { pack: 'pack', ml: 5_000 },
  'hibiscus-tea': { pack: 'pack', ml: 5_000 },
  'hot-chocolate': brewed,
  cream: { pack: 'carton', ml: 250 },
  'whipped-cream': { pack: 'carton', ml: 250 },
  'coconut-cream': { pack: 'can', ml: 400 },
  'coconut-milk': { pack: 'can', ml: 400 },
  yoghurt: { pack: 'carton', ml: 500 },
  butter: { pack: 'pack', grams: 250 },
  'ice-cream': { pack: 'pack', ml: 1_000 },
  egg: { pack: 'piece', count: 1 },
  'egg-white': { pack: 'piece', ml: 30 },
  'egg-yolk': { pack: 'piece', ml: 18 },
  strawberry: { ...berries, count: 15 },
  raspberry: { ...berries, count: 60 },
  blackberry: berries,
  cherry: berries,
  'green-grape': { ...berries, count: 50 },
  'cocktail-cherry': { pack: 'pack', count: 40 },
  'cocktail-onion': { pack: 'pack', count: 40 },
  watermelon: { pack: 'piece', grams: 3_000 },
  cucumber: { pack: 'piece', count: 1, slices: 30 },
  ginger: { pack: 'piece', count: 1, slices: 30 },
  chilli: { pack: 'piece', count: 1, slices: 15 },
  pineapple: { pack: 'piece', count: 1, slices: 12 },
  clove: { pack: 'pack', count: 200 },
  sugar: { pack: 'pack', grams: 1_000, ml: 1_100 },
  salt: { pack: 'pack', grams: 500 },
  tabasco: smallBottle,
  'worcestershire-sauce': smallBottle,
  'orange-flower-water': smallBottle,
  'rose-water': smallBottle,
  'vanilla-extract': smallBottle,
  'mango-puree': purée,
  'peach-puree': purée,
};

/** What comes from the tap. */
const neverBought = new Set(['water']);
/** What is counted in pieces is on the shelf by the handful, all else as one of its kind. */
const piecesOnShelf = 6;

const leavesPerSprig = 4;
const gramsPerPinch = 0.4;
const gramsPerCube = 4;

interface Named {
  id: string;
  category: IngredientCategory;
}

function packingOf({ id, category }: Named): Packing {
  return byIngredient[id] ?? byCategory[category];
}

/** How many packs an amount of a recipe is, most often a small part of one. */
export function packsOf(ingredient: Named, { amount, unit }: Amount): number {
  if (neverBought.has(ingredient.id)) return 0;
  const { ml, grams, count = 1, slices = 8 } = packingOf(ingredient);
  const poured = millilitres({ amount, unit });
  if (poured) return poured / (ml ?? byCategory[ingredient.category].ml ?? 1_000);
  const weighed = grams ?? 250;
  switch (unit) {
    case 'GRAM':
      return amount / weighed;
    case 'CUBE':
      return (amount * gramsPerCube) / weighed;
    case 'PINCH':
      return (amount * gramsPerPinch) / weighed;
    case 'SLICE':
    case 'WEDGE':
      return amount / slices / count;
    case 'SPRIG':
      return (amount * leavesPerSprig) / count;
    default:
      return amount / count;
  }
}

/** What to buy for so many packs, less what the shelf has. */
export function purchaseOf(
  ingredient: Named,
  packs: number,
  isOnShelf: boolean,
): Purchase | undefined {
  const { pack, ml, grams } = packingOf(ingredient);
  const onShelf = isOnShelf ? (pack === 'piece' ? piecesOnShelf : 1) : 0;
  // What is a thousandth too much for a bottle still fits into it.
  const count = Math.ceil(packs - onShelf - 1e-3);
  if (count <= 0) return undefined;
  if (pack === 'pack') return { count, pack, grams };
  return { count, pack, ml: pack === 'piece' || pack === 'bunch' ? undefined : ml };
}
