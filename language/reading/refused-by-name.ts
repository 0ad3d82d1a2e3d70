import type { Safety } from '#language/safety/safety.ts';
import { namedOnlyHere, type Substance } from '#language/safety/substances.ts';
import { overlaps } from '#language/words/templates.ts';
import type { Content, Segment } from './segment.ts';

/** What a guest must not have by a name that the search would take for something else. */
export interface RefusedByName {
  refused: readonly Substance[];
  /** Whether this is what the search took such a name for: it says nothing else. */
  isHidden: (content: Content) => boolean;
}

export function refusedByName(
  tokens: readonly string[],
  { refused }: Safety,
  segments: readonly Segment[],
): RefusedByName {
  const named = namedOnlyHere(tokens).filter(({ substance }) =>
    refused.some(({ allergens, diet }) => !diet && allergens.join() === substance.allergens.join()),
  );
  const hidden = new Set(
    segments.flatMap((one) =>
      one.content && named.some((span) => overlaps(span, one)) ? [one.content] : [],
    ),
  );
  return {
    refused: [...new Set(named.map(({ substance }) => substance))],
    isHidden: (content: Content) => hidden.has(content),
  };
}
