import { fold } from '#domain/text/text.ts';
import type { Concept } from '#language/lexicon/concepts.ts';
import { drinkEras, famousDrinks } from '#language/lexicon/famous-drinks.ts';
import { lineageOf } from '#language/lexicon/hierarchy.ts';
import { type Quality, qualities, qualityData } from '#language/lexicon/qualities.ts';
import { type DrinkFacts, drinkFacts } from '#language/safety/facts.ts';
import { stemOf } from '#language/words/stems.ts';
import { tokenize } from '#language/words/tokenize.ts';
import { conceptsInText, withLineage } from './concepts-in-text.ts';
import { applyDescriptions } from './descriptions.ts';
import {
  conceptsOf,
  givenBy,
  isFoam,
  isMuddledCitrus,
  shareOf,
  squeezed,
  tasted,
} from './poured.ts';
import type { RecipeDrink, RecipePart } from './recipe.ts';
import { type Shape, shapeOf } from './shape.ts';
import { addBalance, addShape, figuresOf, type Sums } from './taste.ts';

export interface Measured {
  id: string;
  names: readonly string[];
  alcohol: number;
  /** The amount of each concept, 0 to 1, including parent concepts. */
  concepts: ReadonlyMap<Concept, number>;
  shares: ReadonlyMap<Concept, number>;
  qualities: Record<Quality, number>;
  /** Unbounded figures behind some qualities. */
  figures: Readonly<Partial<Record<Quality, number>>>;
  shape: Shape;
  /** Sweetness from 0 to 1, without regard to sour or bitter parts. */
  sugariness: number;
  partConcepts: readonly ReadonlySet<Concept>[];
  partWords: ReadonlySet<string>;
  /** Concepts of garnish and rim. They are optional, but matter for allergies. */
  trims: ReadonlySet<Concept>;
  facts: DrinkFacts;
  isFamous: boolean;
  sums: Readonly<Sums>;
}

const famous = new Set(famousDrinks);
/** A navy grog is shaken with ice. */
const hotName = /^hot\b|\b(mulled|(?<!navy )grog|toddy|horuc|varen|tepl)/;

export function measure(drink: RecipeDrink): Measured {
  const concepts = new Map<Concept, number>();
  const q = Object.fromEntries(qualities.map((name) => [name, 0])) as Record<Quality, number>;
  const raise = (quality: Quality, to: number) => {
    q[quality] = Math.min(1, Math.max(q[quality], to));
  };
  const volume = drink.parts.reduce((sum, part) => sum + (isFoam(part) ? 0 : part.ml), 0);
  const sums = {
    ...{ sweet: 0, sour: 0, bitter: 0, volume, spirituous: 0 },
    alcohol: drink.alcoholContent,
  };
  const trims = new Set(
    drink.trims.flatMap((trim) => [...withLineage(conceptsInText(trim.replaceAll('-', ' ')))]),
  );

  const partConcepts = drink.parts.map((part) => {
    const found = conceptsOf(part);
    // A twist does not make a drink fruity.
    if (part.isTrim && found.delete('fruit')) trims.add('fruit');
    const share = shareOf(part) * (part.isAlcoholFreeVersion ? 0.5 : 1);
    // Between equals, the drink with more of it comes first.
    const amount = part.ml ? share * (0.85 + 0.15 * Math.min(1, (2 * part.ml) / volume)) : share;
    const hasAlcohol = found.has('alcohol');
    if (hasAlcohol) sums.spirituous += part.ml;
    for (const concept of found) {
      // A flavoured bottle counts less than the fruit.
      const isFlavour = hasAlcohol && !lineageOf(concept).has('alcohol');
      concepts.set(
        concept,
        Math.max(concepts.get(concept) ?? 0, isFlavour ? amount * 0.6 : amount),
      );
    }
    const isSqueezed = isMuddledCitrus(part, found, volume);
    const ml = isSqueezed ? squeezed : Math.min(part.ml || share * 8, 60);
    for (const [quality, given] of givenBy(part, found, isSqueezed)) {
      // A plum brandy tastes of plums, but is not fruity.
      const amount = quality === 'fruity' && found.has('spirit') ? given * 0.5 : given;
      if (quality === 'sweet') sums.sweet += Math.max(0, amount) * ml;
      else if (quality === 'sour') sums.sour += amount * ml;
      else
        raise(
          quality,
          (amount / 2) * tasted(part, quality, share, volume) + (amount >= 2.4 ? 0.12 : 0),
        );
      if (quality === 'bitter') sums.bitter += amount * ml;
    }
    return found;
  });

  addBalance(q, sums);
  if (isHot(drink)) {
    raise('hot', 1);
    q.stirred = 0;
  } else q.cold = 0.5;
  if (concepts.has('carbonated') || concepts.has('sparklingWine')) raise('fizzy', 0.7);
  addShape(q, drink, sums);
  const has = (...some: Concept[]) => some.some((concept) => concepts.has(concept));
  const shareOfAll = (...some: Concept[]) => {
    const isOne = (_: RecipePart, n: number) => some.some((one) => partConcepts[n]?.has(one));
    const poured = drink.parts.filter(isOne).reduce((sum, { ml }) => sum + ml, 0);
    return poured / (volume || 1);
  };
  const shape = shapeOf({ drink, q, sums, has, share: shareOfAll });
  addServing(raise, shape);
  // A flute is neither long nor tall.
  if (shape.glass === 'flute') q.long = Math.min(q.long, 0.3);
  const names = drink.names.map((name) => fold(name).replaceAll(/[^a-z0-9]/g, ''));
  for (const { era, names: known } of drinkEras)
    if (names.some((name) => known.has(name))) raise(era, 0.7);
  applyDescriptions(q, drink);
  return {
    id: drink.id,
    names: drink.names,
    alcohol: drink.alcoholContent,
    concepts,
    shares: sharesOf(drink, partConcepts, volume),
    qualities: q,
    figures: figuresOf(q, sums, shape.partCount),
    shape,
    sugariness: Math.min(1, sums.sweet / 60),
    partConcepts,
    trims,
    facts: drinkFacts(drink, concepts.keys(), trims),
    isFamous: names.some((name) => famous.has(name)),
    sums,
    partWords: new Set(drink.parts.flatMap(({ name }) => tokenize(name).map(stemOf))),
  };
}

function sharesOf(
  { parts }: RecipeDrink,
  partConcepts: readonly ReadonlySet<Concept>[],
  volume: number,
): Map<Concept, number> {
  const shares = new Map<Concept, number>();
  partConcepts.forEach((found, n) => {
    const share = (parts[n]?.ml ?? 0) / (volume || 1);
    if (share === 0) return;
    for (const concept of found) shares.set(concept, (shares.get(concept) ?? 0) + share);
  });
  return shares;
}

function isHot({ category, names, parts }: RecipeDrink): boolean {
  return (
    parts.some(({ isPouredHot }) => isPouredHot) ||
    [category, ...names].some((text) => hotName.test(fold(text)))
  );
}

function addServing(
  raise: (quality: Quality, to: number) => void,
  { glass, method, ice }: Shape,
): void {
  for (const quality of qualities) {
    const { glasses, methods, ices } = qualityData(quality);
    raise(quality, glasses?.[glass] ?? methods?.[method] ?? ices?.[ice] ?? 0);
  }
}
