import type { Quality } from '#language/lexicon/qualities.ts';
import type { Profile } from '#language/profiles/profile.ts';
import type { Avoid, Intent, Subject, Want } from './intent.ts';
import { modelChanged } from './named-drinks.ts';
import type { Statement } from './polarity/state.ts';

/** Resolves what statements say against each other. `compared`: drinks that others should differ from. */
export function settleIntent(
  intent: Intent,
  compared: readonly Profile[],
  statements: readonly Statement[],
): void {
  intent.wants = intent.wants.flatMap((want) => reconciled(want, intent.avoids));
  // What is still wanted is wanted in moderation, and not avoided as well.
  intent.avoids = intent.avoids.filter(
    (avoid) => !intent.wants.some((want) => isSameSubject(avoid.subject, want.subject)),
  );
  ignoreWeather(intent);
  // Who names a drink without alcohol is not shown one with it.
  if (intent.named.some(({ alcohol }) => alcohol === 0)) intent.isAlcoholFree = true;
  if (intent.isAlcoholFree) {
    intent.minAlcohol = null;
    intent.strength = null;
  }
  modelChanged(intent, statements);
  // "Less bitter than a negroni".
  const isMilder = intent.strength === null && intent.named.length + intent.models.length === 0;
  if (isMilder && isOfTaste(intent)) {
    intent.models.push(...compared.slice(0, 1));
    intent.excluded.push(...compared.slice(0, 1));
  }
  // "Like a negroni but lighter", "stronger than a mojito".
  const [model = compared[0]] = intent.models;
  if (model && intent.strength === -1) {
    intent.maxAlcohol = Math.min(intent.maxAlcohol ?? 100, Math.max(1, model.alcohol - 1));
  } else if (model && intent.strength === 1) {
    intent.minAlcohol = Math.max(intent.minAlcohol ?? 0, model.alcohol + 1);
  }
}

/** Whether nothing but tastes was wanted or refused. */
function isOfTaste({ wants, avoids, isAlcoholFree }: Intent): boolean {
  const said = [...wants, ...avoids];
  return (
    !isAlcoholFree && said.length > 0 && said.every(({ subject }) => subject.kind === 'quality')
  );
}

/**
 * A want that is refused as well is dropped; a quality of which there should not be too much is wanted
 * in moderation.
 */
function reconciled(want: Want, avoids: readonly Avoid[]): Want[] {
  const against = avoids.filter(({ subject }) => isSameSubject(subject, want.subject));
  if (against.length === 0) return [want];
  if (want.subject.kind === 'concept' || against.some(({ isStrict }) => isStrict)) return [];
  return [{ ...want, isModerate: true }];
}

/** A hot day wants no hot drink, a cold night no cold one. */
const weather: readonly [season: Quality, felt: readonly Quality[]][] = [
  ['summer', ['hot', 'warming']],
  ['winter', ['fresh', 'cold', 'frozen']],
];

function ignoreWeather(intent: Intent): void {
  const isWanted = (quality: Quality) =>
    intent.wants.some(({ subject }) => isSameSubject(subject, { kind: 'quality', quality }));
  for (const [season, felt] of weather) {
    if (!isWanted(season)) continue;
    intent.wants = intent.wants.filter(
      ({ subject }) => subject.kind === 'concept' || !felt.includes(subject.quality),
    );
  }
}

function isSameSubject(a: Subject, b: Subject): boolean {
  return a.kind === 'concept'
    ? b.kind === 'concept' && a.concept === b.concept
    : b.kind === 'quality' && a.quality === b.quality;
}
