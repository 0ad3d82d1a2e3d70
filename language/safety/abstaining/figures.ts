// Names, comparisons and figures of speech: "like a kid", "a penicillin on the jukebox".

import { listsOf } from '#language/words/lists.ts';
import type { Span } from '#language/words/templates.ts';
import { marks } from '#language/words/tokenize.ts';
import { clauseAround, isFirstPerson, isSelf } from './subjects.ts';

const lists = listsOf('safety/figures', [
  'media',
  'compares',
  'likers',
  'articles',
  'asks',
  'some',
  'verbal',
  'organs',
  'dishes',
  'toasts',
  'toastees',
  'habits',
  'habitual',
  'drugs',
  'too',
  'determiners',
  'as',
  'sobers',
  'things',
  'portions',
  'plain',
  'fevers',
  'haves',
  'had',
  'mine',
  'vehicles',
  'similes',
  'owned',
  'drunk',
  'complaints',
  'schools',
  'makers',
  'products',
]);
const isMedium = lists.matcher('media');
const compares = lists.words('compares');
const likers = lists.words('likers');
const articles = lists.words('articles');
const asks = lists.words('asks');
const some = lists.words('some');
const verbal = lists.words('verbal');
const isOrgan = lists.matcher('organs');
const isDish = lists.matcher('dishes');
const isToast = lists.matcher('toasts');
const isToastee = lists.matcher('toastees');

const isHabit = lists.matcher('habits');
const habitual = lists.words('habitual');
const isDrug = lists.matcher('drugs');
const too = lists.words('too');
const as = lists.words('as');
const determiners = lists.words('determiners');
const isSoberOne = lists.matcher('sobers');
const isThing = lists.matcher('things');
const isPortion = lists.matcher('portions');
const plain = lists.words('plain');
const isFeverish = lists.matcher('fevers');
const haves = lists.words('haves');
const isHadOne = lists.matcher('had');
const mine = lists.words('mine');
const isVehicle = lists.matcher('vehicles');
const similes = lists.words('similes');
const owned = lists.words('owned');
const drunk = lists.words('drunk');
const isComplaint = lists.matcher('complaints');
const schools = lists.words('schools');
const isMaker = lists.matcher('makers');
const isProduct = lists.matcher('products');
const complaintWithin = 4;

const longestObject = 4;
const longestCompare = 3;
const longestAsk = 3;
const dishWithin = 3;

/** "They're playing Drivers License", "a Mulholland Drive kind of mood": music or a film. */
export function isTitle(tokens: readonly string[], span: Span): boolean {
  // A Slovak verb in the first person: "dojčím".
  if (/(?:[aei]m|me)$/.test(tokens[span.to - 1] ?? '')) return false;
  const { from, to } = clauseAround(tokens, span, false);
  const before = tokens.slice(from, span.from);
  // "I'm driving, so no movie": the writer is driving.
  if (before.slice(-3).some((token) => isSelf(token))) return false;
  return [...before, ...tokens.slice(span.to, to)].some((token) => isMedium(token));
}

/** "Tastes like a painkiller", "happy as a kid", but not "I'd like a drink for kids". */
export function isCompared(tokens: readonly string[], { from }: Span): boolean {
  for (const skipped of [0, 1, 2]) {
    const at = from - skipped;
    const between = tokens.slice(at, from);
    if (skipped > 0 && !articles.has(between[0] ?? '')) continue;
    for (let length = 1; length <= longestCompare; length++) {
      const phrase = tokens.slice(Math.max(0, at - length), at).join(' ');
      if (!compares.has(phrase)) continue;
      const hasArticle = skipped > 0 || length > 1;
      if (hasArticle && !likers.has(tokens[at - length - 1] ?? ''))
        return !isSaidOfSelf(tokens, at);
    }
  }
  return false;
}

/** "Like a good Muslim I drink nothing". */
function isSaidOfSelf(tokens: readonly string[], at: number): boolean {
  const { to } = clauseAround(tokens, { from: at, to: at + 1 });
  return tokens.slice(at, to).some((token) => isSelf(token));
}

/** "Do you have a pill for Mondays", "máte liek na nudu": a request to the bar. */
export function isAskedFor(tokens: readonly string[], { from }: Span): boolean {
  let at = from;
  let hasArticle = false;
  while (at > 0 && from - at < 3 && some.has(tokens[at - 1] ?? '')) {
    at--;
    hasArticle = true;
  }
  for (let length = 1; length <= longestAsk; length++) {
    if (asks.has(tokens.slice(Math.max(0, at - length), at).join(' '))) return hasArticle;
  }
  return false;
}

/** "I kid you not". */
export function isVerb(tokens: readonly string[], { from, to }: Span): boolean {
  if (to - from > 1 || tokens[from] !== 'kid') return false;
  return tokens[to] === 'you' || verbal.has(tokens[from - 1] ?? '');
}

/** "Chicken liver parfait", "k pečeňovej paštéte". */
export function isDishOf(tokens: readonly string[], { from, to }: Span): boolean {
  if (!tokens.slice(from, to).some((token) => isOrgan(token))) return false;
  return tokens.slice(Math.max(0, from - 2), to + dishWithin).some((token) => isDish(token));
}

/** "Zapíjame vnučku": the toast to a child is drunk by others. */
export function isToasted(tokens: readonly string[], { from }: Span): boolean {
  if (!isToastee(tokens[from] ?? '')) return false;
  return tokens.slice(Math.max(0, from - 3), from).some((token) => isToast(token));
}

/** "Addicted to your ginger syrup", "odvykol som od sladkého". */
export function isHabitOf(tokens: readonly string[], { from, to }: Span): boolean {
  const at = tokens.findIndex((token, n) => n >= from && n < to && isHabit(token));
  if (at < 0) return false;
  const before = tokens.findIndex((token, n) => n > at && n <= to + 2 && habitual.has(token));
  if (before < 0) return false;
  const { to: end } = clauseAround(tokens, { from: before, to: before + 1 });
  const object = tokens.slice(before + 1, Math.min(end, before + 1 + longestObject));
  return object.length > 0 && !object.some((token) => isDrug(token));
}

export function isOfSoberness(tokens: readonly string[], span: Span): boolean {
  return soberAt(tokens, span) >= 0;
}

function soberAt(tokens: readonly string[], { from, to }: Span): number {
  return tokens.findIndex(
    (token, n) => n >= from && n < to && (token === 'sober' || token.startsWith('triezv')),
  );
}

/** "Far too sober", "such a sober decor". */
export function isSoberThing(tokens: readonly string[], span: Span): boolean {
  const at = soberAt(tokens, span);
  if (at < 0) return false;
  const before = tokens[at - 1] ?? '';
  if (too.has(before)) return true;
  // "Sober as a judge".
  if (as.has(tokens.slice(at + 1, at + 3).join(' '))) return true;
  if (!determiners.has(before)) return false;
  const { to: end } = clauseAround(tokens, { from: at, to: at + 1 });
  const next = tokens[at + 1];
  return at + 1 < end && next !== undefined && !isSoberOne(next) && !/\d/.test(next);
}

/** "A dose of sunshine", "injekcia energie". A medicine behind it counts separately. */
export function isPortionOf(tokens: readonly string[], { from, to }: Span): boolean {
  const clause = clauseAround(tokens, { from, to });
  const inClause = tokens.slice(clause.from, clause.to);
  if (inClause.some((token) => isSelf(token) || token === 'my')) return false;
  if (tokens[to - 1] === 'of' || tokens[to] === 'of') return true;
  if (to - from > 1 || !isPortion(tokens[from] ?? '') || to >= clause.to) return false;
  return !plain.has(tokens[to] ?? '') && !isFirstPerson(tokens[to] ?? '');
}

/** "Driving school", "kidney beans". */
export function isNameOfThing(tokens: readonly string[], { from, to }: Span): boolean {
  if (isThing(tokens[to] ?? '')) return true;
  // "Football fever", but not "a fever" nor "high fever".
  const before = tokens[from - 1] ?? '.';
  return tokens[from] === 'fever' && !marks.has(before) && !isFeverish(before);
}

/** "We have a driver", "šoféra máme", but not "we have a driver, it's me". */
export function isHad(tokens: readonly string[], span: Span): boolean {
  if (!tokens.slice(span.from, span.to).some(isHadOne)) return false;
  if (tokens.some((_, at) => mine.has(tokens.slice(at, at + 2).join(' ')))) return false;
  const { from, to } = clauseAround(tokens, span);
  const near = tokens.slice(Math.max(from, span.from - 3), Math.min(to, span.to + 2));
  return near.some((token) => haves.has(token));
}

/** "Kašle ako stará škodovka", "how they drank it on a boat": not the writer's vehicle. */
export function isFarVehicle(tokens: readonly string[], span: Span): boolean {
  if (!tokens.slice(span.from, span.to).some((token) => isVehicle(token))) return false;
  const near = tokens.slice(Math.max(0, span.from - 3), span.from);
  const isOwn = near.some((token) => isSelf(token) || owned.has(token));
  // "Domov idem ako vždy motorkou": the instrumental means riding.
  const isRidden = /(?:ou|om|mi)$/.test(tokens[span.to - 1] ?? '');
  if (!isOwn && !isRidden && near.some((token) => similes.has(token))) return true;
  const { from, to } = clauseAround(tokens, span);
  const clause = tokens.slice(from, to);
  return clause.some((token) => drunk.has(token)) && !clause.some((token) => isSelf(token));
}

/** "My liver filed a complaint": a body part that acts like a person. */
export function isComplaining(tokens: readonly string[], { from, to }: Span): boolean {
  if (!tokens.slice(from, to).some((token) => isOrgan(token))) return false;
  return tokens.slice(to, to + complaintWithin).some((token) => isComplaint(token));
}

/** "Finishing school", "business school": not for minors. */
export function isSchoolOfAdults(tokens: readonly string[], { from, to }: Span): boolean {
  return tokens.slice(from, to - 1).some((token, n) => {
    return schools.has(token) && tokens[from + n + 1] === 'school';
  });
}

/** "Monk liqueur": the product of a maker. */
export function isMakerOf(tokens: readonly string[], { from, to }: Span): boolean {
  return tokens.slice(from, to).some((token) => isMaker(token)) && isProduct(tokens[to] ?? '');
}
