import { describe, expect, it } from 'vitest';
import { ingredients } from '#catalogue/files.ts';
import { readVocabulary } from '#language/commands/vocabulary-files.ts';
import { ingredientProblems, type VocabularyFiles, vocabularyProblems } from './problems.ts';

const vocabulary = readVocabulary();

function withLine(file: string, line: RegExp, by: string): VocabularyFiles {
  const content = vocabulary[file] ?? '';
  expect(content).toMatch(line);
  return { ...vocabulary, [file]: content.replace(line, by) };
}

describe('the vocabulary', () => {
  it('has no problems', () => {
    expect(vocabularyProblems(vocabulary)).toEqual([]);
  });

  it.each<[problem: string, broken: VocabularyFiles, says: RegExp]>([
    [
      'an unknown class',
      withLine('facts/concepts.txt', /^gin:.*$/m, 'gin: is moonshine'),
      /^language\/vocabulary\/facts\/concepts\.txt:\d+: gin: moonshine does not exist$/m,
    ],
    [
      'an unknown quality',
      withLine('facts/concepts.txt', /^gin:.*$/m, 'gin: gives loud 2'),
      /: gin: loud does not exist$/m,
    ],
    [
      'a quality that follows from an unknown one',
      withLine('facts/qualities.txt', /^cosy:.*$/m, 'cosy: from loud'),
      /: cosy: loud does not exist$/m,
    ],
    [
      'a circle of classes',
      withLine('facts/concepts.txt', /^spirit:.*$/m, 'spirit: is gin'),
      /: gin is a kind of itself$/m,
    ],
    [
      'a concept without words that does not say so',
      withLine('facts/concepts.txt', /^carbonated:.*$/m, 'carbonated:'),
      /: carbonated has no words and is not unspoken$/m,
    ],
    [
      'a word that appears twice, with and without diacritics',
      withLine('sk/wishes/roles.txt', /^both: /m, 'both: obidvá, obidva, '),
      /^language\/vocabulary\/sk\/wishes\/roles\.txt:\d+: “obidv[aá]” appears twice$/m,
    ],
    [
      'a word that is in the lists of both languages',
      withLine('sk/wishes/concepts.txt', /^gin: /m, 'gin: Gin-, '),
      /^language\/vocabulary\/sk\/wishes\/concepts\.txt:\d+: “Gin-” is also in the English list$/m,
    ],
    [
      'words for an association that does not exist',
      withLine(
        'en/wishes/associations.txt',
        /^mexicanFood:/m,
        'moonFood: green cheese\nmexicanFood:',
      ),
      /^language\/vocabulary\/en\/wishes\/associations\.txt:\d+: moonFood does not exist$/m,
    ],
    [
      'words that are not sorted',
      withLine('en/wishes/roles.txt', /^than: /m, 'than: zzz, '),
      /^language\/vocabulary\/en\/wishes\/roles\.txt is not sorted/m,
    ],
    [
      'a sign that nobody knows',
      withLine('en/wishes/roles.txt', /^than: /m, 'than: th&n, '),
      /^language\/vocabulary\/en\/wishes\/roles\.txt:\d+: “th&n” has “th&n”, which is not a word$/m,
    ],
    [
      'a bracket that is not closed',
      withLine('en/safety/harm.txt', /^grave: /m, 'grave: (very bad, '),
      /^language\/vocabulary\/en\/safety\/harm\.txt:\d+: “\(very bad” lacks a closing \)$/m,
    ],
    [
      'a line without a key',
      withLine('en/wishes/roles.txt', /^than: /m, 'nothing\nthan: '),
      /^language\/vocabulary\/en\/wishes\/roles\.txt:\d+: “nothing” has no key/m,
    ],
    [
      'a sentence of the bank with two meanings',
      withLine(
        'en/wishes/bank.txt',
        /^melting:/m,
        'melting: ice cold (hands/toes)\nquick-ice: ice cold toes\n',
      ),
      /“ice cold toes” is in melting and quick-ice$/m,
    ],
    [
      'an allergen that does not exist',
      withLine('facts/substances.txt', /^soy:.*$/m, 'soy: allergens soja'),
      /^language\/vocabulary\/facts\/substances\.txt:\d+: soy: soja does not exist$/m,
    ],
    [
      'a concept that a diet forbids and that does not exist',
      withLine('facts/diets.txt', /^vegan:.*$/m, 'vegan: egg, diary'),
      /: vegan: diary does not exist$/m,
    ],
    [
      'a comment within an entry',
      withLine('sk/wishes/qualities.txt', /^(spicy:.*)\n/m, '$1\n# hot\n'),
      /^language\/vocabulary\/sk\/wishes\/qualities\.txt:\d+: an indented line must follow/m,
    ],
    [
      'a hyphenated word, which would be a stem',
      withLine('sk/wishes/concepts.txt', /^cola: /m, 'cola: coca-cola, '),
      /“coca-cola” has “coca-cola”, which is not a word$/m,
    ],
    [
      'a file that one language lacks',
      { ...vocabulary, 'en/wishes/slang.txt': 'slang: gnarly\n' },
      /^language\/vocabulary\/sk\/wishes\/slang\.txt is missing, but there is en\/wishes\/slang\.txt$/m,
    ],
  ])('is checked for %s', (_problem, broken, says) => {
    expect(vocabularyProblems(broken).join('\n')).toMatch(says);
  });
});

describe('ingredients of the catalogue', () => {
  it('belong to concepts of the lexicon', () => {
    expect(ingredientProblems(vocabulary, ingredients)).toEqual([]);
  });

  it('are checked for unknown and repeated concepts', () => {
    const broken = [
      { id: 'fog', concepts: ['mist'] },
      { id: 'gin', concepts: ['gin', 'gin'] },
    ];
    expect(ingredientProblems(vocabulary, broken)).toEqual([
      'fog: the concept mist does not exist',
      'gin: a concept appears twice',
    ]);
  });
});
