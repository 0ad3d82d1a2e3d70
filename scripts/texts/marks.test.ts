import { expect, it } from 'vitest';
import { brokenMarks } from './marks.ts';

it.each([
  ['en', 'It’s here'],
  ['en', 'Two  spaces'],
  ['en', 'Wait...'],
  ['en', 'Say "gin"'],
  ['en', 'That failed. Please try again'],
  ['sk', 'Skúste “gin”'],
  ['sk', 'Skúste „gin”'],
  ['sk', '45 ml'],
  ['sk', 'Naozaj ?'],
] as const)('refuses in %s: %s', (language, text) => {
  expect(brokenMarks(text, language)).toHaveLength(1);
});

it.each([
  ['en', "It's “gin”. Try again."],
  ['en', '$1 of credit per $1 paid. Credits never expire.'],
  ['sk', 'Skúste „gin“ – 45\u00a0ml.'],
  ['sk', 'Hotovo… Ďalej'],
] as const)('takes in %s: %s', (language, text) => {
  expect(brokenMarks(text, language)).toEqual([]);
});
