import { plural } from '#web/i18n/plural.ts';
export const sk = {
  barName: 'Názov baru',
  barDescription: 'Opis',
  optional: 'nepovinné',
  createBar: 'Vytvoriť bar',
  createBarFailed: (reason: string) => `Bar sa nepodarilo vytvoriť: ${reason}`,
  updateBarFailed: (reason: string) => `Bar sa nepodarilo zmeniť: ${reason}`,
  settings: 'Nastavenia baru',
  save: 'Uložiť',
  saved: 'Bar je uložený',
  open: 'Prijíma objednávky',
  openHint: 'Hostia môžu objednávať. Po vypnutí uvidia, že bar je zatvorený.',
  pause: 'Prestávka',
  pauseTitle: 'Prestávka v objednávkach',
  pauseHint: 'Hostia vidia, že si bar na chvíľu vydýchne. Môžu prezerať ponuku, nie objednávať.',
  minutes: (count: number) => `${count}\u00a0min`,
  untilSwitchedOn: 'Do odvolania',
  paused: 'Prestávka',
  pausedFor: (minutes: number) => `Prestávka, ešte ${minutes}\u00a0min`,
  pauseAgain: 'Nová prestávka',
  resume: 'Pokračovať',
  resumeHint: 'Skoršie objednávky pripravíte ako zvyčajne.',
  pauseFailed: (reason: string) => `Prestávku sa nepodarilo zmeniť: ${reason}`,
  active: 'Aktívny',
  activeHint: 'Hostia nájdu bar podľa kódu. Po deaktivácii kód nikam nevedie.',
  substitutes: 'Náhrady',
  substitutesHint: 'Drink sa dá pripraviť aj s dobrou náhradou za to, čo chýba.',
  guestSearch: 'AI výber pre hostí',
  guestSearchHint:
    'Hostia opíšu, na čo majú chuť; každé hľadanie ide z vášho kreditu. Po vypnutí si už len prezerajú ponuku.',
  guestQuestions: 'Otázky na hosťa',
  guestQuestionsHint:
    'Koľko nových otázok môže jeden hosť položiť za večer. Večer sa začína otvorením baru.',
  guestShare: 'Podiel z kreditu',
  guestShareHint: (kept: string) =>
    `Akú časť kreditu môžu hostia minúť za večer. Posledných ${kept} zostane vždy vám.`,
  guestShareNow: (most: string, balance: string, spent: string) =>
    `Dnes večer najviac ${most} z ${balance}, zatiaľ minuté: ${spent}.`,
  perGuest: 'Drinky na ceste k jednému hosťovi',
  perGuestHint: 'Kto ich má na ceste toľko, objedná si ďalší, až keď niektorý príde.',
  perBar: 'Otvorené objednávky baru',
  perBarHint: 'Keď ich je toľko, hostí požiadame, aby objednali o pár minút.',
  noLimit: 'Bez obmedzenia',
  lateAfter: 'Mešká po',
  lateAfterHint: 'Karta, ktorá na tabuli čaká dlhšie, sa označí.',
  stillOpen: (count: number) =>
    plural(
      count,
      '1 objednávka je ešte otvorená',
      `${count} objednávky sú ešte otvorené`,
      `${count} objednávok je ešte otvorených`,
    ),
  openUnknown: 'Niektoré objednávky môžu byť ešte otvorené',
  closing: {
    isOpen: {
      reason: 'Nikto si už nič neobjedná. Otvorené objednávky hostia vidia, kým nie sú hotové.',
      keep: 'Zatvoriť a nechať ich',
      cancel: (count: number) =>
        plural(
          count,
          'Zatvoriť a zrušiť 1 novú objednávku',
          `Zatvoriť a zrušiť ${count} nové objednávky`,
          `Zatvoriť a zrušiť ${count} nových objednávok`,
        ),
      stay: 'Nezatvárať',
    },
    isActive: {
      reason:
        'Kód potom nikam nevedie. Kto si už objednal, vidí svoje objednávky, kým nie sú hotové.',
      keep: 'Deaktivovať a nechať ich',
      cancel: (count: number) =>
        plural(
          count,
          'Deaktivovať a zrušiť 1 novú objednávku',
          `Deaktivovať a zrušiť ${count} nové objednávky`,
          `Deaktivovať a zrušiť ${count} nových objednávok`,
        ),
      stay: 'Nedeaktivovať',
    },
  },
  cancelFailed: (reason: string) => `Otvorené objednávky sa nepodarilo zrušiť: ${reason}`,
  cancelled: (count: number) =>
    plural(
      count,
      '1 objednávka bola zrušená',
      `${count} objednávky boli zrušené`,
      `${count} objednávok bolo zrušených`,
    ),
  ownersDecide: 'Názov, limity pre hostí a deaktiváciu menia len vlastníci organizácie.',
  guestView: 'Zobrazenie pre hostí',
  isOpen: 'Otvorený',
  isClosed: 'Zatvorený',
  isInactive: 'Deaktivovaný',
};
