// Families: drinks that are built alike, and how near one family is to another, 0 to 1.
import { readKnownLists } from '#language/words/vocabulary.ts';

const families = [
  'sour',
  'smash',
  'fizz',
  'highball',
  'spritz',
  'spiritForward',
  'wine',
  'dessert',
  'tiki',
  'savoury',
  'hot',
  'shot',
] as const;
export type Family = (typeof families)[number];

const nearness = new Map(
  Object.entries(readKnownLists('facts/families.txt', families)).flatMap(([family, others]) =>
    others.map(({ text }) => {
      const [other = '', amount] = text.split(' ');
      return [`${family} ${other}`, Number(amount)] as const;
    }),
  ),
);

export function familyNearness(a: Family, b: Family): number {
  return a === b ? 1 : (nearness.get(`${a} ${b}`) ?? 0);
}
