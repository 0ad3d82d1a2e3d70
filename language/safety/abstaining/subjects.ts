// The person whom a reason is about: "my husband drives, make mine a double", "our cat turned 13".

import type { Language } from '#domain/languages.ts';
import { isCommonIn } from '#language/words/common-words.ts';
import { listsOf } from '#language/words/lists.ts';
import type { Span } from '#language/words/templates.ts';
import { marks } from '#language/words/tokenize.ts';
import { isAlsoOwn, isForThem, isOrdered } from './orders.ts';

const lists = listsOf('safety/subjects', [
  'light',
  'others',
  'claims',
  'owners',
  'animals',
  'drives',
  'behind',
  'roles',
  'joints',
  'relatives',
  'reasons',
  'amounts',
  'beside',
  'asking',
  'coordinating',
  'selves',
  'objects',
  'things',
  'pasts',
  'pastEndings',
  'forbids',
]);
const light = lists.words('light');
const others = lists.words('others');
const claims = lists.words('claims');
const owners = lists.words('owners');
const animals = lists.words('animals');
/** "A" and "no" join clauses in Slovak only. */
const joints: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: lists.words('joints', 'en'),
  sk: lists.words('joints', 'sk'),
};
const relatives = lists.words('relatives');
const reasons = lists.words('reasons');
const amounts = lists.words('amounts');
const beside = lists.words('beside');
const asking = lists.words('asking');
const coordinating = lists.words('coordinating');
const selves = lists.words('selves');
const objects = lists.words('objects');
const things = lists.words('things');
/** "Šoféruje manžel": verbs that may precede their subject. */
const isBeforeSubject = lists.matcher('behind');
const isDriving = lists.matcher('drives');
const isRole = lists.matcher('roles');
const pasts = lists.words('pasts');
const pastEndings: Readonly<Record<Language, readonly string[]>> = {
  en: [...lists.words('pastEndings', 'en')],
  sk: [...lists.words('pastEndings', 'sk')],
};
const isForbidding = lists.matcher('forbids');

export function languageOf(tokens: readonly string[]): Language {
  const common = (language: Language) =>
    tokens.filter((token) => isCommonIn(language, token)).length;
  return common('sk') > common('en') ? 'sk' : 'en';
}

/**
 * Between marks and conjunctions. `isJoined`: with the previous clause where that has the subject.
 */
export function clauseAround(tokens: readonly string[], { from, to }: Span, isJoined = true): Span {
  const ofLanguage = joints[languageOf(tokens)];
  const isBreak = (at: number) => {
    const token = tokens[at] ?? '.';
    return marks.has(token) || (ofLanguage.has(token) && !amounts.has(tokens[at + 1] ?? ''));
  };
  let start = from;
  while (start > 0 && !isBreak(start - 1)) start--;
  const joint = tokens[start - 1] ?? '';
  const isOpen = tokens.slice(start, from).every((token) => light.has(token));
  // "Our friend who drives", "she lost and drives".
  if (isJoined && (relatives.has(joint) || (coordinating.has(joint) && isOpen))) {
    start--;
    while (start > 0 && !isBreak(start - 1)) start--;
  }
  let end = to;
  while (end < tokens.length && !isBreak(end)) end++;
  return { from: start, to: end };
}

/** "My wife is driving", "our priest": somebody else does it, and orders nothing. */
export function isDeedOfOthers(tokens: readonly string[], { from, to }: Span): boolean {
  const word = tokens[from] ?? '';
  const subject = subjectBefore(tokens, from);
  if (claims.has(subject) || isForThem(tokens, to) || isAlsoOwn(tokens)) return false;
  if (isRole(word) && owners.has(tokens[from - 1] ?? '')) return true;
  if (!isDriving(word)) return false;
  // Slovak "on" is "he".
  if (subject === 'on' && isBeforeSubject(word)) return true;
  return isIn(others, subject) || (isBeforeSubject(word) && isIn(others, tokens[from + 1] ?? ''));
}

/**
 * "My sister is pregnant, I'm toasting her": only the writer gets a drink. `isShared`: orders for a
 * company count too.
 */
export function isOfOthers(tokens: readonly string[], span: Span, isShared: boolean): boolean {
  const clause = clauseAround(tokens, span);
  if (!isSubjectOther(tokens, clause, span) && !isReasonOfOther(tokens, clause, span)) return false;
  // "Tehotná manželka, prosecco": the drink may be for her.
  const words = tokens.slice(clause.from, clause.to).filter((token) => !light.has(token));
  const isBare = words.length <= span.to - span.from + 1 && isOther(tokens[span.to] ?? '');
  if (isBare && !isShared) return false;
  if (isForThem(tokens, span.to)) return false;
  if (isForOther(tokens) || isAlsoOwn(tokens)) return false;
  // "My dad drove trucks": past actions do not matter.
  if (isShared && tokens.slice(clause.from, clause.to).some(isPastIn(tokens))) return true;
  return isOrdered(tokens, clause, isShared);
}

/** The last person before the cue. A Slovak subject may follow its verb. */
function isSubjectOther(tokens: readonly string[], clause: Span, span: Span): boolean {
  for (let at = span.from - 1; at >= clause.from; at--) {
    const token = tokens[at] ?? '';
    // "The guy next to me".
    if (selves.has(token) && !(objects.has(token) && beside.has(tokens[at - 1] ?? '')))
      return false;
    if (!isIn(others, token)) continue;
    // "Me and my wife".
    const before = tokens.slice(Math.max(0, clause.from - 3), at);
    return !before.some((one) => selves.has(one));
  }
  // "My teetotal boss".
  if (isIn(others, tokens[span.to] ?? '')) {
    const inClause = tokens.slice(clause.from, clause.to);
    return !inClause.some((token) => selves.has(token) || asking.has(token));
  }
  // Slovak nouns show a subject by their form: "volant dostal brat".
  return (
    languageOf(tokens) === 'sk' &&
    tokens.slice(span.from + 1, clause.to).some((token) => isIn(others, token)) &&
    !tokens.slice(span.from + 1, clause.to).some((token) => selves.has(token))
  );
}

/** "Priateľ nepije, lebo šoféruje": the reason belongs to somebody else. */
function isReasonOfOther(tokens: readonly string[], clause: Span, { from, to }: Span): boolean {
  if (!reasons.has(tokens[clause.from - 1] ?? '')) return false;
  if (tokens.slice(clause.from, to).some((token) => selves.has(token) || isFirstPerson(token)))
    return false;
  const at = clause.from - (tokens[clause.from - 2] === ',' ? 2 : 1);
  const before = clauseAround(tokens, { from: at, to: at });
  return isSubjectOther(tokens, before, { from: at, to: Math.max(from, at) });
}

/** A Slovak verb in the first person: "šoférujem". Some nouns have the same ending. */
export function isFirstPerson(token: string): boolean {
  return /(?:[aeiu]m|me)$/.test(token);
}

/** "For my wife", "pre moju sestru". */
function isForOther(tokens: readonly string[]): boolean {
  return tokens.some(
    (token, at) =>
      (token === 'for' || token === 'pre') &&
      tokens.slice(at + 1, at + 4).some((one) => isIn(others, one)),
  );
}

/** "He drives us home", "that drives me mad", "what's driving the flavour". */
export function isDrivenByOthers(tokens: readonly string[], span: Span): boolean {
  const clause = clauseAround(tokens, span);
  const before = tokens.slice(clause.from, span.from);
  if (before.some((token) => things.has(token))) return true;
  if (before.some((token) => selves.has(token) || claims.has(token))) return false;
  const verb = tokens.slice(span.from, span.to).findLastIndex((token) => isDriving(token));
  if (verb < 0) return false;
  const at = span.from + verb + 1;
  return objects.has(tokens[at] ?? '') && !(clause.from === span.from && tokens[at] === 'us');
}

/** "The bouncer carded me", "vyhadzovač si pýtal občiansky": somebody acts on the writer. */
export function isActing(tokens: readonly string[], span: Span, isOnWriter: boolean): boolean {
  const near = tokens.slice(Math.max(0, span.from - 1), span.to + 1);
  if (!near.some((token) => isRole(token))) return false;
  const clause = clauseAround(tokens, span);
  const rest = tokens.slice(span.to, clause.to);
  const all = tokens.slice(clause.from, clause.to);
  if (all.some((token) => selves.has(token) && !objects.has(token))) return false;
  if (all.some((token) => isForbidding(token))) return false;
  if (rest.slice(0, 4).some((token) => objects.has(token))) return isOnWriter;
  return rest.slice(0, 5).some(isPastIn(tokens));
}

export function isPastIn(tokens: readonly string[]): (token: string) => boolean {
  const endings = pastEndings[languageOf(tokens)];
  return (token) =>
    pasts.has(token) || (token.length > 3 && endings.some((one) => token.endsWith(one)));
}

/** "The cat turned 13", "our dog is on antibiotics", "bottle feeding lambs". */
export function isOfAnimal(tokens: readonly string[], { from, to }: Span): boolean {
  if (isIn(animals, subjectBefore(tokens, from))) return true;
  const clause = clauseAround(tokens, { from, to });
  const inside = tokens.slice(clause.from, clause.to);
  if (inside.some((token) => selves.has(token))) return false;
  // "Our dog is on tablets", not "the dog is ill and I take tablets".
  const own = clauseAround(tokens, { from, to }, false);
  return tokens.slice(own.from, Math.min(to + 3, own.to)).some((token) => isIn(animals, token));
}

/** The index after words without meaning: "is", "just", "už". */
export function afterLight(tokens: readonly string[], from: number): number {
  let at = from;
  while (light.has(tokens[at] ?? '') || tokens[at] === ',') at++;
  return at;
}

export function isLight(token: string | undefined): boolean {
  return light.has(token ?? '');
}

export function isActor(token: string | undefined): boolean {
  return selves.has(token ?? '') && !objects.has(token ?? '');
}

export function isSelf(token: string | undefined): boolean {
  return selves.has(token ?? '');
}

function subjectBefore(tokens: readonly string[], from: number): string {
  let at = from - 1;
  while (light.has(tokens[at] ?? '')) at--;
  const token = tokens[at] ?? '';
  return marks.has(token) ? '' : token;
}

/** Also with 's. */
function isIn(words: ReadonlySet<string>, token: string): boolean {
  return words.has(token) || words.has(token.replace(/s$/, ''));
}

export function isOther(token: string): boolean {
  return isIn(others, token);
}

/** "As", "I'm": a statement about the writer follows. */
export function isClaim(token: string): boolean {
  return claims.has(token);
}
