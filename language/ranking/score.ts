import { strengthOf } from '#domain/drinks/strength.ts';
import { type Concept, conceptsWhere } from '#language/lexicon/concepts.ts';
import { lineageOf, madeOf, substituteClassesOf } from '#language/lexicon/hierarchy.ts';
import { type Quality, qualitiesWhere } from '#language/lexicon/qualities.ts';
import type { Profile } from '#language/profiles/profile.ts';
import { type Intent, isPlain, type Subject, type Want } from '#language/reading/intent.ts';
import { likenessToExample, likenessToNamed } from './likeness.ts';
import type { Asked, ScoreParts, Term } from './score-parts.ts';

/** Weights by kind of want. A guest who asks for a hot drink accepts no cold one. */
const weights = {
  spirit: 2.6,
  /** "Like a Moscow Mule, but with mezcal": other spirits of the kind do not count. */
  spiritBesideExample: 1.5,
  concept: 2,
  hot: 3,
  quality: 1.5,
  occasion: 1.5,
  strength: 1.6,
  strengthMost: 4,
  strengthBesideExample: 0.4,
  partCount: 2.5,
  /** Groups of people and moods beside a taste: "the birthday girl wants it tropical". */
  settingBesideTaste: 0.5,
  named: 4,
  namedBesideWants: 0.8,
  example: 4,
  /** The least fit: wants multiply, and a missing one leaves this much. */
  floor: 0.1,
  alcoholFree: 0.85,
  hotUnasked: 0.88,
};
const spirits = conceptsWhere('isSpirit');
const occasions = qualitiesWhere('isOccasion');
const settings = qualitiesWhere('isSetting');

/**
 * Scores drinks by the weighted geometric mean of the fits: meeting both of two wants beats meeting
 * one perfectly. `rarityOf`: the factor for rare wants. `parts`: receives the parts of the score.
 */
export function scorer(
  intent: Intent,
  rarityOf: (subject: Subject) => number = () => 1,
): (profile: Profile, parts?: ScoreParts) => number {
  const { wants, strength, partCount } = intent;
  const isTasteSaid = wants.some(({ subject, weight }) => weight >= 0.5 && !isSetting(subject));
  const hasExample = intent.examples.length > 0;
  const weigh = ({ subject, weight }: Want) =>
    weightOf(subject) *
    weight *
    rarityOf(subject) *
    (hasExample && isSpirit(subject) ? weights.spiritBesideExample : 1) *
    (isTasteSaid && weight > 0.5 && isSetting(subject) ? weights.settingBesideTaste : 1);
  const groups = alternatives(wants).map((group) => ({
    group,
    most: Math.max(...group.map(({ weight }) => weight)),
    weight: Math.max(...group.map(weigh)),
  }));
  const strengthWeight = intent.isStrengthMost ? weights.strengthMost : weights.strength;
  const namedWeight = isPlain(intent) ? weights.named : weights.namedBesideWants;
  const examples = intent.examples.map((example) => ({
    example,
    likenessOf: likenessToExample(example, intent),
  }));
  const isAlcoholFreeAsked =
    intent.isAlcoholFree ||
    [...intent.named, ...intent.examples].some((drink) => drink.alcohol === 0);
  const isHotTaken = takesHot(intent);
  // "Less sweet than a mojito" may be sweet.
  const avoids = intent.avoids.filter(
    ({ subject, isStrict }) =>
      isStrict || !intent.compared.some(({ quality }) => isSubject(subject, quality)),
  );
  // A guest who needs comfort should not get drunk.
  const isComforted = wants.some(({ subject }) => isSubject(subject, 'comforting'));
  return (profile, parts) => {
    let sum = 0;
    let total = 0;
    const count = (fit: number, weight: number, of: Asked | undefined) => {
      if (of) parts?.fits.push({ of, fit, weight });
      sum += Math.log(Math.max(Math.min(fit, 1), weights.floor)) * weight;
      total += weight;
    };
    for (const { group, most, weight } of groups) {
      let best = -Infinity;
      // An alternative with less weight is met less.
      for (const want of group) best = Math.max(best, (fitOf(profile, want) * want.weight) / most);
      count(best, weight, parts && { kind: 'wants', wants: group });
    }
    if (strength !== null) {
      const weight = hasExample ? weights.strengthBesideExample : strengthWeight;
      count(strengthFit(profile, strength, intent), weight, parts && { kind: 'strength' });
    }
    if (partCount) {
      const fit = partCountFit(profile, partCount);
      count(fit, weights.partCount, parts && { kind: 'partCount' });
    }
    for (const named of intent.named) {
      const fit = named.id === profile.id ? 1 : likenessToNamed(named, profile) * 0.6;
      count(fit, namedWeight, parts && { kind: 'named', drink: named });
    }
    for (const { drinks } of intent.sharedNames) {
      const [best] = drinks;
      if (!best) continue;
      const fit = likenessToNamed(best, profile) * 0.6;
      count(fit, weights.namedBesideWants, parts && { kind: 'sharedName', drink: best });
    }
    for (const { example, likenessOf } of examples) {
      const alike = likenessOf(profile);
      const fit = example.id === profile.id ? alike * 0.75 : alike;
      count(fit, weights.example, parts && { kind: 'example', drink: example });
    }
    const mean = total ? (Math.exp(sum / total) - weights.floor) / (1 - weights.floor) : 0.5;
    if (parts) parts.mean = mean;
    let result = mean;
    const multiply = (of: 'alcoholFree' | 'hot', by: number) => {
      parts?.factors.push({ of, by });
      result *= by;
    };
    if (profile.alcohol <= 0 && !isAlcoholFreeAsked) multiply('alcoholFree', weights.alcoholFree);
    if (profile.qualities.hot > 0.5 && !isHotTaken) multiply('hot', weights.hotUnasked);
    const add = (of: Term, by: number) => {
      parts?.terms.push({ of, by });
      result += by;
    };
    for (const avoid of avoids) {
      const { subject, isStrict } = avoid;
      if (subject.kind === 'quality' || !isStrict) {
        add(avoid, -(isStrict ? 0.45 : 0.4) * amountOf(profile, subject));
      }
      // A garnish can be left out, but a drink without it is better.
      if (isStrict && subject.kind === 'concept' && profile.trims.has(subject.concept)) {
        add(avoid, -0.3);
      }
      if (isSubject(subject, 'sugar')) add(avoid, -0.35 * profile.sugariness);
      if (isSubject(subject, 'sugar') || isSubject(subject, 'sweet')) {
        add('dry', 0.2 * profile.qualities.dry);
      }
    }
    if (isComforted) add('comforted', -0.6 * profile.qualities.strong);
    return result;
  };
}

const warm: ReadonlySet<Quality> = new Set([
  'hot',
  'nightcap',
  'cosy',
  'warming',
  'winter',
  'autumn',
  'comforting',
  'soothing',
]);

function takesHot({ wants, named, examples }: Intent): boolean {
  if ([...named, ...examples].some(({ qualities }) => qualities.hot > 0.5)) return true;
  return wants.some(({ subject }) =>
    subject.kind === 'quality'
      ? warm.has(subject.quality)
      : lineageOf(subject.concept).has('caffeine') || subject.concept === 'chocolate',
  );
}

/** Groups of alternatives, and of all spirits. */
function alternatives(wants: readonly Want[]): Want[][] {
  const groups = new Map<string, Want[]>();
  for (const want of wants) {
    const { subject } = want;
    const ofSpirit = isSpirit(subject);
    const key = ofSpirit ? 'spirit' : String(want.group);
    const group = groups.get(key);
    if (group && (ofSpirit || group.every((one) => one.subject.kind === subject.kind))) {
      group.push(want);
    } else if (group) groups.set(`${key}:${groups.size}`, [want]);
    else groups.set(key, [want]);
  }
  return [...groups.values()];
}

function isSpirit(subject: Subject): boolean {
  return subject.kind === 'concept' && spirits.has(subject.concept);
}

function isSetting(subject: Subject): boolean {
  return subject.kind === 'quality' && settings.has(subject.quality);
}

function weightOf(subject: Subject): number {
  if (subject.kind === 'concept') {
    return isSpirit(subject) ? weights.spirit : weights.concept;
  }
  if (subject.quality === 'hot') return weights.hot;
  return occasions.has(subject.quality) ? weights.occasion : weights.quality;
}

const moderate = 0.65;

function fitOf(profile: Profile, { subject, isModerate, isMost }: Want): number {
  const amount = amountOf(profile, subject);
  if (subject.kind === 'concept') return amount;
  if (isMost) return profile.figures[subject.quality] ?? amount;
  if (!isModerate) return amount;
  return amount > moderate ? 1 - (amount - moderate) : amount / moderate;
}

/** The match of a related concept, and of a concept in a garnish or a liqueur. */
const partialMatch = 0.35;
/** The match of a product: maraschino for cherries. */
const productMatch = 0.6;

/** Negative where the drink lacks it. */
export function amountOf({ concepts, qualities, trims, facts }: Profile, subject: Subject): number {
  if (subject.kind === 'quality') {
    const amount = qualities[subject.quality];
    return amount < 0.08 ? -0.1 : amount;
  }
  const amount = concepts.get(subject.concept);
  if (amount !== undefined) return amount;
  const isTrace = trims.has(subject.concept) || facts.concepts.has(subject.concept);
  const missing = spirits.has(subject.concept) ? -0.35 : -0.2;
  let best = isTrace ? partialMatch : missing;
  for (const kin of substituteClassesOf(subject.concept)) {
    best = Math.max(best, (concepts.get(kin) ?? 0) * partialMatch);
  }
  for (const product of madeOf(subject.concept)) {
    best = Math.max(best, (concepts.get(product) ?? 0) * productMatch);
  }
  return best;
}

function strengthFit(
  { alcohol, qualities, figures }: Profile,
  strength: -1 | 0 | 1,
  intent: Intent,
): number {
  if (strength === 0) return 1 - Math.min(1, Math.abs(alcohol - 15) / 10);
  if (strength > 0) {
    if (intent.isStrengthMost) return figures.strong ?? 0;
    return (alcohol < 13 ? -0.4 : 0) + qualities.strong * 0.85 + qualities.spiritForward * 0.15;
  }
  // "Light" means a drink with some alcohol, unless the guest asks for alcohol-free.
  const share = alcohol === 0 && !intent.isAlcoholFree ? 0.7 : 1;
  if (intent.isStrengthMost) return (figures.light ?? 0) * share;
  return qualities.light * share - (strengthOf(alcohol, 'guest') === 'strong' ? 0.6 : 0);
}

/** Each ingredient too many or too few costs a third. */
function partCountFit({ shape }: Profile, { min, max }: Intent['partCount'] & object): number {
  const off = Math.max(0, min - shape.partCount, shape.partCount - max);
  return 1 - off * 0.35;
}

function isSubject(subject: Subject, name: Concept | Quality): boolean {
  return (subject.kind === 'concept' ? subject.concept : subject.quality) === name;
}
