import type { Language } from '#domain/languages.ts';

const en = {
  thanks: 'Your preferences have been submitted!',
  inactive: 'Party is currently inactive',
  votingClosed: 'Voting has ended',
  full: 'This party has all the responses it can take',
  noResponses: 'There are no responses to analyse yet',
  nothingToPlan:
    'None of the responses says yet what to serve. Please talk to your guests; nothing was charged.',
  generated: 'Shopping list generated successfully!',
};

const sk: typeof en = {
  thanks: 'Vaše želania sme odoslali!',
  inactive: 'Párty momentálne nie je aktívna',
  votingClosed: 'Hlasovanie sa skončilo',
  full: 'Táto párty už viac odpovedí neprijme',
  noResponses: 'Zatiaľ nie sú odpovede, ktoré by sa dali vyhodnotiť',
  nothingToPlan:
    'Zo žiadnej odpovede zatiaľ nevyplýva, čo podávať. Porozprávajte sa, prosím, s hosťami; nič sme neúčtovali.',
  generated: 'Nákupný zoznam je hotový!',
};

/** Messages in the results of calls. */
export const partyTexts: Record<Language, typeof en> = { en, sk };
