import { plural } from '#web/i18n/plural.ts';

export const sk = {
  ingredients: 'Ingrediencie',
  noIngredients: 'Ingrediencie nie sú k dispozícii',
  howToMake: 'Ako sa pripravuje',
  garnish: 'Ozdoba',
  specialRequests: 'Špeciálne priania',
  optional: 'nepovinné',
  requestsPlaceholder: 'Alergie, menej ľadu, viac pomaranča…',
  quickRequests: ['Menej sladké', 'Bez ľadu', 'Viac limetky'],
  noIce: 'Bez ľadu',
  stronger: 'Silnejšie',
  orderFor: 'Pre',
  yourName: 'Vaše meno',
  placeOrder: 'Objednať',
  placing: 'Objednávame…',
  placed: 'Objednávka je odoslaná!',
  failedTitle: 'Objednať sa nepodarilo',
  failed: (reason: string) => `Objednávku sa nepodarilo odoslať: ${reason}`,
  tryAgain: 'Skúsiť znova',
  gone: 'Tento práve došiel. Čo tak jeho sused?',
  sorry: 'Mrzí nás to. Zvyšok baru je stále tu.',
  requestsKept: 'Vaše priania tu zostanú, keby sa ešte vrátil.',
  somethingElse: 'Pozrieť si niečo iné',
  unavailable: 'Nedostupné',
  contains: (allergens: string) => `Obsahuje: ${allergens}`,
  mayContain: (allergens: string) => `Môže obsahovať: ${allergens}`,
  noAllergens: 'Bez známych alergénov',
  askTheBar: 'Celé zloženie nepoznáme. Ak máte alergiu, opýtajte sa, prosím, na bare.',
  units: (count: string) => {
    const value = Number(count.replace(',', '.'));
    const form = plural(value, 'jednotka', 'jednotky', 'jednotiek');
    return `${count} ${Number.isInteger(value) ? form : 'jednotky'} alkoholu`;
  },
  unitMeaning: 'jedna je 10\u00a0ml čistého alkoholu',
  writtenIn: { en: 'Napísané po anglicky', sk: 'Napísané po slovensky' },
};
