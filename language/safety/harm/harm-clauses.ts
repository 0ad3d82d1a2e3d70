// Clauses with their mentions, and lists across clauses.

import { clauseWords } from '#language/safety/clauses.ts';
import type { Mention } from '#language/safety/substances.ts';
import { overlaps, type Span } from '#language/words/templates.ts';
import { marks } from '#language/words/tokenize.ts';

const splits = clauseWords('splits');
const listWords = clauseWords('listWords');
/** "Nuts make me": words that start a thought elsewhere. */
const doers = clauseWords('doers');
const causes = clauseWords('causes');

const goesOn = new Set([',', ';', ':']);

export interface Clause extends Span {
  mentions: Mention[];
  after: string;
}

/** `wholes`: spans that no clause may split. */
export function clausesOf(
  tokens: readonly string[],
  wholes: readonly Span[],
  mentions: readonly Mention[],
): Clause[] {
  const clauses: Clause[] = [];
  const isWithin = (at: number) => wholes.some(({ from, to }) => from <= at && at < to);
  let from = 0;
  let after = '';
  tokens.forEach((token, at) => {
    const isMark = marks.has(token) && token !== ':';
    if (!isMark && (!splits.has(token) || isWithin(at) || isDone(tokens, at, mentions))) return;
    clauses.push({ from, to: at, after, mentions: [] });
    from = isMark ? at + 1 : at;
    after = token;
  });
  clauses.push({ from, to: tokens.length, after, mentions: [] });
  for (const clause of clauses) clause.mentions = mentions.filter((one) => overlaps(one, clause));
  return clauses.filter(({ from: start, to }) => start < to);
}

/** "Because of nuts", "nuts make me": a word that starts a thought elsewhere. */
function isDone(tokens: readonly string[], at: number, mentions: readonly Mention[]): boolean {
  if (causes.has(tokens[at + 1] ?? '')) return true;
  return doers.has(tokens[at] ?? '') && mentions.some(({ to }) => to === at);
}

/** "…, milk and eggs": the rest of a list after the clause. */
export function listAfter(
  tokens: readonly string[],
  clauses: readonly Clause[],
  at: number,
): Mention[] {
  const list: Mention[] = [];
  for (const clause of clauses.slice(at + 1)) {
    if (!goesOn.has(clause.after) || !isList(tokens, clause)) break;
    list.push(...clause.mentions);
  }
  return list;
}

/** "Nuts, milk and eggs make me sick": the start of a list before the clause. */
export function listBefore(
  tokens: readonly string[],
  clauses: readonly Clause[],
  at: number,
): Mention[] {
  const list: Mention[] = [];
  for (let before = at - 1; before >= 0 && clauses[before + 1]?.after === ','; before--) {
    const clause = clauses[before];
    if (!clause || !isList(tokens, clause)) break;
    list.push(...clause.mentions);
  }
  return list;
}

/** ", milk and eggs" only continues a list. A spirit alone is a wish. */
function isList(tokens: readonly string[], clause: Clause): boolean {
  const { from, to, mentions } = clause;
  if (mentions.every(({ isSpirit }) => isSpirit)) return false;
  for (let at = from; at < to; at++) {
    const isMentioned = mentions.some((one) => one.from <= at && at < one.to);
    if (!isMentioned && !listWords.has(tokens[at] ?? '')) return false;
  }
  return true;
}
