import type { Garnish } from '#domain/drink-look.ts';
import type { Localized } from '#domain/languages.ts';
import type { PantryItem } from './draft.ts';
import { harmony } from './palate.ts';

/** What can be made of a fruit, herb or spice for the rim of a glass. */
const garnishOf: Record<string, [look: Garnish, en: string, sk: string]> = {
  lime: ['lime-wheel', 'Lime wheel', 'Koliesko limetky'],
  lemon: ['lemon-twist', 'Lemon twist', 'Citrónová kôra'],
  orange: ['orange-twist', 'Orange twist', 'Pomarančová kôra'],
  grapefruit: ['grapefruit-slice', 'Grapefruit slice', 'Plátok grapefruitu'],
  mint: ['mint', 'Mint sprig', 'Vetvička mäty'],
  basil: ['basil', 'Basil leaf', 'Lístok bazalky'],
  rosemary: ['rosemary', 'Rosemary sprig', 'Vetvička rozmarínu'],
  thyme: ['thyme', 'Thyme sprig', 'Vetvička tymianu'],
  sage: ['sage', 'Sage leaf', 'Lístok šalvie'],
  lavender: ['flower', 'Lavender sprig', 'Vetvička levandule'],
  cucumber: ['cucumber', 'Cucumber ribbon', 'Pásik uhorky'],
  strawberry: ['strawberry', 'Strawberry', 'Jahoda'],
  raspberry: ['raspberries', 'Raspberries', 'Maliny'],
  blackberry: ['blackberries', 'Blackberries', 'Černice'],
  blueberry: ['blueberries', 'Blueberries', 'Čučoriedky'],
  pineapple: ['pineapple-wedge', 'Pineapple wedge', 'Kúsok ananásu'],
  passionfruit: ['passionfruit', 'Half a passion fruit', 'Polovica marakuje'],
  apple: ['apple-fan', 'Apple fan', 'Vejárik z jablka'],
  pear: ['pear-slice', 'Pear slice', 'Plátok hrušky'],
  peach: ['peach-slice', 'Peach slice', 'Plátok broskyne'],
  plum: ['plum', 'Plum slice', 'Plátok slivky'],
  'cocktail-cherry': ['cherry', 'Cocktail cherry', 'Koktailová čerešňa'],
  'green-grape': ['grapes', 'Green grapes', 'Zelené hrozno'],
  'cinnamon-stick': ['cinnamon-stick', 'Cinnamon stick', 'Celá škorica'],
  'star-anise': ['star-anise', 'Star anise', 'Badián'],
  nutmeg: ['nutmeg', 'Grated nutmeg', 'Strúhaný muškátový oriešok'],
  ginger: ['ginger', 'Ginger slice', 'Plátok zázvoru'],
};

export interface ChosenGarnish {
  look: readonly Garnish[];
  text: Localized;
}

/** Something that the shelf has and the drink likes; nothing where nothing fits. */
export function chooseGarnish(
  recipe: readonly string[],
  items: readonly PantryItem[],
  random: () => number,
): ChosenGarnish {
  const fits = items
    .filter(({ id }) => id in garnishOf)
    .map(({ id }) => {
      const others = recipe.filter((other) => other !== id);
      const gain = harmony([...others, id]) - harmony(others);
      return { id, score: gain + (recipe.includes(id) ? 1 : 0) + random() * 0.2 };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  const chosen = garnishOf[fits[0]?.id ?? ''];
  if (!chosen) return { look: [], text: { en: '', sk: '' } };
  const [look, en, sk] = chosen;
  return { look: [look], text: { en, sk } };
}
