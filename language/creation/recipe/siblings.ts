// Whether two drinks are one idea: the same sour, sweetener and mixer with another base, for example.
import { type KnownPart, likenessOfRecipes } from '#catalogue/recipe-likeness.ts';
import { traitsOf } from '#catalogue/traits.ts';
import type { Role } from '#catalogue/vocabulary.ts';

/** From this likeness on guests take two drinks for one. */
const siblingsFrom = 0.7;
/** In so many of the aspects below two drinks of one set differ. */
const leastDifferent = 2;

const base: readonly Role[] = ['base', 'aged', 'alcohol-free-base'];
const sour: readonly Role[] = ['acid'];
const sweet: readonly Role[] = ['sweet'];

/** The base, the sour, the sweetener, and how it is built: what it is lengthened, muddled or flavoured with. */
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

/** In how many aspects two drinks differ. */
export function differences(one: readonly KnownPart[], other: readonly KnownPart[]): number {
  const [a, b] = [aspectsOf(one), aspectsOf(other)];
  return a.filter((aspect, n) => aspect !== b[n]).length;
}

/** How near kin two drinks are: 0 is none, 1 are siblings, 2 are twins that differ in none of the aspects. */
export function kinship(one: readonly KnownPart[], other: readonly KnownPart[]): number {
  const different = differences(one, other);
  if (different === 0) return 2;
  const areAlike = different < leastDifferent || likenessOfRecipes(one, other) >= siblingsFrom;
  return Number(areAlike);
}
