// The families that most mixed drinks belong to, as proportions. A slot is filled by something that
// plays its part.
import type { Method } from '#domain/alcohol.ts';
import type { Unit } from '#domain/units.ts';
import type { PantryItem } from './draft.ts';
import { notesOf } from './palate.ts';

const named = (ids: string) => new Set(ids.split(' '));

const acids = named('lemon-juice lime-juice');
const sparkling = named('sparkling-wine champagne prosecco cava alcohol-free-sparkling-wine');
const vermouths = named(
  'sweet-vermouth dry-vermouth vermouth-bianco cocchi-di-torino cocchi-aperitivo-americano lillet-blanc lillet-rose lillet-rouge sherry port madeira',
);
const sodas = named('soda-water');
const gingers = named('ginger-beer ginger-ale');
const fizzes = named(
  'soda-water tonic-water ginger-beer ginger-ale cola kofola vinea lemonade lemon-lime-soda orange-soda grapefruit-soda alcohol-free-bitter-soda',
);
const savouryJuices = named('tomato-juice beet-juice carrot-juice');
const tropicalJuices = named('pineapple-juice mango-juice orange-juice');
const rinses = named('absinthe pernod ouzo overproof-rum');
const creamy = named('cream coconut-cream coconut-milk milk oat-milk');
const creamyLiqueurs = named('irish-cream advocaat');
const desserts = named(
  'coffee-liqueur dark-creme-de-cacao white-creme-de-cacao amaretto hazelnut-liqueur walnut-liqueur irish-cream creme-de-menthe vanilla-vodka advocaat',
);
const herbalLiqueurs = named('green-chartreuse yellow-chartreuse benedictine galliano becherovka');
const aged = named(
  'whiskey bourbon rye-whiskey tennessee-whiskey irish-whiskey scotch-whisky japanese-whisky cognac brandy armagnac calvados dark-rum demerara-rum gold-rum jamaican-rum tequila-reposado tequila-anejo tequila-extra-anejo mezcal slivovica apple-brandy',
);
const teas = named('black-tea green-tea hibiscus-tea');
const coffees = named('espresso cold-brew-coffee');
const softBases = named('alcohol-free-gin alcohol-free-rum alcohol-free-aperitif');
const softFruits = named(
  'strawberry raspberry blackberry blueberry cucumber green-grape kiwi ginger pineapple peach plum watermelon cherry',
);
const leaves = named('mint basil sage coriander-leaf');
const stillWines = named('white-wine rose-wine red-wine tokaj-wine');

/** Whether an ingredient can play a part. */
const parts = {
  base: ({ id, category }) => category === 'spirits' && !rinses.has(id),
  aged: ({ id }) => aged.has(id),
  soft: ({ id }) => softBases.has(id),
  liqueur: ({ id, category }) => category === 'liqueurs' && !creamyLiqueurs.has(id),
  fruity: ({ id, category }) =>
    category === 'liqueurs' &&
    notesOf(id).some((note) => /^(orange|berry|stone|tropical|floral|citrus|green)$/.test(note)),
  herbal: ({ id }) => herbalLiqueurs.has(id),
  dessert: ({ id }) => desserts.has(id),
  bitter: ({ category }) => category === 'amari',
  vermouth: ({ id }) => vermouths.has(id),
  sparkling: ({ id }) => sparkling.has(id),
  wine: ({ id }) => stillWines.has(id),
  beer: ({ category }) => category === 'beers',
  acid: ({ id }) => acids.has(id),
  juice: ({ id, category }) => category === 'juices' && !acids.has(id) && !savouryJuices.has(id),
  tropical: ({ id }) => tropicalJuices.has(id),
  sweet: ({ id, category }) => category === 'syrups' || id === 'honey',
  fizz: ({ id }) => fizzes.has(id),
  soda: ({ id }) => sodas.has(id),
  ginger: ({ id }) => gingers.has(id),
  bitters: ({ category }) => category === 'bitters',
  leaf: ({ id }) => leaves.has(id),
  fruit: ({ id }) => softFruits.has(id),
  cream: ({ id }) => creamy.has(id),
  coconut: ({ id }) => id === 'coconut-cream',
  white: ({ id }) => id === 'egg-white',
  coffee: ({ id }) => coffees.has(id),
  tea: ({ id }) => teas.has(id),
} satisfies Record<string, (item: PantryItem) => boolean>;

export type Part = keyof typeof parts;

export const plays = (item: PantryItem, part: Part): boolean => parts[part](item);

export interface Slot {
  part: Part;
  amount: number;
  unit: Unit;
  isOptional: boolean;
}

export interface Family {
  id: FamilyId;
  method: Method;
  slots: readonly Slot[];
}

const must = (part: Part, amount: number, unit: Unit = 'ML'): Slot => ({
  part,
  amount,
  unit,
  isOptional: false,
});
const may = (part: Part, amount: number, unit: Unit = 'ML'): Slot => ({
  ...must(part, amount, unit),
  isOptional: true,
});

const recipes = {
  sour: ['shake', must('base', 50), must('acid', 25), must('sweet', 20), may('white', 20)],
  daisy: ['shake', must('base', 45), must('fruity', 20), must('acid', 22.5), may('sweet', 5)],
  collins: [
    'build',
    must('base', 45),
    must('acid', 22.5),
    must('sweet', 15),
    must('soda', 90, 'TOP'),
  ],
  buck: [
    'build',
    must('base', 50),
    may('acid', 15),
    may('bitters', 2, 'DASH'),
    must('ginger', 120, 'TOP'),
  ],
  highball: [
    'build',
    must('base', 45),
    may('liqueur', 10),
    may('acid', 10),
    must('fizz', 120, 'TOP'),
  ],
  smash: [
    'muddle',
    must('leaf', 8, 'LEAF'),
    must('sweet', 15),
    must('acid', 22.5),
    must('base', 50),
  ],
  bramble: [
    'muddle',
    must('fruit', 4, 'PIECE'),
    must('sweet', 15),
    must('acid', 22.5),
    must('base', 50),
  ],
  tropical: [
    'shake',
    must('base', 50),
    must('tropical', 60),
    must('acid', 20),
    must('sweet', 15),
    may('bitters', 2, 'DASH'),
  ],
  screwdriver: ['build', must('base', 45), must('juice', 100), may('fruity', 15)],
  negroni: ['stir', must('base', 30), must('bitter', 30), must('vermouth', 30)],
  oldFashioned: ['stir', must('aged', 60), must('sweet', 7.5), must('bitters', 2, 'DASH')],
  manhattan: [
    'stir',
    must('base', 55),
    must('vermouth', 25),
    may('liqueur', 5),
    may('bitters', 2, 'DASH'),
  ],
  amaroSour: ['shake', must('base', 40), must('bitter', 20), must('acid', 22.5), must('sweet', 15)],
  lastWord: [
    'shake',
    must('base', 22.5),
    must('herbal', 22.5),
    must('fruity', 22.5),
    must('acid', 22.5),
  ],
  spritz: [
    'build',
    must('bitter', 45),
    may('liqueur', 10),
    must('sparkling', 90),
    may('soda', 30, 'TOP'),
  ],
  royale: ['build', must('liqueur', 20), may('juice', 30), must('sparkling', 100, 'TOP')],
  diamond: [
    'shake',
    must('base', 30),
    must('acid', 15),
    must('sweet', 15),
    must('sparkling', 75, 'TOP'),
  ],
  alexander: ['shake', must('base', 40), must('dessert', 25), must('cream', 25)],
  espresso: ['shake', must('base', 40), must('dessert', 20), must('coffee', 35), may('sweet', 7.5)],
  colada: ['blend', must('base', 50), must('tropical', 80), must('coconut', 35)],
  teaPunch: ['build', must('base', 40), must('sweet', 15), must('acid', 15), must('tea', 90)],
  amaroTonic: ['build', must('bitter', 45), may('acid', 10), must('fizz', 120, 'TOP')],
  wineCooler: [
    'build',
    must('wine', 100),
    must('sweet', 10),
    may('acid', 10),
    must('fizz', 60, 'TOP'),
  ],
  shandy: ['build', must('juice', 60), may('sweet', 10), must('beer', 180, 'TOP')],
  softSour: [
    'build',
    must('soft', 50),
    must('acid', 20),
    must('sweet', 15),
    must('fizz', 90, 'TOP'),
  ],
  cooler: [
    'build',
    may('leaf', 6, 'LEAF'),
    must('acid', 25),
    must('sweet', 20),
    must('fizz', 140, 'TOP'),
  ],
  fruitCooler: [
    'build',
    must('juice', 90),
    may('sweet', 10),
    may('acid', 10),
    must('fizz', 90, 'TOP'),
  ],
  icedTea: ['build', must('tea', 130), must('sweet', 20), must('acid', 15), may('juice', 40)],
} as const satisfies Record<string, readonly [Method, ...Slot[]]>;

export type FamilyId = keyof typeof recipes | 'freestyle';

export const families: readonly Family[] = Object.entries(recipes).map(
  ([id, [method, ...slots]]) => ({
    id: id as FamilyId,
    method,
    slots,
  }),
);
