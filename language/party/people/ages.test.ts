import { describe, expect, it } from 'vitest';
import { analyseParty } from '#language/party/analysis.ts';
import { partyMenuOf } from '#language/testing/party-menu.ts';

const menu = partyMenuOf([]);
const read = (preferences: string) =>
  analyseParty([{ id: 'a', guestName: null, preferences }], menu);
const peopleOf = (preferences: string) => read(preferences).people;

const grown = [18, 22, 35];
const small = [3, 9, 17];
const ways: [string, (age: string | number) => string][] = [
  ['(n)', (age) => `me and my son (${age}), lemonade`],
  ['is n', (age) => `I bring my daughter, who is ${age}, cola for us`],
  ['n years old', (age) => `me and my nephew, ${age} years old, lemonade`],
  ['aged n', (age) => `me and my stepson aged ${age}, lemonade`],
  ['n-year-old', (age) => `me and my ${age}-year-old daughter, lemonade`],
  ['(n r.)', (age) => `ja a syn (${age} r.), limonádu`],
  ['má n', (age) => `ja a dcéra má ${age}, limonádu`],
  ['n rokov', (age) => `prídem so synom, ${age} rokov, limonádu`],
  ['(n)', (age) => `prídem s dcérou (${age}), kolu`],
  ['n-ročný', (age) => `ja a ${age}-ročný syn, limonádu`],
];

describe('somebody’s child', () => {
  it.each(ways)('is an adult or a child by age: “%s”', (_way, write) => {
    for (const age of grown) {
      expect(peopleOf(write(age)), write(age)).toEqual({ adults: 2, children: 0 });
    }
    for (const age of small) {
      expect(peopleOf(write(age)), write(age)).toEqual({ adults: 1, children: 1 });
    }
  });

  it.each<[string, number, number]>([
    ['my son (9), lemonade', 0, 1],
    ['syn 9 rokov, džús', 0, 1],
    ['syn má 9, džús', 0, 1],
    ['dcéra má 22, víno', 1, 0],
    ['me and my son is twenty-two, beer', 2, 0],
    ['ja a dvadsaťdvaročná dcéra, pivo', 2, 0],
    ['ja a dvadsatdvarocna dcera, pivo', 2, 0],
    ['me and my adult daughter, wine', 2, 0],
    ['ja a dospelý syn, pivo', 2, 0],
    ['my sons (20 and 22) and I, beer', 3, 0],
    ['prídem s deťmi (19 a 25), víno', 3, 0],
    ['me and my kids (5 and 20), gin', 2, 1],
    ['prídem s deťmi (5 a 20), víno', 2, 1],
    ['me and my kids are 5 and 7, gin', 1, 2],
    ['me and my baby, 20 months, wine', 1, 1],
    ['ja a dcéra, 20 mesiacov, víno', 1, 1],
    ['me and 20 kids', 1, 20],
    ['kids: 18', 0, 18],
  ])('counts by age: %s are %i adults and %i children', (text, adults, children) => {
    expect(peopleOf(text)).toEqual({ adults, children });
  });

  it.each([
    ['my son (22) wants two beers', 'my son (9) wants two beers'],
    ['syn (22) si dá pivo', 'syn (9) si dá pivo'],
  ])('may have beer as an adult: “%s”, but not “%s”', (adult, child) => {
    expect(read(adult).drinks.map(({ id }) => id)).toContain('plain-lager');
    expect(read(child).drinks.map(({ id }) => id)).not.toContain('plain-lager');
  });
});

it.each(['me and my wife, two beers', 'ja a manželka, dve pivá'])(
  'applies clauses about both to both: “%s”',
  (text) => {
    expect(read(text).drinks.map(({ id, matchingGuests }) => [id, matchingGuests])).toContainEqual([
      'plain-lager',
      2,
    ]);
  },
);
