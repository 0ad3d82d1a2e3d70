// The families that mixed drinks belong to, as proportions. A slot is filled by an ingredient that can
// play one of its roles. Every volume is one that a jigger has, in millilitres and in ounces:
// 7.5 ml is a quarter of an ounce.
import type { Method } from '#domain/alcohol.ts';
import type { Glass } from '#domain/drink-look.ts';
import type { Unit } from '#domain/units.ts';
import type { Role } from '#server/catalogue/vocabulary.ts';

export interface Slot {
  roles: readonly Role[];
  amount: number;
  unit: Unit;
  isOptional: boolean;
  /** Has a taste of its own: honey syrup, but not sugar syrup. */
  isFlavoured: boolean;
}

export interface Family {
  method: Method;
  /** The first that the drink fills well. */
  glasses: readonly Glass[];
  slots: readonly Slot[];
}

type Roles = Role | readonly Role[];

const must = (roles: Roles, amount: number, unit: Unit = 'ML'): Slot => ({
  roles: typeof roles === 'string' ? [roles] : roles,
  amount,
  unit,
  isOptional: false,
  isFlavoured: false,
});
const may = (roles: Roles, amount: number, unit: Unit = 'ML'): Slot => ({
  ...must(roles, amount, unit),
  isOptional: true,
});
const flavoured = (roles: Roles, amount: number, unit: Unit = 'ML'): Slot => ({
  ...must(roles, amount, unit),
  isFlavoured: true,
});
const top = (roles: Roles, amount: number): Slot => must(roles, amount, 'TOP');

const family = (method: Method, glasses: readonly Glass[], ...slots: Slot[]): Family => ({
  method,
  glasses,
  slots,
});

const up: readonly Glass[] = ['coupe', 'nick', 'margarita'];
const long: readonly Glass[] = ['collins', 'highball'];
const low: readonly Glass[] = ['rocks'];

/** With alcohol, by the kind of drink. */
export const families = {
  sour: [
    family(
      'shake',
      up,
      must('base', 45),
      must('fruity', 15),
      must('acid', 22.5),
      flavoured('sweet', 7.5),
    ),
    family(
      'shake',
      up,
      must('base', 45),
      must('herbal', 15),
      must('acid', 22.5),
      must('sweet', 7.5),
    ),
    family(
      'shake',
      up,
      must('base', 30),
      must('bitter', 22.5),
      must('acid', 22.5),
      flavoured('sweet', 15),
    ),
    family(
      'shake',
      up,
      must('base', 30),
      must('vermouth', 22.5),
      must('fruity', 15),
      must('acid', 22.5),
    ),
    family(
      'shake',
      up,
      must('base', 22.5),
      must('herbal', 22.5),
      must('fruity', 22.5),
      must('acid', 22.5),
    ),
    family(
      'shake',
      up,
      must('base', 22.5),
      must(['bitter', 'vermouth'], 22.5),
      must('fruity', 22.5),
      must('acid', 22.5),
    ),
    family(
      'shake',
      up,
      must('base', 30),
      must('base', 15),
      must('acid', 22.5),
      flavoured('sweet', 15),
      may('bitters', 2, 'DASH'),
    ),
    family(
      'shake',
      low,
      must('base', 45),
      must(['fruity', 'herbal', 'bitter'], 15),
      must('acid', 22.5),
      must('sweet', 15),
      must('foam', 15),
    ),
    family(
      'shake',
      low,
      must('base', 45),
      must('juice', 30),
      must('acid', 15),
      flavoured('sweet', 15),
      may('bitters', 2, 'DASH'),
    ),
    family(
      'shake',
      up,
      must('base', 45),
      must('vermouth', 30),
      must('acid', 15),
      may('bitters', 2, 'DASH'),
    ),
    family(
      'shake',
      up,
      must('base', 45),
      must('acid', 22.5),
      flavoured('sweet', 15),
      must('bitters', 2, 'DASH'),
    ),
  ],
  muddled: [
    family(
      'muddle',
      ['julep', 'rocks'],
      must('leaf', 8, 'LEAF'),
      must('base', 45),
      must(['fruity', 'herbal', 'bitter'], 15),
      must('acid', 22.5),
      may('sweet', 7.5),
    ),
    family(
      'muddle',
      low,
      must('fruit', 4, 'PIECE'),
      must('leaf', 4, 'LEAF'),
      must('base', 45),
      must('acid', 22.5),
      must('sweet', 15),
    ),
    family(
      'muddle',
      low,
      must('fruit', 4, 'PIECE'),
      must('base', 45),
      must(['fruity', 'herbal'], 15),
      must('acid', 22.5),
      must('sweet', 7.5),
    ),
    family(
      'muddle',
      low,
      must('fruit', 3, 'PIECE'),
      must('base', 45),
      must('vermouth', 22.5),
      must('acid', 15),
      must('sweet', 7.5),
    ),
  ],
  stirred: [
    family(
      'stir',
      ['nick', 'coupe'],
      must('base', 45),
      must('vermouth', 22.5),
      must(['herbal', 'fruity', 'bitter'], 15),
      may('bitters', 2, 'DASH'),
    ),
    family(
      'stir',
      ['nick', 'coupe'],
      must('base', 30),
      must('base', 15),
      must('vermouth', 30),
      must('bitters', 2, 'DASH'),
    ),
    family(
      'stir',
      low,
      must('base', 30),
      must('bitter', 22.5),
      must('vermouth', 22.5),
      must(['fruity', 'herbal'], 7.5),
    ),
    family(
      'stir',
      low,
      must('aged', 45),
      must(['herbal', 'dessert', 'fruity', 'bitter'], 15),
      must('sweet', 1, 'SPOON'),
      must('bitters', 2, 'DASH'),
    ),
    family(
      'stir',
      low,
      must('aged', 30),
      must('base', 30),
      flavoured('sweet', 7.5),
      must('bitters', 2, 'DASH'),
    ),
    family('stir', low, must('aged', 45), must('bitter', 15), must('dessert', 15)),
    family(
      'stir',
      ['nick', 'coupe'],
      must('vermouth', 45),
      must('base', 30),
      must(['herbal', 'fruity'], 7.5),
      may('bitters', 2, 'DASH'),
    ),
  ],
  rich: [
    family(
      'shake',
      up,
      must('base', 30),
      must('dessert', 22.5),
      must('liqueur', 7.5),
      must('cream', 30),
    ),
    family('shake', up, must('base', 30), must('dessert', 30), must('cream', 30)),
    family(
      'shake',
      ['martini', 'coupe'],
      must('base', 30),
      must('dessert', 22.5),
      must('coffee', 30),
      flavoured('sweet', 7.5),
    ),
    family(
      'shake',
      low,
      must('aged', 30),
      must('bitter', 15),
      must('coffee', 30),
      flavoured('sweet', 15),
    ),
  ],
  tropical: [
    family(
      'shake',
      ['tiki', 'rocks', 'highball'],
      must('base', 45),
      must('tropical', 60),
      must('acid', 22.5),
      flavoured('sweet', 15),
      may('bitters', 2, 'DASH'),
    ),
    family(
      'shake',
      ['highball', 'hurricane'],
      must('aged', 30),
      must('base', 15),
      must('tropical', 60),
      must('bitter', 15),
      must('acid', 15),
      may('sweet', 7.5),
    ),
    family(
      'blend',
      ['hurricane'],
      must('base', 45),
      must('tropical', 75),
      must('coconut', 30),
      must(['fruity', 'bitter', 'dessert'], 15),
      must('acid', 15),
    ),
  ],
  long: [
    family(
      'build',
      long,
      must('base', 45),
      must(['fruity', 'herbal', 'bitter'], 15),
      must('acid', 22.5),
      may('sweet', 7.5),
      top('soda', 90),
    ),
    family(
      'build',
      long,
      must('base', 45),
      must('acid', 22.5),
      flavoured('sweet', 22.5),
      may('bitters', 2, 'DASH'),
      top('soda', 90),
    ),
    family(
      'muddle',
      long,
      must('leaf', 8, 'LEAF'),
      must('base', 45),
      must('acid', 22.5),
      flavoured('sweet', 15),
      top('soda', 90),
    ),
    family(
      'muddle',
      long,
      must('fruit', 4, 'PIECE'),
      must('base', 45),
      must('acid', 22.5),
      must('sweet', 15),
      top(['soda', 'sparkling'], 90),
    ),
    family(
      'muddle',
      long,
      must('fruit', 4, 'PIECE'),
      must('base', 45),
      must('acid', 15),
      top('mixer', 120),
    ),
    family(
      'build',
      ['mule', 'highball'],
      must('base', 45),
      must(['fruity', 'herbal', 'bitter'], 15),
      must('acid', 15),
      top('ginger', 90),
    ),
    family(
      'build',
      ['highball', 'collins'],
      must('base', 45),
      must(['fruity', 'herbal', 'bitter'], 15),
      must('acid', 15),
      top('mixer', 120),
    ),
    family(
      'build',
      ['wine', 'highball'],
      must('base', 30),
      must('vermouth', 30),
      must('acid', 15),
      top('mixer', 90),
    ),
    family(
      'build',
      long,
      must('base', 45),
      must('juice', 60),
      must(['fruity', 'bitter'], 15),
      must('acid', 15),
      top('mixer', 60),
    ),
    family(
      'shake',
      long,
      must('base', 45),
      must('tea', 90),
      must('acid', 22.5),
      flavoured('sweet', 15),
      may('fruity', 15),
    ),
    family(
      'shake',
      long,
      must('base', 45),
      must('juice', 60),
      must('juice', 30),
      must('acid', 15),
      must('fruity', 15),
    ),
  ],
  wine: [
    family(
      'build',
      ['wine'],
      must('bitter', 30),
      must('fruity', 15),
      may('juice', 30),
      top('sparkling', 90),
      may('soda', 30, 'TOP'),
    ),
    family(
      'build',
      ['wine'],
      must('vermouth', 60),
      must('fruity', 15),
      may('acid', 15),
      top(['sparkling', 'soda'], 90),
    ),
    family(
      'build',
      ['flute', 'wine'],
      must(['fruity', 'herbal'], 15),
      must('juice', 30),
      may('bitters', 1, 'DASH'),
      top('sparkling', 75),
    ),
    family(
      'shake',
      ['flute', 'wine'],
      must('base', 22.5),
      must(['fruity', 'herbal'], 15),
      must('acid', 15),
      top('sparkling', 60),
    ),
    family(
      'build',
      ['wine'],
      must('wine', 90),
      must('fruity', 15),
      must('acid', 15),
      top(['soda', 'ginger'], 60),
    ),
    family(
      'build',
      ['wine'],
      must('wine', 90),
      must('juice', 30),
      must(['fruity', 'bitter', 'base'], 15),
      top(['soda', 'ginger'], 60),
    ),
    family(
      'build',
      ['wine', 'highball'],
      must('bitter', 30),
      must('juice', 30),
      must('acid', 15),
      top('mixer', 90),
    ),
    family(
      'build',
      ['pint'],
      must(['base', 'bitter'], 30),
      must('acid', 15),
      flavoured('sweet', 15),
      top('beer', 150),
    ),
    family(
      'build',
      ['pint'],
      must('juice', 60),
      must(['fruity', 'bitter'], 22.5),
      may('acid', 15),
      top('beer', 150),
    ),
  ],
} as const satisfies Record<string, readonly Family[]>;

/** How often each kind of drink is tried first. */
export const kinds: readonly [kind: keyof typeof families, share: number][] = [
  ['sour', 3],
  ['long', 3],
  ['stirred', 2],
  ['muddled', 2],
  ['tropical', 2],
  ['wine', 2],
  ['rich', 1.5],
];

/** For a shelf on which no other can be filled. */
export const sparseFamilies: readonly Family[] = [
  family(
    'build',
    ['highball', 'collins'],
    must('base', 45),
    must(['liqueur', 'bitter', 'vermouth'], 22.5),
    must('juice', 60),
    top(['soda', 'mixer'], 60),
  ),
  family(
    'shake',
    low,
    must('base', 45),
    must(['liqueur', 'bitter', 'vermouth'], 22.5),
    must('juice', 45),
  ),
  family(
    'build',
    low,
    must('base', 30),
    must(['liqueur', 'bitter', 'vermouth'], 30),
    must(['liqueur', 'bitter', 'vermouth'], 30),
  ),
];

/** Without alcohol. */
export const softFamilies: readonly Family[] = [
  family(
    'build',
    long,
    must('alcohol-free-base', 45),
    must('juice', 30),
    must('acid', 22.5),
    must('sweet', 15),
    top('mixer', 90),
  ),
  family(
    'build',
    ['wine'],
    must('alcohol-free-base', 45),
    must('juice', 30),
    may('acid', 15),
    top(['sparkling', 'mixer'], 90),
  ),
  family(
    'shake',
    low,
    must('alcohol-free-base', 60),
    must('acid', 22.5),
    flavoured('sweet', 22.5),
    may('foam', 15),
  ),
  family(
    'muddle',
    long,
    must('leaf', 6, 'LEAF'),
    must('juice', 60),
    must('acid', 22.5),
    must('sweet', 15),
    top('mixer', 90),
  ),
  family(
    'muddle',
    long,
    must('fruit', 4, 'PIECE'),
    must('leaf', 6, 'LEAF'),
    must('acid', 22.5),
    must('sweet', 15),
    top('mixer', 120),
  ),
  family(
    'muddle',
    long,
    must('fruit', 4, 'PIECE'),
    must('juice', 60),
    must('acid', 15),
    must('sweet', 15),
    top('mixer', 90),
  ),
  family(
    'build',
    long,
    must('juice', 60),
    must('juice', 45),
    must('acid', 15),
    must('sweet', 15),
    top('mixer', 60),
  ),
  family(
    'build',
    ['mule', 'highball'],
    must('juice', 60),
    must('acid', 15),
    flavoured('sweet', 15),
    top('ginger', 90),
  ),
  family('shake', long, must('tea', 90), must('juice', 45), must('acid', 22.5), must('sweet', 15)),
  family(
    'shake',
    ['tiki', 'highball', 'hurricane'],
    must('tropical', 75),
    must('juice', 30),
    must('acid', 22.5),
    flavoured('sweet', 15),
  ),
  family(
    'blend',
    ['hurricane'],
    must('tropical', 90),
    must('juice', 30),
    must('coconut', 30),
    must('acid', 15),
  ),
  family(
    'shake',
    ['highball', 'rocks'],
    must('coffee', 60),
    must('cream', 60),
    flavoured('sweet', 15),
  ),
  family('build', ['highball'], must('coffee', 45), flavoured('sweet', 15), top('mixer', 120)),
  family(
    'build',
    ['wine', 'highball'],
    must('juice', 60),
    flavoured('sweet', 7.5),
    must('acid', 15),
    top('sparkling', 90),
  ),
];
