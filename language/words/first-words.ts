import { matches, type Pattern } from './patterns.ts';
import { remembered } from './remembered.ts';

/** Letters of a first word with endings in the index. */
const indexed = 3;

/**
 * Phrases by their first two words. Texts repeat them, so that long lists are searched once per
 * pair: a thousand phrases start with "niečo".
 */
export class FirstWords<P extends { patterns: readonly Pattern[] }> {
  readonly #byWord: (word: string) => readonly P[];
  readonly #byPair: (pair: string) => readonly P[];

  constructor(phrases: readonly P[]) {
    const byStart = Map.groupBy(phrases.entries(), ([, { patterns }]) => startOf(patterns[0]));
    this.#byWord = remembered((word) => {
      const starts = new Set([1, 2, indexed].map((length) => `${word.slice(0, length)}*`));
      const possible = [word, ...starts].flatMap((start) => byStart.get(start) ?? []);
      return possible
        .filter(([, { patterns }]) => isAt(patterns[0], word))
        .sort(([a], [b]) => a - b)
        .map(([, phrase]) => phrase);
    });
    this.#byPair = remembered((pair) => {
      const [first = '', second = ''] = pair.split(' ');
      return this.#byWord(first).filter(
        ({ patterns }) => patterns.length === 1 || isAt(patterns[1], second),
      );
    });
  }

  /** Those whose first two words are here, in the order of their list. */
  at(tokens: readonly string[], from: number): readonly P[] {
    return this.#byPair(`${tokens[from] ?? ''} ${tokens[from + 1] ?? ''}`);
  }
}

function startOf({ text, rule }: Pattern = { text: '', rule: 'exact' }): string {
  return rule === 'exact' ? text : `${text.slice(0, indexed)}*`;
}

function isAt(pattern: Pattern | undefined, word: string): boolean {
  return pattern !== undefined && matches(pattern, word);
}
