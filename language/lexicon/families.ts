// Families: drinks that are built alike, and how near one family is to another, 0 to 1.
import data from '#language/vocabulary/search/families.json' with { type: 'json' };

export type Family = keyof typeof data;

const nearness = data as Readonly<Record<Family, Readonly<Partial<Record<Family, number>>>>>;

export function familyNearness(a: Family, b: Family): number {
  return a === b ? 1 : (nearness[a][b] ?? 0);
}
