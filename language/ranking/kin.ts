// Replaces wants that no drink meets by similar tastes: fizzy and bitter for a beer.
import { type Concept, conceptData, conceptsWhere } from '#language/lexicon/concepts.ts';
import { lineageOf, madeOf, substituteClassesOf } from '#language/lexicon/hierarchy.ts';
import type { Quality } from '#language/lexicon/qualities.ts';
import type { NamedThing } from '#language/lexicon/things.ts';
import type { Profile } from '#language/profiles/profile.ts';
import type { Want } from '#language/reading/intent.ts';

/** In the glass, on the rim, or in the source of a part. */
export function holds({ concepts, trims, facts }: Profile, concept: Concept): boolean {
  const isIn = (one: Concept) => concepts.has(one) || trims.has(one) || facts.concepts.has(one);
  return isIn(concept) || madeOf(concept).some(isIn);
}

/** Likeness is about taste, not about colour and price. */
const tastes: ReadonlySet<string> = new Set<Quality>([
  'sweet',
  'sour',
  'bitter',
  'dry',
  'smoky',
  'spicy',
  'spiced',
  'fruity',
  'herbal',
  'floral',
  'nutty',
  'savory',
  'creamy',
  'fizzy',
  'tropical',
  'cooling',
  'rich',
  'long',
  'foam',
  'coffeeish',
  'berryish',
  'gingery',
  'honeyed',
  'citrusy',
  'crisp',
  'dessert',
]);
const mostTastes = 3;
const broad = conceptsWhere('isBroad');
/** Groups of listed wants are positive. Groups of associations are far lower than these. */
const firstGroup = -500;

export function kinOf(
  things: readonly NamedThing[],
  concepts: readonly Concept[],
  drinks: readonly Profile[],
): Want[] {
  const subjects = [
    ...things.flatMap(({ thing }) => [
      ...thing.concepts.flatMap((concept) => nearestTo(concept, drinks)),
      ...thing.qualities.map((quality) => qualityOf(quality)),
    ]),
    ...concepts.flatMap((concept) => [
      ...substituteClassesOf(concept).flatMap((kind) => nearestTo(kind, drinks, false)),
      ...tastesOf(concept),
    ]),
  ];
  return subjects.map((want, n) => ({ ...want, group: firstGroup - n }));
}

function nearestTo(concept: Concept, drinks: readonly Profile[], orTastes = true): Want[] {
  if (drinks.some((drink) => holds(drink, concept))) {
    return [{ subject: { kind: 'concept', concept }, weight: 1, group: 0, isModerate: false }];
  }
  return orTastes ? tastesOf(concept) : [];
}

function tastesOf(concept: Concept): Want[] {
  const given = new Map<Quality, number>();
  for (const kind of lineageOf(concept)) {
    if (broad.has(kind)) continue;
    for (const [name, amount] of Object.entries(conceptData(kind).gives)) {
      const quality = name as Quality;
      if (tastes.has(quality)) given.set(quality, (given.get(quality) ?? 0) + amount);
    }
    const { taste } = conceptData(kind);
    if (taste) given.set(taste, Math.max(1, given.get(taste) ?? 0));
  }
  const most = Math.max(...given.values());
  return [...given]
    .filter(([, amount]) => amount > 0)
    .sort(([, a], [, b]) => b - a)
    .slice(0, mostTastes)
    .map(([quality, amount]) => qualityOf(quality, Math.min(1, amount / most)));
}

function qualityOf(quality: Quality, weight = 1): Want {
  return { subject: { kind: 'quality', quality }, weight, group: 0, isModerate: false };
}
