// How the lexicon's files say which words match.
import type { Language } from '#domain/languages.ts';
import { isEnding } from '#language/words/stems.ts';

/**
 * exact: the word itself. stem: with any known ending, or none ("whisk": whisky, whiskey).
 * stemWithEnding: with an ending, never bare ("piv": pivo, piva). prefix: whatever follows.
 */
export const rules = ['exact', 'stem', 'stemWithEnding', 'prefix'] as const;

export interface Pattern {
  text: string;
  rule: (typeof rules)[number];
}

/** The words that match, by rule. Several words in one text are a phrase; the rule holds for each. */
export type WordPatterns = Readonly<Partial<Record<Pattern['rule'], readonly string[]>>>;

export interface Patterns extends WordPatterns {
  /** Phrases whose words have different rules: one of the first slot, then one of the next. */
  phrases?: readonly (readonly WordPatterns[])[];
}

/** Whether a word matches. `endings`: the language whose endings it may have, or either. */
export function matches({ text, rule }: Pattern, word: string, endings?: Language): boolean {
  if (!word.startsWith(text)) return false;
  if (rule === 'prefix') return true;
  if (word.length === text.length) return rule !== 'stemWithEnding';
  return rule !== 'exact' && isEnding(word.slice(text.length), endings);
}

/** Every phrase that the patterns describe, a pattern for each of its words. */
export function expand({ phrases = [], ...words }: Patterns): Pattern[][] {
  return [...expandWords(words), ...phrases.flatMap(expandSlots)];
}

function expandWords(words: WordPatterns): Pattern[][] {
  return rules.flatMap((rule) =>
    (words[rule] ?? []).map((phrase) => phrase.split(' ').map((text) => ({ text, rule }))),
  );
}

function expandSlots(slots: readonly WordPatterns[]): Pattern[][] {
  return slots.reduce<Pattern[][]>(
    (starts, slot) =>
      starts.flatMap((start) => expandWords(slot).map((next) => [...start, ...next])),
    [[]],
  );
}
