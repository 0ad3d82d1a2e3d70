import type { Concept } from '#language/lexicon/concepts.ts';
import { lineageOf } from '#language/lexicon/hierarchy.ts';
import type { Quality } from '#language/lexicon/qualities.ts';
import type { Subject } from '#language/reading/intent.ts';

/**
 * Qualities that another quality implies. For opposites, the first one was meant: "hot for a cold".
 */
const saidBy: Readonly<Partial<Record<Quality, readonly Quality[]>>> = {
  digestif: ['settling', 'dessert', 'nightcap'],
  party: ['celebration'],
  brunch: ['hangover'],
  winter: ['warming', 'soothing'],
  warming: ['hot', 'cold', 'frozen'],
  soothing: ['hot', 'cold', 'frozen'],
  cold: ['hot', 'frozen'],
  cosy: ['comforting'],
  big: ['long', 'tallGlass'],
  long: ['tallGlass'],
  short: ['shot', 'long'],
  impressive: ['colourful'],
  colourful: ['pink', 'red', 'green', 'blue', 'yellow', 'purple', 'white'],
  crisp: ['fresh', 'wholesome'],
  fresh: ['wholesome'],
  tropical: ['tiki'],
};

const refusedBy: Readonly<Partial<Record<Quality, readonly Quality[]>>> = {
  sweet: ['dry'],
  strong: ['light'],
  shaken: ['stirred'],
  candy: ['elegant'],
  dessert: ['elegant'],
};

export function saidOnce<T>(list: readonly T[], qualityOf: (one: T) => Quality | undefined): T[] {
  const said = new Set(list.map(qualityOf));
  return list.filter((one) => {
    const quality = qualityOf(one);
    return !quality || !saidBy[quality]?.some((other) => said.has(other));
  });
}

/** "as dry as possible that isn't sweet". */
export function isRefusedBy(quality: Quality, wanted: readonly Subject[]): boolean {
  return wanted.some(
    (subject) => subject.kind === 'quality' && refusedBy[quality]?.includes(subject.quality),
  );
}

export function isKindAmong(concept: Concept, others: readonly Concept[]): boolean {
  return others.some((other) => other !== concept && lineageOf(other).has(concept));
}
