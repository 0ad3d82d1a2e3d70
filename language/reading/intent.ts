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
  /** 1, or less after a "maybe". */
  weight: number;
  /** Wants of one group are alternatives: "cucumber or mint". */
  group: number;
  /** "A bit sour", "sour, but not too sour": some of it is better than a lot. Of concepts it says nothing. */
  isModerate: boolean;
  /** "The sweetest": by the figure behind the quality, which does not stop at 1. */
  isMost?: boolean | undefined;
  /** Not said: something in the wish reminds of it. */
  isHinted?: true;
}

/** "Sourer than a daiquiri": more of a quality than a drink has, or less. */
export interface Comparison {
  drink: Profile;
  quality: Quality;
  wants: 'more' | 'less';
}

export interface Avoid {
  subject: Subject;
  /** A refusal is a hard constraint; "not too sweet" only lowers the score. */
  isStrict: boolean;
  /** By an allergy or a diet: holds for garnishes as well. */
  isBinding: boolean;
  /** The diet that forbids it, where the diet has a name. */
  diet?: Diet | undefined;
}

/** What a guest wants to drink, as far as the query was understood. */
export interface Intent {
  language: Language;
  /** Read apart from everything else, and asked first. */
  safety: Safety;
  wants: Want[];
  avoids: Avoid[];
  isAlcoholFree: boolean;
  strength: Strength | null;
  /** "The strongest", "the least alcohol". */
  isStrengthMost: boolean;
  /** How many ingredients, both included. */
  partCount: PartCount | null;
  /** "Not strong": nothing above the guest's own idea of strong. */
  isNotStrong: boolean;
  /** Percent by volume, both included. */
  minAlcohol: number | null;
  maxAlcohol: number | null;
  /** The drink that one of these limits is taken from: "stronger than a mojito". */
  strengthOf?: Profile | undefined;
  /** Drinks named as such. */
  named: Profile[];
  /** Families of drinks by the word that their names share: martinis. The best known is first. */
  sharedNames: { word: string; drinks: readonly Profile[] }[];
  /** Drinks named as an example. */
  examples: Profile[];
  /** What there should be more or less of than in an example; the example itself is not meant. */
  compared: Comparison[];
  excluded: Profile[];
  /** Words that the lexicon does not have; a menu may. */
  words: string[];
  avoidedWords: string[];
  /** What the guest must not have and the search has no concept for: soy, mustard. */
  refused: readonly Substance[];
  /** The words as they were typed, with their diacritics. */
  written: ReadonlyMap<string, string>;
  /** What other guests order most. */
  isFavourite: boolean;
  /** A glass of water, and nothing else. */
  isWater: boolean;
  /** A wish that was not understood: any drinks are better than none. */
  isOpen?: boolean;
  /** Part of the query has nothing to do with drinks. */
  isOffTopic: boolean;
  /** Which of the drinks that may be served its words lean to, by what other wishes taught. */
  leaning?: Leaning | undefined;
}

export function dietsOf({ avoids }: Intent): Diet[] {
  return [...new Set(avoids.flatMap(({ diet }) => diet ?? []))];
}

/** Whether nothing was understood; unknown words do not count. */
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

/** Whether nothing but drinks was named. */
export function isPlain(intent: Intent): boolean {
  return isEmpty({ ...intent, examples: [], named: [], sharedNames: [] });
}
