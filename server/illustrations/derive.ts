import type { Garnish, Glass, Ice } from '#domain/drink-look.ts';
import { type Pour, totalOf, volumeOf } from './mix-liquid.ts';

const sparkling = new Set([
  'soda-water',
  'tonic-water',
  'ginger-beer',
  'ginger-ale',
  'cola',
  'kofola',
  'vinea',
  'root-beer',
  'lemonade',
  'lemon-lime-soda',
  'orange-soda',
  'grapefruit-soda',
  'alcohol-free-bitter-soda',
  'alcohol-free-sparkling-wine',
  'sparkling-wine',
  'champagne',
  'prosecco',
  'cava',
]);

export const isSparkling = ({ id, category }: Pour): boolean =>
  sparkling.has(id) || category === 'beers';

const bubblyWines = new Set([
  'sparkling-wine',
  'champagne',
  'prosecco',
  'cava',
  'alcohol-free-sparkling-wine',
]);
const coffees = new Set(['espresso', 'coffee', 'cold-brew-coffee']);
const hotOnes = new Set(['coffee', 'black-tea', 'hot-chocolate', 'butter']);
const creams = new Set([
  'cream',
  'irish-cream',
  'milk',
  'ice-cream',
  'coconut-cream',
  'whipped-cream',
]);

export type Traits = {
  method: string | null;
  ids: ReadonlySet<string>;
  ml: number;
  beer: number;
  bubblyWine: number;
  wine: number;
  sparkling: boolean;
  coffee: boolean;
  cream: boolean;
  egg: boolean;
  hot: boolean;
  citrus: boolean;
  vermouth: boolean;
};

export function traitsOf(method: string | null, pours: readonly Pour[]): Traits {
  const ids = new Set(pours.map(({ id }) => id));
  const ml = totalOf(pours);
  const share = (test: (pour: Pour) => boolean) =>
    ml === 0 ? 0 : pours.filter(test).reduce((sum, pour) => sum + volumeOf(pour), 0) / ml;
  const has = (set: ReadonlySet<string>) => pours.some(({ id }) => set.has(id));
  return {
    method,
    ids,
    ml,
    beer: share(({ category }) => category === 'beers'),
    bubblyWine: share(({ id }) => bubblyWines.has(id)),
    wine: share(({ id, category }) => category === 'wines' && !id.includes('vermouth')),
    sparkling: pours.some(isSparkling),
    coffee: has(coffees),
    cream: has(creams),
    egg: ids.has('egg-white') || ids.has('egg'),
    hot: method === 'build' && has(hotOnes),
    vermouth: pours.some(({ id }) => id.includes('vermouth')),
    citrus: ids.has('lemon-juice') || ids.has('lime-juice'),
  };
}

type Rule<T> = readonly [when: (traits: Traits) => boolean, then: T];

const firstOf = <T>(rules: readonly Rule<T>[], traits: Traits, otherwise: T): T =>
  rules.find(([when]) => when(traits))?.[1] ?? otherwise;

const glassRules: readonly Rule<Glass>[] = [
  [({ hot, coffee, ids }) => hot && (coffee || ids.has('hot-chocolate')), 'irish'],
  [({ hot }) => hot, 'teacup'],
  [({ method, ml }) => method === 'layer' && ml <= 75, 'shot'],
  [({ ml, sparkling: fizzy }) => ml > 0 && ml <= 48 && !fizzy, 'shot'],
  [({ method, ml }) => method === 'blend' && ml > 140, 'hurricane'],
  [({ method }) => method === 'blend', 'coupe'],
  [({ ids }) => ids.has('ginger-beer'), 'mule'],
  [({ beer }) => beer > 0.5, 'pint'],
  [({ bubblyWine, ids }) => bubblyWine > 0.2 && ids.has('soda-water'), 'wine'],
  [({ bubblyWine }) => bubblyWine > 0.2, 'flute'],
  [({ ids, method }) => ids.has('tonic-water') && method === 'build', 'wine'],
  [({ sparkling: fizzy, citrus }) => fizzy && citrus, 'collins'],
  [({ sparkling: fizzy }) => fizzy, 'highball'],
  [({ wine }) => wine > 0.55, 'wine'],
  [({ ids, method }) => ids.has('mint') && method === 'muddle', 'julep'],
  [({ ids, ml }) => ids.has('pineapple-juice') && ml > 140, 'hurricane'],
  [({ ml }) => ml > 145, 'highball'],
  [({ method, ids }) => method === 'stir' && ids.has('campari'), 'rocks'],
  [({ method, vermouth }) => method === 'stir' && !vermouth, 'rocks'],
  [({ method, ids }) => method === 'stir' && ids.has('dry-vermouth'), 'martini'],
  [({ method, coffee }) => method === 'shake' && coffee, 'martini'],
  [({ method }) => method === 'stir', 'nick'],
  [({ method }) => method === 'shake', 'coupe'],
];

export const deriveGlass = (traits: Traits): Glass => firstOf(glassRules, traits, 'rocks');

const iceOfGlass: Partial<Record<Glass, Ice>> = {
  rocks: 'cubes',
  collins: 'cubes',
  highball: 'cubes',
  sling: 'cubes',
  mule: 'cubes',
  julep: 'crushed',
  tiki: 'crushed',
  hurricane: 'cubes',
};

const iceRules = (glass: Glass): readonly Rule<Ice>[] => [
  [({ method }) => method === 'blend' || method === 'layer', 'none'],
  [({ hot }) => hot, 'none'],
  [({ method }) => glass === 'rocks' && method === 'stir', 'big-cube'],
  [({ method }) => glass === 'rocks' && method === 'muddle', 'crushed'],
  [({ sparkling: fizzy }) => glass === 'wine' && fizzy, 'cubes'],
];

export const deriveIce = (glass: Glass, traits: Traits): Ice =>
  firstOf(iceRules(glass), traits, iceOfGlass[glass] ?? 'none');

export const deriveFoam = ({ method, egg, cream, coffee, beer }: Traits): boolean =>
  egg || beer > 0.5 || (method === 'shake' && (cream || coffee));

/** In the order in which a bartender would think of them; the first two that apply are taken. */
const garnishOf: readonly (readonly [ingredient: string, garnish: Garnish])[] = [
  ['whipped-cream', 'whipped-cream'],
  ['espresso', 'coffee-beans'],
  ['cold-brew-coffee', 'coffee-beans'],
  ['coffee-liqueur', 'coffee-beans'],
  ['hot-chocolate', 'marshmallow'],
  ['tomato-juice', 'celery'],
  ['mint', 'mint'],
  ['basil', 'basil'],
  ['rosemary', 'rosemary'],
  ['thyme', 'thyme'],
  ['sage', 'sage'],
  ['lavender', 'flower'],
  ['lavender-syrup', 'flower'],
  ['cucumber', 'cucumber'],
  ['chilli', 'chilli'],
  ['strawberry', 'strawberry'],
  ['strawberry-syrup', 'strawberry'],
  ['raspberry', 'raspberries'],
  ['raspberry-syrup', 'raspberries'],
  ['raspberry-liqueur', 'raspberries'],
  ['chambord', 'raspberries'],
  ['blackberry', 'blackberries'],
  ['creme-de-mure', 'blackberries'],
  ['creme-de-cassis', 'blackberries'],
  ['blueberry', 'blueberries'],
  ['passionfruit', 'passionfruit'],
  ['passionfruit-syrup', 'passionfruit'],
  ['watermelon', 'watermelon'],
  ['kiwi', 'kiwi'],
  ['banana', 'banana'],
  ['creme-de-banane', 'banana'],
  ['green-grape', 'grapes'],
  ['pear', 'pear-slice'],
  ['pear-juice', 'pear-slice'],
  ['pear-brandy', 'pear-slice'],
  ['peach', 'peach-slice'],
  ['peach-puree', 'peach-slice'],
  ['peach-liqueur', 'peach-slice'],
  ['plum', 'plum'],
  ['slivovica', 'plum'],
  ['apple', 'apple-fan'],
  ['apple-juice', 'apple-fan'],
  ['calvados', 'apple-fan'],
  ['pineapple', 'pineapple-wedge'],
  ['pineapple-juice', 'pineapple-wedge'],
  ['ginger', 'ginger'],
  ['candied-ginger', 'ginger'],
  ['cinnamon-stick', 'cinnamon-stick'],
  ['cinnamon-syrup', 'cinnamon-stick'],
  ['star-anise', 'star-anise'],
  ['nutmeg', 'nutmeg'],
  ['chocolate-syrup', 'chocolate'],
  ['dark-creme-de-cacao', 'chocolate'],
  ['grapefruit-juice', 'grapefruit-slice'],
  ['grapefruit-soda', 'grapefruit-slice'],
  ['aperol', 'orange-slice'],
  ['campari', 'orange-slice'],
  ['orange-juice', 'orange-slice'],
  ['lime', 'lime-wheel'],
  ['lime-juice', 'lime-wheel'],
  ['lemon', 'lemon-wheel'],
  ['egg-white', 'cherries-on-pick'],
  ['lemon-juice', 'lemon-twist'],
  ['tonic-water', 'lime-wedge'],
  ['cola', 'lime-wedge'],
  ['sweet-vermouth', 'cherries-on-pick'],
  ['dry-vermouth', 'olives'],
  ['cream', 'nutmeg'],
  ['bourbon', 'orange-twist'],
  ['rye-whiskey', 'orange-twist'],
  ['cognac', 'orange-twist'],
  ['champagne', 'lemon-twist'],
  ['sparkling-wine', 'lemon-twist'],
];

/** Two twists, or a pick across a pick, would be one too many. */
const familyOf = (garnish: Garnish): string =>
  /^(orange|lemon|lime|grapefruit)-/.test(garnish) ? 'citrus' : (onPick.get(garnish) ?? garnish);

const onPick = new Map<Garnish, string>(
  (
    ['cherries-on-pick', 'olives', 'raspberries', 'blackberries', 'blueberries', 'grapes'] as const
  ).map((garnish) => [garnish, 'pick']),
);

export function deriveGarnish({ ids, ml }: Traits): readonly Garnish[] {
  if (ml <= 48) return [];
  const families = new Map<string, Garnish>();
  for (const [id, garnish] of garnishOf) {
    const family = familyOf(garnish);
    if (ids.has(id) && !families.has(family)) families.set(family, garnish);
  }
  return [...families.values()].slice(0, 2);
}
