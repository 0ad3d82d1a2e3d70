import { expect, it } from 'vitest';
import { IngredientFinder } from './find-ingredient.ts';

const finder = new IngredientFinder([
  {
    ingredientId: 'citrus-vodka',
    names: ['Citrus vodka', 'Citrónová vodka'],
    aliases: ['Absolut Citron'],
  },
  { ingredientId: 'vodka', names: ['Vodka'], aliases: ['Absolut', 'Tito’s'] },
  { ingredientId: 'ginger-beer', names: ['Ginger beer'], aliases: ['Fever-Tree Ginger Beer'] },
  { ingredientId: 'london-dry-gin', names: ['London dry gin'], aliases: ['Gin Mare', 'Tanqueray'] },
  { ingredientId: 'gin', names: ['Gin'], aliases: [] },
  { ingredientId: 'cola', names: ['Cola', 'Kola'], aliases: ['Coca-Cola', 'Coke'] },
  { ingredientId: 'cachaca', names: ['Cachaça'], aliases: ['Cachaça 51'] },
  {
    ingredientId: 'aromatic-bitters',
    names: ['Aromatic bitters', 'Aromatický bitter'],
    aliases: ['Angostura'],
  },
]);
const found = (query: string) => finder.find(query).map(({ ingredientId }) => ingredientId);

it.each([
  ['vodka', ['vodka', 'citrus-vodka']],
  ['vod', ['vodka', 'citrus-vodka']],
  ['gin', ['gin', 'london-dry-gin', 'ginger-beer']],
  ['citronova', ['citrus-vodka']],
  ['CITRÓN', ['citrus-vodka']],
  ['Absolut', ['vodka', 'citrus-vodka']],
  ['titos', ['vodka']],
  ['coke', ['cola']],
  ['coca cola', ['cola']],
  ['cachaca', ['cachaca']],
  ['cachaça 51', ['cachaca']],
  ['angostra', ['aromatic-bitters']],
  ['tanqeray', ['london-dry-gin']],
  ['gin dry', ['london-dry-gin']],
  ['xyz', []],
  ['', []],
  [' - ', []],
])('finds by %j', (query, expected) => {
  expect(found(query)).toEqual(expected);
});

it('tells the brand by which something was found', () => {
  expect(finder.find('abso')).toEqual([
    { ingredientId: 'vodka', alias: 'Absolut' },
    { ingredientId: 'citrus-vodka', alias: 'Absolut Citron' },
  ]);
  expect(finder.find('vodka')[0]).toEqual({ ingredientId: 'vodka', alias: undefined });
});
