import { expect, it } from 'vitest';
import { newFromPiece } from './new-from-list.ts';

it.each([
  ['bazový sirup', 'Bazový sirup', 'syrups'],
  ['domáca slivovica', 'Domáca slivovica', 'spirits'],
  ['pear liqueur', 'Pear liqueur', 'liqueurs'],
  ['mrkvový džús', 'Mrkvový džús', 'juices'],
  ['ginger ale', 'Ginger ale', 'mixers'],
  ['moonlight', 'Moonlight', undefined],
  ['🍸 mix', '🍸 mix', undefined],
  ['Vodka lemonade', 'Vodka lemonade', 'spirits'],
  ['Amarula cream', 'Amarula cream', undefined],
])('"%s" becomes "%s" among %s', (text, name, category) => {
  expect(newFromPiece(text)).toEqual({ name, category });
});
