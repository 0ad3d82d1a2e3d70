// Children in a text that get no drink: "the kids bought me a voucher, a negroni please".

import { listsOf } from '#language/words/lists.ts';
import type { Span } from '#language/words/templates.ts';
import { namesAlcohol } from './alcohol-names.ts';
import { isForThem } from './orders.ts';
import { afterLight, clauseAround, isActor, isPastIn, isSelf } from './subjects.ts';

const lists = listsOf('safety/children', [
  'abstracts',
  'absent',
  'present',
  'inner',
  'inside',
  'teaching',
  'parents',
  'served',
  'youth',
  'minds',
  'sweets',
  'unlike',
  'ended',
]);
const isAbstract = lists.matcher('abstracts');
const isAbsentWord = lists.matcher('absent');
const present = lists.words('present');
const inner = lists.words('inner');
const inside = lists.words('inside');
const isTeaching = lists.matcher('teaching');
const parents = lists.words('parents');
const served = lists.words('served');
const minds = lists.words('minds');
const isSweet = lists.matcher('sweets');
const unlike = lists.words('unlike');
const isEnded = lists.matcher('ended');
const isYouth = lists.matcher('youth');

/** "Detskú radosť", "a kids movie", "my inner child", "the kid in me". */
export function isOfChildhood(tokens: readonly string[], { from, to }: Span): boolean {
  if (isAbstract(tokens[to] ?? '') || inner.has(tokens[from - 1] ?? '')) return true;
  return [2, 3].some((length) => inside.has(tokens.slice(to, to + length).join(' ')));
}

/** "Trpké, nie džúsik pre deti": the drink should differ from it. */
export function isUnlike(tokens: readonly string[], { from, to }: Span): boolean {
  for (let at = from - 1; at >= from - 2; at--) {
    if (isSweet(tokens[at] ?? '') && unlike.has(tokens[at - 1] ?? '')) return true;
  }
  return unlike.has(tokens[from - 1] ?? '') && isSweet(tokens[to] ?? '');
}

/** "The kids are with their grandma". `isOther`: the reason is not the writer's own youth. */
export function isAbsent(tokens: readonly string[], span: Span, isOther: boolean): boolean {
  const { from, to } = clauseAround(tokens, span);
  const clause = tokens.slice(from, to);
  if (clause.some((token) => present.has(token))) return false;
  if (!isOther && clause.some((token) => isActor(token))) return false;
  return tokens.slice(span.to - 1, to).some((token) => isAbsentWord(token));
}

/**
 * "My son broke the TV, a whisky", "I teach teenagers, gin": the alcohol is for the writer alone.
 */
export function isOnlySpokenOf(tokens: readonly string[], span: Span): boolean {
  const clause = clauseAround(tokens, span);
  const inClause = tokens.slice(clause.from, clause.to);
  if (isForThem(tokens) || !namesAlcohol(tokens, clause.to)) return false;
  if (inClause.some((token) => served.has(token))) return false;
  const before = tokens.slice(clause.from, span.to);
  if (isParent(before) && !inClause.some((token) => present.has(token))) return true;
  if (before.some(isTeaching)) return true;
  // "Survived six hours on the motorway with two kids".
  if (before.some(isEnded)) return true;
  // "My kids think I'm at yoga".
  if (minds.has(tokens[afterLight(tokens, span.to)] ?? '')) return true;
  // "I was a kid" is about the writer.
  if (inClause.some((token) => isActor(token))) return false;
  return tokens.slice(span.to, clause.to).some(isPastIn(tokens));
}

/** "Mother of three kids", "mám dve deti". */
function isParent(before: readonly string[]): boolean {
  return before.some((_, at) =>
    [1, 2].some((length) => parents.has(before.slice(at, at + length).join(' '))),
  );
}

/** "V puberte som počúval Nirvanu". */
export function isOfYouth(tokens: readonly string[], span: Span): boolean {
  if (!tokens.slice(span.from, span.to).some(isYouth)) return false;
  const { from, to } = clauseAround(tokens, span);
  const clause = tokens.slice(from, to);
  return clause.some((token) => isSelf(token)) && clause.some(isPastIn(tokens));
}
