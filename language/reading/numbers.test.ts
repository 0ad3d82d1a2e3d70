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
  ['viac jak 30 percent', 30.01, null],
  ['viac než tridsať percent', 30.01, null],
  ['silnejšie jak 30 %', 30.01, null],
  ['more then 30 percent', 30.01, null],
  ['upwards of 30%', 30.01, null],
  ['menej jak 10 percent', null, 9.99],
  ['slabšie než 10 %', null, 9.99],
  ['nie viac jak 12 %', null, 12],
  ['> 30 %', 30.01, null],
  ['<10%', null, 9.99],
  ['30+ %', 30, null],
  ['30%+', 30, null],
  // denied
  ['nothing over 20 %', null, 20],
  ['I want nothing that is above 20 percent', null, 20],
  ['nič nad 20 %', null, 20],
  ['nech to nemá viac ako 15 percent', null, 15],
  ['nechcem nič pod 20 %', 20, null],
  ['no gin under 10 %', null, 9.99],
  // Words that contain "under" and "over".
  ['thunder 5 %', 2, 8],
  ['clover 12 %', 9, 15],
  ['two gins for 5 of us', null, null],
])('reads %s', (query, min, max) => {
  expect(readNumbers(tokenize(query))).toEqual({ min, max });
});
