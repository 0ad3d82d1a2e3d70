// Derives glass, ice, foam and garnish from the ingredients where the recipe has none.

import type { Role, Tag } from '#catalogue/vocabulary.ts';
import type { Garnish, Glass, Ice } from '#domain/drinks/drink-look.ts';
import { type Pour, totalOf, traitsOfPour, volumeOf } from './mix-liquid.ts';

/** `beer`, `wine` and `sparklingWine` are shares. */
export type Mixture = {
  method: string | null;
  ml: number;
  roles: ReadonlySet<Role>;
  tags: ReadonlySet<Tag>;
  suits: ReadonlySet<Garnish>;
  beer: number;
  sparklingWine: number;
  wine: number;
  isFizzy: boolean;
  isHot: boolean;
};

export function mixtureOf(method: string | null, pours: readonly Pour[]): Mixture {
  const ml = totalOf(pours);
  const traits = pours.map(traitsOfPour);
  const tags = new Set(traits.flatMap((one) => one.tags));
  const share = (test: (pour: Pour) => boolean) =>
    ml === 0 ? 0 : pours.filter(test).reduce((sum, pour) => sum + volumeOf(pour), 0) / ml;
  return {
    method,
    ml,
    roles: new Set(traits.flatMap((one) => one.roles)),
    tags,
    suits: new Set(traits.flatMap((one) => one.suits ?? [])),
    beer: share(({ category }) => category === 'beers'),
    sparklingWine: share((pour) => traitsOfPour(pour).roles.includes('sparkling')),
    wine: share(
      (pour) => pour.category === 'wines' && !traitsOfPour(pour).tags.includes('vermouth'),
    ),
    isFizzy: traits.some((one) => one.isFizzy),
    isHot: method === 'build' && tags.has('hot-if-built'),
  };
}

type Rule<T> = readonly [when: (mixture: Mixture) => boolean, then: T];

const firstOf = <T>(rules: readonly Rule<T>[], mixture: Mixture, otherwise: T): T =>
  rules.find(([when]) => when(mixture))?.[1] ?? otherwise;

const glassRules: readonly Rule<Glass>[] = [
  [({ isHot, tags }) => isHot && (tags.has('coffee') || tags.has('chocolate')), 'irish'],
  [({ isHot }) => isHot, 'teacup'],
  [({ method, ml }) => method === 'layer' && ml <= 75, 'shot'],
  [({ ml, isFizzy }) => ml > 0 && ml <= 48 && !isFizzy, 'shot'],
  [({ method, ml }) => method === 'blend' && ml > 140, 'hurricane'],
  [({ method }) => method === 'blend', 'coupe'],
  [({ tags }) => tags.has('ginger-beer'), 'mule'],
  [({ beer }) => beer > 0.5, 'pint'],
  [({ sparklingWine, roles }) => sparklingWine > 0.2 && roles.has('soda'), 'wine'],
  [({ sparklingWine }) => sparklingWine > 0.2, 'flute'],
  [({ tags, method }) => tags.has('tonic') && method === 'build', 'wine'],
  [({ isFizzy, roles }) => isFizzy && roles.has('acid'), 'collins'],
  [({ isFizzy }) => isFizzy, 'highball'],
  [({ wine }) => wine > 0.55, 'wine'],
  [({ tags, method }) => tags.has('mint') && method === 'muddle', 'julep'],
  [({ tags, ml }) => tags.has('pineapple') && ml > 140, 'hurricane'],
  [({ ml }) => ml > 145, 'highball'],
  [({ method, tags }) => method === 'stir' && tags.has('red-bitter'), 'rocks'],
  [({ method, tags }) => method === 'stir' && !tags.has('vermouth'), 'rocks'],
  [({ method, tags }) => method === 'stir' && tags.has('dry-vermouth'), 'martini'],
  [({ method, tags }) => method === 'shake' && tags.has('coffee'), 'martini'],
  [({ method }) => method === 'stir', 'nick'],
  [({ method }) => method === 'shake', 'coupe'],
];

export const deriveGlass = (mixture: Mixture): Glass => firstOf(glassRules, mixture, 'rocks');

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
  [({ isHot }) => isHot, 'none'],
  [({ method }) => glass === 'rocks' && method === 'stir', 'big-cube'],
  [({ method }) => glass === 'rocks' && method === 'muddle', 'crushed'],
  [({ isFizzy }) => glass === 'wine' && isFizzy, 'cubes'],
];

export const deriveIce = (glass: Glass, mixture: Mixture): Ice =>
  firstOf(iceRules(glass), mixture, iceOfGlass[glass] ?? 'none');

export const deriveFoam = ({ method, tags, beer }: Mixture): boolean =>
  tags.has('egg') ||
  beer > 0.5 ||
  (method === 'shake' && (tags.has('creamy') || tags.has('coffee')));

/** The most characteristic first. A drink gets the first two that suit it and each other. */
const garnishOrder: readonly Garnish[] = [
  'whipped-cream',
  'coffee-beans',
  'marshmallow',
  'celery',
  'mint',
  'basil',
  'rosemary',
  'thyme',
  'sage',
  'flower',
  'cucumber',
  'chilli',
  'strawberry',
  'raspberries',
  'blackberries',
  'blueberries',
  'passionfruit',
  'watermelon',
  'kiwi',
  'banana',
  'grapes',
  'pear-slice',
  'peach-slice',
  'plum',
  'apple-fan',
  'pineapple-wedge',
  'ginger',
  'cinnamon-stick',
  'star-anise',
  'chocolate',
  'grapefruit-slice',
  'orange-slice',
  'lime-wheel',
  'lemon-wheel',
  'cherries-on-pick',
  'lemon-twist',
  'lime-wedge',
  'olives',
  'nutmeg',
  'orange-twist',
];

const onPick: readonly Garnish[] = [
  'cherries-on-pick',
  'olives',
  'raspberries',
  'blackberries',
  'blueberries',
  'grapes',
];

/** A drink has at most one garnish of a kind: no two twists, no two picks. */
const kindOf = (garnish: Garnish): string =>
  /^(orange|lemon|lime|grapefruit)-/.test(garnish)
    ? 'citrus'
    : onPick.includes(garnish)
      ? 'pick'
      : garnish;

export function deriveGarnish({ suits, ml }: Mixture): readonly Garnish[] {
  if (ml <= 48) return [];
  const chosen = new Map<string, Garnish>();
  for (const garnish of garnishOrder) {
    const kind = kindOf(garnish);
    if (suits.has(garnish) && !chosen.has(kind)) chosen.set(kind, garnish);
  }
  return [...chosen.values()].slice(0, 2);
}
