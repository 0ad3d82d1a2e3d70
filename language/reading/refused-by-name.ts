import type { Safety } from '#language/safety/safety.ts';
import { namedOnlyHere, type Substance } from '#language/safety/substances.ts';
import { overlaps } from '#language/words/templates.ts';
import type { Content, Segment } from './segment.ts';

/** Things that a guest must not have, by names that the search reads differently. */
export interface RefusedByName {
  refused: readonly Substance[];
  /** The search's reading of these names, which must be ignored. */
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
