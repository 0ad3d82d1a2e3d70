// Diets and illnesses by what they forbid.

import type { Concept } from '#language/lexicon/concepts.ts';
import { overlaps, Templates } from '#language/notation/templates.ts';
import data from '#language/vocabulary/safety/diets.json' with { type: 'json' };
import en from '#language/vocabulary/safety/en/diets.json' with { type: 'json' };
import sk from '#language/vocabulary/safety/sk/diets.json' with { type: 'json' };
import type { Group } from './substances.ts';

export type Diet = keyof typeof data;

interface DietData {
  avoids: readonly Group[];
  concepts?: readonly Concept[];
  isMedical: boolean;
}

const facts = data as unknown as Readonly<Record<Diet, DietData>>;

export const diets = new Templates<Diet | 'cleared'>(
  [en, sk].flatMap((words) =>
    (Object.entries(words) as [Diet | 'cleared', string[]][]).flatMap(([meaning, templates]) =>
      templates.map((template) => ({ template, meaning })),
    ),
  ),
  new Set(),
);

export function avoidedBy(diet: Diet) {
  const { avoids, concepts = [], isMedical } = facts[diet];
  return { groups: avoids, concepts, isMedical };
}

export function readDiets(tokens: readonly string[]): Set<Diet> {
  const found = diets.find(tokens);
  const cleared = found.filter(({ meaning }) => meaning === 'cleared');
  return new Set(
    found.flatMap((cue) =>
      cue.meaning === 'cleared' || cleared.some((one) => overlaps(one, cue)) ? [] : [cue.meaning],
    ),
  );
}
