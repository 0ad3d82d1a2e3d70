import type { Language } from '#domain/languages.ts';
import { editDistance } from '#domain/text/typos.ts';
import { compared, joiners, misspeltRefusals } from '#language/lexicon/clauses.ts';
import { lessWords, moreWords } from '#language/lexicon/degrees.ts';
import { lookUp, type Meaning } from '#language/lexicon/meanings.ts';
import { lookUpMisspelt } from '#language/lexicon/misspelt.ts';
import { type Role, roleAt } from '#language/lexicon/roles.ts';
import { surpriseLength } from '#language/lexicon/small-talk.ts';
import { deniedForm, excessiveForm } from '#language/lexicon/word-forms.ts';
import type { DrinkNames, NameMatch } from '#language/names/drink-names.ts';
import { isNoun, isOrdered, isOrdinaryName, isOrdinaryWord } from '#language/names/name-context.ts';
import type { Profile } from '#language/profiles/profile.ts';
import { commonWords } from '#language/words/common-words.ts';
import { remembered } from '#language/words/remembered.ts';
import { marks } from '#language/words/tokenize.ts';
import { withoutOrigins } from './origins.ts';
import { isNumber } from './part-count.ts';
import { withSeparable } from './separable.ts';

export type Content =
  | { kind: 'meanings'; meanings: readonly Meaning[] }
  | { kind: 'drink'; profile: Profile }
  /** A word that several drinks share in their names: "a martini". */
  | { kind: 'sharedName'; word: string; drinks: readonly Profile[] }
  | { kind: 'word'; word: string };

export interface Segment {
  from: number;
  to: number;
  role?: Role;
  mark?: string;
  content?: Content;
  /** The parts of a compound name: "gin and tonic". */
  parts?: readonly Content[];
  /** Denied by its form: "nesladké", "sugarless". */
  isDenied?: boolean;
  /** Too much, by its form: "presladené", "oversweet". */
  isExcess?: boolean;
  /** More than something else: "sourer", "more sour". */
  isMore?: boolean;
  isMisspelt?: boolean;
}

/** On a tie the meaning wins over these roles: "jemné" is smooth rather than "slightly". */
const yielding = new Set<Role>(['maybe', 'little', 'softer', 'opening', 'like', 'idle']);

export function segment(
  tokens: readonly string[],
  names: DrinkNames | undefined,
  spoken: readonly Language[] = [],
): Segment[] {
  const segments: Segment[] = [];
  for (let at = 0; at < tokens.length; ) {
    const next = segmentAt(tokens, at, names, segments, spoken[at]);
    segments.push(withParts(next, tokens, spoken));
    at = next.to;
  }
  return withSeparable(withoutOrigins(segments, tokens), tokens);
}

/** A guest who refuses gin and tonic gets neither. */
function withParts(one: Segment, tokens: readonly string[], spoken: readonly Language[]): Segment {
  const { from, to, content } = one;
  const isJoined = content && tokens.slice(from, to).some((token) => joiners.has(token));
  if (!isJoined) return one;
  const inside = tokens.slice(from, to).map((token) => (joiners.has(token) ? ',' : token));
  const parts = segment(inside, undefined, spoken.slice(from, to));
  return { ...one, parts: parts.flatMap((part) => part.content ?? []) };
}

function segmentAt(
  tokens: readonly string[],
  from: number,
  names: DrinkNames | undefined,
  segments: readonly Segment[],
  spoken: Language | undefined,
): Segment {
  const token = tokens[from] ?? '';
  const before = segments.at(-1);
  if (marks.has(token)) return { from, to: from + 1, mark: token };
  const find = (words: readonly string[], at: number) => lookUp(words, at, spoken);
  const known = besideName(find, tokens, from, names);
  if (known && isJuice(known.meanings) && before?.content) return { from, to: from + known.length };
  const findRole = (words: readonly string[], at: number) => roleAt(words, at, spoken);
  const role = besideName(findRole, tokens, from, names);
  const name = isDegreeOf(known, tokens, from, names) ? undefined : names?.at(tokens, from);
  const others = Math.max(known?.length ?? 0, role?.length ?? 0);
  const isCompared = name && name.length >= others && isBehindComparison(segments);
  if (name && (isCompared || isMeant(name, tokens, from, others))) {
    const content: Content = { kind: 'drink', profile: name.profile };
    return { from, to: from + name.length, content, ...(name.typos > 0 && { isMisspelt: true }) };
  }
  // "A sour", not "a sour drink".
  const isBare = !compared.has(tokens[from + 1] ?? '');
  if (known?.length === 1 && isBare && isNoun(tokens, from)) {
    const drinks = names?.sharing(token) ?? [];
    if (drinks.length)
      return { from, to: from + 1, content: { kind: 'sharedName', word: token, drinks } };
  }
  const nicknamed = known && drinkByNickname(known.meanings, names);
  if (known && nicknamed) return { from, to: from + known.length, content: nicknamed };
  if (known && (!role || known.length > role.length || yieldsTo(known.length, role))) {
    const content: Content = { kind: 'meanings', meanings: known.meanings };
    return { from, to: from + known.length, content };
  }
  // "Dealer's choice" is not about dealers.
  const surprise = surpriseLength(tokens, from);
  if (surprise > Math.max(1, others)) return { from, to: from + surprise };
  if (role) return { from, to: from + role.length, role: role.role };
  return { from, to: from + 1, ...unknownWord(token, names, before, spoken) };
}

/** Skips a match whose last word starts a name: "a Little Italy", "one Last Word". */
function besideName<T extends { length: number }>(
  find: (tokens: readonly string[], from: number) => T | undefined,
  tokens: readonly string[],
  from: number,
  names: DrinkNames | undefined,
): T | undefined {
  const found = find(tokens, from);
  if (!found || found.length === 1) return found;
  const last = from + found.length - 1;
  const name = names?.at(tokens, last);
  const isName = name && name.length > 1 && name.typos === 0;
  return isName ? find(tokens.slice(0, last), from) : found;
}

/** "A less spicy margarita" is not a Spicy Margarita. */
function isDegreeOf(
  known: { length: number } | undefined,
  tokens: readonly string[],
  from: number,
  names: DrinkNames | undefined,
): boolean {
  const before = tokens[from - 1] ?? '';
  if (known?.length !== 1 || !(lessWords.has(before) || moreWords.has(before))) return false;
  // "Two more Black Manhattans".
  if (isNumber(tokens[from - 2] ?? '')) return false;
  return names?.at(tokens, from + 1) !== undefined;
}

/** "Sourer than a", "as sour as a", "similar to a": a drink follows. */
function isBehindComparison(segments: readonly Segment[]): boolean {
  const at = segments.findLastIndex(({ role, mark, content }) => role || mark || content);
  const { role, from = 0, to = 0 } = segments[at] ?? {};
  if (role === 'like') return to - from > 1 || segments[at - 1]?.content !== undefined;
  return role === 'than';
}

const wholeName = 0.75;

/** `others`: tokens that other readings cover. */
function isMeant(
  { length, words, typos }: NameMatch,
  tokens: readonly string[],
  from: number,
  others: number,
): boolean {
  if (isOrdinaryName(words) && length >= others) return isOrdered(tokens, from, from + length);
  // "Whiskey and ginger are out": no ale is named.
  const last = tokens[from + length - 1] ?? '';
  const isGuessed = typos > 0 && last !== words.at(-1);
  if (isGuessed && last.length < 4 && commonWords.has(last)) return false;
  // The beginning of a name may be an ingredient: "red wine", "passionfruit".
  const written = tokens.slice(from, from + length).join('').length;
  if (written < words.join('').length * wholeName && others >= length) return false;
  if (length > 1) return length >= others;
  return others === 0 ? !commonWords.has(tokens[from] ?? '') : isOrdered(tokens, from, from + 1);
}

function drinkByNickname(
  [first]: readonly Meaning[],
  names: DrinkNames | undefined,
): Content | undefined {
  if (first?.kind !== 'nickname') return undefined;
  const words = first.drink.split(' ');
  const name = names?.at(words, 0);
  return name?.length === words.length ? { kind: 'drink', profile: name.profile } : undefined;
}

/** "Orange juice", "pomarančový džús": after a fruit, juice adds nothing. */
function isJuice(meanings: readonly Meaning[]): boolean {
  return meanings.some((meaning) => meaning.kind === 'concept' && meaning.concept === 'juice');
}

function yieldsTo(length: number, role: { length: number; role: Role }): boolean {
  return length === role.length && yielding.has(role.role);
}

function unknownWord(
  token: string,
  names: DrinkNames | undefined,
  before: Segment | undefined,
  spoken: Language | undefined,
): Partial<Segment> {
  if (commonWords.has(token) || token.length < 3 || /^[\d.%]+$/.test(token)) return {};
  const denied = deniedForm(token);
  if (denied) {
    const { meanings, isExcess } = denied;
    return { content: { kind: 'meanings', meanings }, isDenied: true, isExcess };
  }
  const excessive = excessiveForm(token);
  if (excessive) return { content: { kind: 'meanings', meanings: excessive }, isExcess: true };
  const drinks = names?.sharing(token) ?? [];
  if (drinks.length) return { content: { kind: 'sharedName', word: token, drinks } };
  if (before?.role === 'like') {
    const example = names?.holding(token);
    if (example) return { content: { kind: 'drink', profile: example } };
  }
  if (isOrdinaryWord(token)) return {};
  if (names?.has(token)) return { content: { kind: 'word', word: token } };
  if (token.length >= 6 && misspeltRefusals.some((word) => editDistance(token, word, 1) <= 1)) {
    return { role: token.startsWith('w') ? 'negation' : 'refusal', isMisspelt: true };
  }
  const misspelt = lookUpMisspelt(token, spoken);
  if (!misspelt && isCommonMisspelt(token)) return {};
  if (misspelt) return { content: { kind: 'meanings', meanings: misspelt }, isMisspelt: true };
  return { content: { kind: 'word', word: token } };
}

const longCommon = [...commonWords].filter((word) => word.length >= 6);

/** "Somthing": a misspelt stop word. */
const isCommonMisspelt = remembered(
  (token) => token.length >= 6 && longCommon.some((word) => editDistance(token, word, 1) <= 1),
);
