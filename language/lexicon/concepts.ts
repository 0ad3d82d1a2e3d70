import type { Language } from '#domain/languages.ts';
import { readFacts, readLabels } from '#language/words/vocabulary.ts';
import type { Qualities, Quality } from './qualities.ts';

/** In the order of the meanings of an ambiguous word. See facts/concepts.txt. */
// biome-ignore format: names fill their lines
export const concepts = [
  'alcohol', 'spirit', 'liqueur', 'wine', 'beer', 'citrus', 'fruit', 'juice', 'berry', 'herb',
  'nuts', 'dairy', 'gluten', 'fishSauce', 'gelatine', 'sugar', 'syrup', 'carbonated', 'mixer',
  'soda', 'caffeine', 'juniperSpirit', 'gin', 'borovicka', 'vodka', 'caneSpirit', 'rum',
  'darkRum', 'whiteRum', 'spicedRum', 'overproof', 'cachaca', 'agaveSpirit', 'tequila', 'mezcal',
  'whiskey', 'bourbon', 'rye', 'scotch', 'islay', 'irishWhiskey', 'japaneseWhisky', 'brandy',
  'cognac', 'pisco', 'fruitBrandy', 'slivovica', 'grappa', 'pearBrandy', 'apricotBrandy',
  'appleBrandy', 'calvados', 'anise', 'absinthe', 'pastis', 'sambuca', 'aquavit', 'sake',
  'arrack', 'amaro', 'campari', 'aperol', 'suze', 'herbLiqueur', 'tatratea', 'demanovka',
  'fernet', 'chartreuse', 'bitters', 'softBitter', 'sparklingWine', 'champagne', 'prosecco',
  'softSparkling', 'redWine', 'whiteWine', 'roseWine', 'fortifiedWine', 'vermouth',
  'sweetVermouth', 'dryVermouth', 'mead', 'cider', 'stout', 'orangeLiqueur', 'blueCuracao',
  'maraschino', 'peachLiqueur', 'limoncello', 'cassis', 'chambord', 'mure', 'cherryLiqueur',
  'apricotLiqueur', 'sloeGin', 'bananaLiqueur', 'melonLiqueur', 'pimms', 'advocaat', 'irishCream',
  'amaretto', 'falernum', 'violette', 'menthe', 'cacaoLiqueur', 'coffeeLiqueur', 'punch', 'lime',
  'lemon', 'orange', 'grapefruit', 'bergamot', 'strawberry', 'raspberry', 'blackberry',
  'blueberry', 'blackcurrant', 'cranberry', 'seaBuckthorn', 'cherry', 'pomegranate', 'peach',
  'apricot', 'plum', 'apple', 'pear', 'grape', 'kiwi', 'melon', 'tropicalFruit', 'pineapple',
  'mango', 'passionfruit', 'banana', 'coconut', 'tomato', 'carrot', 'beetroot', 'cucumber',
  'olive', 'onion', 'celery', 'mint', 'basil', 'rosemary', 'thyme', 'sage', 'coriander',
  'lemongrass', 'dill', 'lavender', 'flowers', 'elderflower', 'violet', 'ginger', 'gingerBeer',
  'cinnamon', 'clove', 'nutmeg', 'cardamom', 'allspice', 'chilli', 'pepper', 'vanilla', 'salt',
  'worcestershire', 'simpleSyrup', 'agaveSyrup', 'honey', 'maple', 'grenadine', 'caramel',
  'almond', 'orgeat', 'hazelnut', 'walnut', 'marmalade', 'marshmallow', 'tonic', 'cola', 'kofola',
  'vinea', 'lemonade', 'energyDrink', 'coffee', 'realCoffee', 'tea', 'chocolate', 'water', 'milk',
  'cream', 'iceCream', 'butter', 'plantMilk', 'egg', 'eggWhite', 'aquafaba',
] as const;

export type Concept = (typeof concepts)[number];

export interface ConceptData {
  /** Its kinds: a guest who refuses citrus refuses limes. */
  is: readonly Concept[];
  /** Its ingredients: a guest who asks for cherries may mean a maraschino. */
  of: readonly Concept[];
  /** Effects on a drink, from 0 to 3. */
  gives: Qualities;
  /** Asking for the concept means this quality. Refusing it refuses both. */
  taste: Quality | undefined;
  /** A base spirit. One of several requested spirits is enough. */
  isSpirit: boolean;
  /** Too general for two concepts of this class to replace each other. */
  isBroad: boolean;
  /** In so many drinks that it says little about likeness. */
  isFaint: boolean;
}

const clauses = ['is', 'of', 'gives', 'taste', 'spirit', 'broad', 'faint', 'unspoken'] as const;
const facts = new Map(
  Array.from(readFacts('facts/concepts.txt', clauses), ([concept, read]): [string, ConceptData] => [
    concept,
    {
      is: read.list('is') as readonly Concept[],
      of: read.list('of') as readonly Concept[],
      gives: read.amounts('gives'),
      taste: read.list('taste')[0] as Quality | undefined,
      isSpirit: read.has('spirit'),
      isBroad: read.has('broad'),
      isFaint: read.has('faint'),
    },
  ]),
);
const names = readLabels('labels/concepts.txt', concepts);

export function isConcept(name: string): name is Concept {
  return facts.has(name);
}

export function conceptData(concept: Concept): ConceptData {
  const data = facts.get(concept);
  if (!data) throw new Error(`facts/concepts.txt: ${concept} is missing`);
  return data;
}

/** After "with", after "without", or as an object: "no gin". */
export type NamePlace = 'with' | 'without' | 'object';
const places: readonly NamePlace[] = ['with', 'without', 'object'];

/** Slovak has a form for each place: `ginom / ginu / gin`. */
export function conceptName(concept: Concept, language: Language, place: NamePlace): string {
  return formOf(names[concept][language], place);
}

export function formOf(label: string, place: NamePlace): string {
  const forms = label.split(' / ');
  return forms[places.indexOf(place)] ?? forms.at(-1) ?? '';
}

export function conceptsWhere(flag: 'isSpirit' | 'isBroad' | 'isFaint'): ReadonlySet<Concept> {
  return new Set(concepts.filter((concept) => conceptData(concept)[flag]));
}
