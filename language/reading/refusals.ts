import { strengthOf } from '#domain/drinks/strength.ts';
import { conceptData } from '#language/lexicon/concepts.ts';
import { qualityData } from '#language/lexicon/qualities.ts';
import type { Profile } from '#language/profiles/profile.ts';
import { type Danger, dangerOf } from '#language/safety/facts.ts';
import { stemOf } from '#language/words/stems.ts';
import type { Avoid, Intent, Subject } from './intent.ts';

/** The least amount of a refused quality, unless the quality has its own. */
const refusedFrom = 0.5;

export type Refusal =
  | { by: 'safety'; danger: Danger }
  | { by: 'alcoholFree' | 'maxAlcohol' | 'minAlcohol' | 'notStrong' | 'excluded' }
  | { by: 'word'; word: string }
  | { by: 'avoid'; avoid: Avoid };

export function isAllowed(intent: Intent, profile: Profile): boolean {
  return refusalOf(intent, profile) === null;
}

export function refusalOf(intent: Intent, profile: Profile): Refusal | null {
  const { alcohol } = profile;
  const danger = dangerOf(intent.safety, profile.facts);
  if (danger) return { by: 'safety', danger };
  if (intent.isAlcoholFree && alcohol > 0) return { by: 'alcoholFree' };
  if (intent.maxAlcohol !== null && alcohol > intent.maxAlcohol) return { by: 'maxAlcohol' };
  if (intent.minAlcohol !== null && alcohol < intent.minAlcohol) return { by: 'minAlcohol' };
  if (intent.isNotStrong && strengthOf(alcohol, 'guest') === 'strong') return { by: 'notStrong' };
  const isExcluded =
    intent.excluded.some(({ id }) => id === profile.id) ||
    intent.compared.some(({ drink }) => drink.id === profile.id);
  if (isExcluded) return { by: 'excluded' };
  const word = intent.avoidedWords.find((one) => profile.partWords.has(stemOf(one)));
  if (word !== undefined) return { by: 'word', word };
  const avoid = intent.avoids.find((one) => isBroken(one, profile));
  return avoid ? { by: 'avoid', avoid } : null;
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
  const { concepts, facts, trims } = profile;
  if (concepts.has(subject.concept)) return true;
  // Drambuie is made with honey.
  if (facts.concepts.has(subject.concept) && !trims.has(subject.concept)) return true;
  const { taste } = conceptData(subject.concept);
  return taste !== undefined && has(profile, { kind: 'quality', quality: taste });
}
