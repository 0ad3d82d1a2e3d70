// "Just two ingredients", "najviac z troch surovín".

import { listsOf } from '#language/words/lists.ts';
import { matches, type Pattern } from '#language/words/patterns.ts';

export interface PartCount {
  min: number;
  max: number;
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;
const lists = listsOf('wishes/part-counts', ['nouns', 'atMost', 'atLeast', ...digits] as const);
const numbers = new Map(
  digits.flatMap((digit) =>
    Array.from(lists.words(digit), (word) => [word, Number(digit)] as const),
  ),
);
export function isNumber(token: string): boolean {
  return /^\d+$/.test(token) || numbers.has(token);
}

const nouns = lists.phrases('nouns');
const atMost = lists.phrases('atMost');
const atLeast = lists.phrases('atLeast');
/** Words between a number and its noun: "two simple ingredients". */
const maxBetween = 2;

export function readPartCount(tokens: readonly string[]): {
  partCount: PartCount | null;
  rest: readonly string[];
} {
  for (const [at, token] of tokens.entries()) {
    const count = /^[1-9]$/.test(token) ? Number(token) : numbers.get(token);
    if (count === undefined) continue;
    const after = tokens.slice(at + 1, at + 2 + maxBetween);
    const between = after.findIndex((_, n) => lengthAt(nouns, tokens, at + 1 + n) > 0);
    if (between < 0) continue;
    const noun = at + 1 + between;
    const end = noun + lengthAt(nouns, tokens, noun);
    const limit = (list: Pattern[][]) => limitAround(list, tokens, at, end);
    const most = limit(atMost);
    const least = most ? undefined : limit(atLeast);
    const said = [[at, end], most ?? least ?? [0, 0]];
    return {
      partCount: { min: most ? 1 : count, max: least ? 99 : count },
      rest: tokens.filter((_, n) => !said.some(([from = 0, to = 0]) => n >= from && n < to)),
    };
  }
  return { partCount: null, rest: tokens };
}

function limitAround(
  list: Pattern[][],
  tokens: readonly string[],
  from: number,
  to: number,
): [from: number, to: number] | undefined {
  const near = [...tokens.keys()].filter(
    (n) => (n >= from - 4 && n < from) || (n >= to && n < to + 2),
  );
  const at = near.find((n) => lengthAt(list, tokens, n) > 0);
  return at === undefined ? undefined : [at, at + lengthAt(list, tokens, at)];
}

function lengthAt(phrases: Pattern[][], tokens: readonly string[], from: number): number {
  const found = phrases.find((patterns) =>
    patterns.every((one, n) => {
      const token = tokens[from + n];
      return token !== undefined && matches(one, token);
    }),
  );
  return found?.length ?? 0;
}
