import type { Concept } from '#language/lexicon/concepts.ts';
import type { Intent, Want } from '#language/reading/intent.ts';
import { isImplied } from './labels.ts';
import { saidOnce } from './said-once.ts';

const mostSaid = 5;
/** Wants that are guessed from a mood: beside explicit wants, and without any. */
const mostHinted = { beside: 1, alone: 3 };
export function worthSaying(intent: Intent): Want[] {
  const { wants, compared } = intent;
  const concepts = conceptsOf(wants);
  const told = oncePerSubject(wants).filter(
    ({ subject }) =>
      !isImplied(subject, concepts) &&
      !isCompared(subject, compared) &&
      !isCounted(subject, intent),
  );
  const said = told.filter((want) => !want.isHinted).slice(0, mostSaid);
  const isAnythingSaid = said.length > 0 || intent.isAlcoholFree || intent.strength !== null;
  const hinted = told
    .filter(({ isHinted }) => isHinted)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, isAnythingSaid ? mostHinted.beside : mostHinted.alone);
  return saidOnce([...said, ...hinted], ({ subject }) =>
    subject.kind === 'quality' ? subject.quality : undefined,
  );
}

/** "Herbal, and a little herbal" is herbal. */
function oncePerSubject(wants: readonly Want[]): Want[] {
  return wants.filter(
    (want) =>
      !want.isModerate ||
      !wants.some(
        (other) =>
          other !== want &&
          !other.isModerate &&
          other.subject.kind === 'quality' &&
          want.subject.kind === 'quality' &&
          other.subject.quality === want.subject.quality,
      ),
  );
}

/** "Simple, made with two ingredients" would say it twice. */
function isCounted(subject: Want['subject'], { partCount }: Intent): boolean {
  return (
    partCount !== null &&
    subject.kind === 'quality' &&
    (subject.quality === 'fewParts' || subject.quality === 'manyParts')
  );
}

export function isCompared(subject: Want['subject'], compared: Intent['compared']): boolean {
  return subject.kind === 'quality' && compared.some(({ quality }) => quality === subject.quality);
}

export function conceptsOf(wants: readonly Want[]): Concept[] {
  return wants.flatMap(({ subject }) => (subject.kind === 'concept' ? [subject.concept] : []));
}
