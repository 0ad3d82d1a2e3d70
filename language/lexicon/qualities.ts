// Qualities are about taste, look and occasion. Attributes are about making and serving.
import type { Method } from '#domain/drinks/alcohol.ts';
import type { Glass, Ice } from '#domain/drinks/drink-look.ts';
import type { Language } from '#domain/languages.ts';
import { type Facts, readFacts, readLabels } from '#language/words/vocabulary.ts';

/** In the order of the meanings of an ambiguous word. See facts/qualities.txt. */
// biome-ignore format: names fill their lines
export const tastes = [
  'sweet', 'sour', 'bitter', 'dry', 'smoky', 'spicy', 'spiced', 'fruity', 'herbal', 'floral',
  'nutty', 'savory', 'creamy', 'fizzy', 'tropical', 'cooling', 'rich', 'smooth', 'foam',
  'honeyed', 'hot', 'frozen', 'long', 'short', 'shot', 'stirred', 'slovak', 'strong', 'light',
  'spiritForward', 'boozyTasting', 'citrusy', 'fresh', 'cold', 'crisp', 'complex', 'manyParts',
  'fewParts', 'thrifty', 'costly', 'pink', 'red', 'green', 'blue', 'yellow', 'purple', 'dark',
  'white', 'colourful', 'candy', 'tiki', 'classic', 'elegant', 'mildly', 'dessert', 'aperitif',
  'digestif', 'coffeeish', 'nightcap', 'cosy', 'warming', 'brunch', 'hangover', 'energising',
  'party', 'celebration', 'romantic', 'berryish', 'summer', 'winter', 'autumn', 'orchard',
  'spring', 'comforting', 'soothing', 'gingery', 'wholesome', 'seafood', 'meaty',
] as const;

/** Glass, method, ice, size and effort. See facts/attributes.txt. */
// biome-ignore format: names fill their lines
export const attributes = [
  'martiniGlass', 'coupeGlass', 'flute', 'wineGlass', 'tumbler', 'tallGlass', 'copperMug',
  'beerGlass', 'tikiMug', 'shaken', 'muddled', 'layered', 'built', 'crushedIce', 'withoutIce',
  'big', 'quick', 'batchable', 'impressive', 'retro', 'trendy', 'historic', 'settling',
] as const;

export type Quality = (typeof tastes)[number] | (typeof attributes)[number];
export const qualities: readonly Quality[] = [...tastes, ...attributes];

export type Qualities = Readonly<Partial<Record<Quality, number>>>;

export interface QualityData {
  /** How much a mention in the drink's description counts. */
  descriptionWeight: number | undefined;
  from: Qualities;
  /** The least amount to count as refused. Default: 0.5. */
  refusedFrom: number | undefined;
  /** A time or company: "a negroni after dinner" is still a negroni. */
  isOccasion: boolean;
  /** For groups of people and moods. Says less than a taste. */
  isSetting: boolean;
  isColour: boolean;
  glasses: Readonly<Partial<Record<Glass, number>>>;
  methods: Readonly<Partial<Record<Method, number>>>;
  ices: Readonly<Partial<Record<Ice, number>>>;
}

const shared = ['described', 'from', 'methods', 'unspoken'];
const facts = new Map<string, QualityData>([
  ...read('facts/qualities.txt', [...shared, 'refused', 'occasion', 'setting', 'colour']),
  ...read('facts/attributes.txt', [...shared, 'glasses', 'ices']),
]);

function read(file: string, clauses: readonly string[]): [string, QualityData][] {
  return Array.from(readFacts(file, clauses), ([quality, one]) => [quality, dataIn(one)]);
}

function dataIn(one: Facts): QualityData {
  return {
    descriptionWeight: one.number('described'),
    from: one.amounts('from'),
    refusedFrom: one.number('refused'),
    isOccasion: one.has('occasion'),
    isSetting: one.has('setting'),
    isColour: one.has('colour'),
    glasses: one.amounts('glasses'),
    methods: one.amounts('methods'),
    ices: one.amounts('ices'),
  };
}

const names = {
  ...readLabels('labels/qualities.txt', tastes),
  ...readLabels('labels/attributes.txt', attributes),
};

export function qualityData(quality: Quality): QualityData {
  const data = facts.get(quality);
  if (!data) throw new Error(`facts/qualities.txt, facts/attributes.txt: ${quality} is missing`);
  return data;
}

/** In explanations. The Slovak name follows "niečo". */
export function qualityName(quality: Quality, language: Language): string {
  return names[quality][language].split(' / ')[0] ?? '';
}

/** Where "not" is not enough: "without bubbles". */
export function refusedQualityName(quality: Quality, language: Language): string | undefined {
  return names[quality][language].split(' / ')[1];
}

export function qualitiesWhere(
  flag: 'isOccasion' | 'isSetting' | 'isColour',
): ReadonlySet<Quality> {
  return new Set(qualities.filter((quality) => qualityData(quality)[flag]));
}
