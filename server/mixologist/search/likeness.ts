import type { Intent } from './intent.ts';
import { type Concept, conceptsWhere } from './lexicon/concepts.ts';
import type { Quality } from './lexicon/qualities.ts';
import type { Profile } from './profile.ts';

const spirits = conceptsWhere('isSpirit');
/** The qualities that are compared, as a vector. */
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

/** How alike two drinks are, 0 to 1. */
export function likeness(a: Profile, b: Profile): number {
  return similarity(a, b, nothing);
}

/** Tastes count most, then what is in it, then its strength. */
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

const nothing: ReadonlySet<Concept> = new Set();

/** Likeness to a model, without what is refused and without a spirit that another one replaces. */
export function likenessToModel(
  model: Profile,
  profile: Profile,
  { wants, avoids }: Intent,
): number {
  const refused = avoids.flatMap(({ subject }) =>
    subject.kind === 'concept' ? subject.concept : [],
  );
  const isReplaced = wants.some(
    ({ subject: s }) =>
      s.kind === 'concept' && spirits.has(s.concept) && !model.concepts.has(s.concept),
  );
  if (!isReplaced) return similarity(model, profile, new Set(refused));
  // Of an old fashioned with rum, only the way it is made is left to compare.
  const apart = Math.abs(model.qualities.stirred - profile.qualities.stirred);
  return similarity(model, profile, new Set([...refused, ...spirits])) - 0.2 * apart;
}
