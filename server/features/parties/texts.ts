import type { Language } from '#domain/languages.ts';

const en = {
  thanks: 'Your preferences have been submitted!',
  inactive: 'Party is currently inactive',
  votingClosed: 'Voting has ended',
  full: 'This party is full. Please tell the host what you would like.',
  noResponses: 'There are no responses yet. Send the party link to your guests.',
  nothingToPlan:
    'None of the responses says yet what to serve. Please talk to your guests. Nothing was charged.',
  generated: 'Shopping list generated successfully!',
};

const sk: typeof en = {
  thanks: 'Vaše želania sme odoslali!',
  inactive: 'Párty momentálne nie je aktívna',
  votingClosed: 'Hlasovanie sa skončilo',
  full: 'Táto párty už viac odpovedí neprijme. Povedzte hostiteľovi, čo by ste si dali.',
  noResponses: 'Zatiaľ nie sú žiadne odpovede. Pošlite hosťom odkaz na párty.',
  nothingToPlan:
    'Zo žiadnej odpovede zatiaľ nevyplýva, čo podávať. Porozprávajte sa, prosím, s\u00a0hosťami. Nič sme neúčtovali.',
  generated: 'Nákupný zoznam je hotový!',
};

export const partyTexts: Record<Language, typeof en> = { en, sk };
