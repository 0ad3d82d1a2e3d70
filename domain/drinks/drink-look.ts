export const glasses = [
  'rocks',
  'martini',
  'coupe',
  'nick',
  'collins',
  'highball',
  'wine',
  'flute',
  'mule',
  'julep',
  'hurricane',
  'tiki',
  'irish',
  'shot',
  'margarita',
  'snifter',
  'sling',
  'pint',
  'teacup',
] as const;

export const ices = ['none', 'cubes', 'big-cube', 'sphere', 'crushed'] as const;

export const garnishes = [
  'orange-slice',
  'orange-wheel',
  'orange-twist',
  'lemon-twist',
  'lemon-wheel',
  'lemon-wedge',
  'lime-wheel',
  'lime-wedge',
  'lime-twist',
  'grapefruit-slice',
  'grapefruit-twist',
  'cherry',
  'cherries-on-pick',
  'olives',
  'onions',
  'mint',
  'basil',
  'rosemary',
  'thyme',
  'sage',
  'cucumber',
  'pineapple-wedge',
  'pineapple-leaf',
  'strawberry',
  'raspberries',
  'blackberries',
  'blueberries',
  'apple-fan',
  'pear-slice',
  'peach-slice',
  'plum',
  'passionfruit',
  'banana',
  'watermelon',
  'kiwi',
  'grapes',
  'coffee-beans',
  'nutmeg',
  'cinnamon-stick',
  'cinnamon-powder',
  'star-anise',
  'celery',
  'umbrella',
  'straw',
  'flower',
  'ginger',
  'chocolate',
  'chilli',
  'whipped-cream',
  'marshmallow',
] as const;

export const rims = ['salt', 'sugar', 'chilli-salt', 'cinnamon-sugar', 'cocoa', 'coconut'] as const;

export type Glass = (typeof glasses)[number];
export type Ice = (typeof ices)[number];
export type Garnish = (typeof garnishes)[number];
export type Rim = (typeof rims)[number];

export type DrinkLook = {
  glass: Glass;
  /**
   * Top to bottom: one colour, or layers of equal height. `#rrggbb`, or `#rrggbbaa` if transparent.
   */
  liquid: readonly string[];
  ice: Ice;
  garnish: readonly Garnish[];
  rim: Rim | null;
  foam: boolean;
  bubbles: boolean;
};

export function trimsOf({ garnish, rim }: Pick<DrinkLook, 'garnish' | 'rim'>): string[] {
  return rim ? [...garnish, rim] : [...garnish];
}
