// What a drink is like, worked out from its recipe and, a little, from what is said of it.
import { fold } from '#domain/text.ts';
import { stemOf } from '#server/words/stems.ts';
import { marks, tokenize } from '#server/words/tokenize.ts';
import { conceptsInText, withLineage } from './concepts-in-text.ts';
import { type Concept, conceptData } from './lexicon/concepts.ts';
import famousDrinks from './lexicon/famous-drinks.json' with { type: 'json' };
import { lineageOf } from './lexicon/hierarchy.ts';
import { lookUp } from './lexicon/meanings.ts';
import { type Quality, qualities, qualitiesWhere, qualityData } from './lexicon/qualities.ts';
import { roleAt } from './lexicon/roles.ts';
import type { RecipeDrink, RecipePart } from './recipe.ts';

export interface Profile {
  id: string;
  names: readonly string[];
  alcohol: number;
  /** How much of the drink each concept is, 0 to 1, with all that it is a kind of. */
  concepts: ReadonlyMap<Concept, number>;
  qualities: Readonly<Record<Quality, number>>;
  /** For each part of the recipe, what it is. */
  partConcepts: readonly ReadonlySet<Concept>[];
  partWords: ReadonlySet<string>;
  /** What stands on it or around its edge. It can be left away, but must not be overlooked. */
  trims: ReadonlySet<Concept>;
  /** Known the world over; what to offer to somebody without a wish. */
  isFamous: boolean;
}

/** Names without spaces and diacritics. */
const famous = new Set(famousDrinks);
/** A navy grog is shaken with ice. */
const hotName = /^hot\b|\b(mulled|(?<!navy )grog|toddy|horuc|varen|tepl)/;
export function profileOf(drink: RecipeDrink): Profile {
  const concepts = new Map<Concept, number>();
  const q = Object.fromEntries(qualities.map((name) => [name, 0])) as Record<Quality, number>;
  const raise = (quality: Quality, to: number) => {
    q[quality] = Math.min(1, Math.max(q[quality], to));
  };
  let sweet = 0;
  let sour = 0;
  let volume = 0;
  let spirituous = 0;
  let isHot = [drink.category, ...drink.names].some((text) => hotName.test(fold(text)));

  const trims = new Set(
    drink.trims.flatMap((trim) => [...withLineage(conceptsInText(trim.replaceAll('-', ' ')))]),
  );

  const partConcepts = drink.parts.map((part) => {
    const found = withLineage(part.concepts);
    if (part.isAlcoholFreeVersion) {
      found.delete('alcohol');
      found.delete('spirit');
    }
    // A twist does not make a drink one with fruit.
    if (part.isTrim && found.delete('fruit')) trims.add('fruit');
    const share = shareOf(part) * (part.isAlcoholFreeVersion ? 0.5 : 1);
    volume += part.ml;
    if (part.isPouredHot) isHot = true;
    const isPoured = found.has('alcohol');
    if (isPoured) spirituous += part.ml;
    for (const concept of found) {
      // A flavour of a bottle is less of it than the fruit itself.
      const isFlavour = isPoured && !lineageIsAlcohol(concept);
      concepts.set(concept, Math.max(concepts.get(concept) ?? 0, isFlavour ? share * 0.6 : share));
    }
    const given = new Map<Quality, number>();
    for (const concept of found) {
      for (const [quality, amount] of Object.entries(conceptData(concept).gives ?? {})) {
        const key = quality as Quality;
        given.set(key, (given.get(key) ?? 0) + amount);
      }
    }
    if (found.has('juice') && !isPoured) {
      if (found.has('orange')) add(given, 'sweet', 0.5, 'fruity', 0.7, 'brunch', 1.1);
      if (found.has('grapefruit')) add(given, 'sour', 0.5, 'sweet', 0.2);
      if (found.has('apple') || found.has('pear') || found.has('grape')) add(given, 'sweet', 0.7);
    }
    const isAcid =
      (found.has('lemon') || found.has('lime')) && !isPoured && !found.has('carbonated');
    if (isAcid) add(given, 'sour', part.ml >= 8 ? 2 : 0.8);
    const poured = Math.min(part.ml || share * 8, 60);
    for (const [quality, amount] of given) {
      if (quality === 'sweet') sweet += Math.max(0, amount) * poured;
      else if (quality === 'sour') sour += amount * poured;
      else raise(quality, (amount / 2) * tasted(part, quality, share) + (amount >= 2.4 ? 0.12 : 0));
    }
    return found;
  });

  balance(q, { sweet, sour, volume, spirituous, alcohol: drink.alcoholContent });
  if (isHot) raise('hot', 1);
  if (isHot) q.stirred = 0;
  else q.cold = 0.5;
  if (concepts.has('carbonated') || concepts.has('sparklingWine')) raise('fizzy', 0.7);
  shape(q, drink, volume, sour);
  applyDescriptions(q, drink);
  for (const quality of qualities) {
    const { from } = qualityData(quality);
    if (!from) continue;
    const sum = Object.entries(from).reduce((s, [of, much]) => s + q[of as Quality] * much, 0);
    q[quality] = Math.min(1.15, Math.max(0, q[quality] + sum));
  }
  return {
    id: drink.id,
    names: drink.names,
    alcohol: drink.alcoholContent,
    concepts,
    qualities: q,
    partConcepts,
    trims,
    isFamous: drink.names.some((name) => famous.has(fold(name).replaceAll(/[^a-z0-9]/g, ''))),
    partWords: new Set(drink.parts.flatMap(({ name }) => tokenize(name).map(stemOf))),
  };
}

function lineageIsAlcohol(concept: Concept): boolean {
  return lineageOf(concept).has('alcohol');
}

function add(given: Map<Quality, number>, ...pairs: (Quality | number)[]): void {
  for (let n = 0; n < pairs.length; n += 2) {
    const quality = pairs[n] as Quality;
    given.set(quality, (given.get(quality) ?? 0) + (pairs[n + 1] as number));
  }
}

function shareOf({ ml, pieces, isTrim }: RecipePart): number {
  if (ml >= 15) return 1;
  if (ml >= 7) return 0.85;
  if (ml >= 3) return 0.6;
  if (ml > 0) return 0.35;
  if (isTrim) return pieces > 2 ? 0.6 : 0.3;
  return Math.min(1, 0.6 + pieces * 0.08);
}

const colours = qualitiesWhere('isColour');

/** A dash of something strong is still tasted; a few pieces of fruit colour little. */
function tasted({ ml, pieces }: RecipePart, quality: Quality, share: number): number {
  if (ml === 0 && pieces < 4 && colours.has(quality)) return 0.35;
  return share >= 1 ? 1 : 0.35 + share * 0.6;
}

interface Sums {
  sweet: number;
  sour: number;
  /** Millilitres, of all and of what holds alcohol. */
  volume: number;
  spirituous: number;
  alcohol: number;
}

function balance(
  q: Record<Quality, number>,
  { sweet, sour, volume, spirituous, alcohol }: Sums,
): void {
  const isLong = volume >= 135;
  q.strong = clamp((alcohol - 12) / 16);
  q.light = clamp((20 - alcohol) / 11);
  q.sweet = clamp((sweet - sour * 0.55) / 55 + 0.08 - q.bitter * 0.1 - q.strong * 0.12);
  q.sour = clamp((sour - sweet * 0.3) / 62) * (isLong ? 0.6 : 1);
  if (sour > 25) q.citrusy = Math.max(q.citrusy, 0.7);
  const isSpiritForward = alcohol >= 24 && sour <= 40;
  // A negroni is weaker than that, and nothing but bottles.
  const isBottlesOnly = alcohol >= 18 && spirituous >= volume * 0.85;
  q.spiritForward = isSpiritForward ? 1 : isBottlesOnly ? 0.8 : alcohol >= 24 ? 0.5 : 0;
  // What holds the juice of half a lemon is shaken.
  q.stirred = q.spiritForward >= 0.8 && sour <= 24 && q.creamy < 0.3 ? 1 : 0;
  const plainness = q.sweet < 0.2 ? 0.5 : q.sweet < 0.35 ? 0.2 : 0;
  q.dry = clamp(q.dry * 0.6 + plainness + (isSpiritForward && q.sweet < 0.4 ? 0.2 : 0));
}

function shape(
  q: Record<Quality, number>,
  { parts, category }: RecipeDrink,
  volume: number,
  sour: number,
): void {
  q.long = volume >= 135 ? 1 : q.long > 0 ? 0.7 : 0;
  q.short = q.long ? 0 : 0.8;
  // A whole old fashioned is as small, and is sipped.
  const isSmall = volume <= 50 && (q.stirred === 0 || parts.length < 3);
  q.shot = /shot|shooter/.test(fold(category)) || isSmall ? 0.9 : 0;
  if (/sour/.test(fold(category)) && sour > 20) q.sour = clamp(q.sour + 0.25);
  q.manyParts = clamp((parts.length - 3) / 4);
  q.fewParts = clamp((5 - parts.length) / 3);
  q.dessert = clamp(
    q.dessert * 0.75 + (q.creamy > 0.7 && q.sweet > 0.35 ? 0.3 : 0) + q.coffeeish * 0.1,
  );
  if (q.fizzy > 0.5 && q.celebration > 0.3) q.brunch = Math.max(q.brunch, 0.35 + q.fruity * 0.4);
  q.hangover = Math.max(q.hangover, q.energising * 0.3);
  q.brunch = Math.max(q.brunch, q.energising * 0.3);
}

/** What its name, category and description say, where the recipe cannot know. */
function applyDescriptions(q: Record<Quality, number>, drink: RecipeDrink): void {
  const told = new Set<Quality>();
  for (const text of [...drink.names, drink.category, ...drink.descriptions]) {
    const tokens = tokenize(text);
    let isDenied = false;
    for (let at = 0; at < tokens.length; ) {
      const role = roleAt(tokens, at)?.role;
      if (role === 'negation' || role === 'refusal' || role === 'less') isDenied = true;
      if (marks.has(tokens[at] ?? '')) isDenied = false;
      const match = lookUp(tokens, at);
      for (const meaning of match?.meanings ?? []) {
        const quality =
          meaning.kind === 'concept'
            ? conceptData(meaning.concept).taste
            : meaning.kind === 'quality' && meaning.quality;
        if (quality && !isDenied) told.add(quality);
      }
      at += match?.length ?? 1;
    }
  }
  for (const quality of told) {
    q[quality] = clamp(q[quality] + (qualityData(quality).told ?? 0));
  }
  q.tropical = Math.max(q.tropical, q.tiki * 0.85);
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
