import { strengthOf } from '#domain/strength.ts';
import { type Intent, isEmpty, type Subject, type Want } from './intent.ts';
import { type Concept, conceptsWhere } from './lexicon/concepts.ts';
import { substituteClassesOf } from './lexicon/hierarchy.ts';
import type { Quality } from './lexicon/qualities.ts';
import { likeness, likenessToModel } from './likeness.ts';
import type { Profile } from './profile.ts';

/** How much each kind of want counts; a guest who asks for a hot drink takes no cold one. */
const weights = { spirit: 2.6, concept: 2, hot: 3, quality: 1.5, strength: 1.6 };
const spirits = conceptsWhere('isSpirit');

/** How well a drink fits an intent: 1 is just right, 0 has nothing of it, less is spoilt by something. */
export function score(intent: Intent, profile: Profile): number {
  const total = { sum: 0, weight: 0 };
  const count = (value: number, weight: number) => {
    total.sum += value * weight;
    total.weight += weight;
  };
  for (const group of alternatives(intent.wants)) {
    const best = Math.max(...group.map((want) => fitOf(profile, want) * want.weight));
    count(best, Math.max(...group.map(({ subject }) => weightOf(subject))));
  }
  const { strength } = intent;
  if (strength !== null) {
    count(strengthFit(profile, strength, intent), intent.models.length ? 0.6 : weights.strength);
  }
  for (const named of intent.named) {
    count(named.id === profile.id ? 1 : likeness(named, profile) * 0.6, 4);
  }
  for (const model of intent.models) {
    const likeness = likenessToModel(model, profile, intent);
    count(model.id === profile.id ? likeness * (isPlain(intent) ? 0.75 : 0.6) : likeness, 3);
  }
  let result = total.weight ? total.sum / total.weight : 0.5;
  for (const { subject, isStrict } of intent.avoids) {
    const amount = amountOf(profile, subject);
    if (subject.kind === 'quality' || !isStrict) result -= (isStrict ? 0.45 : 0.4) * amount;
    if (isSubject(subject, 'sugar')) result -= 0.35 * profile.qualities.sweet;
    if (isSubject(subject, 'sugar') || isSubject(subject, 'sweet')) {
      result += 0.2 * profile.qualities.dry;
    }
  }
  return result - clash(intent, profile);
}

/** Groups of wants of which one is enough: alternatives, and all spirits. */
function alternatives(wants: readonly Want[]): Want[][] {
  const groups = new Map<string, Want[]>();
  for (const want of wants) {
    const { subject } = want;
    const isSpirit = subject.kind === 'concept' && spirits.has(subject.concept);
    const key = isSpirit ? 'spirit' : String(want.group);
    const group = groups.get(key);
    if (group && (isSpirit || group.every((one) => one.subject.kind === subject.kind))) {
      group.push(want);
    } else if (group) groups.set(`${key}:${groups.size}`, [want]);
    else groups.set(key, [want]);
  }
  return [...groups.values()];
}

function weightOf(subject: Subject): number {
  if (subject.kind === 'quality') return subject.quality === 'hot' ? weights.hot : weights.quality;
  return spirits.has(subject.concept) ? weights.spirit : weights.concept;
}

/** The ideal amount of what is wanted in moderation. */
const moderate = 0.65;

function fitOf(profile: Profile, { subject, isModerate }: Want): number {
  const amount = amountOf(profile, subject);
  if (!isModerate || subject.kind === 'concept') return amount;
  return amount > moderate ? 1 - (amount - moderate) : amount / moderate;
}

/** What a related concept counts for, and one that is only a garnish. */
const partialMatch = 0.35;

/** How much of a concept or quality a drink has; negative where it is missing. */
export function amountOf({ concepts, qualities, trims }: Profile, subject: Subject): number {
  if (subject.kind === 'quality') {
    const amount = qualities[subject.quality];
    return amount < 0.08 ? -0.1 : amount;
  }
  const amount = concepts.get(subject.concept);
  if (amount !== undefined) return amount;
  if (trims.has(subject.concept)) return partialMatch;
  const missing = spirits.has(subject.concept) ? -0.35 : -0.2;
  return Math.max(
    missing,
    ...substituteClassesOf(subject.concept).map((kin) => (concepts.get(kin) ?? 0) * partialMatch),
  );
}

function strengthFit(
  { alcohol, qualities }: Profile,
  strength: -1 | 0 | 1,
  intent: Intent,
): number {
  if (strength === 0) return 1 - Math.min(1, Math.abs(alcohol - 15) / 10);
  if (strength > 0)
    return (alcohol < 13 ? -0.4 : 0) + qualities.strong * 0.85 + qualities.spiritForward * 0.15;
  // "Light" means a drink with some alcohol, unless alcohol-free was asked for.
  const isTooLight = alcohol === 0 && !intent.isAlcoholFree;
  return (
    qualities.light * (isTooLight ? 0.7 : 1) - (strengthOf(alcohol, 'guest') === 'strong' ? 0.6 : 0)
  );
}

/** The penalty for qualities that spoil a want, though they were not refused. */
function clash({ wants }: Intent, { qualities: q }: Profile): number {
  let penalty = 0;
  for (const { subject } of wants) {
    if (isSubject(subject, 'sweet')) penalty += q.sour * 0.12 + q.bitter * 0.2;
    if (isSubject(subject, 'fresh')) penalty += q.creamy * 0.2;
    if (isSubject(subject, 'dry')) penalty += q.sweet * 0.2;
    if (isSubject(subject, 'sour')) penalty += q.long * 0.06;
  }
  return penalty;
}

function isSubject(subject: Subject, name: Concept | Quality): boolean {
  return (subject.kind === 'concept' ? subject.concept : subject.quality) === name;
}

function isPlain(intent: Intent): boolean {
  return isEmpty({ ...intent, models: [] });
}
