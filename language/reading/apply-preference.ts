import { type Preference, preferenceOf } from '#language/lexicon/associations.ts';
import { type Concept, conceptData, isConcept } from '#language/lexicon/concepts.ts';
import type { Quality } from '#language/lexicon/qualities.ts';
import { isHarmful } from './constraints.ts';
import type { Intent, Subject } from './intent.ts';
import type { Statement } from './polarity/state.ts';

/** How much an association counts beside what the guest says in so many words. */
const besideWants = 0.4;

/** Adds what the statements remind of: "sushi", "a break-up". A drink that is named needs no more. */
export function applyAssociations(intent: Intent, statements: readonly Statement[]): void {
  if (intent.named.length) return;
  const isClear = intent.wants.length + intent.models.length > 0 || intent.strength !== null;
  for (const { content, polarity, weight } of statements) {
    if (content.kind !== 'meanings' || polarity !== 'wanted') continue;
    // A spirit is that one, and none that it is like.
    const isSpirit = content.meanings.some(
      (one) => one.kind === 'concept' && conceptData(one.concept).isSpirit,
    );
    if (isSpirit) continue;
    for (const meaning of content.meanings) {
      if (meaning.kind !== 'association') continue;
      applyPreference(
        intent,
        preferenceOf(meaning.association),
        weight * (isClear ? besideWants : 1),
      );
    }
  }
}

/** Adds what somebody probably wants to what was said; of that nothing changes. */
export function applyPreference(
  intent: Intent,
  { wants = {}, isEither = false, avoids = [], strength }: Preference,
  weight: number,
): void {
  // Groups of their own: what guests list has positive numbers.
  const group = -1000 - intent.wants.length;
  Object.entries(wants).forEach(([name, share], n) => {
    const subject = subjectOf(name);
    if (isSaid(intent, subject) || isHarmful(intent.safety, subject)) return;
    intent.wants.push({
      subject,
      weight: share * weight,
      group: isEither ? group : group - n,
      isModerate: false,
    });
  });
  for (const name of avoids) {
    const subject = subjectOf(name);
    if (!isSaid(intent, subject)) {
      intent.avoids.push({ subject, isStrict: false, isBinding: false });
    }
  }
  const isOpen = intent.strength === null && !intent.isNotStrong && !intent.isAlcoholFree;
  if (strength !== undefined && isOpen) intent.strength = strength as Intent['strength'];
}

function subjectOf(name: string): Subject {
  return isConcept(name)
    ? { kind: 'concept', concept: name as Concept }
    : { kind: 'quality', quality: name as Quality };
}

function isSaid({ wants, avoids }: Intent, subject: Subject): boolean {
  const name = nameOf(subject);
  return [...wants, ...avoids].some((one) => nameOf(one.subject) === name);
}

function nameOf(subject: Subject): string {
  return subject.kind === 'concept' ? subject.concept : subject.quality;
}
