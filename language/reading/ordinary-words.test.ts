import { expect, it } from 'vitest';
import { readCatalogue } from '#catalogue/files.ts';
import { DrinkNames } from '#language/names/drink-names.ts';
import { catalogueRecipes } from '#language/profiles/catalogue-recipes.ts';
import { profileOf } from '#language/profiles/profile.ts';
import { segment } from './segment.ts';

const profiles = catalogueRecipes(readCatalogue()).map(profileOf);
const names = new DrinkNames(profiles);

function read(word: string): string {
  const [{ content } = { content: undefined }] = segment([word], names);
  if (content?.kind === 'drink') return content.profile.id;
  if (content?.kind !== 'meanings') return '';
  return content.meanings
    .map((one) =>
      one.kind === 'concept' ? one.concept : one.kind === 'quality' ? one.quality : '',
    )
    .join(' ');
}

it.each([
  // no typos
  'matinee',
  'project',
  'teacher',
  'message',
  'stretnutie',
  'rozhodne',
  'prehravam',
  'prehravas',
  // no forms
  'coroner',
  'prosecutor',
  'cloveku',
  'stolicka',
  'krabicky',
  'diplomaticky',
  // no names
  'season',
  'chick',
  'vystraseny',
  'hrat',
])('does not read %s as a drink', (word) => {
  expect(read(word)).toBe('');
});

it.each([
  ['prosecko', 'prosecco'],
  ['stawberry', 'strawberry'],
  ['tequlia', 'tequila'],
  ['martines', 'martinez'],
  ['malinou', 'raspberry'],
  ['malinke', 'short'],
  ['vodickou', 'water'],
  ['hurricane', 'hurricane'],
])('%s is %s', (word, expected) => {
  expect(read(word).split(' ')).toContain(expected);
});

it('does not call drinks of neighbouring countries Slovak', () => {
  const slovak = profiles.filter(({ qualities }) => qualities.slovak > 0.5).map(({ id }) => id);
  expect(slovak).toContain('slivovica-sour');
  expect(slovak).not.toContain('moravian-old-fashioned');
});
