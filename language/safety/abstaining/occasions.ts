// Work, sport and exams that are watched, celebrated or over, and so rule out no drink.

import { listsOf } from '#language/words/lists.ts';
import type { Span } from '#language/words/templates.ts';
import { namesAlcohol } from './alcohol-names.ts';
import { clauseAround } from './subjects.ts';

const lists = listsOf('safety/occasions', [
  'games',
  'watching',
  'exams',
  'celebrating',
  'pending',
  'work',
  'nextDay',
  'weaker',
  'tours',
  'after',
]);
const isGame = lists.matcher('games');
const isWatching = lists.matcher('watching');
const isExam = lists.matcher('exams');
const isCelebrating = lists.matcher('celebrating');
const isPending = lists.matcher('pending');
const isWork = lists.matcher('work');
const isNextDay = lists.matcher('nextDay');
const isWeaker = lists.matcher('weaker');
const isTour = lists.matcher('tours');
const after = lists.words('after');

/** "Watching the match", "celebrating my finals", "home from a climb", "a weaker zombie, early start". */
export function isNoDuty(tokens: readonly string[], span: Span): boolean {
  return (
    isWatched(tokens, span) ||
    isCelebrated(tokens, span) ||
    isBehind(tokens, span) ||
    isWeakerOrder(tokens, span)
  );
}

function isWatched(tokens: readonly string[], span: Span): boolean {
  if (!tokens.slice(span.from, span.to).some(isGame)) return false;
  const { from } = clauseAround(tokens, span);
  return tokens.slice(from, span.from).some(isWatching);
}

/** Not "celebrating, the next exam is tomorrow". */
function isCelebrated(tokens: readonly string[], { from, to }: Span): boolean {
  if (!tokens.slice(from, to).some(isExam) || tokens.some(isPending)) return false;
  return tokens.some(isCelebrating);
}

/** "Po ferate", not "po ferate mám službu". */
function isBehind(tokens: readonly string[], { from, to }: Span): boolean {
  if (!tokens.slice(from, to).some(isTour) || tokens.some(isPending)) return false;
  return tokens.slice(Math.max(0, from - 2), from).some((token) => after.has(token));
}

/** "A mojito but weaker, work in the morning": asks for less instead of nothing. */
function isWeakerOrder(tokens: readonly string[], { from, to }: Span): boolean {
  const said = tokens.slice(from, to);
  if (!said.some(isWork) || !said.some(isNextDay)) return false;
  return tokens.some(isWeaker) && namesAlcohol(tokens, 0);
}
