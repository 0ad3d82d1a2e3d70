import { fold } from '#domain/text/text.ts';
import { type Concept, conceptData, conceptsWhere } from '#language/lexicon/concepts.ts';
import { lineageOf } from '#language/lexicon/hierarchy.ts';
import type { Quality } from '#language/lexicon/qualities.ts';
import type { Profile } from '#language/profiles/profile.ts';
import type { Comparison, Intent } from '#language/reading/intent.ts';

const spirits = conceptsWhere('isSpirit');
const compared: readonly Quality[] = [
  'sweet',
  'sour',
  'citrusy',
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
const broad = conceptsWhere('isBroad');

export function likeness(a: Profile, b: Profile): number {
  return similarity(a, b, new Set(), new Set());
}

/** More than the examples in recent queries. */
const maxExamples = 32;
const toExamples = new Map<Profile, WeakMap<Profile, number>>();

/** Cached: the search compares each drink of a menu, for many guests. */
export function likenessToNamed(named: Profile, profile: Profile): number {
  const known = toExamples.get(named) ?? new WeakMap<Profile, number>();
  if (!toExamples.has(named)) {
    if (toExamples.size >= maxExamples) toExamples.clear();
    toExamples.set(named, known);
  }
  const alike = known.get(profile) ?? likeness(named, profile);
  known.set(profile, alike);
  return alike;
}

const sides = { taste: 0.3, concepts: 0.45, base: 0.05, family: 0.1, strength: 0.1, name: 0.15 };
const kinds = { broad: 0.2, faint: 0.5, spirit: 1.3, other: 2.5 };

function weightOf(concept: Concept): number {
  if (broad.has(concept)) return kinds.broad;
  if (faint.has(concept)) return kinds.faint;
  return spirits.has(concept) ? kinds.spirit : kinds.other;
}

function similarity(
  a: Profile,
  b: Profile,
  ignored: ReadonlySet<Concept>,
  ignoredTastes: ReadonlySet<Quality>,
): number {
  let dot = 0;
  let ofA = 0;
  let ofB = 0;
  const unlike = new Set([...ignoredTastes, ...[...ignored].flatMap(tastesOf)]);
  for (const quality of compared) {
    if (unlike.has(quality)) continue;
    const [x, y] = [a.qualities[quality], b.qualities[quality]];
    dot += x * y;
    ofA += x * x;
    ofB += y * y;
  }
  let shared = 0;
  let all = 0;
  const weigh = (concept: Concept, x: number, y: number) => {
    if (ignored.has(concept)) return;
    const weight = weightOf(concept);
    shared += Math.min(x, y) * weight;
    all += Math.max(x, y) * weight;
  };
  for (const [concept, x] of a.concepts) weigh(concept, x, b.concepts.get(concept) ?? 0);
  for (const [concept, y] of b.concepts) if (!a.concepts.has(concept)) weigh(concept, 0, y);
  const strength = 1 - Math.min(1, Math.abs(a.alcohol - b.alcohol) / 25);
  const taste = dot / (Math.sqrt(ofA * ofB) || 1);
  const heat = Math.abs(a.qualities.hot - b.qualities.hot);
  const alike =
    sides.taste * taste +
    sides.concepts * (shared / (all || 1)) +
    sides.base * Number(hasSameBase(a, b, ignored)) +
    sides.family * Number(a.shape.family === b.shape.family) +
    sides.strength * strength +
    sides.name * taste * Number(isNamesake(a, b)) -
    0.15 * heat;
  return Math.max(0, alike);
}

/** Whether the last words of the names match: sours, mules, margaritas. */
function isNamesake(a: Profile, b: Profile): boolean {
  const words = lastWordsOf(a);
  return lastWordsOf(b).some((word) => words.includes(word));
}

const lastWords = new WeakMap<Profile, string[]>();

function lastWordsOf(profile: Profile): string[] {
  const known = lastWords.get(profile);
  if (known) return known;
  const words = profile.names.map((name) => fold(name).split(' ').at(-1) ?? '');
  lastWords.set(profile, words);
  return words;
}

function hasSameBase(a: Profile, b: Profile, ignored: ReadonlySet<Concept>): boolean {
  const basesOf = ({ concepts }: Profile) =>
    [...spirits].filter((spirit) => (concepts.get(spirit) ?? 0) >= 0.8 && !ignored.has(spirit));
  const [bases, others] = [basesOf(a), basesOf(b)];
  if (bases.length === 0 || others.length === 0) return bases.length === others.length;
  return bases.some((base) => others.includes(base));
}

function isAlcohol(concept: Concept): boolean {
  return lineageOf(concept).has('alcohol');
}

/** Without mint, a mojito need not be cooling. */
function tastesOf(concept: Concept): Quality[] {
  const given = Object.entries(conceptData(concept).gives ?? {}) as [Quality, number][];
  return given.filter(([, amount]) => amount >= 1.5).map(([quality]) => quality);
}

/** Uses the unbounded figure where the quality is at its maximum. */
function amountOf({ qualities, figures }: Profile, quality: Quality): number {
  const amount = qualities[quality];
  return amount < 1 ? amount : Math.max(amount, figures[quality] ?? 0);
}

/**
 * "Sourer than a daiquiri": the smallest move of all comparisons, negative for the wrong direction.
 */
export function distanceMoved(profile: Profile, compared: readonly Comparison[]): number {
  const moves = compared.map(({ drink, quality, wants }) => {
    const more = amountOf(profile, quality) - amountOf(drink, quality);
    return wants === 'more' ? more : -more;
  });
  return Math.min(...moves);
}

/** The least difference that can be tasted, and the largest that anybody asks for. */
export const leastMove = 0.05;
const fullMove = 0.3;
const barelyMoved = 0.5;

export function likenessToExample(example: Profile, profile: Profile, intent: Intent): number {
  const own = intent.compared.filter(({ drink }) => drink === example);
  const alike = likenessToChanged(example, profile, intent, own);
  if (own.length === 0) return alike;
  const share = Math.min(1, Math.max(0, distanceMoved(profile, own) / fullMove));
  return alike * (barelyMoved + (1 - barelyMoved) * share);
}

/** Ignores refused concepts, and a spirit that another one replaces. */
function likenessToChanged(
  example: Profile,
  profile: Profile,
  { wants, avoids, isAlcoholFree }: Intent,
  compared: readonly Comparison[],
): number {
  const avoided = avoids.flatMap(({ subject }) =>
    subject.kind === 'quality' ? subject.quality : [],
  );
  const tastes = new Set([...avoided, ...compared.map(({ quality }) => quality)]);
  // A White Russian that is not creamy lacks its cream.
  const givesRefused = (concept: Concept) =>
    avoided.some((taste) => (conceptData(concept).gives?.[taste] ?? 0) >= 1);
  const refused = [
    ...avoids.flatMap(({ subject }) => (subject.kind === 'concept' ? subject.concept : [])),
    ...[...example.concepts.keys()].filter(givesRefused).flatMap((one) => [...lineageOf(one)]),
    // Compares a mojito without alcohol without its rum.
    ...(isAlcoholFree ? [...example.concepts.keys()].filter(isAlcohol) : []),
  ];
  const isReplaced = wants.some(
    ({ subject: s }) =>
      s.kind === 'concept' && spirits.has(s.concept) && !example.concepts.has(s.concept),
  );
  if (!isReplaced && refused.length === 0 && tastes.size === 0)
    return likenessToNamed(example, profile);
  if (!isReplaced) return similarity(example, profile, new Set(refused), tastes);
  // Compares an old fashioned with rum by its build only.
  return similarity(example, profile, new Set([...refused, ...spirits]), tastes);
}
