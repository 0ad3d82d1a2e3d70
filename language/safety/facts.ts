import type { Traits } from '#catalogue/schema.ts';
import { hasTraits, ingredientsWith, traitsOf, trimTraits } from '#catalogue/traits.ts';
import type { Allergen, AllergenFacts } from '#domain/ingredients/allergens.ts';
import { type SugarLevel, sugarLevels } from '#domain/ingredients/own-ingredients.ts';
import type { Concept } from '#language/lexicon/concepts.ts';
import { lineageOf } from '#language/lexicon/hierarchy.ts';
import { stemOf } from '#language/words/stems.ts';
import { tokenize } from '#language/words/tokenize.ts';
import type { Refused, Safety } from './safety.ts';
import { substanceOfConcept } from './substances.ts';

export interface PartFacts {
  allergens: AllergenFacts;
  sugar: SugarLevel;
  contains: readonly Concept[];
}

export interface DrinkFacts {
  allergens: ReadonlyMap<Allergen, 'has' | 'may'>;
  concepts: ReadonlySet<Concept>;
  words: ReadonlySet<string>;
  sugar: SugarLevel;
  hasAlcohol: boolean;
  isKnown: boolean;
}

interface Recipe {
  alcoholContent: number;
  parts: readonly { name: string; ml: number; facts?: PartFacts | undefined }[];
  trims: readonly string[];
}

export function factsOf(ingredientId: string): PartFacts | undefined {
  return hasTraits(ingredientId) ? factsOfTraits(traitsOf(ingredientId)) : undefined;
}

export function factsOfTraits({ allergens, sugar, contains = [] }: Traits): PartFacts {
  return { allergens, sugar, contains: contains as Concept[] };
}

/** May contain everything that the catalogue's ingredients of these concepts contain. */
export function factsByConcepts(concepts: readonly Concept[]): PartFacts | undefined {
  const related = concepts.flatMap((concept) => ingredientsWith(concept));
  const equal = related.filter((one) => one.concepts.every((c) => concepts.includes(c as Concept)));
  const same = equal.length ? equal : related;
  if (same.length === 0) return undefined;
  const allergens: Partial<Record<Allergen, 'has' | 'may'>> = {};
  for (const one of same) {
    for (const allergen of Object.keys(one.allergens) as Allergen[]) {
      const isAlways = same.every((other) => other.allergens[allergen] === 'has');
      allergens[allergen] = isAlways ? 'has' : 'may';
    }
  }
  return { allergens, sugar: sweetest(same.map(({ sugar }) => sugar)), contains: [] };
}

export function drinkFacts(
  { alcoholContent, parts, trims: decoration }: Recipe,
  concepts: Iterable<Concept>,
  trimConcepts: Iterable<Concept>,
): DrinkFacts {
  const facts: Partial<PartFacts>[] = [
    ...parts.map((part) => part.facts ?? {}),
    ...decoration.map(trimTraits),
  ];
  const allergens = new Map<Allergen, 'has' | 'may'>();
  for (const one of facts) {
    for (const [allergen, how] of Object.entries(one.allergens ?? {}) as [Allergen, 'has'][]) {
      if (allergens.get(allergen) !== 'has') allergens.set(allergen, how);
    }
  }
  const inside = facts.flatMap(({ contains = [] }) => contains);
  const all = new Set([
    ...concepts,
    ...trimConcepts,
    ...inside.flatMap((one) => [...lineageOf(one)]),
  ]);
  const names = [...parts.map(({ name }) => name), ...decoration];
  return {
    allergens,
    concepts: all,
    words: new Set(names.flatMap((name) => tokenize(name).map(stemOf))),
    sugar: sweetest([
      ...parts.flatMap(({ ml, facts: one }) => (one && !isDash(ml) ? [one.sugar] : [])),
      ...decoration.map((trim) => trimTraits(trim).sugar ?? 'none'),
    ]),
    hasAlcohol: alcoholContent > 0 || all.has('alcohol'),
    isKnown: parts.every((part) => part.facts),
  };
}

/** A dash sweetens nothing. Counted parts have no millilitres. */
function isDash(ml: number): boolean {
  return ml > 0 && ml < 2.5;
}

function sweetest(levels: readonly SugarLevel[]): SugarLevel {
  return sugarLevels.findLast((level) => levels.includes(level)) ?? 'none';
}

export type Danger =
  | { kind: 'alcohol' }
  | { kind: 'unknown'; word: string }
  | { kind: 'refused'; refused: Refused };

export function dangerOf(
  { noAlcohol, refused, unknown }: Safety,
  facts: DrinkFacts,
): Danger | undefined {
  if (noAlcohol.length > 0 && facts.hasAlcohol) return { kind: 'alcohol' };
  const word = unknown.find((one) => facts.words.has(stemOf(one)));
  if (word !== undefined) return { kind: 'unknown', word };
  const found = refused.find(
    ({ allergens, concepts, isSugar, isStrict }) =>
      concepts.some((concept) => facts.concepts.has(concept)) ||
      (isSugar && isSugary(facts.sugar)) ||
      allergens.some((allergen) => {
        const how = facts.allergens.get(allergen);
        return how === 'has' || (isStrict && how === 'may');
      }),
  );
  return found && { kind: 'refused', refused: found };
}

export function isProvenWithout(facts: DrinkFacts, concept: Concept): boolean {
  if (!facts.isKnown || facts.concepts.has(concept)) return false;
  // A possible trace proves nothing.
  const allergens = [concept, ...substanceOfConcept(concept).allergens];
  if (allergens.some((allergen) => facts.allergens.has(allergen as Allergen))) return false;
  return concept !== 'sugar' || facts.sugar === 'none';
}

/** A guest without sugar may have lemon juice. */
function isSugary(level: SugarLevel): boolean {
  return level === 'medium' || level === 'high';
}
