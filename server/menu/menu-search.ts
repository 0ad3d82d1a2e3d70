// The words that a guest types into the search, and how well each drink answers to them.
import { commonWords } from '#server/words/common-words.ts';
import type { DrinkIndex } from './catalogue-index.ts';
import { traitsAt } from './drink-traits.ts';
import { plainWords } from './drink-words.ts';
import type { Shelf } from './shelf.ts';
import type { WordIndex } from './word-index.ts';

/** How far what a drink has is from the word that was typed. */
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
  /** Of a word that only describes. */
  missing: 9,
  none: 255,
};

const mostWords = 12;
const shortestPart = 3;

const refusing = new Set(['without', 'no', 'not', 'non', 'bez', 'bezo', 'nie']);

/** Between a refusal and what is refused: "not too strong". */
const adverbs = new Set(['too', 'very', 'so', 'overly', 'prilis', 'velmi', 'moc', 'tak']);

/** One word of the search, or several that mean one thing. */
interface Term {
  /** As drinks have it, to be compared with whole names. */
  spelling: string;
  /** Kinds of drinks that are meant by it. */
  traits: number;
  /** The cost for each drink of each source, by its texts. */
  texts: Map<DrinkIndex, Uint8Array>;
  /** The cost for each ingredient that a recipe asks for. */
  ingredients: Uint8Array;
  /** Found in descriptions alone: a drink that answers to the other words may do without it. */
  onlyDescribes: boolean;
  /** Drinks that answer to it are not wanted: "without cream". */
  isRefused: boolean;
  /** Drinks that answer to it whatever it means, because of their names: "No Cream Today". */
  named: ReadonlyMap<DrinkIndex, ReadonlySet<number>>;
}

/** The parts of a search that are searched: names, ingredients and descriptions. */
type Found = (words: WordIndex) => number[];

export class MenuSearch {
  readonly #sources: readonly DrinkIndex[];
  readonly #shelf: Shelf;
  readonly #terms: Term[] = [];
  readonly #line: string;
  /** Whether a name begins with the line; if none does, its last word is only being typed. */
  readonly #isWhole: boolean;

  constructor(query: string, sources: readonly DrinkIndex[], shelf: Shelf) {
    this.#sources = sources;
    this.#shelf = shelf;
    const tokens = this.#joined(plainWords(query)).slice(0, mostWords);
    const line: string[] = [];
    for (let at = 0; at < tokens.length; ) {
      const isRefused = isRefusedAfter(tokens, at);
      const from = at;
      if (isRefused) at++;
      while (isRefused && at < tokens.length - 1 && adverbs.has(tokens[at] ?? '')) at++;
      const refusal = tokens.slice(from, at);
      line.push(...refusal);
      const kinds = traitsAt(tokens, at);
      const length = kinds?.length ?? 1;
      const word = tokens.slice(at, at + length).join(' ');
      at += length;
      // A drink called "No Alcohol, No Fun" is meant only where all of its name is typed.
      const named = isRefused
        ? this.#named(` ${[...refusal, word].join(' ')}${this.#isNamed(word) ? ' ' : ''}`)
        : this.#named(length > 1 ? `\n ${tokens.join(' ')} \n` : '');
      for (const term of this.#termsOf(word, kinds?.traits ?? 0)) {
        const onlyDescribes = term.onlyDescribes && !isRefused;
        this.#terms.push({ ...term, onlyDescribes, isRefused, named });
        line.push(term.spelling);
      }
    }
    this.#line = line.join(' ');
    this.#isWhole = this.#beginsName(this.#line);
    const needed = this.#terms.filter(({ spelling }) => !commonWords.has(spelling));
    if (needed.length) this.#terms = needed;
  }

  /** How well drinks answer, 0 for the best; undefined when a word is nowhere in it. */
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
      // Only where all of it is words of the name.
      if (sum > this.#terms.length * costOf.nameMisspelt) return 2 + sum;
      const line = lines[drink] ?? '';
      if (!line.includes(beginning)) return 2 + sum;
      if (line.includes(same)) return 0;
      return line.includes(longer) ? 1 : 2 + sum;
    };
  }

  /** "High ball": two words that are one elsewhere. */
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
    return [this.#shelf.ingredients.words, ...this.#sources.map(({ words }) => words.names)];
  }

  #termsOf(word: string, traits: number): Term[] {
    const term = this.#term(word, traits);
    if (term) return [term];
    return this.#apart(word) ?? [this.#misspelt(word)];
  }

  /** Where the word stands, in one of its forms or as a beginning. */
  #term(word: string, traits: number): Term | undefined {
    const term = this.#emptyTerm(word, traits);
    const isNamed = this.#isNamed(word);
    const exact: Found = (words) => words.exact(word);
    const inflected: Found = (words) => words.inflected(word, isNamed);
    const start: Found = (words) => words.longer(word);
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
    // What stands in a glass is not sought in words about others.
    if (!ingredients && !traits) {
      const told = [
        this.#inDescriptions(term, exact, costOf.description),
        this.#inDescriptions(term, inflected, costOf.description),
      ].some(Boolean);
      isKnown = isKnown || told || this.#inDescriptions(term, start, costOf.descriptionStart);
    }
    return isKnown ? term : undefined;
  }

  /** "Oldfashioned": two words of names, written as one. */
  #apart(word: string): Term[] | undefined {
    for (let cut = shortestPart; cut <= word.length - shortestPart; cut++) {
      const [first, second] = [word.slice(0, cut), word.slice(cut)];
      if (!this.#isNamed(first)) continue;
      const isBegun =
        second.length > shortestPart && this.#names().some((names) => names.longer(second).length);
      if (!isBegun && !this.#isNamed(second)) continue;
      return [first, second].flatMap((part) => this.#term(part, 0) ?? []);
    }
    return undefined;
  }

  #misspelt(word: string): Term {
    const nearest = this.#names().map((names) => ({ names, ...names.misspelt(word) }));
    const found = nearest.filter(({ words }) => words.length > 0);
    const least = Math.min(...found.map(({ slips }) => slips));
    const meant = new Set(
      found
        .filter(({ slips }) => slips === least)
        .flatMap(({ names, words }) => words.map((n) => names.word(n))),
    );
    const [first = word] = meant;
    const term = this.#emptyTerm(first, 0);
    const any: Found = (words) => [...meant].flatMap((one) => words.exact(one));
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
      isRefused: false,
      named: new Map(),
      texts: new Map(this.#sources.map((drinks) => [drinks, filled(drinks.ids.length)])),
      ingredients: filled(this.#shelf.ingredients.list.length),
    };
  }

  #inNames(term: Term, find: Found, cost: number): boolean {
    return this.#inTexts(term, ({ words }) => words.names, find, cost);
  }

  #inDescriptions(term: Term, find: Found, cost: number): boolean {
    return this.#inTexts(term, ({ words }) => words.descriptions, find, cost);
  }

  #inTexts(term: Term, part: (drinks: DrinkIndex) => WordIndex, find: Found, cost: number) {
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

  /** What is a kind of what was typed counts a little less, what is poured in its place as much. */
  #inIngredients(term: Term, find: Found, cost: number): boolean {
    const { ingredients, usable } = this.#shelf;
    const named = find(ingredients.words);
    if (!named.length) return false;
    const found = new Uint8Array(ingredients.list.length).fill(costOf.none);
    for (const word of named) {
      for (const ingredient of ingredients.words.textsWith(word)) {
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
function isRefusedAfter(tokens: readonly string[], at: number): boolean {
  const next = tokens[at + 1] ?? '';
  return refusing.has(tokens[at] ?? '') && /\D/.test(next) && !traitsAt(tokens, at);
}

/** What a term costs each drink; undefined for those that are not wanted. */
function costsOf(term: Term, drinks: DrinkIndex): (drink: number) => number | undefined {
  const { traits, ingredients, isRefused } = term;
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
    if (isRefused) return cost === costOf.none ? 0 : undefined;
    return cost === costOf.none ? undefined : cost;
  };
}

function lower(known: Uint8Array | undefined, at: number, cost: number): void {
  if (known && cost < (known[at] ?? 0)) known[at] = cost;
}
