import type { LeftOut } from '#domain/menu/without.ts';
import type { en } from './texts.ts';

/** After "bez". */
const names: Record<LeftOut, string> = {
  alcohol: 'alkoholu',
  gluten: 'lepku',
  crustaceans: 'kôrovcov',
  egg: 'vajec',
  fish: 'rýb',
  peanuts: 'arašidov',
  soy: 'sóje',
  milk: 'mlieka',
  nuts: 'orechov',
  celery: 'zeleru',
  mustard: 'horčice',
  sesame: 'sezamu',
  sulphites: 'siričitanov',
  lupin: 'vlčieho bôbu',
  molluscs: 'mäkkýšov',
};
const listed = (list: readonly LeftOut[]) => list.map((one) => names[one]).join(', ');

export const sk: typeof en = {
  without: (list) => `Bez ${listed(list)}`,
  remove: (one) => `Bez ${names[one]}: zrušiť`,
  removeFilter: (name) => `S ingredienciou ${name}: zrušiť`,
  goesAlong: (list) => `Bar si pri objednávke prečíta: bez ${listed(list)}`,
  conflict: (list) =>
    `Chcete drinky bez ${listed(list)}. Tento to obsahuje, môže obsahovať, alebo jeho zloženie celé nepoznáme.`,
  ask: (list) => `Dnes večer všade bez ${listed(list)}?`,
  askHint: 'V ponuke, v AI výbere aj pri vašich objednávkach. Kedykoľvek to môžete zrušiť.',
  yes: 'Áno, vynechať',
  no: 'Teraz nie',
  from: (list) => `Odteraz bez ${listed(list)}`,
  allergy: 'Alergia? Overte si to u hosťa',
};
