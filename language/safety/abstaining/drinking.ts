// "I don't drink gin", "virgin? no thanks": refuses a drink instead of alcohol.

import { lineageOf } from '#language/lexicon/hierarchy.ts';
import { lookUp } from '#language/lexicon/meanings.ts';
import { listsOf } from '#language/words/lists.ts';
import type { Span } from '#language/words/templates.ts';
import { marks } from '#language/words/tokenize.ts';
import { isAlcoholAt, namesAlcohol } from './alcohol-names.ts';
import { clauseAround } from './subjects.ts';

const lists = listsOf('safety/drinking', [
  'drinks',
  'wide',
  'sober',
  'no',
  'thanks',
  'elsewhere',
  'declining',
  'never',
  'hardly',
  'atAll',
  'degrees',
  'neat',
  'nor',
]);
const isDrinking = lists.matcher('drinks');
const wide = lists.words('wide');
const isSober = lists.matcher('sober');
const no = lists.words('no');
const thanks = lists.words('thanks');
const elsewhere = lists.words('elsewhere');
const never = lists.words('never');
const hardly = lists.words('hardly');
const atAll = lists.words('atAll');
const degrees = lists.words('degrees');
const isNeat = lists.matcher('neat');
const nor = lists.words('nor');
const isDeclining = lists.matcher('declining');

const objectWithin = 3;
const declinedWithin = 3;

/** "I don't drink cheap tequila", "nepijem lacný rum": refuses that drink only. */
export function isOfOneDrink(tokens: readonly string[], span: Span): boolean {
  if (!isDrinking(tokens[span.to - 1] ?? '')) return false;
  const { to } = clauseAround(tokens, span);
  const object = tokens.slice(span.to, to);
  if (object.some((token) => wide.has(token))) return false;
  return object.slice(0, objectWithin).some((_, n) => isOneDrink(tokens, span.to + n));
}

function isOneDrink(tokens: readonly string[], at: number): boolean {
  return (lookUp(tokens, at)?.meanings ?? []).some(
    (one) => one.kind === 'concept' && one.concept !== 'alcohol' && lineageOf(one.concept).size > 0,
  );
}

/** "Virgin mojito? No thanks", "virgin mojito nie", "alcohol-free is for others". */
export function isDeclined(tokens: readonly string[], span: Span): boolean {
  if (!tokens.slice(span.from, span.to).some(isSober)) return false;
  const { from, to } = clauseAround(tokens, span);
  if (tokens.slice(span.to, to).some((token) => elsewhere.has(token))) return true;
  // "Hard pass on mocktails", "nealko si nechajte".
  const near = tokens.slice(Math.max(from, span.from - 3), Math.min(to, span.to + 2));
  if (near.some(isDeclining)) return true;
  // "Nothing hard, but no soft drink either".
  const next = tokens[span.to] ?? '.';
  if (nor.has(tokens[span.from - 1] ?? '') && marks.has(next)) return true;
  for (let at = span.to; at < span.to + declinedWithin; at++) {
    const isAsked = tokens[at] === '?';
    // "Non-alcoholic? Not in this life, gin."
    if (isAsked && never.has(tokens[at + 1] ?? '') && namesAlcohol(tokens, at + 2)) return true;
    const answer = isAsked ? at + 1 : at;
    if (!no.has(tokens[answer] ?? '')) {
      if (isAsked || marks.has(tokens[at] ?? '')) return false;
      continue;
    }
    const after = tokens[answer + 1];
    // "Virgin mojito? No alcohol please."
    return after === undefined || marks.has(after) || thanks.has(after);
  }
  return false;
}

/**
 * "She hardly drinks", "nie úplne bez alkoholu", "žiadny čistý alkohol": little instead of none.
 */
export function isOfLittle(tokens: readonly string[], { from, to }: Span): boolean {
  const before = tokens[from - 1] ?? '';
  const isSeldom = hardly.has(atAll.has(before) ? (tokens[from - 2] ?? '') : before);
  if (isSeldom && isDrinking(tokens[to - 1] ?? '')) return true;
  if (degrees.has(before) && no.has(tokens[from - 2] ?? '')) return true;
  return tokens.slice(from, to).some((token, n) => n > 0 && isNeat(token) && from + n < to - 1);
}

/** "Pregnant? No, just full." */
export function isDenial(tokens: readonly string[], { to }: Span): boolean {
  return tokens[to] === '?' && no.has(tokens[to + 1] ?? '') && marks.has(tokens[to + 2] ?? '.');
}

/** "My religion is good whisky". */
export function isOfAlcohol(tokens: readonly string[], span: Span): boolean {
  const { to } = clauseAround(tokens, span);
  const object = tokens.slice(span.to, Math.min(to, span.to + objectWithin));
  if (object.some((token) => no.has(token) || never.has(token))) return false;
  return object.some((_, n) => isAlcoholAt(tokens, span.to + n));
}
