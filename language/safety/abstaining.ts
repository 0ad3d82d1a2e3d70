// Who drinks no alcohol, and why: "I'm driving", "som v inom stave", "for my kid".

import enAbstaining from '#language/vocabulary/safety/en/abstaining.json' with { type: 'json' };
import en from '#language/vocabulary/safety/en/clauses.json' with { type: 'json' };
import enCleared from '#language/vocabulary/safety/en/cleared.json' with { type: 'json' };
import skAbstaining from '#language/vocabulary/safety/sk/abstaining.json' with { type: 'json' };
import sk from '#language/vocabulary/safety/sk/clauses.json' with { type: 'json' };
import skCleared from '#language/vocabulary/safety/sk/cleared.json' with { type: 'json' };
import { overlaps, type Span, Templates } from '#language/notation/templates.ts';
import { marks } from '#language/words/tokenize.ts';
import { saysMinor } from './ages.ts';

export type Abstaining = keyof typeof enAbstaining;

const connectives = new Set([...en.connectives, ...sk.connectives]);
const negators = new Set([...en.negators, ...sk.negators]);
const fillers = new Set([...en.negatorFillers, ...sk.negatorFillers]);
const longestNegator = 4;
/** "I don't want to get drunk": what denies it, and what may stand between. */
const unwilling = new Set([...en.unwilling, ...sk.unwilling]);
const wishes = new Set([...en.wishes, ...sk.wishes]);
const unreal = new Set([...en.unreal, ...sk.unreal]);

export const abstaining = new Templates<Abstaining | 'cleared'>(
  [
    ...[enAbstaining, skAbstaining].flatMap((words) =>
      (Object.entries(words) as [Abstaining, string[]][]).flatMap(([meaning, templates]) =>
        templates.map((template) => ({ template, meaning })),
      ),
    ),
    ...[...enCleared, ...skCleared].map((template) => ({ template, meaning: 'cleared' as const })),
  ],
  connectives,
);

/** Why there should be no alcohol; empty where nothing says so. */
export function readAbstaining(tokens: readonly string[]): Set<Abstaining> {
  const found = abstaining.find(tokens);
  const cleared = found.filter(({ meaning }) => meaning === 'cleared');
  const denied = found.filter(
    (one) =>
      one.meaning !== 'cleared' &&
      (isDenied(tokens, one) || (one.meaning === 'drunk' && isUnwanted(tokens, one))),
  );
  const reasons = new Set<Abstaining>();
  for (const cue of found) {
    if (cue.meaning === 'cleared' || cleared.some((one) => overlaps(one, cue))) continue;
    // "Not of drinking age" says it with the negation.
    if (denied.some((one) => one.from <= cue.from && overlaps(one, cue))) continue;
    reasons.add(cue.meaning);
  }
  const isEnd = (token: string | undefined) =>
    token === undefined || marks.has(token) || connectives.has(token);
  // "A twelve-year-old rum" is no age of a person.
  const others = tokens.map((token, at) =>
    cleared.some(({ from, to }) => from <= at && at < to) ? '' : token,
  );
  if (saysMinor(others, isEnd)) reasons.add('underAge');
  return reasons;
}

/** "Not driving", "nie som tehotná". */
function isDenied(tokens: readonly string[], { from }: Span): boolean {
  if (endsWithNegator(tokens.slice(from, from + 1))) return false;
  // "If I wasn't pregnant".
  if (tokens.slice(Math.max(0, from - 5), from).some((token) => unreal.has(token))) return false;
  let before = from;
  while (before > 0 && fillers.has(tokens[before - 1] ?? '')) before--;
  return [from, before].some((end) => endsWithNegator(tokens.slice(0, end)));
}

function isUnwanted(tokens: readonly string[], { from }: Span): boolean {
  let before = from;
  while (before > 0 && wishes.has(tokens[before - 1] ?? '')) before--;
  return unwilling.has(tokens[before - 1] ?? '');
}

function endsWithNegator(tokens: readonly string[]): boolean {
  for (let length = 1; length <= longestNegator; length++) {
    if (negators.has(tokens.slice(-length).join(' '))) return true;
  }
  return false;
}
