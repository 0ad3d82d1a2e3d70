import { plural } from '#web/i18n/plural.ts';

const drinks = (count: number) => `${count} ${plural(count, 'drink', 'drinky', 'drinkov')}`;

export const sk = {
  quantity: 'Koľko',
  fewer: 'O jeden menej',
  more: 'O jeden viac',
  forOther: 'Pre niekoho iného?',
  forWhom: 'Pre koho to je?',
  forExample: 'Peter',
  addToRound: 'Do rundy',
  added: (count: number) => `Vo vašej runde: ${drinks(count)}`,
  fullRound: 'Vaša runda je plná. Najprv ju odošlite.',
  round: 'Vaša runda',
  roundOf: (count: number) => `Runda: ${drinks(count)}`,
  see: 'Pozrieť rundu',
  send: 'Odoslať',
  sendRound: (count: number) => `Objednať ${drinks(count)}`,
  sending: 'Odosielame…',
  sendAgain: 'Odoslať znova',
  for: (name: string) => `pre: ${name}`,
  total: 'Spolu',
  remove: (drink: string) => `Odobrať: ${drink}`,
  removed: (drink: string) => `${drink} – odobraté z rundy`,
  undo: 'Vrátiť',
  cancel: 'Zrušiť',
  moreDrinks: 'Pridať ďalšie drinky',
  sent: (count: number) => `Objednané: ${drinks(count)}`,
  notYet: 'Ešte chvíľu strpenia',
  notSent: 'Rundu sa nepodarilo odoslať',
  uncertain: 'Keď sa spojenie obnoví, odošle sa sama a dorazí iba raz.',
  soldOutLine: 'Práve vypredané',
  goneLine: 'Práve sa nedá namiešať',
  leftOutLine: 'Obsahuje alebo môže obsahovať, čo vynechávate',
  withoutThose: (drinks: string) => `Práve sa nedá namiešať: ${drinks}.`,
  sendRest: (count: number) =>
    count === 1 ? 'Objednať zvyšok bez neho' : `Objednať zvyšok: ${drinks(count)}`,
  empty: 'Vaša runda je prázdna',
  tooManyOpen: (open: number) =>
    open === 0
      ? 'To je viac, než bar prijme od jedného hosťa. Odošlite menšiu rundu.'
      : `Na ceste k vám ${plural(open, 'je', 'sú', 'je')} ${drinks(open)}. Ďalší si objednajte, keď niektorý príde.`,
  atMost: (limit: number) => `Naraz najviac ${limit}.`,
  takenBack: 'Objednávka je zrušená',
  takenBackOf: (count: number) => `Zrušené: ${drinks(count)}`,
  tooLate: 'Na bare boli rýchlejší: už sa to pripravuje.',
  someTooLate: (count: number) =>
    `${plural(count, 'Už sa pripravuje', 'Už sa pripravujú', 'Už sa pripravuje')} ${drinks(count)}, ostatné sú zrušené.`,
  restsPaused: 'Bar má prestávku',
  restsClosed: 'Bar je zatvorený',
};
