import type { Concept } from '#language/lexicon/concepts.ts';
import type { Quality } from '#language/lexicon/qualities.ts';
import type { Profile } from '#language/profiles/profile.ts';

/** "sweet", "+rum". */
export type Dimension = Quality | `+${Concept}`;

export function amountOn({ qualities, concepts }: Profile, dimension: Dimension): number {
  return dimension.startsWith('+')
    ? (concepts.get(dimension.slice(1) as Concept) ?? 0)
    : qualities[dimension as Quality];
}
