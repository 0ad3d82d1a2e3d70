import type { Profile } from '#language/profiles/profile.ts';
import type { Avoid, Want } from '#language/reading/intent.ts';

export type Asked =
  | { kind: 'wants'; wants: readonly Want[] }
  | { kind: 'strength' | 'partCount' }
  | { kind: 'named' | 'sharedName' | 'example'; drink: Profile };

export interface ScoreParts {
  fits: { of: Asked; fit: number; weight: number }[];
  mean: number;
  factors: { of: 'alcoholFree' | 'hot'; by: number }[];
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
