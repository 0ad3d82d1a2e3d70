// An own ingredient may refer to existing ones, never to itself, and to alcohol only where guests
// expect it.

import { millilitres } from '#domain/drinks/units.ts';
import type { IngredientPart, IngredientProblem } from '#domain/ingredients/own-ingredients.ts';
import type { Localized } from '#domain/languages.ts';

export interface KnownIngredient {
  id: string;
  name: Localized;
  isOwn: boolean;
  isRetired: boolean;
  strength: number;
  parent: string | null;
  substitutes: readonly string[];
  parts: readonly IngredientPart[];
}

export type KnownIngredients = ReadonlyMap<string, KnownIngredient>;

export interface Issue {
  path: string;
  message: IngredientProblem;
}

/** Labels need not declare less. */
const maxTraces = 1.2;
/** Of dissolved sugar and the like. */
const mlPerGram = 0.6;

/** Including problems that its change causes for others. */
export function problemsOf(known: KnownIngredients, id: string): Issue[] {
  const changed = known.get(id);
  if (!changed) return [];
  const users = [...known.values()].filter(
    (other) =>
      !other.isRetired && other.id !== id && other.isOwn && refersTo(other, id, 'substitutes'),
  );
  const isHarmful = users.some((user) => alcoholIssues(known, user).length > 0);
  return [
    ...missing(known, changed),
    ...circles(known, changed),
    ...alcoholIssues(known, changed),
    ...(isHarmful ? [{ path: 'ingredient.strength', message: 'alcohol' as const }] : []),
  ];
}

/** Whether `id` is a kind or a part of it. 'substitutes': also whether it may replace it. */
export function refersTo(one: KnownIngredient, id: string, also?: 'substitutes'): boolean {
  return (
    one.parent === id ||
    one.parts.some((part) => part.ingredientId === id) ||
    (also === 'substitutes' && one.substitutes.includes(id))
  );
}

/** Percent by volume. Null if no part is poured. */
export function strengthOfParts(
  known: ReadonlyMap<string, { strength: number }>,
  parts: readonly IngredientPart[],
): number | null {
  let volume = 0;
  let alcohol = 0;
  for (const part of parts) {
    const ml = millilitres(part);
    volume += ml || (part.unit === 'GRAM' ? part.amount * mlPerGram : 0);
    alcohol += ml * (known.get(part.ingredientId)?.strength ?? 0);
  }
  return volume === 0 ? null : alcohol / volume;
}

function missing(known: KnownIngredients, { parent, substitutes, parts }: KnownIngredient) {
  const isThere = (id: string) => known.get(id)?.isRetired === false;
  const issue = (path: string): Issue => ({ path: `ingredient.${path}`, message: 'unknown' });
  return [
    ...(parent !== null && !isThere(parent) ? [issue('kindOf')] : []),
    ...substitutes.flatMap((id, n) => (isThere(id) ? [] : issue(`substitutes.${n}`))),
    ...parts.flatMap(({ ingredientId }, n) => (isThere(ingredientId) ? [] : issue(`parts.${n}`))),
  ];
}

function circles(known: KnownIngredients, one: KnownIngredient): Issue[] {
  const found = [
    leadsTo(known, kindsOf(one), one.id) && 'kindOf',
    leadsTo(known, partsOf(one), one.id) && 'parts',
    one.substitutes.includes(one.id) && 'substitutes',
  ];
  return found.flatMap((path) =>
    path ? { path: `ingredient.${path}`, message: 'circle' as const } : [],
  );
}

const kindsOf = ({ parent }: KnownIngredient) => (parent === null ? [] : [parent]);
const partsOf = ({ parts }: KnownIngredient) => parts.map(({ ingredientId }) => ingredientId);

/** Whether one of these is the ingredient, a kind of it, or made of it. */
function leadsTo(known: KnownIngredients, from: readonly string[], id: string): boolean {
  const seen = new Set(from);
  for (const at of seen) {
    const one = known.get(at);
    if (at === id) return true;
    for (const other of one ? [...kindsOf(one), ...partsOf(one)] : []) seen.add(other);
  }
  return false;
}

function alcoholIssues(known: KnownIngredients, one: KnownIngredient): Issue[] {
  const isFree = (id: string) => (known.get(id)?.strength ?? 0) === 0;
  const issue = (path: string): Issue => ({ path: `ingredient.${path}`, message: 'alcohol' });
  if (one.strength > 0) {
    return one.parent !== null && known.has(one.parent) && isFree(one.parent)
      ? [issue('strength')]
      : [];
  }
  const ofParts = strengthOfParts(known, one.parts) ?? 0;
  return [
    ...one.substitutes.flatMap((id, n) => (isFree(id) ? [] : issue(`substitutes.${n}`))),
    ...(ofParts > maxTraces ? [issue('strength')] : []),
  ];
}
