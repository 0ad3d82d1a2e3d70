import { type Preference, preferenceOf } from '#language/lexicon/associations.ts';
import { type Concept, conceptData, isConcept } from '#language/lexicon/concepts.ts';
import type { Quality } from '#language/lexicon/qualities.ts';
import { isHarmful } from './harmful.ts';
import type { Intent, Subject } from './intent.ts';
import type { Statement } from './polarity/state.ts';

const besideWants = 0.4;

/** Adds wants for associations such as "sushi" or "a break-up". A named drink needs none. */
export function withAssociations(intent: Intent, statements: readonly Statement[]): Intent {
  if (intent.named.length) return intent;
  const isClear = intent.wants.length + intent.examples.length > 0 || intent.strength !== null;
  let reminded = intent;
  for (const { content, polarity, weight } of statements) {
    if (content.kind !== 'meanings' || polarity !== 'wanted') continue;
    // Excludes similar spirits.
    const isSpirit = content.meanings.some(
      (one) => one.kind === 'concept' && conceptData(one.concept).isSpirit,
    );
    if (isSpirit) continue;
    for (const meaning of content.meanings) {
      if (meaning.kind !== 'association') continue;
      const share = weight * (isClear ? besideWants : 1);
      reminded = withPreference(reminded, preferenceOf(meaning.association), share);
    }
  }
  return reminded;
}

export function withPreference(
  intent: Intent,
  { wants = {}, isEither = false, avoids = [], strength }: Preference,
  weight: number,
): Intent {
  const all = { ...intent, wants: [...intent.wants], avoids: [...intent.avoids] };
  // Own groups: groups of listed wants are positive.
  const group = -1000 - intent.wants.length;
  Object.entries(wants).forEach(([name, share], n) => {
    const subject = subjectOf(name);
    if (isSaid(all, subject) || isHarmful(intent.safety, subject)) return;
    all.wants.push({
      subject,
      weight: share * weight,
      group: isEither ? group : group - n,
      isModerate: false,
      isHinted: true,
    });
  });
  for (const name of avoids) {
    const subject = subjectOf(name);
    if (!isSaid(all, subject)) all.avoids.push({ subject, isStrict: false, isBinding: false });
  }
  const isOpen = intent.strength === null && !intent.isNotStrong && !intent.isAlcoholFree;
  if (strength !== undefined && isOpen) all.strength = strength as Intent['strength'];
  return all;
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
