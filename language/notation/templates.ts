// Templates: how the files of the safety layer say which words follow each other.
import { marks } from '#language/words/tokenize.ts';

interface Word {
  text: string;
  isPrefix: boolean;
  /** "*mycin": how a word ends. */
  isSuffix: boolean;
}

interface Slot {
  words: readonly Word[];
  exact: ReadonlySet<string>;
  prefixes: readonly string[];
  suffixes: readonly string[];
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

/** Letters of a prefix that templates are found by. */
const indexed = 3;

const kinds: Readonly<Record<string, Slot['kind']>> = { '..': 'gap', '|': 'end' };

/**
 * The slots of a template. A slot is a word, several ("my/the") or one that may be missing ("[my/the]");
 * "pregnan*" is any word that starts so, "*mycin" one that ends so, "_" any word, "#" a number, "#th" an ordinal, ".." up to three words, and "|" the
 * end of a thought.
 */
function slotsOf(template: string): Slot[] {
  return template.split(' ').map((part) => {
    const isOptional = part.startsWith('[');
    const text = isOptional ? part.slice(1, -1) : part;
    const alternatives = text.split('/');
    const kind = alternatives.includes('_') ? 'any' : (kinds[text] ?? 'words');
    const all = alternatives.map((word) => ({
      text: word.replace(/^\*|\*$/, ''),
      isPrefix: word.endsWith('*'),
      isSuffix: word.startsWith('*'),
    }));
    const words = kind === 'words' ? all : [];
    return {
      words,
      exact: new Set(words.flatMap((one) => (one.isPrefix || one.isSuffix ? [] : [one.text]))),
      prefixes: words.flatMap((one) => (one.isPrefix ? [one.text] : [])),
      suffixes: words.flatMap((one) => (one.isSuffix ? [one.text] : [])),
      kind,
      isOptional,
    };
  });
}

export class Templates<M> {
  /** By what it may start with. */
  readonly #byStart = new Map<string, Compiled<M>[]>();
  readonly #connectives: ReadonlySet<string>;
  /** Every word that the templates name whole or by its beginning. */
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
      words.push(...slots.flatMap((slot) => slot.words.filter(({ isSuffix }) => !isSuffix)));
      const compiled = { slots, meaning };
      for (const start of startsOf(slots)) {
        const list = this.#byStart.get(start) ?? [];
        list.push(compiled);
        this.#byStart.set(start, list);
      }
    }
    this.words = words;
  }

  /** Every place where a template fits, with its meaning. */
  find(tokens: readonly string[]): (Span & { meaning: M })[] {
    const found: (Span & { meaning: M })[] = [];
    tokens.forEach((token, from) => {
      const candidates = new Set<Compiled<M>>();
      for (const start of startsIn(token)) {
        for (const one of this.#byStart.get(start) ?? []) candidates.add(one);
      }
      for (const { slots, meaning } of candidates) {
        const to = this.#fit(slots, 0, tokens, from);
        if (to > from) found.push({ from, to, meaning });
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

function isIn({ kind, exact, prefixes, suffixes }: Slot, token: string): boolean {
  if (kind === 'any') return !marks.has(token);
  if (exact.has(token)) return true;
  if (prefixes.some((text) => token.startsWith(text))) return true;
  if (suffixes.some((text) => token.endsWith(text))) return true;
  return (exact.has('#') && isNumber.test(token)) || (exact.has('#th') && isOrdinal.test(token));
}

const isNumber = /^\d+$/;
const isOrdinal = /^\d+(?:th|st|nd|rd)$/;

/** What a template may start with: whole words, the first letters of a prefix ("pr*"), '' for anything. */
function startsOf(slots: readonly Slot[]): Set<string> {
  const starts = new Set<string>();
  for (const { words, kind, isOptional } of slots) {
    if (kind !== 'words') starts.add('');
    for (const { text, isPrefix, isSuffix } of words) {
      if (isSuffix || text.startsWith('#')) starts.add('');
      else starts.add(isPrefix ? `${text.slice(0, indexed)}*` : text);
    }
    if (!isOptional) break;
  }
  return starts;
}

function startsIn(token: string): string[] {
  const prefixes = [1, 2, indexed].map((length) => `${token.slice(0, length)}*`);
  return [token, ...new Set(prefixes), ''];
}
