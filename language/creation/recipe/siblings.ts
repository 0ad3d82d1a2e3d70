// Two drinks share one idea if they differ in the base only, for example.
import { type KnownPart, likenessOfRecipes } from '#catalogue/recipe-likeness.ts';
import { traitsOf } from '#catalogue/traits.ts';
import type { Role } from '#catalogue/vocabulary.ts';

const siblingsFrom = 0.7;
/** Two drinks of one set differ in at least this many aspects. */
const leastDifferent = 2;

const base: readonly Role[] = ['base', 'aged', 'alcohol-free-base'];
const sour: readonly Role[] = ['acid'];
const sweet: readonly Role[] = ['sweet'];

/** The base, the sour, the sweetener and the build: its lengthener, muddled parts or flavouring. */
function aspectsOf(parts: readonly KnownPart[]): string[] {
  const poured = parts.filter(({ unit }) => unit !== 'DASH');
  const hasRole = ({ id }: KnownPart, roles: readonly Role[]) =>
    traitsOf(id).roles.some((role) => roles.includes(role));
  const aspectOf = ({ unit, ...part }: KnownPart) => {
    if (unit === 'TOP') return 3;
    const at = [base, sour, sweet].findIndex((roles) => hasRole({ ...part, unit }, roles));
    return at < 0 ? 3 : at;
  };
  const kinds: string[][] = [[], [], [], []];
  for (const part of poured) kinds[aspectOf(part)]?.push(part.kind);
  return kinds.map((list) => list.sort().join(' '));
}

export function differences(one: readonly KnownPart[], other: readonly KnownPart[]): number {
  const [a, b] = [aspectsOf(one), aspectsOf(other)];
  return a.filter((aspect, n) => aspect !== b[n]).length;
}

/** 0: unrelated. 1: siblings. 2: twins that differ in no aspect. */
export function kinship(one: readonly KnownPart[], other: readonly KnownPart[]): number {
  const different = differences(one, other);
  if (different === 0) return 2;
  const areAlike = different < leastDifferent || likenessOfRecipes(one, other) >= siblingsFrom;
  return Number(areAlike);
}
