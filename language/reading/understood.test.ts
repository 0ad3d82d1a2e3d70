// Wishes that were once misunderstood.
import { expect, it } from 'vitest';
import { readWish } from './read-wish.ts';

it.each([
  ['wake the apetite', ['aperitif']],
  ['whet my appetite', ['aperitif']],
  ['povzbudiť apetít', ['aperitif']],
  ['na povzbudenie chuti do jedla', ['aperitif']],
  ['Jägerbomb', ['herbLiqueur', 'energyDrink', 'shot']],
])('%s wants %j', (query, expected) => {
  const wants = readWish(query, 'en').wants.map(({ subject }) =>
    subject.kind === 'concept' ? subject.concept : subject.quality,
  );
  expect(wants).toEqual(expected);
});

it.each(['stongest', 'the strogest you have', 'strongst'])('%s is the strongest', (query) => {
  expect(readWish(query, 'en')).toMatchObject({ strength: 1, isStrengthMost: true });
});

it.each(['string', 'stranger', 'strategy', 'longest'])('%s is not the strongest', (query) => {
  expect(readWish(query, 'en').strength).toBeNull();
});
