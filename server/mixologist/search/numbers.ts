// Limits of alcohol in percent: "under 10 %", "aspoň 25 percent", "between 5 and 10 %".
import type { Patterns } from '#server/words/patterns.ts';
import en from './lexicon/en/numbers.json' with { type: 'json' };
import sk from './lexicon/sk/numbers.json' with { type: 'json' };

export interface Numbers {
  min: number | null;
  max: number | null;
}

/** The words of both languages as alternatives of a regular expression. */
function anyOf(words: keyof typeof en): string {
  const lists: readonly Patterns[] = [en[words], sk[words]];
  return lists
    .flatMap(({ exact = [], prefix = [] }) => [...exact, ...prefix.map((text) => `${text}\\w*`)])
    .join('|');
}

const below = new RegExp(`(?:${anyOf('below')})$`);
const atMost = new RegExp(`(?:${anyOf('atMost')})$`);
const above = new RegExp(`(?:${anyOf('above')})$`);
const atLeast = new RegExp(`(?:${anyOf('atLeast')})$`);
const range = new RegExp(`(\\d+)(?: %)? (?:${anyOf('rangeEnd')})$`);
const percent = new RegExp(`^(?:${anyOf('percent')})$`);

export function readNumbers(tokens: readonly string[]): Numbers {
  const limits: Numbers = { min: null, max: null };
  tokens.forEach((token, at) => {
    const next = tokens[at + 1] ?? '';
    if (!/^\d+(\.\d+)?$/.test(token) || !percent.test(next)) return;
    const value = Number(token);
    const before = tokens.slice(Math.max(0, at - 3), at).join(' ');
    const rangeStart = range.exec(before);
    if (rangeStart) {
      limits.min = Number(rangeStart[1]);
      limits.max = value;
    } else if (atMost.test(before)) limits.max = value;
    else if (below.test(before)) limits.max = value - 0.01;
    else if (above.test(before)) limits.min = value + 0.01;
    else if (atLeast.test(before)) limits.min = value;
    else if (value > 0) {
      limits.min = value - 3;
      limits.max = value + 3;
    }
  });
  return limits;
}
