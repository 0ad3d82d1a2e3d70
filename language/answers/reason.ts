// "Sweet and creamy, without nuts." Cards list the ingredients, so reasons do not.
import { attributes, type Quality, qualityName } from '#language/lexicon/qualities.ts';
import type { Profile } from '#language/profiles/profile.ts';
import { likeness } from '#language/ranking/likeness.ts';
import { amountOf } from '#language/ranking/score.ts';
import type { Intent, Subject } from '#language/reading/intent.ts';
import { isProvenWithout } from '#language/safety/facts.ts';
import { characterOf } from './character.ts';
import { capital } from './grammar.ts';
import {
  dietLabels,
  nameOf,
  type Place,
  placeOf,
  refusedLabels,
  unique,
  withoutPlace,
} from './labels.ts';
import { saidOnce } from './said-once.ts';
import { explainTexts, grammars } from './texts.ts';

const closeFrom = 0.5;
const metFrom = 0.3;
/**
 * For visible properties such as the glass, which a drink has or lacks. Some glasses are similar.
 */
const seenFrom = 0.8;
const almost: ReadonlySet<Quality> = new Set<Quality>(['tikiMug', 'shot']);
const almostFrom = 0.95;
const seen: ReadonlySet<Quality> = new Set<Quality>([
  ...attributes.filter((one) => /Glass|Mug|flute|tumbler|layered|crushedIce/.test(one)),
  'shot',
]);
/** Labels about what a drink is like, and about what it lacks. */
const fewestLabels = 2;
const mostLabels = 3;
const mostWithout = 3;

export interface Extremes {
  strongest: number;
  lightest: number;
}

export function reason(
  intent: Intent,
  profile: Profile,
  extremes: Extremes,
  isFeatured = false,
): string {
  const { language } = intent;
  const texts = explainTexts[language];
  const isNamed = intent.named.some(({ id }) => id === profile.id);
  const clauses = [
    isNamed ? texts.asAsked : likeWhat(intent, profile),
    ...(isNamed ? [] : closeTo(intent, profile)),
    ...constraintsMet(intent, profile, extremes),
    ...(isFeatured ? [texts.houseSpecial] : []),
  ];
  return capital(`${clauses.filter(Boolean).join(', ')}.`);
}

function likeWhat(intent: Intent, profile: Profile): string {
  const grammar = grammars[intent.language];
  const met = intent.wants.filter(
    ({ subject }) => amountOf(profile, subject) >= metFromOf(subject),
  );
  const asked = unique(met.flatMap(({ subject }) => qualityOf(subject)));
  const most = Math.max(fewestLabels, Math.min(asked.length, mostLabels));
  const told = saidOnce(unique([...asked, ...characterOf(intent, profile)]), (one) => one);
  const labels = unique(told.map((one) => qualityName(one, intent.language))).slice(0, most);
  const at = (place: Place) => labels.filter((label) => placeOf(label) === place);
  const [adjectives, tails] = [grammar.and(at('adjective')), grammar.tails(at('tail'))];
  const parts = at('with').map(withoutPlace);
  const others = [...at('without'), ...at('made'), ...at('clause').map(grammar.alone)];
  return [
    adjectives,
    ...tails,
    ...(parts.length ? [grammar.with(grammar.and(parts))] : []),
    ...others,
  ]
    .filter(Boolean)
    .join(', ');
}

function closeTo({ examples, named, language }: Intent, profile: Profile): string[] {
  const example = [...examples, ...named].find(
    (one) => one.id !== profile.id && likeness(one, profile) >= closeFrom,
  );
  return example ? [grammars[language].alike([nameOf(example, language)])] : [];
}

function constraintsMet(intent: Intent, profile: Profile, extremes: Extremes): string[] {
  const { alcohol, shape, facts } = profile;
  const texts = explainTexts[intent.language];
  if (intent.isAlcoholFree) return [texts.noAlcohol];
  // Claims nothing that the facts do not prove.
  const without = refusedLabels(
    intent,
    new Map(),
    (concept) => isProvenWithout(facts, concept),
    (allergens) => facts.isKnown && !allergens.some((one) => facts.allergens.has(one)),
  );
  const isStrengthAsked =
    intent.strength !== null || intent.maxAlcohol !== null || intent.minAlcohol !== null;
  return [
    ...(isDietProven(intent, profile) ? dietLabels(intent) : []),
    ...(without.length
      ? [grammars[intent.language].without(unique(without).slice(0, mostWithout))]
      : []),
    ...(isStrengthAsked ? [strengthLabel(intent, alcohol, extremes)] : []),
    ...(isCountAsked(intent) ? [texts.ingredients(shape.partCount)] : []),
  ];
}

function isDietProven({ safety }: Intent, { facts }: Profile): boolean {
  const allergens = safety.refused.flatMap((one) => (one.diet ? one.allergens : []));
  return facts.isKnown && !allergens.some((allergen) => facts.allergens.has(allergen));
}

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
  return (
    partCount !== null ||
    wants.some(
      ({ subject, isMost }) => isMost && subject.kind === 'quality' && counted.has(subject.quality),
    )
  );
}

function qualityOf(subject: Subject): Quality[] {
  return subject.kind === 'quality' ? [subject.quality] : [];
}

function metFromOf(subject: Subject): number {
  if (subject.kind !== 'quality' || !seen.has(subject.quality)) return metFrom;
  return almost.has(subject.quality) ? almostFrom : seenFrom;
}
