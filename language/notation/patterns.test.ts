import { describe, expect, it } from 'vitest';
import { expand, matches, type Pattern } from './patterns.ts';
import { PhraseTable, phrasesFor } from './phrase-table.ts';

describe('a pattern', () => {
  it.each<[rule: Pattern['rule'], text: string, matching: string[], other: string[]]>([
    ['exact', 'mint', ['mint'], ['mints', 'min']],
    ['stem', 'hrusk', ['hruska', 'hruskou', 'hrusk'], ['hruskovica']],
    ['stemWithEnding', 'piv', ['pivo', 'piva'], ['piv', 'pivot']],
    ['prefix', 'chocolat', ['chocolat', 'chocolatey'], ['choco']],
  ])('of the rule %s', (rule, text, matching, other) => {
    for (const word of matching) expect(matches({ text, rule }, word)).toBe(true);
    for (const word of other) expect(matches({ text, rule }, word)).toBe(false);
  });

  it('of several words has the rule for each of them', () => {
    expect(expand({ stem: ['ovocn stav'] })).toEqual([
      [
        { text: 'ovocn', rule: 'stem' },
        { text: 'stav', rule: 'stem' },
      ],
    ]);
  });

  it('of slots is every combination of their words', () => {
    const slots = [{ exact: ['hot', 'warm'] }, { exact: ['day'], prefix: ['week'] }];
    const texts = expand({ phrases: [slots] }).map((phrase) => phrase.map(({ text }) => text));
    expect(texts).toEqual([
      ['hot', 'day'],
      ['hot', 'week'],
      ['warm', 'day'],
      ['warm', 'week'],
    ]);
  });
});

it('finds the longest phrase, with all its meanings', () => {
  const table = new PhraseTable([
    ...phrasesFor({ exact: ['ginger'] }, 'ginger'),
    ...phrasesFor({ exact: ['ginger beer'] }, 'mixer'),
    ...phrasesFor({ prefix: ['ginger beer'] }, 'beer'),
  ]);
  expect(table.at(['ginger', 'beer'], 0)).toEqual({ length: 2, meanings: ['mixer', 'beer'] });
  expect(table.at(['ginger', 'tea'], 0)).toEqual({ length: 1, meanings: ['ginger'] });
  expect(table.at(['tea'], 0)).toBeUndefined();
});
