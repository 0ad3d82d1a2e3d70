import { lineageOf } from '#language/lexicon/hierarchy.ts';
import type { Quality } from '#language/lexicon/qualities.ts';
import type { Regimen } from '#language/safety/diets.ts';
import type { Safety } from '#language/safety/safety.ts';
import type { Subject } from './intent.ts';

/** These refusals hold even against a wish: "I'm pregnant, something with coffee". */
const ofBody: ReadonlySet<Regimen> = new Set(['pregnancy', 'childhood']);
const ofCaffeine: ReadonlySet<Quality> = new Set(['coffeeish', 'energising']);

/** The guest named it as harmful, and not as a wish. */
export function isHarmful({ refused }: Safety, subject: Subject): boolean {
  const binding = refused.filter(({ isMedical, diet }) =>
    diet === undefined ? isMedical : ofBody.has(diet),
  );
  const concepts = new Set(binding.flatMap((one) => one.concepts));
  if (subject.kind === 'quality') {
    return concepts.has('caffeine') && ofCaffeine.has(subject.quality);
  }
  return [...lineageOf(subject.concept)].some((concept) => concepts.has(concept));
}
