import type { Shelf } from '#catalogue/shelf.ts';
import { commonWords } from '#language/words/common-words.ts';
import type { DrinkIndex } from './drink-index.ts';
import { traitsAt } from './drink-traits.ts';
import { plainWords } from './drink-words.ts';
import { costOf, costsOf, type Term, TermFinder } from './search-terms.ts';

const maxWords = 12;

const negations = new Set(['without', 'no', 'not', 'non', 'bez', 'bezo', 'nie']);

/** Words between a negation and the negated word: "not too strong". */
const adverbs = new Set(['too', 'very', 'so', 'overly', 'prilis', 'velmi', 'moc', 'tak']);

export class MenuSearch {
  readonly #sources: readonly DrinkIndex[];
  readonly #finder: TermFinder;
  readonly #terms: Term[] = [];
  readonly #line: string;
  /**
   * Whether a name begins with the whole line. If none does, its last word is still being typed.
   */
  readonly #isWhole: boolean;

  constructor(query: string, sources: readonly DrinkIndex[], shelf: Shelf) {
    this.#sources = sources;
    this.#finder = new TermFinder(sources, shelf);
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
      // A drink called "No Alcohol, No Fun" is meant only if all of its name is typed.
      const named = isNegated
        ? this.#named(` ${[...negation, word].join(' ')}${this.#finder.isNamed(word) ? ' ' : ''}`)
        : this.#named(length > 1 ? `\n ${tokens.join(' ')} \n` : '');
      for (const term of this.#finder.termsOf(word, kinds?.traits ?? 0)) {
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
      const isOne = next && !this.#finder.isNamed(next) && this.#isOneWord(both, word);
      if (isOne) at++;
      result.push(isOne ? both : word);
    }
    return result;
  }

  #isOneWord(both: string, first: string): boolean {
    return this.#finder.isNamed(both) || Boolean(traitsAt([both], 0) && !traitsAt([first], 0));
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

  /** A space stands on both sides of a word, "\n" at both ends of a name. */
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
}

/** "Not strong", but neither "No. 2" nor "non alcoholic", which is a kind of drinks. */
export function isNegation(tokens: readonly string[], at: number): boolean {
  const next = tokens[at + 1] ?? '';
  return negations.has(tokens[at] ?? '') && /\D/.test(next) && !traitsAt(tokens, at);
}
