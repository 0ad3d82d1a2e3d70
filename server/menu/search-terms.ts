// A term is a typed word with its places in the index and its cost for each drink.
import type { Shelf } from '#catalogue/shelf.ts';
import type { WordIndex } from '#language/words/word-index.ts';
import type { DrinkIndex } from './drink-index.ts';
import { ingredientWords } from './drink-words.ts';

export const costOf = {
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

const minPartLength = 3;

export interface Term {
  /** As indexed, to be compared with whole names. */
  spelling: string;
  /** Bits of the kinds of drinks that it names, see drink-traits.ts. */
  traits: number;
  texts: Map<DrinkIndex, Uint8Array>;
  ingredients: Uint8Array;
  /** Found only in descriptions: a drink that matches the other words need not match it. */
  onlyDescribes: boolean;
  /** Drinks that match it are excluded: "without cream". */
  isNegated: boolean;
  /** Drinks that match it by their names, even if it is negated: "No Cream Today". */
  named: ReadonlyMap<DrinkIndex, ReadonlySet<number>>;
}

type Find = (words: WordIndex) => number[];

export class TermFinder {
  readonly #sources: readonly DrinkIndex[];
  readonly #shelf: Shelf;

  constructor(sources: readonly DrinkIndex[], shelf: Shelf) {
    this.#sources = sources;
    this.#shelf = shelf;
  }

  /** Whether a name or an ingredient has exactly this word. */
  isNamed(word: string): boolean {
    return this.#names().some((names) => names.exact(word).length > 0);
  }

  #names(): WordIndex[] {
    return [
      ingredientWords(this.#shelf.ingredients),
      ...this.#sources.map(({ words }) => words.names),
    ];
  }

  termsOf(word: string, traits: number): Term[] {
    const term = this.#term(word, traits);
    if (term) return [term];
    return this.#apart(word) ?? [this.#misspelt(word)];
  }

  #term(word: string, traits: number): Term | undefined {
    const term = this.#emptyTerm(word, traits);
    const isNamed = this.isNamed(word);
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
      if (!this.isNamed(first)) continue;
      const isBegun =
        second.length > minPartLength && this.#names().some((names) => names.longer(second).length);
      if (!isBegun && !this.isNamed(second)) continue;
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

  /** A kind of the ingredient costs a little more. A poured substitute costs the same. */
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

export function costsOf(term: Term, drinks: DrinkIndex): (drink: number) => number | undefined {
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
