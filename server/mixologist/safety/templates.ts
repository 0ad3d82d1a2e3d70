// Templates: how the files of the safety layer say which words follow each other.
import { marks } from '#server/words/tokenize.ts';

interface Word {
  text: string;
  isPrefix: boolean;
}

interface Slot {
  words: readonly Word[];
  kind: 'words' | 'any' | 'gap' | 'end';
  isOptional: boolean;
}

export interface Span {
  from: number;
  to: number;
}

export function overlaps(a: Span, b: Span): boolean {
  return a.from < b.to && b.from < a.to;
}

interface Compiled<M> {
  slots: readonly Slot[];
  meaning: M;
}

/** Words at most in the place of "..". */
const maxGap = 3;

const kinds: Readonly<Record<string, Slot['kind']>> = { '..': 'gap', '|': 'end' };

/**
 * The slots of a template. A slot is a word, several ("my/the") or one that may be missing ("[my/the]");
 * "pregnan*" is any word that starts so, "_" any word, "#" a number, "#th" an ordinal, ".." up to three words, and "|" the
 * end of a thought.
 */
function slotsOf(template: string): Slot[] {
  return template.split(' ').map((part) => {
    const isOptional = part.startsWith('[');
    const text = isOptional ? part.slice(1, -1) : part;
    const alternatives = text.split('/');
    const kind = alternatives.includes('_') ? 'any' : (kinds[text] ?? 'words');
    const words = alternatives.map((word) => ({
      text: word.replace(/\*$/, ''),
      isPrefix: word.endsWith('*'),
    }));
    return { words: kind === 'words' ? words : [], kind, isOptional };
  });
}

export class Templates<M> {
  /** By the first two letters of what it may start with; '' for those that may start with anything. */
  readonly #byStart = new Map<string, Compiled<M>[]>();
  readonly #connectives: ReadonlySet<string>;
  /** Every word that the templates name. */
  readonly words: readonly Word[];

  /** `connectives`: words that begin another thought. */
  constructor(
    templates: readonly { template: string; meaning: M }[],
    connectives: ReadonlySet<string>,
  ) {
    this.#connectives = connectives;
    const words: Word[] = [];
    for (const { template, meaning } of templates) {
      const slots = slotsOf(template);
      words.push(...slots.flatMap((slot) => slot.words));
      for (const start of startsOf(slots)) {
        const list = this.#byStart.get(start) ?? [];
        list.push({ slots, meaning });
        this.#byStart.set(start, list);
      }
    }
    this.words = words;
  }

  /** Every place where a template fits, with its meaning. */
  find(tokens: readonly string[]): (Span & { meaning: M })[] {
    const found: (Span & { meaning: M })[] = [];
    tokens.forEach((token, from) => {
      for (const start of [token.slice(0, 2), '']) {
        for (const { slots, meaning } of this.#byStart.get(start) ?? []) {
          const to = this.#fit(slots, 0, tokens, from);
          if (to > from) found.push({ from, to, meaning });
        }
      }
    });
    return found;
  }

  /** Where the rest of the slots ends when it starts at this token; -1 where it does not fit. */
  #fit(slots: readonly Slot[], n: number, tokens: readonly string[], at: number): number {
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

function isIn({ kind, words }: Slot, token: string): boolean {
  if (kind === 'any') return !marks.has(token);
  return words.some(({ text, isPrefix }) => {
    if (text === '#') return /^\d+$/.test(token);
    if (text === '#th') return /^\d+(?:th|st|nd|rd)$/.test(token);
    return isPrefix ? token.startsWith(text) : token === text;
  });
}

function startsOf(slots: readonly Slot[]): Set<string> {
  const starts = new Set<string>();
  for (const { words, kind, isOptional } of slots) {
    if (kind !== 'words') starts.add('');
    for (const { text } of words) starts.add(text.startsWith('#') ? '' : text.slice(0, 2));
    if (!isOptional) break;
  }
  return starts;
}
