// The names of concepts, qualities and drinks within a sentence.
import type { Allergen } from '#domain/allergens.ts';
import type { Language } from '#domain/languages.ts';
import { type Concept, conceptName } from '#language/lexicon/concepts.ts';
import { dietName } from '#language/lexicon/diets.ts';
import { lineageOf } from '#language/lexicon/hierarchy.ts';
import { qualityName } from '#language/lexicon/qualities.ts';
import { superlativeName } from '#language/lexicon/superlatives.ts';
import type { Profile } from '#language/profiles/profile.ts';
import { dietsOf, type Intent, type Subject, type Want } from '#language/reading/intent.ts';

export function dietLabels(intent: Intent): string[] {
  return dietsOf(intent).flatMap((diet) => dietName(diet, intent.language) ?? []);
}

/** Concepts that were refused by themselves, after "without". `isTrue`: whether it may be claimed. */
export function refusedLabels(
  { avoids, safety, refused: named, language }: Intent,
  isTrue: (concept: Concept) => boolean = () => true,
  isFree: (allergens: readonly Allergen[]) => boolean = () => true,
): string[] {
  const refused = avoids.flatMap(({ subject, isStrict, diet }) =>
    isStrict && !diet && subject.kind === 'concept' ? [subject.concept] : [],
  );
  const isSaid = (concept: Concept) => refused.some((one) => lineageOf(one).has(concept));
  const harmful = safety.refused
    .filter(({ diet, concepts }) => !diet && concepts.length <= 2)
    .filter(({ allergens }) => !named.some((one) => one.allergens.join() === allergens.join()))
    .flatMap(({ concepts }) => concepts.slice(0, 1))
    .filter((concept) => !isSaid(concept));
  return [
    ...named.flatMap(({ allergens, names }) => (names && isFree(allergens) ? names[language] : [])),
    ...[...refused, ...harmful]
      .filter(isTrue)
      .map((concept) => conceptName(concept, language, 'without')),
  ];
}

export function qualityLabel(subject: Subject, language: Language): string[] {
  return subject.kind === 'quality' ? [qualityName(subject.quality, language)] : [];
}

/** The name of a wanted quality, in the superlative where it is meant so. */
export function wantLabel({ subject, isMost }: Want, language: Language): string[] {
  const most = isMost && subject.kind === 'quality' && superlativeName(subject.quality, language);
  return most ? [most] : qualityLabel(subject, language);
}

export function conceptLabel(
  subject: Subject,
  language: Language,
  after: 'with' | 'without',
): string[] {
  return subject.kind === 'concept' ? [conceptName(subject.concept, language, after)] : [];
}

/** Labels that come after the adjectives: "for summer", "na leto". */
export function isTail(label: string): boolean {
  return /^(čo|as an?|after|for|with|without|to|of|in|like|against|on|na|po|ako|s|so|bez|k|z|zo|v|vo|do) /.test(
    label,
  );
}

export function namesOf(profiles: readonly Profile[], language: Language): string[] {
  return unique(profiles.map((profile) => nameOf(profile, language)));
}

export function nameOf({ names }: Profile, language: Language): string {
  return (language === 'sk' ? names[1] : names[0]) ?? names[0] ?? '';
}

export function join(list: readonly string[], last: string): string {
  return list.length < 2 ? (list[0] ?? '') : `${list.slice(0, -1).join(', ')}${last}${list.at(-1)}`;
}

export function unique<T>(list: readonly T[]): T[] {
  return [...new Set(list)];
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
