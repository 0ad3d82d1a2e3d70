// Fills formulas from the shelf, weighs harmony and the wish, and refuses copies of known drinks.

import type { KnownPart } from '#catalogue/recipe-likeness.ts';
import { traitsOf } from '#catalogue/traits.ts';
import type { Role } from '#catalogue/vocabulary.ts';
import type { RecipeItem } from '#domain/drinks/drink-draft.ts';
import { faultsOf, flavoursIn, type Mix, minParts } from './checks.ts';
import { type Nearest, nearestTo, newUpTo, twistUpTo } from './distance.ts';
import { type Cast, castsFrom, fill } from './fill-formula.ts';
import { type Formula, formulas, kinds, softFormulas, sparseFormulas } from './formulas.ts';
import { harmony } from './harmony.ts';
import { itemOf, type KnownRecipe, type Pantry, partsOf } from './pantry.ts';
import { kinship } from './siblings.ts';

export interface Composition extends Mix {
  recipe: RecipeItem[];
  twistOn?: KnownRecipe;
}

export type Fit = (mix: Mix) => number | undefined;

export interface Asked {
  fit: Fit;
  wanted: ReadonlySet<string>;
  isAlcoholFree: boolean;
  has: (mix: Mix) => number;
  meets: (mix: Mix) => boolean;
}

export const anything: Asked = {
  fit: () => 0,
  wanted: new Set(),
  isAlcoholFree: false,
  has: () => 0,
  meets: () => true,
};

interface Candidate {
  mix: Mix;
  score: number;
  flavours: number;
  nearest: () => Nearest<KnownRecipe>;
  repeats: () => number;
  hasSameParts: boolean;
  /** The kinship of the nearest recent drink: another base in the same drink, or a twin. */
  kinship: () => number;
}

const triesPerFormula = 40;
const comparedPerFormula = 6;
/** For each compared mix, this many are weighed by the whole wish. */
const weighedPerCompared = 1.5;
const hasWeight = 3;
const comparedRecent = 12;
/** Drinks within this many in a row must not be siblings. */
const inOneSet = 5;
const siblingPenalty = 2;
const temperature = 0.5;
const minFlavours = 3;
/** A drink with this likeness to a recent one repeats it. */
export const repeatedFrom = 0.8;
const softShare = 0.12;
const minBases = 2;

/** A new drink, a twist where there is none, or undefined. */
export function compose(
  pantry: Pantry,
  random: () => number,
  asked: Asked = anything,
): Composition | undefined {
  const casts = castsFrom(pantry.items);
  const candidates = (from: readonly Formula[]) => {
    const mixes = from.flatMap((formula) => {
      const cast = softFormulas.includes(formula) ? casts.soft : casts.all;
      const tries = Array.from({ length: triesPerFormula }, () =>
        fill(formula, cast, asked.wanted, random),
      );
      return best(
        pantry,
        tries.flatMap((mix) => mix ?? []),
        asked,
      );
    });
    return rate(pantry, mixes);
  };
  const tried: Candidate[] = [];
  for (const group of groupsFor(casts.all, asked, random)) {
    const found = candidates(group);
    const chosen = choose(found, random, asked, 'new');
    if (chosen) return chosen;
    tried.push(...found);
  }
  return choose([...tried, ...candidates(sparseFormulas)], random, asked);
}

function groupsFor(cast: Cast, asked: Asked, random: () => number): (readonly Formula[])[] {
  if (asked.isAlcoholFree) return [softFormulas];
  const isBar = (cast.get('base') ?? []).length >= minBases;
  if (asked !== anything) return [isBar ? formulas : [...formulas, ...softFormulas]];
  if (!isBar) return [[...formulas, ...softFormulas]];
  const inOrder = kinds
    .map(({ formulas: group, share }) => ({ group, at: random() ** (1 / share) }))
    .sort((a, b) => b.at - a.at)
    .map(({ group }) => group);
  return random() < softShare ? [softFormulas, ...inOrder] : inOrder;
}

export function choose(
  candidates: readonly Candidate[],
  random: () => number,
  asked: Asked,
  which: 'new' | 'any' = 'any',
): Composition | undefined {
  const order = inRandomOrder(candidates, random);
  const isRich = ({ flavours }: Candidate) => flavours >= minFlavours;
  const isNew = (one: Candidate) => one.nearest().likeness <= newUpTo;
  const isTwist = (one: Candidate) => one.nearest().likeness <= twistUpTo;
  const hasOtherParts = ({ hasSameParts }: Candidate) => !hasSameParts;
  const isFresh = (one: Candidate) => hasOtherParts(one) && one.repeats() < repeatedFrom;
  const tests: ((one: Candidate) => boolean)[] = [
    (one) => isRich(one) && isNew(one) && isFresh(one) && one.kinship() < 1,
    (one) => isRich(one) && isTwist(one) && isFresh(one) && one.kinship() < 1,
    (one) => isRich(one) && isNew(one) && isFresh(one) && one.kinship() < 2,
    (one) => isRich(one) && isTwist(one) && isFresh(one) && one.kinship() < 2,
    (one) => isTwist(one) && isFresh(one) && one.kinship() < 2,
    (one) => isTwist(one) && isFresh(one),
    (one) => isTwist(one) && hasOtherParts(one),
    (one) => isRich(one) && isTwist(one),
    isTwist,
  ];
  const meeting = order.filter(({ mix }) => asked.meets(mix));
  for (const from of which === 'new' ? [meeting] : [meeting, order]) {
    for (const isWanted of which === 'new' ? tests.slice(0, 1) : tests) {
      const found = from.find(isWanted);
      if (found) return withTwist(found);
    }
  }
  return undefined;
}

function withTwist({ mix, nearest }: Candidate): Composition {
  const { likeness, recipe } = nearest();
  const twistOn = likeness > newUpTo ? recipe : undefined;
  return { ...mix, recipe: [...mix.recipe], ...(twistOn && { twistOn }) };
}

interface Scored {
  mix: Mix;
  score: number;
}

export function best(
  pantry: Pantry,
  mixes: readonly Mix[],
  { fit, has }: Asked,
  max = comparedPerFormula,
): Scored[] {
  const lately = latelyIn(pantry);
  const distinct = new Map(mixes.map((mix) => [JSON.stringify(mix.recipe), mix]));
  return [...distinct.values()]
    .filter((mix) => mix.recipe.length >= minParts && faultsOf(pantry, mix).length === 0)
    .map((mix) => ({
      mix,
      score:
        harmony(mix.recipe.map(({ id }) => id)) -
        awkwardness(mix) -
        siblingPenalty * kinshipTo(lately, partsOf(pantry, mix.recipe)),
    }))
    .sort((a, b) => b.score + hasWeight * has(b.mix) - a.score - hasWeight * has(a.mix))
    .slice(0, max * weighedPerCompared)
    .flatMap(({ mix, score }) => {
      const suits = fit(mix);
      return suits === undefined ? [] : { mix, score: suits + score };
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, max);
}

function latelyIn({ recent }: Pantry): readonly KnownRecipe[] {
  return recent.slice(0, inOneSet - 1);
}

function kinshipTo(lately: readonly KnownRecipe[], parts: readonly KnownPart[]): number {
  return Math.max(0, ...lately.map((own) => kinship(parts, own.parts)));
}

function awkwardness({ method, recipe }: Mix): number {
  const parts = recipe.map(({ id }) => traitsOf(id));
  const [one, other] = parts.filter(({ roles }) => roles.includes('base'));
  const areStrangers = one && other && !other.notes.some((note) => one.notes.includes(note));
  // Oak and quinine.
  const isTonic = parts.some(({ tags }) => tags.includes('tonic'));
  const isAged = parts.some(({ roles }) => roles.includes('aged'));
  const plain = parts.filter(({ roles }) => !roles.includes('base') && !roles.includes('acid'));
  const tastes = plain.flatMap(({ notes }) => notes.slice(0, 1));
  const repeated = tastes.length - new Set(tastes).size;
  const base = recipe.find(({ id }) => traitsOf(id).roles.includes('base'));
  const mixer = recipe.find(({ id, unit }) => unit === 'TOP' && traitsOf(id).notes.length > 0);
  // Cucumber from a blender is a soup.
  const isGreenIce = method === 'blend' && parts.some(({ notes }) => notes[0] === 'green');
  const isForced = base && mixer && harmony([base.id, mixer.id]) <= 0;
  return (
    (areStrangers ? 0.7 : 0) +
    (isTonic ? (isAged ? 1.2 : 0.3) : 0) +
    (isForced ? 0.8 : 0) +
    (isGreenIce ? 1 : 0) +
    repeated * 0.5
  );
}

export function rate(pantry: Pantry, scored: readonly Scored[]): Candidate[] {
  const baseOf = (parts: readonly { id: string }[]) =>
    parts.find(({ id }) => traitsOf(id).roles.includes('base'))?.id;
  const last = pantry.recent.slice(0, 2).map(({ parts }) => baseOf(parts));
  const newest = pantry.recent.slice(0, comparedRecent);
  const lately = latelyIn(pantry);
  const worn = wornKinds(pantry);
  const recentKeys = new Set(pantry.recent.map(({ parts }) => keyOf(pantry, parts)));
  return scored.map(({ mix, score }) => {
    const parts = partsOf(pantry, mix.recipe);
    const base = baseOf(mix.recipe);
    const isSameBase = base !== undefined && last.includes(base);
    return {
      mix,
      score:
        score -
        1.5 * nearestTo(parts, newest).likeness -
        (isSameBase ? 0.5 : 0) -
        wornWeight * parts.reduce((sum, { kind }) => sum + (worn.get(kind) ?? 0), 0),
      flavours: flavoursIn(pantry, mix.recipe),
      nearest: once(() => nearestTo(parts, pantry.recipes)),
      repeats: once(() => nearestTo(parts, pantry.recent).likeness),
      hasSameParts: recentKeys.has(keyOf(pantry, mix.recipe)),
      kinship: once(() => kinshipTo(lately, parts)),
    };
  });
}

const wornWeight = 0.6;
const wornAmong = 6;

/** The share of recent drinks with each kind of ingredient, except lime and sugar. */
function wornKinds({ recent }: Pantry): ReadonlyMap<string, number> {
  const worn = new Map<string, number>();
  for (const { parts } of recent.slice(0, wornAmong)) {
    for (const { id, kind } of parts) {
      const { roles } = traitsOf(id);
      if (['acid', 'sweet', 'soda'].some((role) => roles.includes(role as Role))) continue;
      worn.set(kind, (worn.get(kind) ?? 0) + 1 / wornAmong);
    }
  }
  return worn;
}

function once<T>(compute: () => T): () => T {
  let known: { value: T } | undefined;
  return () => {
    known ??= { value: compute() };
    return known.value;
  };
}

/**
 * By score plus noise (Gumbel's trick for sampling by softmax). The best would be the same each
 * time.
 */
function inRandomOrder(candidates: readonly Candidate[], random: () => number): Candidate[] {
  return candidates
    .map((one) => ({ one, at: one.score / temperature - Math.log(-Math.log(random() || 0.5)) }))
    .sort((a, b) => b.at - a.at)
    .map(({ one }) => one);
}

export function keyOf(pantry: Pantry, recipe: readonly { id: string }[]): string {
  const kinds = recipe.map(({ id }) => itemOf(pantry, id)?.kind ?? id);
  return [...new Set(kinds)].sort().join(' ');
}
