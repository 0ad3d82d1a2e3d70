import { describe, expect, it } from 'vitest';
import { ingredients } from '#catalogue/files.ts';
import { type LexiconFiles, readLexicon } from './files.ts';
import { findIngredientProblems, findLexiconProblems } from './problems.ts';

const lexicon = readLexicon();

/** The lexicon with one entry of one file replaced. */
function withEntry(file: string, entry: string, content: unknown): LexiconFiles {
  return { ...lexicon, [file]: { ...(lexicon[file] as object), [entry]: content } };
}
const gin = { name: 'gin', patterns: { stem: ['gin'] } };

describe('the lexicon', () => {
  it('has no problems', () => {
    expect(findLexiconProblems(lexicon)).toEqual([]);
  });

  it.each<[problem: string, broken: LexiconFiles, line: string | RegExp]>([
    [
      'an unknown class',
      withEntry('concepts.json', 'gin', { is: ['moonshine'] }),
      'concepts.json: gin: moonshine does not exist',
    ],
    [
      'an unknown quality',
      withEntry('concepts.json', 'gin', { gives: { loud: 1 } }),
      'concepts.json: gin: loud does not exist',
    ],
    [
      'a quality that follows from an unknown one',
      withEntry('qualities.json', 'cosy', { from: { loud: 1 } }),
      'qualities.json: cosy: loud does not exist',
    ],
    [
      'a circle of classes',
      withEntry('concepts.json', 'spirit', { is: ['gin'] }),
      'concepts.json: gin is a kind of itself',
    ],
    [
      'a concept without words in a language',
      withEntry('concepts.json', 'soup', {}),
      'sk/concepts.json: soup is missing',
    ],
    [
      'words for an unknown concept',
      withEntry('en/concepts.json', 'soup', gin),
      'en/concepts.json: soup is not in concepts.json',
    ],
    [
      'a concept that has no patterns and does not say so',
      withEntry('concepts.json', 'carbonated', {}),
      'concepts.json: carbonated has no patterns and does not say so',
    ],
    [
      'a pattern that is there twice',
      withEntry('en/concepts.json', 'gin', { ...gin, patterns: { stem: ['dzin'] } }),
      'concepts.json: gin: “dzin” is there twice',
    ],
    [
      'a diet with a name in one language',
      withEntry('en/diets.json', 'diabetes', { name: 'diabetic', patterns: {} }),
      'diets.json: diabetes has a name in one language alone',
    ],
    [
      'diacritics',
      withEntry('sk/concepts.json', 'gin', { ...gin, patterns: { stem: ['džin'] } }),
      /^sk\/concepts\.json: gin\.patterns\.stem\.0: is not plain/m,
    ],
    [
      'capital letters',
      withEntry('en/roles.json', 'than', { exact: ['Than'] }),
      /^en\/roles\.json: than\.exact\.0: is not plain/m,
    ],
    [
      'an unknown rule',
      withEntry('en/off-topic.json', 'fuzzy', ['weather']),
      /^en\/off-topic\.json: .*fuzzy/m,
    ],
    [
      'a Slovak name without its forms',
      withEntry('sk/concepts.json', 'gin', gin),
      /^sk\/concepts\.json: gin\.name: /m,
    ],
  ])('is checked for %s', (_problem, broken, line) => {
    const problems = findLexiconProblems(broken).join('\n');
    if (typeof line === 'string') expect(problems.split('\n')).toContain(line);
    else expect(problems).toMatch(line);
  });
});

describe('ingredients of the catalogue', () => {
  it('belong to concepts of the lexicon', () => {
    expect(findIngredientProblems(lexicon, ingredients)).toEqual([]);
  });

  it('are checked for concepts that do not exist, or come twice', () => {
    const broken = [
      { id: 'fog', concepts: ['mist'] },
      { id: 'gin', concepts: ['gin', 'gin'] },
    ];
    expect(findIngredientProblems(lexicon, broken)).toEqual([
      'fog: the concept mist does not exist',
      'gin: a concept comes twice',
    ]);
  });
});
