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
  [{ uses: 3 }, 'Both recipes call for it.', 'Patrí do oboch receptov.'],
  [
    { newDrinks: ['Negroni', 'Americano', 'Bicicletta'], named: 3, uses: 4 },
    'All 3 recipes call for it.',
    'Patrí do všetkých 3 receptov.',
  ],
  [{}, 'A staple: 18 recipes call for it.', 'Základ baru: patrí do 18 receptov.'],
  [
    { newDrinks: ['Negroni'], named: 1, uses: 1 },
    'Negroni calls for it.',
    'Patrí do drinku Negroni.',
  ],
  [
    { newDrinks: ['Negroni'], named: 1, uses: 2 },
    'Negroni calls for it, and so does 1 other recipe.',
    'Patrí do drinku Negroni a do 1 ďalšieho receptu.',
  ],
  [
    { named: 1, standsFor: [1, 2, 3] },
    '1 of 2 recipes calls for it; in the other it stands in for Brandy, Armagnac and others.',
    'Patrí do 1 z 2 receptov; v druhom je to náhrada za: Brandy, Armagnac a iné.',
  ],
  [
    { newDrinks: ['A', 'B', 'C', 'D'], named: 2, standsFor: [1] },
    '2 of 4 recipes call for it; in the others it stands in for Brandy.',
    'Patrí do 2 z 4 receptov; v ostatných je to náhrada za: Brandy.',
  ],
  [{ named: 0, standsFor: [1] }, 'It stands in for Brandy.', 'Náhrada za: Brandy.'],
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
])('gives the reason from the counts: %j', (change, en, sk) => {
  expect(reasonFor({ ...gain, ...change }, names, 'en')).toBe(en);
  expect(reasonFor({ ...gain, ...change }, names, 'sk')).toBe(sk);
});

it('varies the wording down the list', () => {
  for (const language of ['en', 'sk'] as const) {
    const said = [0, 1, 2].map((turn) => reasonFor({ ...gain, uses: 3 }, names, language, turn));
    expect(new Set(said).size).toBe(3);
  }
});
