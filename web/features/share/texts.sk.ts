import { plural } from '#web/i18n/plural.ts';

export const sk = {
  scan: 'Hostia naskenujú tento kód a sú vo vašom bare.',
  qrCode: (bar: string) => `QR kód baru ${bar}`,
  barCode: 'Kód baru',
  guestLink: 'Odkaz pre hostí',
  downloadQr: 'Stiahnuť QR kód',
  copyCode: 'Skopírovať kód baru',
  copyUrl: 'Skopírovať adresu',
  share: 'Zdieľať…',
  urlCopied: 'Adresa pre hostí je skopírovaná do schránky!',
  codeCopied: 'Kód baru je skopírovaný do schránky!',
  tables: 'Stoly',
  tablesHint: 'Každý stôl má vlastný kód: objednávka povie, kam drink patrí, a hostia môžu sedieť.',
  tablesField: 'Názvy alebo rozsahy',
  tablesExample: '1-12, Terasa, Bar',
  newTables: 'Pribudnú',
  addTables: (count: number) =>
    count === 0
      ? 'Pridať stoly'
      : plural(count, 'Pridať 1 stôl', `Pridať ${count} stoly`, `Pridať ${count} stolov`),
  refusedTables: (names: string) => `Toto nemôže byť stôl: ${names}. Názov má najviac 12 znakov.`,
  tooManyTables: (max: number) => `Bar má najviac ${max} stolov.`,
  tablesFailed: (reason: string) => `Stoly sa nepodarilo uložiť: ${reason}`,
  tablesRemoved: (count: number) =>
    plural(count, '1 stôl odstránený', `${count} stoly odstránené`, `${count} stolov odstránených`),
  undo: 'Vrátiť späť',
  removeTable: (name: string) => `Odstrániť ${name}`,
  removeAll: 'Odstrániť všetky',
  downloadTable: (name: string) => `Stiahnuť kód pre ${name}`,
  printTables: 'Vytlačiť kódy',
  pages: (count: number) =>
    plural(
      count,
      '1 strana A4 po 8 kódov',
      `${count} strany A4 po 8 kódov`,
      `${count} strán A4 po 8 kódov`,
    ),
  noTables: 'Zatiaľ žiadne stoly. Hostia objednávajú pri bare podľa jeho kódu.',
  ownersSetTables: 'Stoly menia len vlastníci organizácie.',
  scanToOrder: 'Naskenujte, vyberte si a objednajte',
  shareText: (bar: string) => `Objednajte si drinky v bare ${bar}`,
};
