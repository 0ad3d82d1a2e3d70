import { expect, it } from 'vitest';
import { hoursIn } from './duration.ts';

it.each<[string, number | null]>([
  ['Saturday 19:00–21:00, on the roof', 2],
  ['Sobota od 18:00 do 22:00', 4],
  ['from 7 to 11 pm', 4],
  ['8 pm - 1 am', 5],
  ['11 am to 2 pm', 3],
  ['20:00-02:00', 6],
  ['od 7 do 1', 6],
  ['a two-hour reception', 2],
  ['Recepcia, 2 hodiny', 2],
  ['dvojhodinová recepcia', 2],
  ['three hours of tiki', 3],
  ['celý večer s karaoke', 6],
  ['all night long', 6],
  ['Begins at 19:00', null],
  ['5-10 people, bring chairs', null],
  ['12.-14.5. na chate', null],
  ['On the roof', null],
  ['', null],
])('of “%s” is %s', (text, hours) => {
  expect(hoursIn(text)).toBe(hours);
});
