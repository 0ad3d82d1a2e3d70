// Leaves out words that must not influence the drink.

import type { Segment } from '#language/reading/segment.ts';
import { marks } from '#language/words/tokenize.ts';

/** Replaces the drinker, so that women and men get the same. */
const anybody = 'anybody';

export function wordsHeard(tokens: readonly string[], segments: readonly Segment[]): string[] {
  const unheard = segments.filter(isOfAnybody);
  if (!segments.some((one) => one.content && !unheard.includes(one))) return [];
  return tokens.filter(
    (token, n) => !marks.has(token) && !unheard.some(({ from, to }) => n >= from && n < to),
  );
}

function isOfAnybody({ content }: Segment): boolean {
  return (
    content?.kind === 'meanings' &&
    content.meanings.every((one) => one.kind === 'association' && one.association === anybody)
  );
}
