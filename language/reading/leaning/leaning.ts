// Ranks drinks by graded wishes with similar words. It never decides what a guest may get.
import type { Profile } from '#language/profiles/profile.ts';
import type { Intent } from '#language/reading/intent.ts';
import { remembered } from '#language/words/remembered.ts';
import { cluesOf } from './clues.ts';
import { amountOn } from './dimensions.ts';
import { unpacked } from './packed.ts';
import { readWeights, type Weights } from './weights.ts';

/** About 0 for a neutral drink, more where the words lean towards it, negative for the opposite. */
export type Leaning = (profile: Profile) => number;

export type Reader = (words: readonly string[], intent: Intent) => Leaning;

export function readerOf({ axes, dimensions, clues }: Weights): Reader {
  const places = new WeakMap<Profile, Float32Array>();
  const placeOf = (profile: Profile) => {
    const known = places.get(profile);
    if (known) return known;
    const place = new Float32Array(axes);
    for (const [dimension, { usual, places: along }] of dimensions) {
      addTo(place, along, amountOn(profile, dimension) - usual);
    }
    places.set(profile, place);
    return place;
  };
  // Texts repeat words and pieces of words.
  const rowOf = remembered(unpacked);
  const pointOf = (words: readonly string[], intent: Intent) => {
    const point = new Float32Array(axes);
    for (const [clue, weight] of cluesOf(words, intent)) {
      const row = clues.get(clue);
      if (row !== undefined) addTo(point, rowOf(row), weight);
    }
    return point;
  };
  return (words, intent) => {
    let point: Float32Array | undefined;
    return (profile) => {
      point ??= pointOf(words, intent);
      return dot(point, placeOf(profile));
    };
  };
}

export const leaningOf: Reader = readerOf(readWeights());

function addTo(sum: Float32Array, row: Float32Array, times: number): void {
  for (let n = 0; n < sum.length; n++) sum[n] = (sum[n] ?? 0) + (row[n] ?? 0) * times;
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let n = 0; n < a.length; n++) sum += (a[n] ?? 0) * (b[n] ?? 0);
  return sum;
}
