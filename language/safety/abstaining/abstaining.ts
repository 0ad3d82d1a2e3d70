// Reasons to drink no alcohol: "I'm driving", "som v inom stave", "for my kid".

import { clauseWords } from '#language/safety/clauses.ts';
import { listsOf } from '#language/words/lists.ts';
import { overlaps, type Span, Templates, templatesOf } from '#language/words/templates.ts';
import { marks } from '#language/words/tokenize.ts';
import { isOfGrownUps, saysAdult, saysMinor } from './ages.ts';
import { isAbsent, isOfChildhood, isOfYouth, isOnlySpokenOf, isUnlike } from './children.ts';
import { forbidsElse } from './doctors.ts';
import { isDeclined, isDenial, isOfAlcohol, isOfLittle, isOfOneDrink } from './drinking.ts';
import {
  isAskedFor,
  isCompared,
  isComplaining,
  isDishOf,
  isFarVehicle,
  isHabitOf,
  isHad,
  isMakerOf,
  isNameOfThing,
  isOfSoberness,
  isPortionOf,
  isSchoolOfAdults,
  isSoberThing,
  isTitle,
  isToasted,
  isVerb,
} from './figures.ts';
import { isNoDuty } from './occasions.ts';
import { isActing, isDeedOfOthers, isDrivenByOthers, isOfAnimal, isOfOthers } from './subjects.ts';
import { isOfThing, isWeak } from './things.ts';
import { isEndedBefore, isLongAgo, isOfYesterday, isOver, isRid } from './times.ts';
import { wantsAlcohol } from './wanted.ts';

const reasons = [
  'pregnancy',
  'breastfeeding',
  'driving',
  'medication',
  'underAge',
  'child',
  'recovery',
  'faith',
  'illness',
  'duty',
  'abstinence',
  'doctor',
  'drunk',
] as const;
export type Abstaining = (typeof reasons)[number];

const connectives = clauseWords('connectives');
const negators = clauseWords('negators');
const fillers = clauseWords('negatorFillers');
const longestNegator = 4;
/** "I don't want to get drunk": verbs of refusal, and words between. */
const unwilling = clauseWords('unwilling');
const wishes = clauseWords('wishes');
const unreal = clauseWords('unreal');

export const abstaining = new Templates<Abstaining | 'cleared'>(
  [
    ...templatesOf(listsOf<Abstaining>('safety/abstaining', reasons)),
    ...templatesOf(listsOf<'cleared'>('safety/cleared', ['cleared'])),
  ],
  connectives,
);

export function readAbstaining(tokens: readonly string[]): Set<Abstaining> {
  const found = abstaining.find(tokens);
  const cleared = found.filter(({ meaning }) => meaning === 'cleared');
  const denied = found.filter(
    (one) =>
      one.meaning !== 'cleared' &&
      (isDenied(tokens, one) ||
        (unwanted.has(one.meaning) && isUnwanted(tokens, one)) ||
        (isOfSoberness(tokens, one) && isUnwanted(tokens, one))),
  );
  const reasons = new Set<Abstaining>();
  for (const cue of found) {
    if (cue.meaning === 'cleared' || cleared.some((one) => overlaps(one, cue))) continue;
    // "Not of drinking age" includes its negation.
    if (denied.some((one) => one.from <= cue.from && overlaps(one, cue))) continue;
    if (isNoMatter(tokens, cue, cue.meaning)) continue;
    reasons.add(cue.meaning);
  }
  const isEnd = (token: string | undefined) =>
    token === undefined || marks.has(token) || connectives.has(token);
  // "A twelve-year-old rum" is not a person's age.
  const others = tokens.map((token, at) =>
    cleared.some(({ from, to }) => from <= at && at < to) ? '' : token,
  );
  if (wantsAlcohol(tokens)) reasons.delete('abstinence');
  if (isOfGrownUps(tokens, isEnd)) reasons.delete('underAge');
  if (saysMinor(others, isEnd)) reasons.add('underAge');
  return reasons;
}

/** Conditions that somebody may refuse. */
const unwanted = new Set<Abstaining>(['drunk', 'child']);

/** Actions that somebody else may do instead of the writer. */
const deeds = new Set<Abstaining>(['driving', 'duty', 'faith']);

/** Reasons that describe the writer even without a person, never a thing. */
const impersonal = new Set<Abstaining>([
  'driving',
  'medication',
  'illness',
  'faith',
  'duty',
  'recovery',
  'underAge',
]);

/** A young person gets the drink that somebody else orders. */
const served = new Set<Abstaining>(['child', 'underAge']);

/** Temporary reasons: a shift, a fast, a course of tablets. Recovery is permanent. */
const passing = new Set<Abstaining>(['driving', 'duty', 'faith', 'medication', 'abstinence']);
const longAgo = new Set<Abstaining>([
  'pregnancy',
  'breastfeeding',
  'driving',
  'duty',
  'faith',
  'medication',
  'underAge',
  'child',
]);

/** "My wife drives", "the cat is two", "my son (22)", "the shift is over", "like a kid". */
function isNoMatter(tokens: readonly string[], cue: Span, reason: Abstaining): boolean {
  const isMarked = marks.has(tokens[cue.to - 1] ?? '');
  const span = { from: cue.from, to: isMarked ? cue.to - 1 : cue.to };
  if (isOfAnimal(tokens, span) || isWeak(tokens, span) || isDenial(tokens, span)) return true;
  return (
    isOfSomebodyElse(tokens, span, reason) ||
    isPast(tokens, span, reason) ||
    isFigure(tokens, span, reason)
  );
}

function isOfSomebodyElse(tokens: readonly string[], span: Span, reason: Abstaining): boolean {
  if (served.has(reason)) {
    if (saysAdult(tokens, span) || isToasted(tokens, span)) return true;
    return isAbsent(tokens, span, reason === 'child') || isOnlySpokenOf(tokens, span);
  }
  if (reason === 'pregnancy' && isActing(tokens, span, false)) return true;
  if (deeds.has(reason) && (isDeedOfOthers(tokens, span) || isActing(tokens, span, true)))
    return true;
  if (reason === 'driving') {
    if (isDrivenByOthers(tokens, span) || isHad(tokens, span)) return true;
  }
  if (impersonal.has(reason) && isOfThing(tokens, span)) return true;
  return isOfOthers(tokens, span, deeds.has(reason));
}

function isPast(tokens: readonly string[], span: Span, reason: Abstaining): boolean {
  if (passing.has(reason) && (isOver(tokens, span) || isEndedBefore(tokens, span))) return true;
  if (reason === 'duty' && isOfYesterday(tokens, span)) return true;
  if (reason === 'driving' && isRid(tokens, span)) return true;
  if (reason === 'underAge' && isOfYouth(tokens, span)) return true;
  return longAgo.has(reason) && isLongAgo(tokens, span);
}

function isFigure(tokens: readonly string[], span: Span, reason: Abstaining): boolean {
  if (reason === 'recovery' && isHabitOf(tokens, span)) return true;
  if (reason === 'duty' && isNoDuty(tokens, span)) return true;
  if (reason === 'doctor' && forbidsElse(tokens, span)) return true;
  if (reason === 'driving' && isFarVehicle(tokens, span)) return true;
  if (reason === 'underAge' && isSchoolOfAdults(tokens, span)) return true;
  if (reason === 'child' && isUnlike(tokens, span)) return true;
  if (reason === 'faith' && isMakerOf(tokens, span)) return true;
  if (reason === 'faith' && (isOfOneDrink(tokens, span) || isOfAlcohol(tokens, span))) return true;
  if (reason === 'recovery' || reason === 'abstinence') {
    if (isSoberThing(tokens, span) || isOfOneDrink(tokens, span)) return true;
    if (isDeclined(tokens, span) || isOfLittle(tokens, span)) return true;
  }
  if (served.has(reason) && isOfChildhood(tokens, span)) return true;
  if (reason === 'medication') {
    if (isAskedFor(tokens, span) || isPortionOf(tokens, span)) return true;
  }
  if (reason === 'illness' && (isDishOf(tokens, span) || isComplaining(tokens, span))) return true;
  if (reason !== 'abstinence' && isCompared(tokens, span)) return true;
  return isTitle(tokens, span) || isVerb(tokens, span) || isNameOfThing(tokens, span);
}

/** "Not driving", "nie som tehotná". */
function isDenied(tokens: readonly string[], { from }: Span): boolean {
  if (endsWithNegator(tokens.slice(from, from + 1))) return false;
  // "If I wasn't pregnant".
  if (tokens.slice(Math.max(0, from - 5), from).some((token) => unreal.has(token))) return false;
  let before = from;
  while (before > 0 && fillers.has(tokens[before - 1] ?? '')) before--;
  return [from, before].some((end) => endsWithNegator(tokens.slice(0, end)));
}

function isUnwanted(tokens: readonly string[], { from }: Span): boolean {
  let before = from;
  while (before > 0 && wishes.has(tokens[before - 1] ?? '')) before--;
  return unwilling.has(tokens[before - 1] ?? '');
}

function endsWithNegator(tokens: readonly string[]): boolean {
  for (let length = 1; length <= longestNegator; length++) {
    if (negators.has(tokens.slice(-length).join(' '))) return true;
  }
  return false;
}
