import { plural } from '#web/i18n/plural.ts';

export const sk = {
  scan: 'Hostia naskenujú tento kód a sú vo vašom bare.',
  qrCode: (bar: string) => `QR kód baru ${bar}`,
  poster: 'Plagát baru',
  printPoster: 'Vytlačiť plagát',
  barCode: 'Kód baru',
  guestLink: 'Odkaz pre hostí',
  downloadQr: 'Stiahnuť QR kód',
  copyCode: 'Skopírovať kód baru',
  copyUrl: 'Skopírovať adresu',
  share: 'Zdieľať…',
  urlCopied: 'Adresa pre hostí je skopírovaná do schránky!',
  codeCopied: 'Kód baru je skopírovaný do schránky!',
  tables: 'Stoly',
  tablesHint:
    'Každý stôl má vlastný kód: objednávka povie, kam drink patrí, a hostia nemusia vstávať.',
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
    plural(count, 'Odstránený 1 stôl', `Odstránené ${count} stoly`, `Odstránených ${count} stolov`),
  undo: 'Vrátiť',
  removeTable: (name: string) => `Odstrániť stôl: ${name}`,
  removeAll: 'Odstrániť všetky',
  downloadTable: (name: string) => `Stiahnuť kód stola: ${name}`,
  printTables: 'Vytlačiť kódy',
  pages: (count: number) =>
    plural(
      count,
      '1 strana A4 po 8 kódov',
      `${count} strany A4 po 8 kódov`,
      `${count} strán A4 po 8 kódov`,
    ),
  noTables: 'Zatiaľ žiadne stoly. Hostia objednávajú cez kód baru.',
  ownersSetTables: 'Stoly menia len vlastníci organizácie.',
  scanToOrder: 'Naskenujte, vyberte si a objednajte',
  shareText: (bar: string) => `Objednajte si drinky v bare ${bar}`,
};
