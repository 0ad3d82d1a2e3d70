import type { BarTexts } from './en.ts';

export const sk: BarTexts = {
  barName: 'Názov baru',
  barDescription: 'Popis',
  optional: 'nepovinné',
  createBar: 'Vytvoriť bar',
  createBarFailed: (reason) => `Bar sa nepodarilo vytvoriť: ${reason}`,
  updateBarFailed: (reason) => `Bar sa nepodarilo zmeniť: ${reason}`,
  settings: 'Nastavenia baru',
  save: 'Uložiť',
  saved: 'Bar je uložený',
  open: 'Prijíma objednávky',
  openHint: 'Hostia môžu objednávať. Keď je bar zatvorený, vidia to.',
  active: 'Aktívny',
  activeHint: 'Hostia nájdu bar podľa kódu. Po deaktivácii kód nikam nevedie.',
  substitutes: 'Náhrady',
  substitutesHint: 'Nápoj sa dá pripraviť aj s dobrou náhradou za to, čo chýba.',
  guestSearch: 'AI výber pre hostí',
  guestSearchHint: 'Hostia opíšu, na čo majú chuť, z vášho kreditu. Vypnuté: len prezerajú ponuku.',
  guestQuestions: 'Otázky na hosťa',
  guestQuestionsHint:
    'Koľko nových otázok môže jeden hosť položiť za večer. Večer sa začína otvorením baru.',
  guestShare: 'Podiel z kreditu',
  guestShareHint: (kept) =>
    `Akú časť kreditu môžu hostia minúť za večer. Posledných ${kept} zostane vždy vám.`,
  guestShareNow: (most, balance, spent) =>
    `Dnes večer najviac ${most} z ${balance}, zatiaľ minuté: ${spent}.`,
  guestView: 'Zobrazenie pre hostí',
  isOpen: 'Otvorený',
  isClosed: 'Zatvorený',
  isInactive: 'Deaktivovaný',
};
