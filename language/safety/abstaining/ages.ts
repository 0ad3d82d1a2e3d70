// Ages below the legal one: "I'm 16", "mám sedemnásť", "my 8-year-old", "15-ročný".

import { lineageOf } from '#language/lexicon/hierarchy.ts';
import { lookUp } from '#language/lexicon/meanings.ts';
import { listsOf, numbersOf } from '#language/words/lists.ts';
import type { Span } from '#language/words/templates.ts';
import { marks } from '#language/words/tokenize.ts';
import { afterLight, isOfAnimal, isOther } from './subjects.ts';

const adultFrom = 18;
const longestSaid = 4;
/** A smaller number may count drinks. */
const aloneFrom = 11;

const lists = listsOf('safety/ages', [
  'said',
  'fillers',
  'years',
  'suffixes',
  'aged',
  'persons',
  'after',
  'alone',
  'adults',
  'grown',
  'measures',
  'spans',
  'reunions',
  'memories',
]);
const numbers = numbersOf('safety/numbers');
const said = lists.words('said');
const fillers = lists.words('fillers');
const years = lists.words('years');
const persons = lists.words('persons');
const alone = lists.words('alone');
const after = lists.words('after');
export const ageWords = [...numbers.keys(), ...years, ...persons].map((text) => ({
  text,
  isPrefix: false,
}));
const isAged = lists.matcher('aged');
const isUnit = lists.matcher('suffixes');
const isAdultAge = lists.matcher('adults');
const isGrown = lists.matcher('grown');
const measures = lists.words('measures');
const spans = lists.words('spans');

const isMemory = lists.matcher('memories');
const isReunion = lists.matcher('reunions');

/** "A reunion of my high school", "I'm 34": the writer is an adult, despite the school. */
export function isOfGrownUps(
  tokens: readonly string[],
  isEnd: (token: string | undefined) => boolean,
): boolean {
  return tokens.some((token, at) => {
    if (isReunion(token)) return true;
    const { age } = ageIn(token);
    if (age === undefined || age <= adultFrom || !/^(?:im|am|mam|at)$/.test(tokens[at - 1] ?? ''))
      return false;
    return isEnd(tokens[at + 1]) || isYear(tokens[at + 1] ?? '');
  });
}

/** `isEnd`: whether a thought ends before this token. */
export function saysMinor(
  tokens: readonly string[],
  isEnd: (token: string | undefined) => boolean,
): boolean {
  return tokens.some((token, at) => {
    const { age, hasUnit } = ageIn(token);
    if (age === undefined || age >= adultFrom) return false;
    if (isOfAnimal(tokens, { from: at, to: at })) return false;
    const next = tokens[at + 1];
    const unit = hasUnit ? at : next !== undefined && isYear(next) ? at + 1 : -1;
    if (unit >= 0)
      return !isBottle(tokens, at, unit) && !isWhile(tokens, at, isEnd(tokens[unit + 1]));
    // "I'm 16 and …", but not "mám 16 eur".
    if (persons.has(tokens[at - 1] ?? '')) return true;
    // "My nephew, 13, wants …".
    if (tokens[at - 1] === ',' && persons.has(tokens[at - 2] ?? '') && isEnd(next)) return true;
    // "16 and thirsty", at the beginning.
    if (at === 0 && age >= aloneFrom && alone.has(next ?? '')) return true;
    const isRemembered = isMemory(tokens[0] ?? '') && tokens[at - 1] === 'aged';
    if (isRemembered && !tokens.some((one) => persons.has(one) || isOther(one))) return false;
    return isSaid(tokens, at) && (isEnd(next) || after.has(next ?? ''));
  });
}

/** "My son (22)", "dcéra sa vydáva": the person is an adult. */
export function saysAdult(tokens: readonly string[], { from, to }: Span): boolean {
  return tokens.slice(from, to).some((token, n) => {
    if (!persons.has(token)) return false;
    const at = afterLight(tokens, from + n + 1);
    const said = tokens[at] ?? '';
    const isAdult = isAdultAge(said) || (/^\d{2}$/.test(said) && Number(said) >= adultFrom);
    if (isAdult) return !measures.has(tokens[at + 1] ?? '');
    return tokens.slice(at, at + 4).some(isGrown);
  });
}

/** "16", "sixteen", or "16-ročný" and "šestnásťročný" in one word. */
function ageIn(token: string): { age?: number | undefined; hasUnit: boolean } {
  if (/^\d{1,2}$/.test(token)) return { age: Number(token), hasUnit: false };
  const [, digits, unit = ''] = /^(\d{1,2})([a-z]+)$/.exec(token) ?? [];
  if (digits) {
    return isUnit(unit) ? { age: Number(digits), hasUnit: true } : { hasUnit: false };
  }
  const age = numbers.get(token);
  if (age !== undefined) return { age, hasUnit: false };
  const word = /^([a-z]{3,10}?)(?:rocn)/.exec(token)?.[1] ?? '';
  return { age: numbers.get(word), hasUnit: true };
}

/** "Dvanásťročného" needs no correction. */
export function isAge(token: string): boolean {
  return ageIn(token).age !== undefined;
}

function isYear(token: string): boolean {
  return years.has(token) || token.startsWith('rocn');
}

/** "Whisky of twelve years", "ten years of marriage". */
function isBottle(tokens: readonly string[], from: number, to: number): boolean {
  if (isSpirit(tokens, to + 1)) return true;
  const near = [...tokens.slice(Math.max(0, from - 2), from), ...tokens.slice(to + 1, to + 4)];
  return near.some(isAged);
}

/** "A 16 year old Lagavulin". */
function isSpirit(tokens: readonly string[], at: number): boolean {
  return (lookUp(tokens, at)?.meanings ?? []).some(
    (one) => one.kind === 'concept' && lineageOf(one.concept).has('spirit'),
  );
}

/** "I've been coming here for 15 years". */
function isWhile(tokens: readonly string[], at: number, isLast: boolean): boolean {
  return isLast && spans.has(tokens[at - 1] ?? '');
}

function isSaid(tokens: readonly string[], at: number): boolean {
  let before = at;
  while (before > 0 && fillers.has(tokens[before - 1] ?? '')) before--;
  for (const end of new Set([before, at])) {
    for (let length = 1; length <= longestSaid; length++) {
      const phrase = tokens.slice(Math.max(0, end - length), end);
      if (phrase.some((token) => marks.has(token))) break;
      if (said.has(phrase.join(' '))) return true;
    }
  }
  return false;
}
