import { roleAt } from '#language/lexicon/roles.ts';
import { commonWords } from '#language/words/common-words.ts';
import { listsOf, numbersOf } from '#language/words/lists.ts';

export interface Numbers {
  min: number | null;
  max: number | null;
}

type Limit = 'below' | 'atMost' | 'above' | 'atLeast';

const lists = listsOf('wishes/limits', [
  'below',
  'atMost',
  'above',
  'atLeast',
  'orLess',
  'orMore',
  'rangeEnd',
  'percent',
]);
const isPercent = lists.matcher('percent');
const words = numbersOf('wishes/numbers');
const rangeEnds = lists.words('rangeEnd');

const opposite: Readonly<Record<Limit, Limit>> = {
  below: 'atLeast',
  atMost: 'above',
  above: 'atMost',
  atLeast: 'below',
};

const phrasesOf = (key: (typeof lists.keys)[number]) =>
  Array.from(lists.words(key), (phrase) => phrase.split(' '));

/** "10 % or less" equals "at most 10 %". */
const before: readonly (readonly [Limit, string[][]])[] = [
  ['atMost', phrasesOf('atMost')],
  ['below', phrasesOf('below')],
  ['above', phrasesOf('above')],
  ['atLeast', phrasesOf('atLeast')],
];
const behind: readonly (readonly [Limit, string[][]])[] = [
  ['atMost', phrasesOf('orLess')],
  ['atLeast', phrasesOf('orMore')],
];

export function readNumbers(tokens: readonly string[]): Numbers {
  const limits: Numbers = { min: null, max: null };
  tokens.forEach((token, at) => {
    const value = numberIn(token);
    const unit = tokens[at + 1];
    if (value === undefined || unit === undefined) return;
    if (!isPercent(unit)) return;
    const start = startOfRange(tokens, at);
    if (start !== undefined && start < value) {
      Object.assign(limits, { min: start, max: value });
      return;
    }
    const ahead = longest(before, (phrase) => tokens.slice(Math.max(0, at - phrase.length), at));
    const found =
      ahead ?? longest(behind, (phrase) => tokens.slice(at + 2, at + 2 + phrase.length));
    const isDenied = ahead !== undefined && isDeniedBefore(tokens, at - ahead.length);
    const limit = found && (isDenied ? opposite[found.limit] : found.limit);
    if (limit === 'atMost') limits.max = value;
    else if (limit === 'below') limits.max = value - 0.01;
    else if (limit === 'above') limits.min = value + 0.01;
    else if (limit === 'atLeast') limits.min = value;
    else if (value > 0) Object.assign(limits, { min: Math.max(0, value - 3), max: value + 3 });
  });
  return limits;
}

function numberIn(token: string): number | undefined {
  return /^\d+(\.\d+)?$/.test(token) ? Number(token) : words.get(token);
}

/** "5 to", "5 % and", "5–" before a number. */
function startOfRange(tokens: readonly string[], at: number): number | undefined {
  const last = (index: number) => numberIn(tokens[index] ?? '');
  if (!rangeEnds.has(tokens[at - 1] ?? '')) return last(at - 1);
  return last(at - 2) ?? (tokens[at - 2] === '%' ? last(at - 3) : undefined);
}

/** "Nothing over", "nech nemá viac ako": a negation before the limit, ignoring common words. */
function isDeniedBefore(tokens: readonly string[], end: number): boolean {
  for (let at = end - 1; at >= Math.max(0, end - 4); at--) {
    if (roleAt(tokens, at)?.role === 'negation') return true;
    if (!commonWords.has(tokens[at] ?? '')) return false;
  }
  return false;
}

function longest(
  limits: readonly (readonly [Limit, string[][]])[],
  placeOf: (phrase: readonly string[]) => readonly string[],
): { limit: Limit; length: number } | undefined {
  let best: { limit: Limit; length: number } | undefined;
  for (const [limit, phrases] of limits) {
    for (const phrase of phrases) {
      if (phrase.length <= (best?.length ?? 0)) continue;
      if (placeOf(phrase).join(' ') === phrase.join(' ')) best = { limit, length: phrase.length };
    }
  }
  return best;
}
