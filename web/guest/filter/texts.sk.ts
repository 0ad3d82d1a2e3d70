import { plural } from '#web/i18n/plural.ts';
import type { en } from './texts.ts';

export const sk: typeof en = {
  without: 'Vynechať',
  alcohol: 'Alkohol',
  withoutHint:
    'Skryjeme drinky, ktoré to obsahujú, môžu obsahovať, alebo ktorých zloženie celé nepoznáme. Platí to celý večer, na každej záložke, a bar si to prečíta pri objednávke. O vážnej alergii povedzte aj na bare.',
  offline: 'Bez pripojenia: vyberáme z drinkov, ktoré sa na tejto stránke už načítali.',
  ingredients: 'Ingrediencie',
  findIngredient: 'Nájsť ingredienciu',
  clearFilters: 'Zrušiť všetko',
  showDrinks: (count) =>
    count === undefined
      ? 'Zobraziť drinky'
      : `Zobraziť ${count} ${plural(count, 'drink', 'drinky', 'drinkov')}`,
};
