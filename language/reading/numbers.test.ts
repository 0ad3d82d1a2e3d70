import { expect, it } from 'vitest';
import { tokenize } from '#language/words/tokenize.ts';
import { readNumbers } from './numbers.ts';

it.each<[query: string, min: number | null, max: number | null]>([
  ['max 10 percent', null, 10],
  ['10 % or less', null, 10],
  ['desať percent maximálne', null, 10],
  ['under ten percent', null, 9.99],
  ['pod 10 %', null, 9.99],
  ['nie viac ako 12 %', null, 12],
  ['not more than 12%', null, 12],
  ['no less than 20 %', 20, null],
  ['aspoň dvadsať percent', 20, null],
  ['20 % and up', 20, null],
  ['over 25% abv', 25.01, null],
  ['between five and ten percent', 5, 10],
  ['medzi 5 a 10 %', 5, 10],
  ['5-10 %', 5, 10],
  ['5 % to 10 %', 5, 10],
  // No "under" and no "over".
  ['thunder 5 %', 2, 8],
  ['clover 12 %', 9, 15],
  ['two gins for 5 of us', null, null],
])('%s', (query, min, max) => {
  expect(readNumbers(tokenize(query))).toEqual({ min, max });
});
