// The menu's own search: parses what a guest types into terms, and ranks drinks by them.

import type { Shelf } from '#catalogue/shelf.ts';
import { commonWords } from '#language/words/common-words.ts';
import type { WordIndex } from '#language/words/word-index.ts';
import type { DrinkIndex } from './drink-index.ts';
import { traitsAt } from './drink-traits.ts';
import { ingredientWords, plainWords } from './drink-words.ts';

/** The cost of a match: how far it is from the word that was typed. */
const costOf = {
  name: 0,
  nameInflected: 1,
  ingredient: 2,
  ingredientInflected: 3,
  nameStart: 3,
  trait: 3,
  ingredientStart: 4,
  nameMisspelt: 4,
  ingredientMisspelt: 5,
  description: 6,
  descriptionStart: 7,
  /** A word found only in descriptions of other drinks. */
  missing: 9,
  none: 255,
};

const maxWords = 12;
const minPartLength = 3;

const negations = new Set(['without', 'no', 'not', 'non', 'bez', 'bezo', 'nie']);

/** Words between a negation and the negated word: "not too strong". */
const adverbs = new Set(['too', 'very', 'so', 'overly', 'prilis', 'velmi', 'moc', 'tak']);

/** One word of the search, or several that name one kind of drink. */
interface Term {
  /** As indexed, to be compared with whole names. */
  spelling: string;
  /** Bits of the kinds of drinks that it names, see drink-traits.ts. */
  traits: number;
  /** The cost for each drink of each source, by its name and description. */
  texts: Map<DrinkIndex, Uint8Array>;
  /** The cost for each ingredient of a recipe. */
  ingredients: Uint8Array;
  /** Find in descriptions alone: a drink that matches the other words need not match it. */
  onlyDescribes: boolean;
  /** Drinks that match it are excluded: "without cream". */
  isNegated: boolean;
  /** Drinks that match it by their names, even if it is negated: "No Cream Today". */
  named: ReadonlyMap<DrinkIndex, ReadonlySet<number>>;
}

/** Finds the numbers of matching words in an index of names, ingredients or descriptions. */
type Find = (words: WordIndex) => number[];

export class MenuSearch {
  readonly #sources: readonly DrinkIndex[];
  readonly #shelf: Shelf;
  readonly #terms: Term[] = [];
  readonly #line: string;
  /** Whether a name begins with the whole line; if none does, its last word is still being typed. */
  readonly #isWhole: boolean;

  constructor(query: string, sources: readonly DrinkIndex[], shelf: Shelf) {
    this.#sources = sources;
    this.#shelf = shelf;
    const tokens = this.#joined(plainWords(query)).slice(0, maxWords);
    const line: string[] = [];
    for (let at = 0; at < tokens.length; ) {
      const isNegated = isNegation(tokens, at);
      const from = at;
      if (isNegated) at++;
      while (isNegated && at < tokens.length - 1 && adverbs.has(tokens[at] ?? '')) at++;
      const negation = tokens.slice(from, at);
      line.push(...negation);
      const kinds = traitsAt(tokens, at);
      const length = kinds?.length ?? 1;
      const word = tokens.slice(at, at + length).join(' ');
      at += length;
      // A drink called "No Alcohol, No Fun" is meant only where all of its name is typed.
      const named = isNegated
        ? this.#named(` ${[...negation, word].join(' ')}${this.#isNamed(word) ? ' ' : ''}`)
        : this.#named(length > 1 ? `\n ${tokens.join(' ')} \n` : '');
      for (const term of this.#termsOf(word, kinds?.traits ?? 0)) {
        const onlyDescribes = term.onlyDescribes && !isNegated;
        this.#terms.push({ ...term, onlyDescribes, isNegated, named });
        line.push(term.spelling);
      }
    }
    this.#line = line.join(' ');
    this.#isWhole = this.#beginsName(this.#line);
    const needed = this.#terms.filter(({ spelling }) => !commonWords.has(spelling));
    if (needed.length) this.#terms = needed;
  }

  /** The rank of each drink, 0 for the best; undefined when it does not match every word. */
  ranksOf(drinks: DrinkIndex): (drink: number) => number | undefined {
    const { lines } = drinks.words;
    const costs = this.#terms.map((term) => ({ ...term, cost: costsOf(term, drinks) }));
    const beginning = `\n${this.#line}`;
    const [same, longer] = [`${beginning}\n`, `${beginning}${this.#isWhole ? ' ' : ''}`];
    return (drink) => {
      let sum = 0;
      let found = 0;
      for (const { cost, onlyDescribes } of costs) {
        const its = cost(drink);
        if (its === undefined && !onlyDescribes) return undefined;
        sum += its ?? costOf.missing;
        if (its !== undefined) found++;
      }
      if (!found) return undefined;
      // Only if every word was found in the name.
      if (sum > this.#terms.length * costOf.nameMisspelt) return 2 + sum;
      const line = lines[drink] ?? '';
      if (!line.includes(beginning)) return 2 + sum;
      if (line.includes(same)) return 0;
      return line.includes(longer) ? 1 : 2 + sum;
    };
  }

  /** Joins two words that are indexed as one: "high ball". */
  #joined(tokens: readonly string[]): string[] {
    const result: string[] = [];
    for (let at = 0; at < tokens.length; at++) {
      const [word = '', next = ''] = tokens.slice(at, at + 2);
      const both = word + next;
      const isOne = next && !this.#isNamed(next) && this.#isOneWord(both, word);
      if (isOne) at++;
      result.push(isOne ? both : word);
    }
    return result;
  }

  #isOneWord(both: string, first: string): boolean {
    return this.#isNamed(both) || Boolean(traitsAt([both], 0) && !traitsAt([first], 0));
  }

  /** Whether a name or an ingredient has this very word. */
  #isNamed(word: string): boolean {
    return this.#names().some((names) => names.exact(word).length > 0);
  }

  #beginsName(words: string): boolean {
    const [first = ''] = words.split(' ');
    return this.#sources.some(({ words: { names, lines } }) => {
      const begins = (drink: number) => {
        const line = lines[drink] ?? '';
        return line.includes(`\n${words} `) || line.includes(`\n${words}\n`);
      };
      return names.exact(first).some((word) => names.textsWith(word).some(begins));
    });
  }

  /** The drinks whose names have these words: a space stands on both sides of a word, "\n" at both ends of a name. */
  #named(words: string): Term['named'] {
    const [first = ''] = words.trim().split(' ');
    if (!first) return new Map();
    const found = this.#sources.map((drinks): [DrinkIndex, Set<number>] => {
      const { names, lines } = drinks.words;
      const likely = names.exact(first).flatMap((word) => [...names.textsWith(word)]);
      const isIn = (drink: number) => lines[drink]?.replaceAll('\n', ' \n ').includes(words);
      return [drinks, new Set(likely.filter(isIn))];
    });
    return new Map(found.filter(([, drinks]) => drinks.size > 0));
  }

  #names(): WordIndex[] {
    return [
      ingredientWords(this.#shelf.ingredients),
      ...this.#sources.map(({ words }) => words.names),
    ];
  }

  #termsOf(word: string, traits: number): Term[] {
    const term = this.#term(word, traits);
    if (term) return [term];
    return this.#apart(word) ?? [this.#misspelt(word)];
  }

  /** A term for a word that is indexed: exactly, inflected or as a prefix. */
  #term(word: string, traits: number): Term | undefined {
    const term = this.#emptyTerm(word, traits);
    const isNamed = this.#isNamed(word);
    const exact: Find = (words) => words.exact(word);
    const inflected: Find = (words) => words.inflected(word, isNamed);
    const start: Find = (words) => words.longer(word);
    const names = [
      this.#inNames(term, exact, costOf.name),
      this.#inNames(term, inflected, costOf.nameInflected),
    ].some(Boolean);
    const ingredients = [
      this.#inIngredients(term, exact, costOf.ingredient),
      this.#inIngredients(term, inflected, costOf.ingredientInflected),
    ].some(Boolean);
    let isKnown = names || ingredients || traits > 0;
    // Gin is not the beginning of ginger.
    if (!isKnown) {
      const starts = [
        this.#inNames(term, start, costOf.nameStart),
        this.#inIngredients(term, start, costOf.ingredientStart),
      ];
      isKnown = starts.some(Boolean);
    }
    term.onlyDescribes = !isKnown;
    // A word for an ingredient or a kind is not searched in descriptions.
    if (!ingredients && !traits) {
      const isDescribed = [
        this.#inDescriptions(term, exact, costOf.description),
        this.#inDescriptions(term, inflected, costOf.description),
      ].some(Boolean);
      isKnown =
        isKnown || isDescribed || this.#inDescriptions(term, start, costOf.descriptionStart);
    }
    return isKnown ? term : undefined;
  }

  /** Splits two words of names that were written as one: "oldfashioned". */
  #apart(word: string): Term[] | undefined {
    for (let cut = minPartLength; cut <= word.length - minPartLength; cut++) {
      const [first, second] = [word.slice(0, cut), word.slice(cut)];
      if (!this.#isNamed(first)) continue;
      const isBegun =
        second.length > minPartLength && this.#names().some((names) => names.longer(second).length);
      if (!isBegun && !this.#isNamed(second)) continue;
      return [first, second].flatMap((part) => this.#term(part, 0) ?? []);
    }
    return undefined;
  }

  #misspelt(word: string): Term {
    const nearest = this.#names().map((names) => ({ names, ...names.misspelt(word) }));
    const found = nearest.filter(({ words }) => words.length > 0);
    const least = Math.min(...found.map(({ typos }) => typos));
    const meant = new Set(
      found
        .filter(({ typos }) => typos === least)
        .flatMap(({ names, words }) => words.map((n) => names.word(n))),
    );
    const [first = word] = meant;
    const term = this.#emptyTerm(first, 0);
    const any: Find = (words) => [...meant].flatMap((one) => words.exact(one));
    this.#inNames(term, any, costOf.nameMisspelt);
    this.#inIngredients(term, any, costOf.ingredientMisspelt);
    return term;
  }

  #emptyTerm(spelling: string, traits: number): Term {
    const filled = (size: number) => new Uint8Array(size).fill(costOf.none);
    return {
      spelling,
      traits,
      onlyDescribes: false,
      isNegated: false,
      named: new Map(),
      texts: new Map(this.#sources.map((drinks) => [drinks, filled(drinks.ids.length)])),
      ingredients: filled(this.#shelf.ingredients.list.length),
    };
  }

  #inNames(term: Term, find: Find, cost: number): boolean {
    return this.#inTexts(term, ({ words }) => words.names, find, cost);
  }

  #inDescriptions(term: Term, find: Find, cost: number): boolean {
    return this.#inTexts(term, ({ words }) => words.descriptions, find, cost);
  }

  #inTexts(term: Term, part: (drinks: DrinkIndex) => WordIndex, find: Find, cost: number) {
    let isFound = false;
    for (const drinks of this.#sources) {
      const known = term.texts.get(drinks);
      const words = part(drinks);
      for (const word of find(words)) {
        isFound = true;
        for (const drink of words.textsWith(word)) lower(known, drink, cost);
      }
    }
    return isFound;
  }

  /** A kind of the ingredient costs a little more; what is poured in its place costs the same. */
  #inIngredients(term: Term, find: Find, cost: number): boolean {
    const { ingredients, usable } = this.#shelf;
    const words = ingredientWords(ingredients);
    const named = find(words);
    if (!named.length) return false;
    const found = new Uint8Array(ingredients.list.length).fill(costOf.none);
    for (const word of named) {
      for (const ingredient of words.textsWith(word)) {
        for (const kind of ingredients.kindsOf(ingredient)) lower(found, kind, cost + 1);
        lower(found, ingredient, cost);
      }
    }
    found.forEach((its, ingredient) => {
      const poured = usable[ingredient] ? this.#shelf.pouredFor(ingredient) : ingredient;
      lower(term.ingredients, ingredient, Math.min(its, found[poured] ?? costOf.none));
    });
    return true;
  }
}

/** "Not strong", but neither "No. 2" nor "non alcoholic", which is a kind of drinks. */
export function isNegation(tokens: readonly string[], at: number): boolean {
  const next = tokens[at + 1] ?? '';
  return negations.has(tokens[at] ?? '') && /\D/.test(next) && !traitsAt(tokens, at);
}

/** The cost of a term for each drink; undefined for drinks that do not match. */
function costsOf(term: Term, drinks: DrinkIndex): (drink: number) => number | undefined {
  const { traits, ingredients, isNegated } = term;
  const { starts, recipes, words } = drinks;
  const texts = term.texts.get(drinks);
  const named = term.named.get(drinks);
  return (drink) => {
    if (named?.has(drink)) return costOf.name;
    let cost = texts?.[drink] ?? costOf.none;
    if ((words.traits[drink] ?? 0) & traits) cost = Math.min(cost, costOf.trait);
    const end = starts[drink + 1] ?? 0;
    for (let at = starts[drink] ?? 0; at < end && cost > costOf.ingredient; at++) {
      cost = Math.min(cost, ingredients[recipes[at] ?? 0] ?? costOf.none);
    }
    if (isNegated) return cost === costOf.none ? 0 : undefined;
    return cost === costOf.none ? undefined : cost;
  };
}

function lower(known: Uint8Array | undefined, at: number, cost: number): void {
  if (known && cost < (known[at] ?? 0)) known[at] = cost;
}
