import { plural } from '#web/i18n/plural.ts';

export const sk = {
  ingredients: 'Ingrediencie',
  noIngredients: 'Ingrediencie nie sú k dispozícii',
  howToMake: 'Ako sa pripravuje',
  garnish: 'Ozdoba',
  specialRequests: 'Osobitné želania',
  optional: 'nepovinné',
  requestsPlaceholder: 'Alergie, menej ľadu, viac pomaranča…',
  quickRequests: ['Menej sladké', 'Bez ľadu', 'Viac limetky'],
  stronger: 'Silnejšie',
  orderFor: 'Pre',
  yourName: 'Vaše meno',
  placeOrder: 'Objednať',
  placing: 'Objednáva sa…',
  placed: 'Objednávka bola úspešne odoslaná!',
  failedTitle: 'Objednanie zlyhalo',
  failed: (reason: string) => `Objednávku sa nepodarilo odoslať: ${reason}`,
  tryAgain: 'Skúsiť znova',
  gone: 'Tento drink práve zmizol z ponuky.',
  sorry: 'Mrzí nás to. Možno vám bude rovnako chutiť niečo iné.',
  requestsKept: 'Vaše želania tu zostanú, keby sa ešte vrátil.',
  somethingElse: 'Pozrieť si niečo iné',
  unavailable: 'Nedostupné',
  contains: (allergens: string) => `Obsahuje: ${allergens}`,
  mayContain: (allergens: string) => `Môže obsahovať: ${allergens}`,
  noAllergens: 'Bez známych alergénov',
  askTheBar: 'O zložení nie je známe všetko. Ak máte alergiu, opýtajte sa, prosím, na bare.',
  units: (count: string) => {
    const value = Number(count.replace(',', '.'));
    const form = plural(value, 'jednotka', 'jednotky', 'jednotiek');
    return `${count} ${Number.isInteger(value) ? form : 'jednotky'} alkoholu`;
  },
  unitMeaning: 'jedna je 10 ml čistého alkoholu',
  writtenIn: { en: 'Napísané po anglicky', sk: 'Napísané po slovensky' },
};
