// How many ingredients a drink may have: "just two ingredients", "najviac z troch surovín".

import en from '#language/vocabulary/search/en/part-counts.json' with { type: 'json' };
import sk from '#language/vocabulary/search/sk/part-counts.json' with { type: 'json' };
import { expand, matches, type Patterns } from '#language/notation/patterns.ts';

export interface PartCount {
  min: number;
  max: number;
}

const files: readonly (typeof en)[] = [en, sk];
const numbers = new Map(
  files.flatMap((file) =>
    Object.entries(file.numbers).flatMap(([value, words]) =>
      words.map((word) => [word, Number(value)] as const),
    ),
  ),
);

function patternsOf(list: 'nouns' | 'atMost' | 'atLeast'): ReturnType<typeof expand> {
  return files.flatMap((file) => expand(file[list] as Patterns));
}

const nouns = patternsOf('nouns');
const atMost = patternsOf('atMost');
const atLeast = patternsOf('atLeast');
/** Words between a number and its noun: "two simple ingredients". */
const maxBetween = 2;

/** Reads how many ingredients are asked for; `rest`: the tokens that say something else. */
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
    const limit = (list: typeof nouns) => limitAround(list, tokens, at, end);
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

/** Where one of these phrases stands, close before or after what is counted. */
function limitAround(
  list: typeof nouns,
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

/** The length of the first of these phrases that stands there, or 0. */
function lengthAt(phrases: typeof nouns, tokens: readonly string[], from: number): number {
  const found = phrases.find((patterns) =>
    patterns.every((one, n) => {
      const token = tokens[from + n];
      return token !== undefined && matches(one, token);
    }),
  );
  return found?.length ?? 0;
}
