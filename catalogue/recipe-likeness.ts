// By the kinds of ingredients and by their proportions.
import { type Amount, millilitres } from '#domain/drinks/units.ts';
import { traitsOf } from './traits.ts';
import type { Role } from './vocabulary.ts';

export interface KnownPart {
  id: string;
  kind: string;
  amount: number;
  unit: string;
}

/** Equal kinds count 1. Limes resemble lemons, and all syrups resemble each other a little. */
const likenesses = { sameTaste: 0.75, sameRole: 0.3 };

/** A cache by the numbers of both ingredients. */
const known: number[][] = [];
const numbers = new Map<string, number>();
/** More than the catalogue has. Own ingredients are unlimited. */
const maxNumbered = 1_000;

/** -1 where the cache is full. */
function numberOf(id: string): number {
  const number = numbers.get(id) ?? numbers.size;
  if (number >= maxNumbered) return -1;
  numbers.set(id, number);
  return number;
}

export function likenessOfParts(
  a: KnownPart,
  b: KnownPart,
  numberA = numberOf(a.id),
  numberB = numberOf(b.id),
): number {
  if (a.kind === b.kind) return 1;
  if (numberA < 0 || numberB < 0) return computeLikeness(a, b);
  known[numberA] ??= [];
  const ofA = known[numberA];
  ofA[numberB] ??= computeLikeness(a, b);
  return ofA[numberB];
}

function computeLikeness(a: KnownPart, b: KnownPart): number {
  const [one, other] = [traitsOf(a.id), traitsOf(b.id)];
  const sharesRole = one.roles.some((role) => other.roles.includes(role));
  if (!sharesRole) return 0;
  const isSameTaste = one.notes[0] === other.notes[0];
  return isSameTaste ? likenesses.sameTaste : likenesses.sameRole;
}

/** The weight of counted parts and dashes in millilitres. */
const weightOfUnit: Record<string, number> = {
  DASH: 2.5,
  LEAF: 1.5,
  SPRIG: 8,
  PIECE: 5,
  SLICE: 5,
  WEDGE: 8,
  PINCH: 2,
};
/** Soda and sugar count less than their volume. */
const plainWeight = 0.5;

function weightOf({ id, amount, unit }: KnownPart & Amount): number {
  const ml = weightOfUnit[unit] ? amount * weightOfUnit[unit] : millilitres({ amount, unit });
  const { notes, roles } = traitsOf(id);
  const isPlain = notes.length === 0 && !roles.includes('base');
  return Math.sqrt(ml) * (isPlain ? plainWeight : 1);
}

/** Roles that only make a sour, or with soda a collins, of one spirit. */
const plainRoles = ['acid', 'sweet', 'foam', 'bitters'] as const;
/** The least likeness of sours and collinses, whatever their spirit and syrup. */
const sameShape = 0.72;
const shapes = new WeakMap<readonly KnownPart[], string>();

function plainShape(parts: readonly KnownPart[]): string {
  const known = shapes.get(parts);
  if (known !== undefined) return known;
  const roles = parts.map(({ id }) => traitsOf(id).roles);
  const count = (...some: readonly Role[]) =>
    roles.filter((one) => some.some((role) => one.includes(role))).length;
  const isPlain = roles.every(
    (one) =>
      one.includes('base') || one.includes('soda') || plainRoles.some((r) => one.includes(r)),
  );
  const isSour = isPlain && count('base') === 1 && count('acid') > 0 && count('sweet') > 0;
  const shape = isSour ? (count('soda') > 0 ? 'collins' : 'sour') : '';
  shapes.set(parts, shape);
  return shape;
}

type Share = readonly [part: KnownPart, share: number, ingredient: number];
const shares = new WeakMap<readonly KnownPart[], readonly Share[]>();

function sharesOf(parts: readonly KnownPart[]): readonly Share[] {
  const known = shares.get(parts);
  if (known) return known;
  const total = parts.reduce((sum, part) => sum + weightOf(part), 0) || 1;
  const computed = parts.map((part) => [part, weightOf(part) / total, numberOf(part.id)] as const);
  shares.set(parts, computed);
  return computed;
}

/** The same, the same taste, the same role. */
const levels = [1, likenesses.sameTaste, likenesses.sameRole];

/** Reused by all calls: the likeness of each part to each part of the other recipe, row by row. */
let pairs = new Float64Array(256);

/** 1 for the same drink, 0 for nothing in common. Each part is compared with one other. */
export function likenessOfRecipes(a: readonly KnownPart[], b: readonly KnownPart[]): number {
  const [ofA, ofB] = [sharesOf(a), sharesOf(b)];
  const width = ofB.length;
  if (pairs.length < ofA.length * width) pairs = new Float64Array(ofA.length * width);
  for (let n = 0; n < ofA.length; n++) {
    const [x, , numberX] = ofA[n] as Share;
    for (let m = 0; m < width; m++) {
      const [y, , numberY] = ofB[m] as Share;
      pairs[n * width + m] = likenessOfParts(x, y, numberX, numberY);
    }
  }
  const taken = new Set<number>();
  const left = new Set(ofA.keys());
  let sum = 0;
  for (const level of levels) {
    for (const n of left) {
      for (let m = 0; m < width; m++) {
        if (pairs[n * width + m] !== level || taken.has(m)) continue;
        sum += Math.min((ofA[n] as Share)[1], (ofB[m] as Share)[1]) * level;
        taken.add(m);
        left.delete(n);
        break;
      }
    }
  }
  const shape = plainShape(a);
  // Prefers the drink with the same parts among those of the same shape.
  const least = shape && shape === plainShape(b) ? sameShape + sum / 50 : 0;
  return Math.max(sum, least);
}
