import type { Quality } from '#language/lexicon/qualities.ts';
import type { Profile } from '#language/profiles/profile.ts';
import { withComparisons } from '#language/reading/drinks/comparisons.ts';
import { withExamples } from '#language/reading/drinks/named-drinks.ts';
import type { Avoid, Intent, Subject, Want } from './intent.ts';
import type { Statement } from './polarity/state.ts';

export function settleIntent(collected: Intent, statements: readonly Statement[]): Intent {
  const reconciled = withoutWeather(withoutContradictions(collected));
  const resolved = withExamples(withoutUselessStrength(reconciled), statements);
  return withLimits(withComparisons(resolved, statements), comparedIn(statements));
}

/** "Less bitter than a negroni": drinks to differ from. */
function comparedIn(statements: readonly Statement[]): Profile[] {
  return statements.flatMap(({ content, polarity }) =>
    content.kind === 'drink' && polarity === 'mild' ? content.profile : [],
  );
}

/** A want that remains is moderate, and no longer avoided. */
function withoutContradictions(intent: Intent): Intent {
  const wants = intent.wants.flatMap((want) => reconciled(want, intent.avoids));
  const avoids = intent.avoids.filter(
    (avoid) => !wants.some((want) => isSameSubject(avoid.subject, want.subject)),
  );
  return { ...intent, wants, avoids };
}

/** Alcohol-free drinks have no strength. */
function withoutUselessStrength(intent: Intent): Intent {
  // A guest who names an alcohol-free drink sees none with alcohol.
  const isAlcoholFree = intent.isAlcoholFree || intent.named.some(({ alcohol }) => alcohol === 0);
  return isAlcoholFree ? { ...intent, isAlcoholFree, minAlcohol: null, strength: null } : intent;
}

/** "Lighter than a negroni": turns a comparison of strength into a limit. */
function withLimits(intent: Intent, others: readonly Profile[]): Intent {
  const { strength, minAlcohol, maxAlcohol } = intent;
  const [example = others[0]] = intent.examples;
  if (!example || !strength) return intent;
  const compared = {
    ...intent,
    examples: [...new Set([...intent.examples, example])],
    strengthOf: example,
  };
  return strength < 0
    ? { ...compared, maxAlcohol: Math.min(maxAlcohol ?? 100, Math.max(1, example.alcohol - 1)) }
    : { ...compared, minAlcohol: Math.max(minAlcohol ?? 0, example.alcohol + 1) };
}

/** Drops refused wants, and makes a want moderate where there should not be too much. */
function reconciled(want: Want, avoids: readonly Avoid[]): Want[] {
  const against = avoids.filter(({ subject }) => isSameSubject(subject, want.subject));
  if (against.length === 0) return [want];
  if (want.subject.kind === 'concept' || against.some(({ isStrict }) => isStrict)) return [];
  return [{ ...want, isModerate: true }];
}

/** A hot day asks for no hot drink, a cold night for no cold one. */
const weather: readonly [season: Quality, felt: readonly Quality[]][] = [
  ['summer', ['hot', 'warming']],
  ['winter', ['fresh', 'cold', 'frozen']],
];

function withoutWeather(intent: Intent): Intent {
  const isWanted = (quality: Quality) =>
    intent.wants.some(({ subject }) => isSameSubject(subject, { kind: 'quality', quality }));
  const ignored = weather.flatMap(([season, felt]) => (isWanted(season) ? felt : []));
  if (ignored.length === 0) return intent;
  const wants = intent.wants.filter(
    ({ subject }) => subject.kind === 'concept' || !ignored.includes(subject.quality),
  );
  return { ...intent, wants };
}

function isSameSubject(a: Subject, b: Subject): boolean {
  return a.kind === 'concept'
    ? b.kind === 'concept' && a.concept === b.concept
    : b.kind === 'quality' && a.quality === b.quality;
}
