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
    others.map(({ text, place }) => {
      const [other = '', amount] = text.split(' ');
      const near = Number(amount);
      if (!isFamily(other) || !(near > 0 && near <= 1)) {
        throw new Error(`${place}: “${text}” is not a family and how near it is, 0 to 1`);
      }
      return [`${family} ${other}`, near] as const;
    }),
  ),
);

function isFamily(name: string): name is Family {
  return (families as readonly string[]).includes(name);
}

export function familyNearness(a: Family, b: Family): number {
  return a === b ? 1 : (nearness.get(`${a} ${b}`) ?? 0);
}
