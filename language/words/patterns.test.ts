import { describe, expect, it } from 'vitest';
import { formatLists } from './format.ts';
import { matches, phrasesOf, slotsOf } from './patterns.ts';
import { PhraseTable, phrasesFor } from './phrase-table.ts';
import { Templates } from './templates.ts';
import { entriesIn, Facts, listsIn } from './vocabulary.ts';

const piece = (text: string) => ({ text, place: 'test.txt:1' });

function isMatch(pattern: string, word: string): boolean {
  return phrasesOf(piece(pattern)).some(([only]) => only !== undefined && matches(only, word));
}

describe('a word of a pattern', () => {
  it.each<[pattern: string, matching: string[], other: string[]]>([
    ['mint', ['mint'], ['mints', 'min']],
    ['Žltý', ['zlty'], ['zlta']],
    ["don't", ['dont'], ['don']],
    ['hrušk-a', ['hruska', 'hruskou', 'hrusk'], ['hruskovica']],
    ['piv+o', ['pivo', 'piva'], ['piv', 'pivot']],
    ['chocolat*', ['chocolat', 'chocolatey'], ['choco']],
  ])('is read: %s', (pattern, matching, other) => {
    for (const word of matching) expect(isMatch(pattern, word)).toBe(true);
    for (const word of other) expect(isMatch(pattern, word)).toBe(false);
  });
});

describe('a pattern', () => {
  it.each<[pattern: string, phrases: string[]]>([
    ['hot/warm day', ['hot day', 'warm day']],
    ['[very] cold', ['cold', 'very cold']],
    ['(at home/in bed) now', ['at home now', 'in bed now']],
    ['((one/two)/big glass) please', ['one please', 'two please', 'big glass please']],
    ['so [cold/wet] [here/out there]', ['so', 'so cold', 'so wet', 'so here', 'so cold here']],
  ])('expands to phrases: %s', (pattern, phrases) => {
    const found = phrasesOf(piece(pattern)).map((phrase) =>
      phrase.map(({ text }) => text).join(' '),
    );
    expect(found).toEqual(expect.arrayContaining(phrases));
  });

  it.each([
    ['(hot', 'lacks a closing )'],
    ['hot)', 'has a bracket in the wrong place'],
    ['hot//cold', 'has “”, which is not a word'],
    ['c*ld', 'has “c*ld”, which is not a word'],
    ['*cold*', 'has “*cold*”, which is not a word'],
    ['[]', 'has an empty choice'],
    ['[very]', 'may be missing as a whole'],
    ['coca-cola', 'has “coca-cola”, which is not a word'],
  ])('reports its mistake: %s', (pattern, why) => {
    expect(() => slotsOf(piece(pattern))).toThrow(`test.txt:1: “${pattern}” ${why}`);
  });

  it('has no signs where only words are allowed', () => {
    expect(() => phrasesOf(piece('gin .. rum'))).toThrow('has a sign that only safety/ knows');
    expect(() => phrasesOf(piece('<number> rums'))).toThrow('has a sign');
  });
});

it.each<[template: string, text: string, isFound: boolean]>([
  ['my/our [little] girl', 'for our girl', true],
  ['my/our [little] girl', 'for our little girl', true],
  ['my/our [little] girl', 'for our big girl', false],
  ['no .. today', 'no gin for me today', true],
  ['no .. today', 'no , gin today', false],
  ['no _ today', 'no gin today', true],
  ['expecting |', 'we are expecting', true],
  ['expecting |', 'we are expecting rain', false],
  ['<number> weeks', '20 weeks along', true],
  ['<nth> week', 'in my 20th week', true],
  ['*mycin', 'on azithromycin', true],
  ['gin <comma> please', 'gin , please', true],
])('matches the template “%s” against “%s”', (template, text, isFound) => {
  const templates = new Templates([{ piece: piece(template), meaning: true }]);
  expect(templates.find(text.split(' ')).length > 0).toBe(isFound);
});

it('finds the longest phrase, with all its meanings', () => {
  const table = new PhraseTable([
    ...phrasesFor([piece('ginger')], 'ginger'),
    ...phrasesFor([piece('ginger beer')], 'mixer'),
    ...phrasesFor([piece('ginger* beer*')], 'beer'),
  ]);
  expect(table.at(['ginger', 'beer'], 0)).toEqual({ length: 2, meanings: ['mixer', 'beer'] });
  expect(table.at(['ginger', 'tea'], 0)).toEqual({ length: 1, meanings: ['ginger'] });
  expect(table.at(['tea'], 0)).toBeUndefined();
});

describe('a file of the vocabulary', () => {
  it('has an entry per line, which indented lines continue', () => {
    const entries = entriesIn(
      '# Tastes.\n\nsweet: sladký, medový\n    cukrový\nsour:\n',
      'sk/x.txt',
    );
    const lists = listsIn(entries);
    expect([...lists.keys()]).toEqual(['sweet', 'sour']);
    expect(lists.get('sweet')).toEqual([
      { text: 'sladký', place: 'language/vocabulary/sk/x.txt:3' },
      { text: 'medový', place: 'language/vocabulary/sk/x.txt:3' },
      { text: 'cukrový', place: 'language/vocabulary/sk/x.txt:4' },
    ]);
  });

  it.each([
    ['sweet', 'x.txt:1: “sweet” has no key'],
    ['  sweet: a', 'x.txt:1: an indented line must follow'],
    ['sweet: a\n# hot\n  b', 'x.txt:3: an indented line must follow'],
    ['\uFEFFsweet: a', 'x.txt:1: the file is not plain UTF-8'],
    ['a: b\na: c', 'x.txt:2: a appears twice'],
  ])('is rejected: %s', (content, why) => {
    expect(() => listsIn(entriesIn(content, 'x.txt'))).toThrow(why);
  });

  it('has facts in clauses', () => {
    const [entry] = entriesIn('gin: is spirit; gives dry 0.8, herbal; broad', 'x.txt');
    if (!entry) throw new Error('no entry');
    const facts = new Facts(entry, ['is', 'gives', 'broad', 'faint']);
    expect(facts.list('is')).toEqual(['spirit']);
    expect(facts.amounts('gives')).toEqual({ dry: 0.8, herbal: 1 });
    expect([facts.has('broad'), facts.has('faint')]).toEqual([true, false]);
    expect(() => new Facts(entry, ['is'])).toThrow(
      'x.txt:1: “gives” is not a clause of this file: is',
    );
  });

  it('is sorted by its language, with filled lines', () => {
    const long = Array.from({ length: 14 }, (_, n) => `slovo${String(n).padStart(2, '0')}`);
    const content = `# Words.\n\nlong: ${long.toReversed().join(',')}\nshort: čaj, cukor, tea\n`;
    const formatted = formatLists(content, 'x.txt', 'sk');
    expect(formatted).toBe(
      `# Words.\n\nlong: ${long.slice(0, 12).join(', ')}\n    slovo12, slovo13\nshort: cukor, čaj, tea\n`,
    );
    expect(formatLists(formatted, 'x.txt', 'sk')).toBe(formatted);
    expect(formatLists(formatted.replaceAll('\n', '\r\n'), 'x.txt', 'sk')).toBe(formatted);
  });
});
