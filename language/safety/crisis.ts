// Self-harm, and vulgar words that are never repeated.

import { listsOf } from '#language/words/lists.ts';
import { overlaps, Templates, templatesOf } from '#language/words/templates.ts';

export const crises = new Templates(templatesOf(listsOf('safety/crisis', ['crisis', 'cleared'])));

export function isCrisis(tokens: readonly string[]): boolean {
  const found = crises.find(tokens);
  const cleared = found.filter(({ meaning }) => meaning === 'cleared');
  return found.some(
    (cue) => cue.meaning === 'crisis' && !cleared.some((one) => overlaps(one, cue)),
  );
}

const vulgar = new Templates(templatesOf(listsOf('safety/vulgar', ['vulgar'])));

export function withoutVulgar(words: readonly string[]): string[] {
  return words.filter((word) => vulgar.find([word]).length === 0);
}

export function isVulgar(words: readonly string[]): boolean {
  return withoutVulgar(words).length < words.length;
}
