import { expect, it } from 'vitest';
import type { Language } from '#domain/languages.ts';
import { spokenLanguages } from './spoken-language.ts';
import { tokenize } from './tokenize.ts';

it.each<[text: string, own: Language, spoken: Language]>([
  ['it is such a nice evening', 'sk', 'en'],
  ['čo mi dáte', 'en', 'sk'],
  ['nieco s ginom', 'en', 'sk'],
  ['date night', 'en', 'en'],
  ['bez vodky a ginu', 'en', 'sk'],
  ['vodka ani gin', 'en', 'sk'],
  ['gin nesmiem', 'en', 'sk'],
  ['ovocneho a sladkeho rumu', 'en', 'sk'],
  ['gin a rum, nechcem', 'en', 'sk'],
  ['without a gin', 'sk', 'en'],
  ['refreshing gin', 'sk', 'en'],
])('reads “%s” of a guest with the language %s as %s', (text, own, spoken) => {
  expect(new Set(spokenLanguages(text, tokenize(text), own))).toEqual(new Set([spoken]));
});

it('reads each clause separately', () => {
  const text = 'what would you recommend, ale nech je to s ginom';
  const languages = spokenLanguages(text, tokenize(text), 'en');
  expect([languages[0], languages.at(-1)]).toEqual(['en', 'sk']);
});

it('reads no language in a single name', () => {
  expect(spokenLanguages('mojito', ['mojito'], 'sk')).toEqual([]);
});
