import { plural } from '#web/i18n/plural.ts';

const drinks = (count: number) => plural(count, 'drink', 'drinky', 'drinkov');

export const sk = {
  newIngredient: 'Nová ingrediencia',
  newIngredientCalled: (name: string) => `Nová ingrediencia: ${name}`,
  intro: 'Vlastná ingrediencia je k dispozícii vo všetkých vašich baroch.',

  own: 'Vlastná',
  edit: (name: string) => `Upraviť: ${name}`,
  retiredOnes: (count: number) => `Vyradené ingrediencie (${count})`,
  whenNeeded: 'Pripraví sa, keď treba',
  cannotBeMade: 'Pripraví sa, keď treba, ale niečo na ňu chýba',
  makeWhenNeeded: 'Pripraviť, keď treba',
  makeWhenNeededName: (name: string) => `Pripraviť, keď treba: ${name}`,

  essentials: 'Čo to je?',
  more: 'Viac: opis, domáca výroba, cukor, farba',
  texts: 'Opis a jazyky',

  kindOf: 'Čoho je to druh',
  kindHint: 'použije sa všade, kde to recept žiada',
  substitutes: 'Čím ju možno nahradiť',
  substitutesHint: 'v bare, ktorý náhrady dovoľuje',
  facts: 'Náhrady, cukor a farba',
  strength: 'Alkohol v percentách',
  strengthOfParts: (percent: string) => `Podľa zložiek má asi ${percent}\u00a0%.`,
  takeOver: 'Použiť',
  sugar: 'Cukor',
  sugarLevels: {
    none: 'Žiadny (do 0,5\u00a0g na 100\u00a0ml)',
    low: 'Málo (do 5\u00a0g)',
    medium: 'Stredne (do 15\u00a0g)',
    high: 'Veľa (nad 15\u00a0g)',
  },
  asKind: (name: string) => `Ako ${name}`,
  asCategory: 'Ako zvyčajne v kategórii',
  notKnown: 'Nie sú známe: hosťom povieme, nech sa opýtajú na bare',
  stated: 'Poznám ich',
  notStated: 'neuvedené',
  allergenStates: { none: 'Nie', may: 'Stopy', has: 'Áno' },
  ofParts: (names: string) => `Zložky obsahujú: ${names}.`,
  color: 'Farba v pohári',
  ownColor: 'Iná farba',
  noColor: 'Bez farby',
  swatches: {
    '#f2ead6': 'Krémová',
    '#f0d264': 'Žltá',
    '#e8a33d': 'Jantárová',
    '#e07a3c': 'Oranžová',
    '#d9524a': 'Červená',
    '#e58aa5': 'Ružová',
    '#8e4a86': 'Fialová',
    '#4f83c4': 'Modrá',
    '#7fae4e': 'Zelená',
    '#7a4a2b': 'Hnedá',
  },

  houseMade: 'Domáca výroba',
  houseMadeHint: 'So zložkami je dostupná, kým máte všetky. Bez zložiek sa kupuje.',
  addPart: 'Pridať zložku',
  parts: 'Zložky',

  changes: 'Čo sa zmení',
  servesIn: (name: string, count: number) =>
    `Použije sa všade, kde je v recepte ${name}: ${count} ${drinks(count)}.`,
  opens: (count: number) => `S ňou tento bar namieša navyše ${count} ${drinks(count)}.`,
  opensNone: 'Tento bar s ňou namieša to isté čo teraz.',
  noKind: 'Zatiaľ ju nežiada žiadny recept: povedzte, čoho je druhom, alebo s ňou vytvorte drink.',
  canBeMade: 'Všetky zložky máte: dá sa pripraviť hneď.',
  missing: (names: string) => `Na prípravu chýba: ${names}.`,
  onShelf: 'V tomto bare je v zásobách',
  onShelfHint: 'V ostatných baroch ju zapnete zvlášť.',

  saved: (name: string) => `${name}: uložené.`,

  problems: {
    strength: 'Zadajte číslo od 0 do 96',
    references: {
      unknown: 'Táto ingrediencia už nie je: vyberte inú',
      circle: 'Bola by zložkou alebo druhom samej seba',
    },
    strengthAlcohol: 'Nesedí to: zložky majú alkohol alebo sa použije tam, kde ho hostia nečakajú',
    substituteAlcohol: 'Čo je bez alkoholu, nemožno nahradiť niečím s alkoholom',
  },
};
