// Whose business a reason is, and whether it is still one: "my husband drives", "the shift is over".

import { listsOf } from '#language/words/lists.ts';
import type { Span } from '#language/words/templates.ts';
import { marks } from '#language/words/tokenize.ts';

const lists = listsOf('safety/subjects', [
  'light',
  'others',
  'claims',
  'owners',
  'theirs',
  'animals',
  'drives',
  'behind',
  'roles',
  'over',
  'ahead',
]);
const light = lists.words('light');
const others = lists.words('others');
const claims = lists.words('claims');
const owners = lists.words('owners');
const theirs = lists.words('theirs');
const animals = lists.words('animals');
const over = lists.words('over');
const ahead = lists.words('ahead');
/** "Šoféruje manžel": verbs that their subject may follow. */
const isBeforeSubject = lists.matcher('behind');
const isDriving = lists.matcher('drives');
const isRole = lists.matcher('roles');

/** "My wife is driving", "our priest": somebody else who drives or prays, and asks for nothing. */
export function isOfOthers(tokens: readonly string[], { from, to }: Span): boolean {
  const word = tokens[from] ?? '';
  const subject = subjectBefore(tokens, from);
  if (claims.has(subject) || tokens.slice(to).some((token) => theirs.has(token))) return false;
  if (isRole(word) && owners.has(tokens[from - 1] ?? '')) return true;
  if (!isDriving(word)) return false;
  return isIn(others, subject) || (isBeforeSubject(word) && isIn(others, tokens[from + 1] ?? ''));
}

/** "The cat turned 13", "our dog is on antibiotics". */
export function isOfAnimal(tokens: readonly string[], { from }: Span): boolean {
  return isIn(animals, subjectBefore(tokens, from));
}

/** "The shift is finally over", "pôst je už za nami", but not "is over at ten". */
export function isOver(tokens: readonly string[], { to }: Span): boolean {
  let at = to;
  while (light.has(tokens[at] ?? '')) at++;
  for (const length of [1, 2]) {
    const isSaid = over.has(tokens.slice(at, at + length).join(' '));
    if (isSaid) return !ahead.has(tokens[at + length] ?? '');
  }
  return false;
}

/** Where the words that say nothing by themselves end: "is", "just", "už". */
export function afterLight(tokens: readonly string[], from: number): number {
  let at = from;
  while (light.has(tokens[at] ?? '') || tokens[at] === ',') at++;
  return at;
}

function subjectBefore(tokens: readonly string[], from: number): string {
  let at = from - 1;
  while (light.has(tokens[at] ?? '')) at--;
  const token = tokens[at] ?? '';
  return marks.has(token) ? '' : token;
}

/** Also with an 's. */
function isIn(words: ReadonlySet<string>, token: string): boolean {
  return words.has(token) || words.has(token.replace(/s$/, ''));
}
