import type { IngredientIndex } from '#catalogue/ingredient-index.ts';
import type { Localized } from '#domain/languages.ts';
import { spelt } from '#language/words/spellings.ts';
import { wordsIn } from '#language/words/tokenize.ts';
import { flat, WordIndex } from '#language/words/word-index.ts';
import { type Kind, traitsOf } from './drink-traits.ts';

const joiners = new Set([
  'and',
  'the',
  'a',
  'an',
  'n',
  'with',
  's',
  'so',
  'of',
  'in',
  'z',
  'zo',
  'v',
]);

const synonyms = new Map([
  ['coke', 'cola'],
  ['coca', 'cola'],
  ['pepsi', 'cola'],
  ['kola', 'cola'],
  ['koly', 'cola'],
  ['kolu', 'cola'],
  ['kolou', 'cola'],
  ['dzin', 'gin'],
  ['dzinu', 'gin'],
  ['dzinom', 'gin'],
]);

/** Normalized like all indexed texts. */
export function plainWords(text: string): string[] {
  const words = wordsIn(text).map((word) => synonyms.get(word) ?? spelt(word));
  const telling = words.filter((word) => !joiners.has(word));
  return telling.length ? telling : words;
}

/** Both names, each as a line of plain words. */
export function plainNames({ en, sk }: Localized): string {
  return flat(`\n${plainWords(en).join(' ')}\n${plainWords(sk).join(' ')}\n`);
}

export interface SearchedDrink extends Kind {
  name: Localized;
  description: Localized;
}

export class DrinkWords {
  /** Of each drink, see `plainNames`. */
  readonly lines: readonly string[];
  readonly names: WordIndex;
  readonly descriptions: WordIndex;
  readonly traits: Uint32Array;

  constructor(drinks: readonly SearchedDrink[]) {
    this.lines = drinks.map(({ name }) => plainNames(name));
    this.names = new WordIndex(this.lines.map((line) => line.split(/\s/).filter(Boolean)));
    this.descriptions = new WordIndex(
      drinks.map(({ description }) => plainWords(`${description.en}\n${description.sk}`)),
    );
    this.traits = Uint32Array.from(drinks, (drink) => traitsOf(drink));
  }
}

const namesOfIngredients = new WeakMap<IngredientIndex, WordIndex>();

export function ingredientWords(ingredients: IngredientIndex): WordIndex {
  const known = namesOfIngredients.get(ingredients);
  if (known) return known;
  const names = ingredients.list.map(({ name }) => plainWords(`${name.en}\n${name.sk}`));
  const words = new WordIndex(names);
  namesOfIngredients.set(ingredients, words);
  return words;
}
