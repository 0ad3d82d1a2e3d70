import { expect, it } from 'vitest';
import type { Gain } from './gains.ts';
import { reasonFor } from './reason.ts';

const gain: Gain = {
  buy: [0],
  newDrinks: ['Negroni', 'Americano'],
  named: 2,
  openedAlone: 2,
  standsFor: [],
  uses: 18,
  isCheapest: false,
  isEveryday: false,
};
const names = {
  ingredient: (number: number) => ['Campari', 'Brandy', 'Armagnac', 'Cognac'][number] ?? '',
  drink: (id: string) => id,
};

it.each<[Partial<Gain>, string, string]>([
  [
    {},
    'Asked for by name in both recipes, and in 18 altogether.',
    'Výslovne to žiadajú oba recepty, celkovo 18.',
  ],
  [
    { newDrinks: ['Negroni'], named: 1, uses: 1 },
    'Negroni asks for it by name.',
    'Výslovne to žiada Negroni.',
  ],
  [
    { named: 1, standsFor: [1, 2, 3] },
    'Asked for by name in 1 of 2 recipes; in the others it stands in for Brandy, Armagnac and others.',
    'Výslovne to žiada 1 z 2 receptov; v ostatných je to náhrada za: Brandy, Armagnac a iné.',
  ],
  [
    { named: 0, standsFor: [1] },
    'Stands in for what the recipes name: Brandy.',
    'Náhrada za to, čo recepty žiadajú: Brandy.',
  ],
  [
    { isCheapest: true },
    'The cheapest way to 2 more drinks.',
    'Najlacnejší spôsob, ako pridať 2 drinky.',
  ],
  [
    { buy: [0, 1], openedAlone: 1 },
    'Together they unlock 2 drinks, on their own only 1.',
    'Spolu pridajú 2 drinky, jednotlivo iba 1.',
  ],
  [
    { buy: [0, 1], openedAlone: 0 },
    'On their own they unlock nothing; it takes them together.',
    'Jednotlivo nepridajú nič, treba ich spolu.',
  ],
  [
    { isEveryday: true },
    'You may already have it; 2 drinks need nothing else.',
    'Možno to už máte; na 2 drinky nechýba nič iné.',
  ],
])('says why, from the counts: %j', (change, en, sk) => {
  expect(reasonFor({ ...gain, ...change }, names, 'en')).toBe(en);
  expect(reasonFor({ ...gain, ...change }, names, 'sk')).toBe(sk);
});
