// Who speaks of harming themselves, and words that are never repeated.
import en from '#language/vocabulary/safety/en/crisis.json' with { type: 'json' };
import enVulgar from '#language/vocabulary/safety/en/vulgar.json' with { type: 'json' };
import sk from '#language/vocabulary/safety/sk/crisis.json' with { type: 'json' };
import skVulgar from '#language/vocabulary/safety/sk/vulgar.json' with { type: 'json' };
import { overlaps, Templates } from '#language/notation/templates.ts';

const both = ['crisis', 'cleared'] as const;

export const crises = new Templates<(typeof both)[number]>(
  [en, sk].flatMap((words) =>
    both.flatMap((meaning) => words[meaning].map((template) => ({ template, meaning }))),
  ),
  new Set(),
);

export function isCrisis(tokens: readonly string[]): boolean {
  const found = crises.find(tokens);
  const cleared = found.filter(({ meaning }) => meaning === 'cleared');
  return found.some(
    (cue) => cue.meaning === 'crisis' && !cleared.some((one) => overlaps(one, cue)),
  );
}

const vulgar = new Templates<true>(
  [...enVulgar, ...skVulgar].map((template) => ({ template, meaning: true })),
  new Set(),
);

/** The words of a text without those that are vulgar or insulting. */
export function withoutVulgar(words: readonly string[]): string[] {
  return words.filter((word) => vulgar.find([word]).length === 0);
}

export function isVulgar(words: readonly string[]): boolean {
  return withoutVulgar(words).length < words.length;
}
