import { hexOf, type Rgb, rgbOf, withAlpha } from './colour.ts';

export type Pour = { id: string; category: string; color: string | null; ml: number; unit: string };

/**
 * How much more a bottle colours a drink than its volume says. A hex describes what is seen
 * through a bottle or a glass; a syrup or an amaro is darker than that, a juice hardly.
 */
const tintOfCategory: Record<string, number> = {
  spirits: 1,
  liqueurs: 1.6,
  amari: 1.8,
  wines: 1.35,
  beers: 1,
  bitters: 2.5,
  juices: 1.3,
  syrups: 1.6,
  mixers: 1,
  dairy: 1,
  fruits: 1.8,
  herbs: 1.6,
  spices: 0,
  pantry: 1.2,
};

const tintOf: Record<string, number> = {
  'activated-charcoal': 60,
  'aromatic-bitters': 2,
  'beet-juice': 2.5,
  'blackcurrant-syrup': 3,
  'blue-curacao': 3,
  basil: 5,
  campari: 2.1,
  cava: 2,
  chambord: 2.6,
  champagne: 1.9,
  'cherry-liqueur': 2.4,
  'cocoa-powder': 4,
  coffee: 2,
  'coffee-liqueur': 2,
  'cold-brew-coffee': 2.2,
  'cranberry-juice': 1.7,
  'creme-de-cassis': 2.6,
  'creme-de-menthe': 2.4,
  'creme-de-mure': 2.8,
  'creme-de-violette': 6,
  espresso: 2.4,
  grenadine: 3.6,
  'hibiscus-tea': 1.6,
  'hot-chocolate': 1.6,
  'lavender-syrup': 3,
  'lemon-juice': 3,
  lime: 1.6,
  'lime-juice': 4.5,
  'melon-liqueur': 2,
  'peychauds-bitters': 5,
  'pineapple-juice': 1.9,
  'pomegranate-juice': 1.8,
  prosecco: 2,
  raspberry: 3,
  'raspberry-syrup': 4,
  'raspberry-liqueur': 2.6,
  'red-wine': 1.8,
  'rose-syrup': 3,
  'sloe-gin': 2.2,
  'sparkling-wine': 2,
  strawberry: 2.6,
  'strawberry-syrup': 3,
  'tomato-juice': 2.4,
};

/** What light does not pass through, per millilitre. */
const cloudOfCategory: Record<string, number> = {
  juices: 0.9,
  dairy: 2.6,
  fruits: 1.2,
  beers: 0.2,
};

const cloudOf: Record<string, number> = {
  'activated-charcoal': 60,
  advocaat: 2.5,
  'apple-juice': 0.3,
  banana: 3,
  coffee: 0.8,
  'cranberry-juice': 0.3,
  'donns-mix': 0.6,
  'egg-white': 0.4,
  espresso: 1,
  'ginger-beer': 0.3,
  'hot-chocolate': 2,
  'irish-cream': 2.6,
  lemonade: 0.3,
  'mango-puree': 2.5,
  orgeat: 1.6,
  ouzo: 0.3,
  'peach-puree': 2.5,
  pernod: 0.3,
  stout: 1.5,
  'tomato-juice': 3,
  'wheat-beer': 0.6,
};

/** Things that are counted arrive with a count or a small volume; this is what one gives. */
const countedMl: Record<string, number> = {
  dairy: 28,
  fruits: 9,
  pantry: 3,
  herbs: 0.5,
  spices: 0,
};
const countedUnits = new Set([
  'PIECE',
  'SLICE',
  'WEDGE',
  'LEAF',
  'SPRIG',
  'CUBE',
  'PINCH',
  'SCOOP',
]);

export function volumeOf({ category, ml, unit }: Pour): number {
  if (!countedUnits.has(unit)) return Math.max(0, ml);
  const each = countedMl[category] ?? 4;
  return Math.min(40, ml >= each ? ml : ml * each);
}

const tintOfPour = ({ id, category }: Pour): number => tintOf[id] ?? tintOfCategory[category] ?? 1;
const cloudOfPour = ({ id, category }: Pour): number =>
  cloudOf[id] ?? cloudOfCategory[category] ?? 0;

export const totalOf = (pours: readonly Pour[]): number =>
  pours.reduce((sum, pour) => sum + volumeOf(pour), 0);

const shareOf = (pours: readonly Pour[], weight: (pour: Pour) => number): number => {
  const total = totalOf(pours);
  if (total === 0) return 0;
  return pours.reduce((sum, pour) => sum + volumeOf(pour) * weight(pour), 0) / total;
};

/**
 * Light is absorbed, not averaged: absorbances add up by volume, so a little grenadine wins over
 * a lot of gin. Milk and cream scatter light back before it has gone far, which makes it pale.
 */
export function mixColours(pours: readonly Pour[]): string {
  const milk = shareOf(pours, ({ id, category }) =>
    (category === 'dairy' && id !== 'egg-white') || id === 'irish-cream' ? 1 : 0,
  );
  const path = 1 / (1 + milk * 1.6);
  const absorbed = (channel: 0 | 1 | 2) =>
    shareOf(pours, (pour) => {
      const light = Math.max(0.02, rgbOf(pour.color ?? '#ffffff')[channel]);
      return -Math.log(light) * tintOfPour(pour);
    });
  const seen = (channel: 0 | 1 | 2) => Math.exp(-absorbed(channel) * path);
  return hexOf(brighten([seen(0), seen(1), seen(2)]));
}

/** Lit from behind, a drink is brighter and a little more vivid than its mixture on paper. */
function brighten(rgb: Rgb): Rgb {
  const peak = Math.max(...rgb);
  const lift = peak ** 0.62 / peak;
  const grey = (rgb[0] + rgb[1] + rgb[2]) / 3;
  const vividness = 1.08 + Math.max(0, grey - 0.7) * 0.5;
  const vivid = (value: number) => (grey + (value - grey) * vividness) * lift;
  return [vivid(rgb[0]), vivid(rgb[1]), vivid(rgb[2])];
}

/** The same colour, as see-through as these ingredients leave it. */
export function asClearAs(pours: readonly Pour[], colour: string): string {
  const cloud = Math.min(2, shareOf(pours, cloudOfPour));
  const [r, g, b] = rgbOf(colour);
  const depth = -(Math.log(r + 0.01) + Math.log(g + 0.01) + Math.log(b + 0.01)) / 3;
  return withAlpha(colour, Math.min(1, 0.48 + Math.max(0, depth) * 2.2 + cloud * 2));
}
