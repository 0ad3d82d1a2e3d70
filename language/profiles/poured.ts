import { type Concept, conceptData } from '#language/lexicon/concepts.ts';
import { type Qualities, type Quality, qualitiesWhere } from '#language/lexicon/qualities.ts';
import { withLineage } from './concepts-in-text.ts';
import type { RecipePart } from './recipe.ts';

const foams: ReadonlySet<Concept> = new Set(['egg', 'eggWhite', 'aquafaba']);

/** Egg makes foam, but not a longer drink. */
export function isFoam({ concepts }: RecipePart): boolean {
  return concepts.some((concept) => foams.has(concept));
}

/** Includes parent concepts. An alcohol-free gin has no alcohol. */
export function conceptsOf({ concepts, isAlcoholFreeVersion }: RecipePart): Set<Concept> {
  const found = withLineage(concepts);
  if (isAlcoholFreeVersion) {
    found.delete('alcohol');
    found.delete('spirit');
  }
  return found;
}

/** The sum of its concepts' effects, plus the effect of its juice. */
export function givenBy(
  { ml }: RecipePart,
  concepts: ReadonlySet<Concept>,
  isSqueezed: boolean,
): Map<Quality, number> {
  const given = new Map<Quality, number>();
  const add = (amounts: Qualities) => {
    for (const [quality, amount] of Object.entries(amounts) as [Quality, number][]) {
      given.set(quality, (given.get(quality) ?? 0) + amount);
    }
  };
  for (const concept of concepts) add(conceptData(concept).gives ?? {});
  if (concepts.has('alcohol')) return given;
  const has = (...some: Concept[]) => some.some((concept) => concepts.has(concept));
  if (has('juice')) {
    if (has('orange')) add({ sweet: 0.5, fruity: 0.7, brunch: 1.1 });
    if (has('grapefruit')) add({ sour: 0.5, sweet: 0.2 });
    if (has('apple', 'pear', 'grape')) add({ sweet: 0.7 });
  }
  if (has('lemon', 'lime') && !has('carbonated')) add({ sour: ml >= 8 || isSqueezed ? 2 : 0.8 });
  return given;
}

export function shareOf({ ml, pieces, isTrim }: RecipePart): number {
  if (ml >= 15) return 1;
  if (ml >= 7) return 0.85;
  if (ml >= 3) return 0.6;
  if (ml > 0) return 0.35;
  if (isTrim) return pieces > 2 ? 0.6 : 0.3;
  return Math.min(1, 0.6 + pieces * 0.08);
}

const colours = qualitiesWhere('isColour');

/** A dash of something strong is tasted. A few pieces of fruit give little colour. */
export function tasted(
  { ml, pieces }: RecipePart,
  quality: Quality,
  share: number,
  volume: number,
): number {
  if (ml === 0 && pieces < 4 && colours.has(quality)) return 0.35;
  const strength = share >= 1 ? 1 : 0.35 + share * 0.6;
  if (ml === 0 || colours.has(quality)) return strength;
  return strength * Math.min(1, 0.45 + (4 * ml) / volume);
}

/** Millilitres of juice from crushed lime or lemon. */
export const squeezed = 24;

/** Whether lime or lemon is crushed for its juice, instead of swimming in a long drink. */
export function isMuddledCitrus(
  { ml, isTrim }: RecipePart,
  found: ReadonlySet<Concept>,
  volume: number,
): boolean {
  return ml === 0 && !isTrim && volume < 100 && (found.has('lime') || found.has('lemon'));
}
