// From what somebody typed to what they want: vocabulary first, then who is denied by whom.
import type { Language } from '#domain/languages.ts';
import { common, type Role, refusals, roleAt } from './grammar.ts';
import type { Intent, Subject } from './intent.ts';
import { lookUp, lookUpMisspelt, type Meaning } from './lexicon.ts';
import type { DrinkNames } from './names.ts';
import type { Profile } from './profile.ts';
import { isAllowed } from './score.ts';
import { marks, slips, tokenize } from './words.ts';

type Content =
  | { kind: 'meanings'; meanings: readonly Meaning[] }
  | { kind: 'drink'; profile: Profile }
  | { kind: 'word'; word: string };

interface Piece {
  from: number;
  to: number;
  role?: Role;
  mark?: string;
  content?: Content;
  /** Denied by its own form: "nesladké", "sugarless". */
  isDenied?: boolean;
}

type Polarity = 'wanted' | 'mild' | 'refused';

interface Said {
  content: Content;
  polarity: Polarity;
  weight: number;
  group: number;
  isModel: boolean;
}

/** What somebody wants. Names are the drinks that can be meant by theirs. */
export function parse(text: string, language: Language, names?: DrinkNames): Intent {
  const tokens = tokenize(text);
  const numbers = readNumbers(tokens);
  const pieces = cut(tokens, names);
  const said = judge(pieces, tokens);
  return assemble(said, numbers, language);
}

// ── vocabulary ──

/** On a tie these roles leave a word to the vocabulary: "jemné" is smooth before it is "slightly". */
const yielding = new Set<Role>(['little', 'softer', 'opening', 'like', 'idle']);

function cut(tokens: readonly string[], names: DrinkNames | undefined): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < tokens.length; ) {
    const piece = pieceAt(tokens, at, names, pieces.at(-1));
    pieces.push(piece);
    at = piece.to;
  }
  return pieces;
}

function pieceAt(
  tokens: readonly string[],
  from: number,
  names: DrinkNames | undefined,
  before: Piece | undefined,
): Piece {
  const token = tokens[from] ?? '';
  if (marks.has(token)) return { from, to: from + 1, mark: token };
  const known = lookUp(tokens, from);
  const role = roleAt(tokens, from);
  const name = names?.at(tokens, from);
  const others = Math.max(known?.length ?? 0, role?.length ?? 0);
  if (name && (name.length > others || (name.length > 1 && name.length === others))) {
    if (name.length > 1 || !common.has(token)) {
      return { from, to: from + name.length, content: { kind: 'drink', profile: name.profile } };
    }
  }
  if (known && (!role || known.length > role.length || yieldsTo(known.length, role))) {
    const content: Content = { kind: 'meanings', meanings: known.meanings };
    return { from, to: from + known.length, content };
  }
  if (role) return { from, to: from + role.length, role: role.role };
  return { from, to: from + 1, ...strayAt(token, names, before) };
}

function yieldsTo(length: number, role: { length: number; role: Role }): boolean {
  return length === role.length && yielding.has(role.role);
}

/** A word that neither the vocabulary nor the grammar knows as it stands. */
function strayAt(
  token: string,
  names: DrinkNames | undefined,
  before: Piece | undefined,
): Partial<Piece> {
  if (common.has(token) || token.length < 3 || /^[\d.%]+$/.test(token)) return {};
  const denied = deniedWithin(token);
  if (denied) return { content: { kind: 'meanings', meanings: denied }, isDenied: true };
  if (before?.role === 'like') {
    const model = names?.holding(token);
    if (model) return { content: { kind: 'drink', profile: model } };
  }
  if (names?.has(token)) return { content: { kind: 'word', word: token } };
  if (token.length >= 6 && refusals.some((word) => slips(token, word, 1) <= 1)) {
    return { role: token.startsWith('w') ? 'negation' : 'refusal' };
  }
  const misspelt = lookUpMisspelt(token);
  if (misspelt) return { content: { kind: 'meanings', meanings: misspelt.meanings } };
  return { content: { kind: 'word', word: token } };
}

function deniedWithin(token: string): readonly Meaning[] | undefined {
  const rests = [
    /^ne(?=....)/.test(token) ? token.slice(2) : '',
    /^un(?=....)/.test(token) ? token.slice(2) : '',
    /^bez(?=....)/.test(token) ? token.slice(3) : '',
    /...less$/.test(token) ? token.slice(0, -4) : '',
  ];
  for (const rest of rests) {
    const known = rest ? lookUp([rest], 0) : undefined;
    if (known) return known.meanings;
  }
  return undefined;
}

// ── who is denied by whom ──

type Sort = 'taste' | 'thing' | 'strength' | 'word' | 'drink';

function sortOf(content: Content): Sort {
  if (content.kind !== 'meanings') return content.kind;
  const [first] = content.meanings;
  if (first?.kind === 'quality') return 'taste';
  return first?.kind === 'strength' ? 'strength' : 'thing';
}

interface Scope {
  isMild: boolean;
  /** "Allergic to nuts, eggs": a list of things may follow without any "or". */
  isList: boolean;
  last: Sort | null;
}

function judge(pieces: readonly Piece[], tokens: readonly string[]): Said[] {
  const said: Said[] = [];
  let scope: Scope | null = null;
  let join: 'either' | 'both' | 'comma' | null = null;
  let clause = 0;
  let group = 0;
  let weight = 1;
  let isModel = false;

  pieces.forEach((piece, n) => {
    const { role, mark, content } = piece;
    if (mark) {
      isModel = false;
      if (mark === ',') join = 'comma';
      else if (mark !== ':') {
        scope = null;
        join = null;
      }
      if (mark !== ':' && !(mark === ',' && scope)) clause = said.length;
    } else if (role === 'negation' || role === 'refusal' || role === 'drinking') {
      const isAhead = hasContentAhead(pieces, n);
      if (isAhead) {
        const isList = role === 'refusal';
        const keepsMild = scope?.isMild && scope.last === null;
        scope = { isMild: keepsMild ?? false, isList, last: null };
      } else {
        const earlier = said.slice(clause).filter((one) => one.polarity === 'wanted');
        const word = tokens[piece.from];
        // "No, …" and "nie, …" answer somebody; they refuse nothing.
        if (earlier.length && !(word === 'no' || word === 'not')) {
          for (const one of earlier) one.polarity = 'refused';
        } else if (role === 'drinking') said.push(alcoholRefused());
        scope = null;
      }
      isModel = false;
      join = null;
    } else if (role === 'free') {
      flipCoordinated(said, clause);
    } else if (role === 'less' || role === 'than') {
      scope = { isMild: true, isList: false, last: null };
      join = null;
    } else if (role === 'softer') {
      const opened: Scope | null = scope;
      if (opened && opened.last === null) opened.isMild = true;
      else if (tokens[piece.from] === 'so') scope = null;
    } else if (role === 'turn' || role === 'wish') {
      scope = null;
      join = null;
      if (role === 'turn') {
        clause = said.length;
        isModel = false;
      }
      if (role === 'wish' && isComparison(pieces, n, tokens)) isModel = true;
    } else if (role === 'opening') {
      const isLink = links.has(tokens[piece.from] ?? '');
      const goesOn = join === 'either' || (isLink && scope?.isList && join !== null);
      if (scope?.last && !goesOn) scope = null;
    } else if (role === 'like') {
      isModel = true;
    } else if (role === 'either') join = 'either';
    else if (role === 'both') join = 'both';
    else if (role === 'little') weight = 0.6;

    if (!content) return;
    const sort = sortOf(content);
    if (scope && !goesOn(scope, sort, join, pieces, n)) scope = null;
    if (join !== 'either') group++;
    const polarity = piece.isDenied
      ? 'refused'
      : !scope
        ? 'wanted'
        : scope.isMild
          ? 'mild'
          : 'refused';
    said.push({ content, polarity, weight, group, isModel: isModel && content.kind === 'drink' });
    if (scope) scope.last = sort;
    if (content.kind === 'drink') isModel = false;
    join = null;
    weight = 1;
  });
  return said;
}

function alcoholRefused(): Said {
  const meanings: Meaning[] = [{ kind: 'alcoholFree' }];
  const content: Content = { kind: 'meanings', meanings };
  return { content, polarity: 'wanted', weight: 1, group: 0, isModel: false };
}

/** Whether a denial reaches this far: "no rum or gin", "not sweet, sour" and "no rum, fruity". */
function goesOn(
  scope: Scope,
  sort: Sort,
  join: 'either' | 'both' | 'comma' | null,
  pieces: readonly Piece[],
  n: number,
): boolean {
  if (scope.last === null || join === 'either') return true;
  const isSame = scope.last === sort;
  if (join === 'both') return isSame && !scope.isMild;
  if (join === 'comma') return isSame && (scope.isList || listEndsWithOr(pieces, n));
  return (
    scope.last === 'word' ||
    scope.last === 'strength' ||
    isSame ||
    (scope.last === 'taste' && !scope.isMild)
  );
}

const links = new Set(['na', 'for', 'pre', 's', 'so', 'with']);

function hasContentAhead(pieces: readonly Piece[], n: number): boolean {
  for (const { role, mark, content } of pieces.slice(n + 1)) {
    if (content) return true;
    if (mark && mark !== ':') return false;
    if (role === 'turn' || role === 'wish' || role === 'refusal') return false;
  }
  return false;
}

/** "no gin, vodka or rum": the "or" makes one list of it. */
function listEndsWithOr(pieces: readonly Piece[], n: number): boolean {
  for (const { role, mark, content } of pieces.slice(n + 1)) {
    if (role === 'either' || role === 'both') return true;
    if (!content && mark !== ',') return false;
  }
  return false;
}

/** "Sugar and gluten free": all that is joined to what is free. */
function flipCoordinated(said: readonly Said[], clause: number): void {
  const last = said.at(-1);
  if (!last) return;
  for (const one of said.slice(clause)) {
    if (one === last || sortOf(one.content) === sortOf(last.content)) one.polarity = 'refused';
  }
}

/** "Like" compares, unless somebody likes: "I like", "I'd like", "would like". */
function isComparison(pieces: readonly Piece[], n: number, tokens: readonly string[]): boolean {
  const piece = pieces[n];
  if (!piece || tokens[piece.from] !== 'like' || piece.to - piece.from > 1) return false;
  const before = tokens[piece.from - 1];
  return (
    before === undefined || !/^(i|id|we|you|they|he|she|would|really|also|both|do)$/.test(before)
  );
}

// ── numbers ──

interface Numbers {
  min: number | null;
  max: number | null;
}

const below = /(?:under|below|less than|lower than|pod|menej ako|menej nez)$/;
const atMost = /(?:max|maximum|maximalne|up to|at most|no more than|do|najviac|maximal\w*)$/;
const above = /(?:over|above|more than|nad|viac ako|viac nez)$/;
const atLeast = /(?:at least|min|minimum|minimalne|aspon|from|od)$/;

function readNumbers(tokens: readonly string[]): Numbers {
  const limits: Numbers = { min: null, max: null };
  tokens.forEach((token, at) => {
    const next = tokens[at + 1] ?? '';
    if (!/^\d+(\.\d+)?$/.test(token) || !/^(%|percent\w*|abv|volt?)$/.test(next)) return;
    const value = Number(token);
    const lead = tokens.slice(Math.max(0, at - 3), at).join(' ');
    const isRange = /(\d+)(?: %)? (?:and|to|a|az|do)$/.exec(lead);
    if (isRange) {
      limits.min = Number(isRange[1]);
      limits.max = value;
    } else if (atMost.test(lead)) limits.max = value;
    else if (below.test(lead)) limits.max = value - 0.01;
    else if (above.test(lead)) limits.min = value + 0.01;
    else if (atLeast.test(lead)) limits.min = value;
    else if (value > 0) {
      limits.min = value - 3;
      limits.max = value + 3;
    }
  });
  return limits;
}

// ── putting it together ──

function assemble(said: readonly Said[], { min, max }: Numbers, language: Language): Intent {
  const intent: Intent = {
    language,
    wants: [],
    avoids: [],
    isAlcoholFree: false,
    strength: null,
    isNotStrong: false,
    minAlcohol: min,
    maxAlcohol: max,
    named: [],
    models: [],
    excluded: [],
    words: [],
    avoidedWords: [],
    isElsewhere: false,
  };
  const compared: Profile[] = [];
  for (const one of said) {
    const { content, polarity } = one;
    if (content.kind === 'word') {
      if (polarity === 'wanted') intent.words.push(content.word);
      else if (polarity === 'refused') intent.avoidedWords.push(content.word);
    } else if (content.kind === 'drink') {
      if (polarity === 'refused') intent.excluded.push(content.profile);
      else if (polarity === 'mild') compared.push(content.profile);
      else if (polarity === 'wanted') {
        (one.isModel ? intent.models : intent.named).push(content.profile);
      }
    } else {
      // A word of two meanings means both.
      content.meanings.forEach((meaning, n) =>
        take(intent, meaning, n ? { ...one, group: -intent.wants.length - 1 } : one),
      );
    }
  }
  settle(intent, compared);
  return intent;
}

function take(intent: Intent, meaning: Meaning, { polarity, weight, group }: Said): void {
  const isWanted = polarity === 'wanted';
  switch (meaning.kind) {
    case 'alcoholFree':
      if (isWanted) intent.isAlcoholFree = true;
      else intent.minAlcohol = Math.max(intent.minAlcohol ?? 0, 1);
      return;
    case 'elsewhere':
      intent.isElsewhere = true;
      return;
    case 'fame':
      if (isWanted) intent.words.push(...meaning.word.split(' '));
      return;
    case 'diet':
      for (const thing of meaning.avoids) {
        intent.avoids.push({ subject: { kind: 'thing', thing }, isStrict: true });
      }
      return;
    case 'strength':
      if (meaning.strength === 1 && !isWanted) intent.isNotStrong = true;
      if (meaning.strength === 0 && !isWanted) return;
      intent.strength = (isWanted ? meaning.strength : -meaning.strength) as Intent['strength'];
      return;
    default:
      break;
  }
  const subject: Subject = meaning;
  if (subject.kind === 'thing' && subject.thing === 'alcohol') {
    if (polarity === 'refused') intent.isAlcoholFree = true;
    else if (polarity === 'mild') intent.strength = -1;
    else intent.minAlcohol = Math.max(intent.minAlcohol ?? 0, 1);
  } else if (isWanted) intent.wants.push({ subject, weight, group });
  else intent.avoids.push({ subject, isStrict: polarity === 'refused' });
}

/** What is both wanted and refused was refused of something else, or is a slip of the reader. */
function settle(intent: Intent, compared: readonly Profile[]): void {
  const isAvoided = ({ subject }: { subject: Subject }) =>
    intent.avoids.some((avoid) => isSameSubject(avoid.subject, subject));
  intent.wants = intent.wants.filter((want) => !isAvoided(want));
  // Who names a drink without alcohol is not shown one with it.
  if (intent.named.some(({ alcohol }) => alcohol === 0)) intent.isAlcoholFree = true;
  if (intent.isAlcoholFree) {
    intent.minAlcohol = null;
    intent.strength = null;
  }
  // A named drink that cannot be had as it is becomes the model for one that can.
  const isChanged = intent.strength !== null || intent.wants.length > 0;
  const [named] = intent.named;
  if (named && intent.named.length === 1 && (isChanged || !isAllowed(intent, named))) {
    intent.models.push(named);
    intent.named = [];
  }
  // "Like a negroni but lighter", "stronger than a mojito".
  const [model = compared[0]] = intent.models;
  if (model && intent.strength === -1) {
    intent.maxAlcohol = Math.min(intent.maxAlcohol ?? 100, Math.max(1, model.alcohol - 1));
  } else if (model && intent.strength === 1) {
    intent.minAlcohol = Math.max(intent.minAlcohol ?? 0, model.alcohol + 1);
  }
}

function isSameSubject(a: Subject, b: Subject): boolean {
  return a.kind === 'thing'
    ? b.kind === 'thing' && a.thing === b.thing
    : b.kind === 'quality' && a.quality === b.quality;
}
