// Templates: patterns that match anywhere in a text, each with a meaning. For the safety layer.
import { languages } from '#domain/languages.ts';
import type { Lists } from './lists.ts';
import { matches, type Pattern, type Slot, slotsOf, ungrouped } from './patterns.ts';
import { remembered } from './remembered.ts';
import { marks } from './tokenize.ts';
import type { Piece } from './vocabulary.ts';

export interface Span {
  from: number;
  to: number;
}

export function overlaps(a: Span, b: Span): boolean {
  return a.from < b.to && b.from < a.to;
}

interface Compiled<M> {
  slots: readonly Place[];
  meaning: M;
}

/** Whole words are in a set, since most slots have only these. */
interface Place {
  kind: Slot['kind'];
  isOptional: boolean;
  words: readonly Pattern[];
  exact: ReadonlySet<string>;
  others: readonly Pattern[];
}

/** Words that ".." may stand for. */
const maxGap = 3;

/** Letters of a prefix in the index. */
const indexed = 3;

function placeOf(slot: Slot): Place {
  const words = slot.kind === 'words' ? slot.words : [];
  return {
    kind: slot.kind,
    isOptional: slot.isOptional,
    words,
    exact: new Set(words.flatMap(({ text, rule }) => (rule === 'exact' ? text : []))),
    others: words.filter(({ rule }) => rule !== 'exact'),
  };
}

export function templatesOf<K extends string>(lists: Lists<K>): { piece: Piece; meaning: K }[] {
  return languages.flatMap((language) =>
    lists.keys.flatMap((meaning) =>
      lists.pieces(meaning, language).map((piece) => ({ piece, meaning })),
    ),
  );
}

export class Templates<M> {
  /** By the first letters or words. */
  readonly #byStart = new Map<string, Compiled<M>[]>();
  /** Texts repeat words. */
  readonly #startingWith = remembered((token) => this.#thatStartWith(token));
  readonly #connectives: ReadonlySet<string>;
  /** All words and prefixes in templates. */
  readonly words: readonly { text: string; isPrefix: boolean }[];

  /** `connectives`: words that start another thought. */
  constructor(
    templates: readonly { piece: Piece; meaning: M }[],
    connectives: ReadonlySet<string> = new Set(),
  ) {
    this.#connectives = connectives;
    const words: { text: string; isPrefix: boolean }[] = [];
    for (const { piece, meaning } of templates) {
      for (const slots of ungrouped(slotsOf(piece)).map((one) => one.map(placeOf))) {
        for (const { text, rule } of slots.flatMap((slot) => slot.words)) {
          if (rule !== 'suffix' && text.length > 1)
            words.push({ text, isPrefix: rule !== 'exact' });
        }
        const compiled = { slots, meaning };
        for (const start of startsOf(slots)) {
          const list = this.#byStart.get(start) ?? [];
          list.push(compiled);
          this.#byStart.set(start, list);
        }
      }
    }
    this.words = words;
  }

  find(tokens: readonly string[]): (Span & { meaning: M })[] {
    const found: (Span & { meaning: M })[] = [];
    tokens.forEach((token, from) => {
      for (const { slots, meaning } of this.#startingWith(token)) {
        const to = this.#fit(slots, 0, tokens, from);
        if (to > from) found.push({ from, to, meaning });
      }
    });
    return found;
  }

  #thatStartWith(token: string): readonly Compiled<M>[] {
    const possible = startsIn(token).flatMap((start) => this.#byStart.get(start) ?? []);
    return [...new Set(possible)].filter(({ slots }) => canStartWith(slots, token));
  }

  /** The end of the remaining slots from this token, or -1 without a match. */
  #fit(slots: readonly Place[], n: number, tokens: readonly string[], at: number): number {
    const slot = slots[n];
    if (!slot) return at;
    const token = tokens[at];
    if (slot.kind === 'end') return this.#isEnd(token) ? this.#fit(slots, n + 1, tokens, at) : -1;
    if (slot.kind === 'gap') {
      for (let length = 0; length <= maxGap; length++) {
        if (length > 0 && marks.has(tokens[at + length - 1] ?? ',')) return -1;
        const to = this.#fit(slots, n + 1, tokens, at + length);
        if (to >= 0) return to;
      }
      return -1;
    }
    if (token !== undefined && isIn(slot, token)) {
      const to = this.#fit(slots, n + 1, tokens, at + 1);
      if (to >= 0) return to;
    }
    return slot.isOptional ? this.#fit(slots, n + 1, tokens, at) : -1;
  }

  #isEnd(token: string | undefined): boolean {
    return token === undefined || marks.has(token) || this.#connectives.has(token);
  }
}

function isIn({ kind, exact, others }: Place, token: string): boolean {
  if (kind === 'any') return !marks.has(token);
  return exact.has(token) || others.some((pattern) => matches(pattern, token));
}

/** Possible starts: whole words, the first letters of a prefix ("pr*"), or '' for anything. */
function startsOf(slots: readonly Place[]): Set<string> {
  const starts = new Set<string>();
  for (const { words, kind, isOptional } of slots) {
    if (kind !== 'words') starts.add('');
    for (const { text, rule } of words) {
      if (rule === 'suffix' || text === '') starts.add('');
      else starts.add(rule === 'exact' ? text : `${text.slice(0, indexed)}*`);
    }
    if (!isOptional) break;
  }
  return starts;
}

/** Whether the first word, or one behind optional words, fits. */
function canStartWith(slots: readonly Place[], token: string): boolean {
  for (const slot of slots) {
    if (slot.kind !== 'words' || isIn(slot, token)) return true;
    if (!slot.isOptional) return false;
  }
  return true;
}

function startsIn(token: string): string[] {
  const prefixes = [1, 2, indexed].map((length) => `${token.slice(0, length)}*`);
  return [token, ...new Set(prefixes), ''];
}
