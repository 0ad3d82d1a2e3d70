import type { Profile } from '#language/profiles/profile.ts';
import type { Avoid, Want } from '#language/reading/intent.ts';

/** What a drink was compared with. Of several wants the best one counts. */
export type Asked =
  | { kind: 'wants'; wants: readonly Want[] }
  | { kind: 'strength' | 'partCount' }
  | { kind: 'named' | 'sharedName' | 'example'; drink: Profile };

/** How the score of a drink comes about, for who wants to know. */
export interface ScoreParts {
  /** How well each thing that was asked for is met, and how much it counts. */
  fits: { of: Asked; fit: number; weight: number }[];
  /** The mean of the fits, from 0 to 1. */
  mean: number;
  /** What the mean is multiplied by. */
  factors: { of: 'alcoholFree' | 'hot'; by: number }[];
  /** What is added then, or subtracted. */
  terms: { of: Term; by: number }[];
}

export type Term =
  | Avoid
  | 'dry'
  | 'comforted'
  | 'words'
  | 'ordered'
  | 'featured'
  | 'known'
  | 'learned';

export function noParts(): ScoreParts {
  return { fits: [], mean: 0, factors: [], terms: [] };
}
