import type { PartyTexts } from './texts.ts';

export const sk: PartyTexts = {
  notFound: 'Párty sa nenašla',
  notFoundReason: 'Táto párty neexistuje alebo je kód pozvánky neplatný.',
  inactive: 'Párty momentálne nie je aktívna',
  inactiveReason: (party) =>
    `${party} – odpovede sa teraz neprijímajú. Keď sa začnú prijímať, stránka sa otvorí sama.`,
  votingEnded: 'Hlasovanie sa skončilo',
  votingEndedReason: (party) => `${party} – nápoje sa už vyberajú. Vidíme sa na párty!`,
  invited: (bar) => `Pozýva vás ${bar}`,
  question: 'Čo by ste si dali?',
  intro: 'Napíšte to hostiteľovi vlastnými slovami. Podľa odpovedí vyberie nápoje aj nákup.',
  preferences: 'Vaše želania',
  placeholder: 'Niečo svieže s ginom, nie príliš sladké. Som alergický na orechy.',
  quick: [
    'Niečo svieže',
    'Sladké a ovocné',
    'Silné',
    'S bublinkami',
    'Nie príliš sladké',
    'Bez alkoholu',
  ],
  name: 'Vaše meno',
  optional: 'nepovinné',
  submit: 'Odoslať želania',
  submitting: 'Odosiela sa…',
  failed: (reason) => `Želania sa nepodarilo odoslať: ${reason}`,
  thanks: 'Ďakujeme!',
  thanksReason: 'Hostiteľ už vie, na čo máte chuť. Vidíme sa na párty!',
  another: 'Odoslať ďalšiu odpoveď',
  again: {
    question: 'Odpoveď ste už poslali. Má ju táto nahradiť?',
    replace: 'Nahradiť moju odpoveď',
    add: 'Nechať obe, táto je za niekoho iného',
  },
};
