import type { Language } from '#domain/languages.ts';
import { fold } from '#domain/text/text.ts';
import { listsOf, numbersOf } from '#language/words/lists.ts';
import { remembered } from '#language/words/remembered.ts';

const people = listsOf('party/people', [
  'total',
  'adults',
  'plus',
  'child',
  'manyChildren',
  'companion',
  'manyCompanions',
  'beside',
  'within',
  'self',
  'we',
  'other',
  'they',
  'age',
  'joined',
  'after',
  'with',
  'members',
  'harmedBy',
  'single',
  'rest',
]);
type Lists = (typeof people.keys)[number];

const numbers = numbersOf('party/numbers');
const lists = new Map<Lists, ReadonlySet<string>>(
  people.keys.map((key) => [
    key,
    new Set(people.pieces(key).map(({ text }) => fold(text.replace('<number>', '#')))),
  ]),
);

function wordsOf(list: Lists): ReadonlySet<string> {
  return lists.get(list) ?? new Set();
}

export function isOneOf(token: string | undefined, list: Lists): boolean {
  return token !== undefined && wordsOf(list).has(token);
}

export function writtenIn(list: Lists, language: Language): string[] {
  return people.pieces(list, language).map(({ text }) => text);
}

type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>;

/** By their first words. */
const phrases = new Map<Lists, Phrases>(
  people.keys.map((key) => {
    const split = Array.from(wordsOf(key), (phrase) => phrase.split(' '));
    return [key, Map.groupBy(split, ([first = '']) => first)];
  }),
);

export function has(tokens: readonly string[], ...names: Lists[]): boolean {
  return names.some((name) => tokens.some((_, at) => beginsWith(tokens, name, at)));
}

export function beginsWith(tokens: readonly string[], name: Lists, at = 0): boolean {
  const possible = phrases.get(name)?.get(tokens[at] ?? '') ?? [];
  return possible.some((words) => words.every((word, n) => tokens[at + n] === word));
}

/** Without diacritics, "dieta" is a child only beside certain words. Otherwise it is a diet. */
const childOrDiet = /(?:dieťa|(?<=(?:jedno|1|mal[eé]|moje|na[sš]e|pre)\s)dieta)(?!\p{L})/giu;

export function withoutDiets(text: string): string {
  return text.replaceAll(childOrDiet, 'decko');
}

export function numberIn(token: string | undefined): number | undefined {
  if (token === undefined) return undefined;
  return /^\d{1,2}$/.test(token) ? Number(token) : numbers.get(token);
}

export interface Counted {
  number: number;
  to: number;
}

/** Matches the first phrase of a list. # stands for a number from `least` on. */
export function matcherOf(
  list: Lists,
  least: number,
): (tokens: readonly string[]) => Counted | undefined {
  const numbered = [...wordsOf(list)].map((phrase) => phrase.split(' '));
  const canStart = remembered((token) =>
    numbered.filter(([first]) => (first === '#' ? numberIn(token) !== undefined : first === token)),
  );
  return (tokens) => {
    for (const [at, token] of tokens.entries()) {
      for (const phrase of canStart(token)) {
        const isThere = phrase.every((word, n) =>
          word === '#' ? numberIn(tokens[at + n]) !== undefined : tokens[at + n] === word,
        );
        if (!isThere) continue;
        const number = numberIn(tokens[at + phrase.indexOf('#')]);
        if (number && number >= least) return { number, to: at + phrase.length };
      }
    }
    return undefined;
  };
}
