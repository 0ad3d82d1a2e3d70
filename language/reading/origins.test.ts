import { expect, it } from 'vitest';
import { readWish } from './read-wish.ts';

const wantsOf = (query: string) =>
  readWish(query, 'en').wants.map(({ subject }) =>
    subject.kind === 'concept' ? subject.concept : subject.quality,
  );

it.each([
  ['something for a client from Japan', 'japaneseWhisky'],
  ['my boss from Scotland wants a cocktail', 'scotch'],
  ['a Mexican friend is here', 'tequila'],
  ['niečo pre klienta z Japonska', 'japaneseWhisky'],
  ['japonský klient', 'japaneseWhisky'],
])('%s: an origin of people is not a wish for %s', (query, spirit) => {
  expect(wantsOf(query)).not.toContain(spirit);
});

it.each([
  ['I miss Japan', 'japaneseWhisky'],
  ['back from Mexico', 'tequila'],
  ['a client from Japan wants gin', 'gin'],
])('%s: %s', (query, spirit) => {
  expect(wantsOf(query)).toContain(spirit);
});
