// What a guest says harms them: a harm ("allergic", "opuchnem") and the mentions that belong to it.

import type { Concept } from '#language/lexicon/concepts.ts';
import { lineageOf } from '#language/lexicon/hierarchy.ts';
import { listsOf } from '#language/words/lists.ts';
import { overlaps, type Span, Templates, templatesOf } from '#language/words/templates.ts';
import { marks } from '#language/words/tokenize.ts';
import { clauseWords } from './clauses.ts';
import { type Mention, mentionsIn, type Substance } from './substances.ts';

const splits = clauseWords('splits');
const listWords = clauseWords('listWords');
const pronouns = clauseWords('pronouns');
const without = clauseWords('without');
const withoutFillers = clauseWords('withoutFillers');
const withWords = clauseWords('with');
const free = clauseWords('free');
const connectives = clauseWords('connectives');
const prepositions = clauseWords('prepositions');
/** "Peach, anything with peach, I get hives." */
const anything = clauseWords('anything');
const answers = clauseWords('answers');
const contrasts = clauseWords('contrasts');
/** "When I eat strawberries, …", "because of the egg". */
const conditions = clauseWords('conditions');
/** "Nuts make me": a word that elsewhere begins a thought. */
const doers = clauseWords('doers');
/** "Because of". */
const causes = clauseWords('causes');
const remedies = [...clauseWords('remedies')];

/** A yes is this short. */
const longestYes = 2;

/** How much a template says: an allergy, a reaction of the body, or what may also be a matter of taste. */
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
  /** Words after "allergic to" that nobody here knows. */
  words: string[];
  /** An allergy was named, whatever it is to. */
  isGrave: boolean;
  refusesAlcohol: boolean;
}

/** A part of a text between two marks or words that begin another thought. */
interface Clause extends Span {
  mentions: Mention[];
  /** The mark or word before it. */
  after: string;
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
  // The Slovak "ale" is no beer.
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
    const own = subjectsOf(tokens, clause, clauses, at, cue);
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

/** Who refuses all of these refuses alcohol. */
const alcoholKinds = ['spirit', 'wine', 'beer'] as const;

function isOf({ substance }: Mention, kind: Concept): boolean {
  return substance.concepts.some((concept) => lineageOf(concept).has(kind));
}

/** "For my headache": a remedy is asked for. */
function isRemedied(tokens: readonly string[], { from }: Span): boolean {
  const before = ` ${tokens.slice(Math.max(0, from - 3), from).join(' ')}`;
  return remedies.some((words) => before.endsWith(` ${words}`));
}

/** `wholes`: spans that no clause ends in. */
function clausesOf(
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

/** "Because of nuts", "nuts make me": a word that begins a thought elsewhere. */
function isDone(tokens: readonly string[], at: number, mentions: readonly Mention[]): boolean {
  if (causes.has(tokens[at + 1] ?? '')) return true;
  return doers.has(tokens[at] ?? '') && mentions.some(({ to }) => to === at);
}

/** The mentions that a harm speaks of in its clause, and in a list that goes on after a comma. */
function subjectsOf(
  tokens: readonly string[],
  clause: Clause,
  clauses: readonly Clause[],
  at: number,
  cue: Span & { meaning: Weight },
): Mention[] {
  const before = clause.mentions.filter(({ to }) => to <= cue.from);
  const inside = clause.mentions.filter((one) => overlaps(one, cue));
  const after = clause.mentions.filter(({ from }) => from >= cue.to);
  // "Allergic to nuts" and "can't have nuts" speak of what follows, "a nut allergy" of what stands before.
  const next = tokens[cue.to] ?? '';
  const isCompound = before.at(-1)?.to === cue.from && !prepositions.has(next);
  if (isCompound) return [...endOfList(tokens, before), ...inside];
  // A body that reacts names its parts behind it: "from mint my tonsils swell".
  const isAhead = cue.meaning !== 'bodily' && (prepositions.has(next) || after[0]?.from === cue.to);
  if (before.length > 0 && !(isAhead && after.length > 0)) {
    return [...before, ...inside, ...after, ...listBefore(tokens, clauses, at)];
  }
  const list = [...after, ...inside];
  return cue.meaning === 'grave' || list.length > 0
    ? [...list, ...listAfter(tokens, clauses, at)]
    : list;
}

/** The mentions that are listed without any "with": "gin with an egg and nut" has two. */
function endOfList(tokens: readonly string[], mentions: readonly Mention[]): Mention[] {
  const last = mentions.findLastIndex(({ from }, n) =>
    tokens.slice(mentions[n - 1]?.to ?? from, from).some((token) => withWords.has(token)),
  );
  return mentions.slice(Math.max(0, last));
}

/** "…, milk and eggs": how a list goes on behind the clause. */
function listAfter(tokens: readonly string[], clauses: readonly Clause[], at: number): Mention[] {
  const list: Mention[] = [];
  for (const clause of clauses.slice(at + 1)) {
    if (!marks.has(clause.after) || !isList(tokens, clause)) break;
    list.push(...clause.mentions);
  }
  return list;
}

/** "Nuts, milk and eggs make me sick": the beginning of a list before the clause. */
function listBefore(tokens: readonly string[], clauses: readonly Clause[], at: number): Mention[] {
  const list: Mention[] = [];
  for (let before = at - 1; before >= 0 && clauses[before + 1]?.after === ','; before--) {
    const clause = clauses[before];
    if (!clause || !isList(tokens, clause)) break;
    list.push(...clause.mentions);
  }
  return list;
}

/** Whether a clause only goes on with a list: ", milk and eggs". A spirit alone is rather a wish. */
function isList(tokens: readonly string[], clause: Clause): boolean {
  const { from, to, mentions } = clause;
  if (mentions.every(({ isSpirit }) => isSpirit)) return false;
  for (let at = from; at < to; at++) {
    const isMentioned = mentions.some((one) => one.from <= at && at < one.to);
    if (!isMentioned && !listWords.has(tokens[at] ?? '')) return false;
  }
  return true;
}

function hasPronoun(tokens: readonly string[], { from, to }: Clause): boolean {
  return tokens.slice(from, to).some((token) => pronouns.has(token));
}

/** "I love strawberries, but I'm allergic": the mentions of the thought before, refused ones first. */
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

/** "No milk", "bez orechov alebo vajec", "dairy free". */
function isRefused(
  tokens: readonly string[],
  { from, to }: Mention,
  all: readonly Mention[],
): boolean {
  // "Dairy free", but not "nothing alcohol free".
  if (free.has(tokens[to] ?? '')) return !without.has(tokens[from - 1] ?? '');
  // "Eggs? No."
  if (/^[?:]$/.test(tokens[to] ?? '') && answers.has(tokens[to + 1] ?? '')) return true;
  let isWith = false;
  let isAnotherWish = false;
  for (let at = from - 1; at >= Math.max(0, from - 8); at--) {
    const token = tokens[at] ?? '';
    if (without.has(token)) {
      // "No sugar, with egg white", but "nothing with milk, with eggs".
      if (isAnotherWish && !withWords.has(tokens[at + 1] ?? '')) return false;
      return !isDoubled(tokens, at);
    }
    const isPart = all.some((one) => one.from <= at && at < one.to);
    if (!isPart && !withoutFillers.has(token) && !listWords.has(token) && token !== ',')
      return false;
    isAnotherWish ||= isWith && (isPart || token === ',');
    isWith = withWords.has(token);
  }
  return false;
}

function isDoubled(tokens: readonly string[], at: number): boolean {
  return at > 0 && without.has(tokens[at - 1] ?? '') && tokens[at] !== 'no';
}

/** "Allergic to lychee", where nobody here knows lychees. */
function unknownObject(tokens: readonly string[], { to }: Span): string[] {
  if (!prepositions.has(tokens[to] ?? '')) return [];
  const words: string[] = [];
  for (const token of tokens.slice(to + 1, to + 5)) {
    if (marks.has(token) || splits.has(token)) break;
    if (!listWords.has(token) && token.length > 2) words.push(token);
  }
  return words.slice(0, 2);
}
