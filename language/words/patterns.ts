// Patterns of the vocabulary. language/README.md explains the notation.
import type { Language } from '#domain/languages.ts';
import { fold } from '#domain/text/text.ts';
import { isEnding } from './stems.ts';
import type { Piece } from './vocabulary.ts';

/**
 * stem (`kysl-ý`): any ending or none. stemWithEnding (`piv+o`): any ending. prefix (`choco*`).
 * suffix (`*mycin`). number (`<number>`) and ordinal (`<nth>`): in digits.
 */
export type Rule = 'exact' | 'stem' | 'stemWithEnding' | 'prefix' | 'suffix' | 'number' | 'ordinal';

export interface Pattern {
  text: string;
  rule: Rule;
}

export type Slot = { isOptional: boolean } & (
  | { kind: 'words'; words: readonly Pattern[] }
  /** `_`: any word. `..`: up to three words of the same thought. `|`: the end of a thought. */
  | { kind: 'any' | 'gap' | 'end' }
  /** `(at home/in bed)`: one of several phrases. */
  | { kind: 'group'; phrases: readonly (readonly Slot[])[] }
);

const places: Readonly<Record<string, 'any' | 'gap' | 'end'>> = {
  _: 'any',
  '..': 'gap',
  '|': 'end',
};

const signs: Readonly<Record<string, Pattern>> = {
  '<number>': { text: '', rule: 'number' },
  '<nth>': { text: '', rule: 'ordinal' },
  '<comma>': { text: ',', rule: 'exact' },
  '<dot>': { text: '.', rule: 'exact' },
  '<colon>': { text: ':', rule: 'exact' },
};

/** `(my/our) [little] girl/boy is <number>`. */
export function slotsOf({ text, place }: Piece): Slot[] {
  const fail = (why: string): never => {
    throw new Error(`${place}: “${text}” ${why}`);
  };
  let at = 0;
  const phrase = (closing: string): Slot[] => {
    const slots: Slot[] = [];
    for (;;) {
      while (text[at] === ' ') at++;
      const sign = text[at];
      if (sign === undefined || closing.includes(sign)) return slots;
      if (sign === '(' || sign === '[') slots.push(group(sign));
      else slots.push(single(closing));
    }
  };
  const group = (opening: '(' | '['): Slot => {
    const closing = opening === '(' ? ')' : ']';
    const phrases: Slot[][] = [];
    do {
      at++;
      phrases.push(phrase(`/${closing}`));
    } while (text[at] === '/');
    if (text[at] !== closing) fail(`lacks a closing ${closing}`);
    at++;
    if (phrases.some(({ length }) => length === 0)) fail('has an empty choice');
    const isOptional = opening === '[';
    const [first] = phrases.flat();
    if (phrases.length === 1 && phrases[0]?.length === 1 && first) return { ...first, isOptional };
    const words = phrases.flatMap(([slot, ...more]) =>
      slot?.kind === 'words' && !slot.isOptional && more.length === 0 ? [slot.words] : [],
    );
    return words.length === phrases.length
      ? { kind: 'words', words: words.flat(), isOptional }
      : { kind: 'group', phrases, isOptional };
  };
  const single = (closing: string): Slot => {
    const from = at;
    const ends = closing.includes('/') ? ' []()/' : ' []()';
    while (at < text.length && !ends.includes(text[at] ?? '')) at++;
    const written = text.slice(from, at);
    if (written === '') fail('has a bracket in the wrong place');
    const kind = places[written];
    if (kind) return { kind, isOptional: false };
    const words = written
      .split('/')
      .map((word) => wordOf(word) ?? fail(`has “${word}”, which is not a word`));
    return { kind: 'words', words, isOptional: false };
  };
  const slots = phrase('');
  if (slots.every(({ isOptional }) => isOptional)) fail('may be missing as a whole');
  return slots;
}

const known = new Map<string, Pattern>();
const isPlain = /^[a-z0-9]+$/;
const shape = /^(\*?)([\p{L}\p{N}.%'’]+)(\*|[-+]\p{L}*)?$/u;

/** Undefined for anything but a word. Equal words share their pattern. */
function wordOf(written: string): Pattern | undefined {
  const before = known.get(written) ?? signs[written];
  if (before) return before;
  const word = isPlain.test(written) ? { text: written, rule: 'exact' as const } : marked(written);
  if (word) known.set(written, word);
  return word;
}

function marked(written: string): Pattern | undefined {
  const [, start = '', text = '', mark = ''] = shape.exec(written) ?? [];
  const plain = fold(text).replaceAll(/['’]/g, '');
  if (plain === '' || (start && mark)) return undefined;
  if (start) return { text: plain, rule: 'suffix' };
  if (mark === '*') return { text: plain, rule: 'prefix' };
  if (mark === '') return { text: plain, rule: 'exact' };
  // "Coca-Cola" is not a form of coca.
  if (!isEnding(fold(mark.slice(1)))) return undefined;
  return { text: plain, rule: mark.startsWith('-') ? 'stem' : 'stemWithEnding' };
}

/** All phrases of a pattern, without groups. */
export function ungrouped(slots: readonly Slot[]): Slot[][] {
  return slots.reduce<Slot[][]>(
    (starts, slot) => {
      const choices =
        slot.kind === 'group'
          ? [...slot.phrases.flatMap(ungrouped), ...(slot.isOptional ? [[]] : [])]
          : [[slot]];
      return starts.flatMap((start) => choices.map((choice) => [...start, ...choice]));
    },
    [[]],
  );
}

const mostPhrases = 5_000;
const isOnlyInTemplates = new Set<Rule>(['suffix', 'number', 'ordinal']);

/** All phrases of a pattern, without signs such as `..`. */
export function phrasesOf(piece: Piece): Pattern[][] {
  const words = piece.text.split(' ').map((word) => (places[word] ? undefined : wordOf(word)));
  if (words.every((word) => word !== undefined && !isOnlyInTemplates.has(word.rule))) {
    return [words as Pattern[]];
  }
  return ungrouped(slotsOf(piece)).flatMap((slots) => {
    let phrases: Pattern[][] = [[]];
    for (const slot of slots) {
      if (slot.kind !== 'words' || slot.words.some(({ rule }) => isOnlyInTemplates.has(rule))) {
        throw new Error(`${piece.place}: “${piece.text}” has a sign that only safety/ knows`);
      }
      const longer = slot.words.flatMap((word) => phrases.map((start) => [...start, word]));
      phrases = slot.isOptional ? phrases.concat(longer) : longer;
      if (phrases.length > mostPhrases) {
        throw new Error(`${piece.place}: “${piece.text}” stands for too many phrases`);
      }
    }
    return phrases;
  });
}

export function matches({ text, rule }: Pattern, word: string, endings?: Language): boolean {
  if (rule === 'number') return /^\d+$/.test(word);
  if (rule === 'ordinal') return /^\d+(?:th|st|nd|rd)$/.test(word);
  if (rule === 'suffix') return word.endsWith(text);
  if (!word.startsWith(text)) return false;
  if (rule === 'prefix') return true;
  if (word.length === text.length) return rule !== 'stemWithEnding';
  return rule !== 'exact' && isEnding(word.slice(text.length), endings);
}
