import { describe, expect, it } from 'vitest';
import { readCatalogue } from '#server/catalogue/files.ts';
import { catalogueRecipes } from './catalogue-recipes.ts';
import { DrinkNames } from './drink-names.ts';
import { entryOf, MenuIndex } from './menu-index.ts';
import { parse } from './parse.ts';
import { fitting, rankAll } from './rank.ts';

const entries = catalogueRecipes(readCatalogue()).map(entryOf);
const names = new DrinkNames(entries.map(({ profile }) => profile));
const menu = new MenuIndex(entries, names);

function found(query: string): string[] {
  const intent = parse(query, 'en', names);
  return fitting(intent, menu, rankAll(intent, menu), 8).map(({ profile }) => profile.id);
}

describe('a drink that is named with a detail stays first', () => {
  it.each([
    ['negroni, I like it bitter', 'negroni'],
    ['a cold mojito', 'mojito'],
    ['daiquiri with extra lime', 'daiquiri'],
    ['mai tai, make it stronger', 'mai-tai'],
    ['negroni, not too strong', 'negroni'],
    ['a big frosty margarita with salt', 'margarita'],
    ['manhattan with bourbon', 'manhattan'],
    ['one zombie and make it quick', 'zombie'],
    ['dal by som si mojito s ľadom', 'mojito'],
    ['daj mi jedno silné mai tai', 'mai-tai'],
    ['mojito ale poriadne studené', 'mojito'],
    ['negroni na leto', 'negroni'],
  ])('%s', (query, id) => {
    expect(found(query)[0]).toBe(id);
  });

  it.each([
    ['a spicy margarita', 'margarita'],
    ['smoky negroni', 'negroni'],
  ])('%s: beside the twist on it', (query, id) => {
    expect(found(query).slice(0, 2)).toContain(id);
  });
});

describe('a drink that is changed is a model', () => {
  it.each([
    ['margarita without tequila', 'margarita'],
    ['mojito but no mint', 'mojito'],
    ['negroni but smoky', 'negroni'],
    ['negroni s mezcalom', 'negroni'],
    ['a mojito, but I’m pregnant', 'mojito'],
    ['mojito, ale bez rumu', 'mojito'],
  ])('%s', (query, id) => {
    const { named, models } = parse(query, 'en', names);
    expect(named).toEqual([]);
    expect(models.map((model) => model.id)).toEqual([id]);
    expect(found(query)[0]).not.toBe(id);
  });
});
