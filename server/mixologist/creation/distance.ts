// How alike two recipes are: by the kinds of their ingredients and by their proportions.
import { type Amount, millilitres } from '#domain/units.ts';
import { traitsOf } from '#server/catalogue/traits.ts';
import type { KnownPart, KnownRecipe } from './pantry.ts';

/** Above this likeness a drink is no new one, but may be a twist on the other. */
export const newUpTo = 0.7;
/** Above this it is the other one. */
export const twistUpTo = 0.86;

/** Ingredients of one kind are the same; limes are like lemons, and all syrups are a little alike. */
const likenesses = { sameTaste: 0.75, sameRole: 0.3 };

const known = new Map<string, Map<string, number>>();

export function likenessOfParts(a: KnownPart, b: KnownPart): number {
  if (a.kind === b.kind) return 1;
  const ofA = known.get(a.id) ?? new Map<string, number>();
  known.set(a.id, ofA);
  const likeness = ofA.get(b.id) ?? computeLikeness(a, b);
  ofA.set(b.id, likeness);
  return likeness;
}

function computeLikeness(a: KnownPart, b: KnownPart): number {
  const [one, other] = [traitsOf(a.id), traitsOf(b.id)];
  const sharesRole = one.roles.some((role) => other.roles.includes(role));
  if (!sharesRole) return 0;
  const isSameTaste = one.notes[0] === other.notes[0];
  return isSameTaste ? likenesses.sameTaste : likenesses.sameRole;
}

/** Whether an ingredient is tasted: soda and sugar are not. */
export function isFlavour(id: string, strength: number): boolean {
  return strength > 0 || traitsOf(id).notes.length > 0;
}

/** What counted and dashed things weigh beside what is poured, in millilitres. */
const weightOfUnit: Record<string, number> = {
  DASH: 2.5,
  LEAF: 1.5,
  SPRIG: 8,
  PIECE: 5,
  SLICE: 5,
  WEDGE: 8,
  PINCH: 2,
};
/** Soda and sugar make less of a difference than their volume. */
const plainWeight = 0.5;

function weightOf({ id, amount, unit }: KnownPart & Amount): number {
  const ml = weightOfUnit[unit] ? amount * weightOfUnit[unit] : millilitres({ amount, unit });
  const { notes, roles } = traitsOf(id);
  const isPlain = notes.length === 0 && !roles.includes('base');
  return Math.sqrt(ml) * (isPlain ? plainWeight : 1);
}

type Share = readonly [part: KnownPart, share: number];
const shares = new WeakMap<readonly KnownPart[], readonly Share[]>();

function sharesOf(parts: readonly KnownPart[]): readonly Share[] {
  const known = shares.get(parts);
  if (known) return known;
  const total = parts.reduce((sum, part) => sum + weightOf(part), 0) || 1;
  const computed = parts.map((part) => [part, weightOf(part) / total] as const);
  shares.set(parts, computed);
  return computed;
}

/** From the most to the least alike: the same, of the same taste, of the same role. */
const levels = [1, likenesses.sameTaste, likenesses.sameRole];

/** 1 for the same drink, 0 for drinks with nothing in common. Each part is compared with one other. */
export function likenessOfRecipes(a: readonly KnownPart[], b: readonly KnownPart[]): number {
  const ofA = [...sharesOf(a)];
  const ofB = [...sharesOf(b)];
  let sum = 0;
  for (const level of levels) {
    for (let n = ofA.length - 1; n >= 0; n--) {
      const [x, shareX] = ofA[n] as Share;
      const m = ofB.findIndex(([y]) => likenessOfParts(x, y) === level);
      if (m < 0) continue;
      sum += Math.min(shareX, (ofB[m] as Share)[1]) * level;
      ofA.splice(n, 1);
      ofB.splice(m, 1);
    }
  }
  return sum;
}

export interface Nearest<T extends KnownRecipe> {
  likeness: number;
  recipe: T | undefined;
}

/** The known drink that a recipe is most like. */
export function nearestTo<T extends KnownRecipe>(
  parts: readonly KnownPart[],
  known: readonly T[],
): Nearest<T> {
  let nearest: Nearest<T> = { likeness: 0, recipe: undefined };
  for (const recipe of known) {
    const likeness = likenessOfRecipes(parts, recipe.parts);
    if (likeness > nearest.likeness) nearest = { likeness, recipe };
  }
  return nearest;
}
