import { type Concept, conceptData } from '#language/lexicon/concepts.ts';
import type { Quality } from '#language/lexicon/qualities.ts';
import type { Profile } from '#language/profiles/profile.ts';
import { likeness } from '#language/ranking/likeness.ts';
import { amountOf } from '#language/ranking/score.ts';
import type { Intent, Subject, Want } from '#language/reading/intent.ts';
import { isProvenWithout } from '#language/safety/facts.ts';
import {
  capital,
  dietLabels,
  isTail,
  join,
  nameOf,
  qualityLabel,
  refusedLabels,
  unique,
} from './labels.ts';
import { explainTexts } from './texts.ts';

/** The least likeness of a drink that is called close to another. */
const closeFrom = 0.5;

/** The most and the least alcohol of the drinks with alcohol that a guest can have. */
export interface Extremes {
  strongest: number;
  lightest: number;
}

/** Why this drink: "Sweet and creamy: coffee liqueur, cream." `parts`: its ingredients, in order.
 * A drink that the bar features is called so. */
export function reason(
  intent: Intent,
  profile: Profile,
  parts: readonly string[],
  extremes: Extremes,
  isFeatured = false,
): string {
  const { language } = intent;
  const texts = explainTexts[language];
  const met = intent.wants.filter(({ subject }) => amountOf(profile, subject) >= 0.3);
  const labels = unique(met.flatMap(({ subject }) => qualityLabel(subject, language)));
  const proof = parts.filter((_, n) =>
    met.some(({ subject }) => proves(profile.partConcepts[n] ?? new Set(), subject)),
  );
  const shown = proof.length ? proof : labels.length ? [] : parts.slice(0, 3);
  const isNamed = intent.named.some(({ id }) => id === profile.id);
  const example = [...intent.examples, ...intent.named].find(
    (one) => one.id !== profile.id && likeness(one, profile) >= closeFrom,
  );
  const adjectives = labels.filter((label) => !isTail(label));
  const lead = isNamed
    ? texts.asAsked
    : [join(adjectives, texts.and), ...labels.filter(isTail)].filter(Boolean).join(', ');
  const list = unique(shown).slice(0, 4).join(', ');
  const tail = [
    ...(example && !isNamed ? [texts.closeTo(nameOf(example, language))] : []),
    ...constraintsMet(intent, profile, extremes),
    ...(isFeatured ? [texts.houseSpecial] : []),
  ];
  const head = [lead, list].filter(Boolean).join(': ');
  return capital(`${[head, ...tail].filter(Boolean).join('; ')}.`);
}

/** The constraints that the drink meets: what is not in it, and its strength where that was asked about. */
function constraintsMet(intent: Intent, profile: Profile, extremes: Extremes): string[] {
  const { alcohol, shape } = profile;
  const { language } = intent;
  const texts = explainTexts[language];
  if (intent.isAlcoholFree) return [texts.noAlcohol];
  // Nothing is claimed that the facts do not prove.
  const { facts } = profile;
  const without = refusedLabels(
    intent,
    (concept) => isProvenWithout(facts, concept),
    (allergens) => facts.isKnown && !allergens.some((one) => facts.allergens.has(one)),
  );
  const isStrengthAsked =
    intent.strength !== null || intent.maxAlcohol !== null || intent.minAlcohol !== null;
  return [
    ...(isDietProven(intent, profile) ? dietLabels(intent) : []),
    ...(without.length ? [texts.without(join(unique(without).slice(0, 3), texts.nor))] : []),
    ...(isStrengthAsked ? [strengthLabel(intent, alcohol, extremes)] : []),
    ...(isCountAsked(intent) ? [texts.ingredients(shape.partCount)] : []),
  ];
}

/** Whether nothing in it may contain what the guest's diets refuse. */
function isDietProven({ safety }: Intent, { facts }: Profile): boolean {
  const allergens = safety.refused.flatMap((one) => (one.diet ? one.allergens : []));
  return facts.isKnown && !allergens.some((allergen) => facts.allergens.has(allergen));
}

/** "33% alcohol", and whether that is the most or the least here. */
function strengthLabel(intent: Intent, alcohol: number, extremes: Extremes): string {
  const texts = explainTexts[intent.language];
  if (intent.isStrengthMost && intent.strength === 1 && alcohol === extremes.strongest) {
    return texts.strongest(alcohol);
  }
  if (intent.isStrengthMost && intent.strength === -1 && alcohol === extremes.lightest) {
    return texts.lightest(alcohol);
  }
  return texts.percent(alcohol);
}

const counted: ReadonlySet<Quality> = new Set(['fewParts', 'manyParts']);

function isCountAsked({ wants, partCount }: Intent): boolean {
  const isCounted = ({ subject }: Want) =>
    subject.kind === 'quality' && counted.has(subject.quality);
  return partCount !== null || wants.some(isCounted);
}

function proves(concepts: ReadonlySet<Concept>, subject: Subject): boolean {
  if (subject.kind === 'concept') return concepts.has(subject.concept);
  return [...concepts].some(
    (concept) => (conceptData(concept).gives?.[subject.quality] ?? 0) >= 0.8,
  );
}
