import type { Language } from '#domain/languages.ts';
import type { Concept } from '#language/lexicon/concepts.ts';
import type { Diet } from '#language/lexicon/diets.ts';
import type { Strength } from '#language/lexicon/meanings.ts';
import type { Quality } from '#language/lexicon/qualities.ts';
import type { Profile } from '#language/profiles/profile.ts';
import type { Safety } from '#language/safety/safety.ts';
import type { Substance } from '#language/safety/substances.ts';
import type { Leaning } from './leaning/leaning.ts';
import type { PartCount } from './part-count.ts';

export type Subject = { kind: 'concept'; concept: Concept } | { kind: 'quality'; quality: Quality };

export interface Want {
  subject: Subject;
  /** 1, or less after "maybe". */
  weight: number;
  /** Wants of one group are alternatives: "cucumber or mint". */
  group: number;
  /** "A bit sour", "sour, but not too sour": some of it is better than a lot. Not for concepts. */
  isModerate: boolean;
  /** "The sweetest": compares the unbounded figure of the quality. */
  isMost?: boolean | undefined;
  /** Not said, but suggested by the wish. */
  isHinted?: true;
}

/** "Sourer than a daiquiri": more or less of a quality than a drink has. */
export interface Comparison {
  drink: Profile;
  quality: Quality;
  wants: 'more' | 'less';
}

export interface Avoid {
  subject: Subject;
  /** A hard constraint. "Not too sweet" only lowers the score. */
  isStrict: boolean;
  /** For an allergy or a diet, which includes garnishes. */
  isBinding: boolean;
  diet?: Diet | undefined;
}

export interface Intent {
  language: Language;
  /** Read independently of the rest, and applied first. */
  safety: Safety;
  wants: Want[];
  avoids: Avoid[];
  isAlcoholFree: boolean;
  strength: Strength | null;
  /** "The strongest", "the least alcohol". */
  isStrengthMost: boolean;
  partCount: PartCount | null;
  /** "Not strong": below the guests' band of strong drinks. */
  isNotStrong: boolean;
  /** Percent by volume. Both bounds are included. */
  minAlcohol: number | null;
  maxAlcohol: number | null;
  /** The source of a limit: "stronger than a mojito". */
  strengthOf?: Profile | undefined;
  named: Profile[];
  /** Drinks that share a word of their names: martinis. The best known comes first. */
  sharedNames: { word: string; drinks: readonly Profile[] }[];
  examples: Profile[];
  compared: Comparison[];
  excluded: Profile[];
  /** Words that the lexicon lacks. A menu may have them. */
  words: string[];
  avoidedWords: string[];
  /** Refused substances without a concept in the search: soy, mustard. */
  refused: readonly Substance[];
  written: ReadonlyMap<string, string>;
  isFavourite: boolean;
  isWater: boolean;
  /** The wish was not understood. Any drinks are better than none. */
  isOpen?: boolean;
  isOffTopic: boolean;
  /** The leaning of its words among allowed drinks, learned from other wishes. */
  leaning?: Leaning | undefined;
}

export function dietsOf({ avoids }: Intent): Diet[] {
  return [...new Set(avoids.flatMap(({ diet }) => diet ?? []))];
}

/** Unknown words do not count. */
export function isEmpty(intent: Intent): boolean {
  return (
    intent.safety.refused.length === 0 &&
    !intent.isAlcoholFree &&
    !intent.isFavourite &&
    intent.safety.unknown.length === 0 &&
    !intent.isNotStrong &&
    intent.strength === null &&
    intent.partCount === null &&
    intent.minAlcohol === null &&
    intent.maxAlcohol === null &&
    [
      intent.wants,
      intent.avoids,
      intent.named,
      intent.sharedNames,
      intent.examples,
      intent.excluded,
    ].every((list) => list.length === 0)
  );
}

export function isPlain(intent: Intent): boolean {
  return isEmpty({ ...intent, examples: [], named: [], sharedNames: [] });
}
