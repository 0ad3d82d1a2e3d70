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
  return likenessTo(a)(b);
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

/** Compares drinks with one drink, without some concepts and tastes. */
function likenessTo(
  a: Profile,
  ignored: ReadonlySet<Concept> = new Set(),
  ignoredTastes: ReadonlySet<Quality> = new Set(),
): (b: Profile) => number {
  const unlike = new Set([...ignoredTastes, ...[...ignored].flatMap(tastesOf)]);
  const tastes = compared.flatMap((quality, n) => (unlike.has(quality) ? [] : n));
  const ownTastes = tastesIn(a);
  const isCounted = (concept: Concept) => !ignored.has(concept);
  const concepts = [...a.concepts].filter(([concept]) => isCounted(concept));
  const bases = basesOf(a).filter(isCounted);
  const words = lastWordsOf(a);
  return (b) => {
    let dot = 0;
    let ofA = 0;
    let ofB = 0;
    const otherTastes = tastesIn(b);
    for (const n of tastes) {
      const [x = 0, y = 0] = [ownTastes[n], otherTastes[n]];
      dot += x * y;
      ofA += x * x;
      ofB += y * y;
    }
    let shared = 0;
    let all = 0;
    for (const [concept, x] of concepts) {
      const y = b.concepts.get(concept) ?? 0;
      const weight = weightOf(concept);
      shared += Math.min(x, y) * weight;
      all += Math.max(x, y) * weight;
    }
    for (const [concept, y] of b.concepts) {
      if (!a.concepts.has(concept) && isCounted(concept)) all += y * weightOf(concept);
    }
    const strength = 1 - Math.min(1, Math.abs(a.alcohol - b.alcohol) / 25);
    const taste = dot / (Math.sqrt(ofA * ofB) || 1);
    const heat = Math.abs(a.qualities.hot - b.qualities.hot);
    // Whether the last words of the names match: sours, mules, margaritas.
    const isNamesake = lastWordsOf(b).some((word) => words.includes(word));
    const alike =
      sides.taste * taste +
      sides.concepts * (shared / (all || 1)) +
      sides.base * Number(isSameBase(bases, basesOf(b).filter(isCounted))) +
      sides.family * Number(a.shape.family === b.shape.family) +
      sides.strength * strength +
      sides.name * taste * Number(isNamesake) -
      0.15 * heat;
    return Math.max(0, alike);
  };
}

const lastWordsOf = rememberedOf((profile) =>
  profile.names.map((name) => fold(name).split(' ').at(-1) ?? ''),
);

const tastesIn = rememberedOf(({ qualities }) =>
  Float64Array.from(compared, (quality) => qualities[quality]),
);

const basesOf = rememberedOf(({ concepts }) =>
  [...spirits].filter((spirit) => (concepts.get(spirit) ?? 0) >= 0.8),
);

function rememberedOf<T>(compute: (profile: Profile) => T): (profile: Profile) => T {
  const known = new WeakMap<Profile, T>();
  return (profile) => {
    const found = known.get(profile);
    if (found !== undefined) return found;
    const result = compute(profile);
    known.set(profile, result);
    return result;
  };
}

function isSameBase(bases: readonly Concept[], others: readonly Concept[]): boolean {
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

export function likenessToExample(example: Profile, intent: Intent): (profile: Profile) => number {
  const own = intent.compared.filter(({ drink }) => drink === example);
  const likenessOf = likenessToChanged(example, intent, own);
  if (own.length === 0) return likenessOf;
  return (profile) => {
    const share = Math.min(1, Math.max(0, distanceMoved(profile, own) / fullMove));
    return likenessOf(profile) * (barelyMoved + (1 - barelyMoved) * share);
  };
}

/** Ignores refused concepts, and a spirit that another one replaces. */
function likenessToChanged(
  example: Profile,
  { wants, avoids, isAlcoholFree }: Intent,
  compared: readonly Comparison[],
): (profile: Profile) => number {
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
    return (profile) => likenessToNamed(example, profile);
  if (!isReplaced) return likenessTo(example, new Set(refused), tastes);
  // Compares an old fashioned with rum by its build only.
  return likenessTo(example, new Set([...refused, ...spirits]), tastes);
}
