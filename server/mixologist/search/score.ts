// How well a drink fits what somebody wants. What was refused rules a drink out; all else weighs.

import { strengthOf } from '#domain/strength.ts';
import { stemOf } from '#server/words/stems.ts';
import { type Avoid, type Intent, isEmpty, type Subject, type Want } from './intent.ts';
import { type Concept, conceptData, conceptsWhere } from './lexicon/concepts.ts';
import { substituteClassesOf } from './lexicon/hierarchy.ts';
import { type Quality, qualityData } from './lexicon/qualities.ts';
import type { Profile } from './profile.ts';

/** From this amount on a drink has a quality that somebody refuses, unless the quality says otherwise. */
const refusedFrom = 0.5;

/** Who asks for a hot drink takes no cold one. */
const weights = { spirit: 2.6, concept: 2, hot: 3, quality: 1.5, strength: 1.6 };
const spirits = conceptsWhere('isSpirit');

function isStrong(alcohol: number): boolean {
  return strengthOf(alcohol, 'guest') === 'strong';
}

/** Whether a drink keeps to all that was refused. */
export function isAllowed(intent: Intent, profile: Profile): boolean {
  const { alcohol } = profile;
  if (intent.isAlcoholFree && alcohol > 0) return false;
  if (intent.maxAlcohol !== null && alcohol > intent.maxAlcohol) return false;
  if (intent.minAlcohol !== null && alcohol < intent.minAlcohol) return false;
  if (intent.isNotStrong && isStrong(alcohol)) return false;
  if (intent.excluded.some(({ id }) => id === profile.id)) return false;
  if (intent.avoidedWords.some((word) => profile.partWords.has(stemOf(word)))) return false;
  return !intent.avoids.some((avoid) => isBroken(avoid, profile));
}

function isBroken({ subject, isStrict, isBinding }: Avoid, profile: Profile): boolean {
  if (!isStrict) return false;
  const isTrimmed = subject.kind === 'concept' && profile.trims.has(subject.concept);
  return has(profile, subject) || (isBinding && isTrimmed);
}

function has(profile: Profile, subject: Subject): boolean {
  if (subject.kind === 'quality') {
    const { quality } = subject;
    return profile.qualities[quality] >= (qualityData(quality).refusedFrom ?? refusedFrom);
  }
  if (profile.concepts.has(subject.concept)) return true;
  const { taste } = conceptData(subject.concept);
  return taste !== undefined && has(profile, { kind: 'quality', quality: taste });
}

/** 1 for a drink that is just right, 0 for one that has nothing of it; less where it is amiss. */
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
    const likeness = likenessTo(model, profile, intent);
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

/** Groups of wants of which one is enough. Several spirits are never all meant at once. */
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

/** Of what is wanted in moderation there should be enough to taste; what is more spoils it slowly. */
const moderate = 0.65;

function fitOf(profile: Profile, { subject, isModerate }: Want): number {
  const amount = amountOf(profile, subject);
  if (!isModerate || subject.kind === 'concept') return amount;
  return amount > moderate ? 1 - (amount - moderate) : amount / moderate;
}

/** What something akin counts for, and what only stands on a drink. */
const aThird = 0.35;

/** How much of it a drink has. */
export function amountOf({ concepts, qualities, trims }: Profile, subject: Subject): number {
  if (subject.kind === 'quality') {
    const amount = qualities[subject.quality];
    return amount < 0.08 ? -0.1 : amount;
  }
  const amount = concepts.get(subject.concept);
  if (amount !== undefined) return amount;
  if (trims.has(subject.concept)) return aThird;
  const missing = spirits.has(subject.concept) ? -0.35 : -0.2;
  return Math.max(
    missing,
    ...substituteClassesOf(subject.concept).map((kin) => (concepts.get(kin) ?? 0) * aThird),
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
  // Light still means a drink; without any alcohol one would have said so.
  const isTooLight = alcohol === 0 && !intent.isAlcoholFree;
  return qualities.light * (isTooLight ? 0.7 : 1) - (isStrong(alcohol) ? 0.6 : 0);
}

/** What spoils a drink for a wish even though it was not said. */
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

const nothing: ReadonlySet<Concept> = new Set();

/** What was refused does not count, nor does a spirit in whose place another is wanted. */
function likenessTo(model: Profile, profile: Profile, { wants, avoids }: Intent): number {
  const refused = avoids.flatMap(({ subject }) =>
    subject.kind === 'concept' ? subject.concept : [],
  );
  const isReplaced = wants.some(
    ({ subject: s }) =>
      s.kind === 'concept' && spirits.has(s.concept) && !model.concepts.has(s.concept),
  );
  if (!isReplaced) return similarity(model, profile, new Set(refused));
  // Of an old fashioned with rum the way it is made is what is left.
  const apart = Math.abs(model.qualities.stirred - profile.qualities.stirred);
  return similarity(model, profile, new Set([...refused, ...spirits])) - 0.2 * apart;
}

function isPlain(intent: Intent): boolean {
  return isEmpty({ ...intent, models: [] });
}

const compared: readonly Quality[] = [
  'sweet',
  'sour',
  'bitter',
  'smoky',
  'spicy',
  'creamy',
  'fizzy',
  'fruity',
  'herbal',
  'floral',
  'dry',
  'cooling',
  'tropical',
  'hot',
  'foam',
  'long',
  'spiritForward',
  'savory',
  'gingery',
  'berryish',
  'coffeeish',
  'aperitif',
  'dessert',
  'rich',
  'nutty',
  'spiced',
  'frozen',
];
const faint = conceptsWhere('isFaint');

export function likeness(a: Profile, b: Profile): number {
  return similarity(a, b, nothing);
}

/** 0 to 1: tastes most of all, then what is in it, then its strength. */
function similarity(a: Profile, b: Profile, ignored: ReadonlySet<Concept>): number {
  let dot = 0;
  let ofA = 0;
  let ofB = 0;
  for (const quality of compared) {
    const [x, y] = [a.qualities[quality], b.qualities[quality]];
    dot += x * y;
    ofA += x * x;
    ofB += y * y;
  }
  let shared = 0;
  let all = 0;
  const weigh = (concept: Concept, x: number, y: number) => {
    if (ignored.has(concept)) return;
    const weight = faint.has(concept) ? 0.2 : spirits.has(concept) ? 1.1 : 1.4;
    shared += Math.min(x, y) * weight;
    all += Math.max(x, y) * weight;
  };
  for (const [concept, x] of a.concepts) weigh(concept, x, b.concepts.get(concept) ?? 0);
  for (const [concept, y] of b.concepts) if (!a.concepts.has(concept)) weigh(concept, 0, y);
  const strength = 1 - Math.min(1, Math.abs(a.alcohol - b.alcohol) / 25);
  const taste = dot / (Math.sqrt(ofA * ofB) || 1);
  const heat = Math.abs(a.qualities.hot - b.qualities.hot);
  const alike = 0.45 * taste + 0.45 * (shared / (all || 1)) + 0.1 * strength - 0.15 * heat;
  return Math.max(0, (alike - 0.25) / 0.75);
}
