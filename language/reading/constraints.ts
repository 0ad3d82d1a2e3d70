import { strengthOf } from '#domain/strength.ts';
import { conceptData } from '#language/lexicon/concepts.ts';
import { lineageOf } from '#language/lexicon/hierarchy.ts';
import { type Quality, qualityData } from '#language/lexicon/qualities.ts';
import type { Profile } from '#language/profiles/profile.ts';
import type { Diet } from '#language/safety/diets.ts';
import { isSafe } from '#language/safety/facts.ts';
import type { Safety } from '#language/safety/safety.ts';
import { stemOf } from '#language/words/stems.ts';
import type { Avoid, Intent, Subject } from './intent.ts';

/** From this amount on a drink has a quality that somebody refuses, unless the quality says otherwise. */
const refusedFrom = 0.5;

/** Whether a drink meets every hard constraint of an intent. */
export function isAllowed(intent: Intent, profile: Profile): boolean {
  const { alcohol } = profile;
  if (!isSafe(intent.safety, profile.facts)) return false;
  if (intent.isAlcoholFree && alcohol > 0) return false;
  if (intent.maxAlcohol !== null && alcohol > intent.maxAlcohol) return false;
  if (intent.minAlcohol !== null && alcohol < intent.minAlcohol) return false;
  if (intent.isNotStrong && strengthOf(alcohol, 'guest') === 'strong') return false;
  if (intent.excluded.some(({ id }) => id === profile.id)) return false;
  if (intent.avoidedWords.some((word) => profile.partWords.has(stemOf(word)))) return false;
  return !intent.avoids.some((avoid) => isBroken(avoid, profile));
}

function isBroken({ subject, isStrict, isBinding }: Avoid, profile: Profile): boolean {
  if (!isStrict) return false;
  const isTrimmed = subject.kind === 'concept' && profile.trims.has(subject.concept);
  return has(profile, subject) || (isBinding && isTrimmed);
}

function has(profile: Profile, subject: Subject): boolean {
  if (subject.kind === 'quality') {
    const { quality } = subject;
    return profile.qualities[quality] >= (qualityData(quality).refusedFrom ?? refusedFrom);
  }
  if (profile.concepts.has(subject.concept)) return true;
  const { taste } = conceptData(subject.concept);
  return taste !== undefined && has(profile, { kind: 'quality', quality: taste });
}

/** What these refuse is refused also where it is wished for: "I'm pregnant, something with coffee". */
const ofBody: ReadonlySet<Diet> = new Set(['pregnancy', 'childhood']);
const ofCaffeine: ReadonlySet<Quality> = new Set(['coffeeish', 'energising']);

/** Whether a guest said that a subject harms them: it was named, and not as a wish. */
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
