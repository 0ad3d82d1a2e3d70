// Harms ("allergic", "opuchnem") with the mentions that they refer to.

import type { Concept } from '#language/lexicon/concepts.ts';
import { lineageOf } from '#language/lexicon/hierarchy.ts';
import { clauseWords } from '#language/safety/clauses.ts';
import { type Mention, mentionsIn, type Substance } from '#language/safety/substances.ts';
import { listsOf } from '#language/words/lists.ts';
import { overlaps, type Span, Templates, templatesOf } from '#language/words/templates.ts';
import { marks } from '#language/words/tokenize.ts';
import { type Clause, clausesOf, listAfter, listBefore } from './harm-clauses.ts';
import { isRefused } from './refused-mentions.ts';

const splits = clauseWords('splits');
const listWords = clauseWords('listWords');
const pronouns = clauseWords('pronouns');
const withWords = clauseWords('with');
const connectives = clauseWords('connectives');
const prepositions = clauseWords('prepositions');
/** "Peach, anything with peach, I get hives." */
const anything = clauseWords('anything');
const contrasts = clauseWords('contrasts');
/** "When I eat strawberries, …", "because of the egg". */
const conditions = clauseWords('conditions');
const remedies = [...clauseWords('remedies')];

const longestYes = 2;

/** The strength of a harm: an allergy, a reaction of the body, or a possible matter of taste. */
const weights = ['grave', 'bodily', 'reactions', 'cleared'] as const;
type Weight = (typeof weights)[number];

export const harms = new Templates<Weight>(
  templatesOf(listsOf('safety/harm', weights)),
  connectives,
);

export interface Harmful {
  substances: Substance[];
  /** Refused without a reason: "no milk". */
  refused: Substance[];
  /** Unknown words after "allergic to". */
  words: string[];
  isGrave: boolean;
  refusesAlcohol: boolean;
}

export function readHarm(tokens: readonly string[]): Harmful {
  const found = harms.find(tokens);
  // "Not picky but allergic", "allergic to nothing but nuts".
  const cleared = found.filter(
    ({ meaning, from, to }) =>
      meaning === 'cleared' && !tokens.slice(from, to + 1).some((token) => contrasts.has(token)),
  );
  const isCleared = (span: Span) => cleared.some((one) => overlaps(one, span));
  const cues = found.filter((one) => one.meaning !== 'cleared' && !isCleared(one));
  // Slovak "ale" is not a beer.
  const mentions = mentionsIn(tokens).filter(
    ({ from, to }) => to - from > 1 || !splits.has(tokens[from] ?? ''),
  );
  const clauses = clausesOf(tokens, [...mentions, ...cues], mentions);
  const harmful: Harmful = {
    substances: [],
    refused: [],
    words: [],
    isGrave: false,
    refusesAlcohol: false,
  };
  const refuse = (list: readonly Mention[]) =>
    harmful.substances.push(...list.map(({ substance }) => substance));
  for (const cue of cues) {
    const isGrave = cue.meaning === 'grave';
    if (!isGrave && isRemedied(tokens, cue)) continue;
    harmful.isGrave ||= isGrave;
    const at = clauses.findIndex(({ to }) => cue.from < to);
    const clause = clauses[at];
    if (!clause) continue;
    const own = mentionsOf(tokens, clause, clauses, at, cue);
    if (own.length) {
      refuse(own);
      continue;
    }
    const isBodily = cue.meaning === 'bodily';
    const isSpokenOf =
      isGrave ||
      isBodily ||
      anything.has(clause.after) ||
      hasPronoun(tokens, clause) ||
      conditions.has(tokens[clauses[at - 1]?.from ?? -1] ?? '');
    // "I throw up, if there is cream in it", "I wheeze after anything with nuts".
    const supposed = clauses.slice(at + 1, at + 3).flatMap((next) => {
      const opening = tokens[next.from] ?? '';
      const isMeant = conditions.has(opening) || (isBodily && anything.has(opening));
      return isMeant ? next.mentions : [];
    });
    const others = [...supposed, ...(isSpokenOf ? spokenOfBefore(tokens, clauses, at) : [])];
    refuse(others);
    const words = isGrave ? unknownObject(tokens, cue) : [];
    harmful.words.push(...words);
    const isNamed = others.length + words.length > 0;
    if (!isNamed && (isGrave || isBodily)) refuse(spokenOfAfter(tokens, clauses, at));
  }
  // "Not allergic to gin, only to nuts".
  for (const { from, to, meaning } of found) {
    if (meaning !== 'grave' || !isCleared({ from, to })) continue;
    const isExcepted = (n: number) =>
      prepositions.has(tokens[n] ?? '') || mentions.some((one) => one.isGroup && one.from === n);
    const at = tokens.findIndex((token, n) => n >= to && contrasts.has(token) && isExcepted(n + 1));
    if (at < 0) continue;
    harmful.isGrave = true;
    refuse(mentions.filter((one) => one.from > at));
  }
  harmful.refused = mentions
    .filter((one) => one.isGroup && isRefused(tokens, one, mentions))
    .map(({ substance }) => substance);
  harmful.refusesAlcohol = alcoholKinds.every((kind) =>
    mentions.some((one) => isOf(one, kind) && isRefused(tokens, one, mentions)),
  );
  return harmful;
}

/** Refusing all of these refuses alcohol. */
const alcoholKinds = ['spirit', 'wine', 'beer'] as const;

function isOf({ substance }: Mention, kind: Concept): boolean {
  return substance.concepts.some((concept) => lineageOf(concept).has(kind));
}

/** "For my headache" asks for a remedy. */
function isRemedied(tokens: readonly string[], { from }: Span): boolean {
  const before = ` ${tokens.slice(Math.max(0, from - 3), from).join(' ')}`;
  return remedies.some((words) => before.endsWith(` ${words}`));
}

/** Mentions in the clause of the harm, and in a list that continues after a comma. */
function mentionsOf(
  tokens: readonly string[],
  clause: Clause,
  clauses: readonly Clause[],
  at: number,
  cue: Span & { meaning: Weight },
): Mention[] {
  const before = clause.mentions.filter(({ to }) => to <= cue.from);
  const inside = clause.mentions.filter((one) => overlaps(one, cue));
  const after = clause.mentions.filter(({ from }) => from >= cue.to);
  // "Allergic to nuts" refers to what follows, "a nut allergy" to what precedes it.
  const next = tokens[cue.to] ?? '';
  const isCompound = before.at(-1)?.to === cue.from && !prepositions.has(next);
  if (isCompound) return [...endOfList(tokens, before), ...inside];
  // Body parts follow their reaction: "from mint my tonsils swell".
  const isAhead = cue.meaning !== 'bodily' && (prepositions.has(next) || after[0]?.from === cue.to);
  if (before.length > 0 && !(isAhead && after.length > 0)) {
    return [...before, ...inside, ...after, ...listBefore(tokens, clauses, at)];
  }
  const list = [...after, ...inside];
  return cue.meaning === 'grave' || list.length > 0
    ? [...list, ...listAfter(tokens, clauses, at)]
    : list;
}

/** Listed without "with": "gin with an egg and nut" has two. */
function endOfList(tokens: readonly string[], mentions: readonly Mention[]): Mention[] {
  const last = mentions.findLastIndex(({ from }, n) =>
    tokens.slice(mentions[n - 1]?.to ?? from, from).some((token) => withWords.has(token)),
  );
  return mentions.slice(Math.max(0, last));
}

function hasPronoun(tokens: readonly string[], { from, to }: Clause): boolean {
  return tokens.slice(from, to).some((token) => pronouns.has(token));
}

/**
 * "I love strawberries, but I'm allergic": mentions of the previous thought, refused ones first.
 */
function spokenOfBefore(
  tokens: readonly string[],
  clauses: readonly Clause[],
  at: number,
): Mention[] {
  for (let before = at - 1; before >= Math.max(0, at - 3); before--) {
    const mentions = clauses[before]?.mentions ?? [];
    if (mentions.length === 0) continue;
    const refused = mentions.filter((one) => isRefused(tokens, one, mentions));
    return refused.length ? refused : mentions;
  }
  return [];
}

/** "An epipen in my bag, peanuts are the reason", "Any allergies? Yes, apples and milk." */
function spokenOfAfter(
  tokens: readonly string[],
  clauses: readonly Clause[],
  at: number,
): Mention[] {
  for (let next = at + 1; next < at + 3; next++) {
    const clause = clauses[next];
    if (!clause || !marks.has(clause.after)) return [];
    if (clause.mentions.length > 0) {
      return [...clause.mentions, ...listAfter(tokens, clauses, next)].filter(
        ({ isSpirit }) => !isSpirit,
      );
    }
    if (clause.to - clause.from > longestYes) return [];
  }
  return [];
}

/** "Allergic to lychee", where lychee is unknown. */
function unknownObject(tokens: readonly string[], { to }: Span): string[] {
  if (!prepositions.has(tokens[to] ?? '')) return [];
  const words: string[] = [];
  for (const token of tokens.slice(to + 1, to + 5)) {
    if (marks.has(token) || splits.has(token)) break;
    if (!listWords.has(token) && token.length > 2) words.push(token);
  }
  return words.slice(0, 2);
}
