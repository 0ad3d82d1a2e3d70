import { createTexts } from '#web/i18n/language.ts';

export const en = {
  scan: 'Guests scan this code and they are in your bar.',
  qrCode: (bar: string) => `QR code of ${bar}`,
  poster: 'Poster of the bar',
  printPoster: 'Print the poster',
  barCode: 'Bar code',
  guestLink: 'Guest link',
  downloadQr: 'Download QR Code',
  copyCode: 'Copy Bar Code',
  copyUrl: 'Copy URL',
  share: 'Share…',
  urlCopied: 'Guest URL copied to clipboard!',
  codeCopied: 'Bar code copied to clipboard!',
  tables: 'Tables',
  tablesHint:
    'A code of its own for each table: orders say where the drink goes, and guests stay seated.',
  tablesField: 'Names or ranges',
  tablesExample: '1-12, Terrace, Bar',
  newTables: 'To be added',
  addTables: (count: number) =>
    count === 0 ? 'Add tables' : count === 1 ? 'Add 1 table' : `Add ${count} tables`,
  refusedTables: (names: string) =>
    `This cannot be a table: ${names}. A name has at most 12 characters.`,
  tooManyTables: (max: number) => `A bar has at most ${max} tables.`,
  tablesFailed: (reason: string) => `The tables could not be saved: ${reason}`,
  tablesRemoved: (count: number) => (count === 1 ? '1 table removed' : `${count} tables removed`),
  undo: 'Undo',
  removeTable: (name: string) => `Remove ${name}`,
  removeAll: 'Remove all',
  downloadTable: (name: string) => `Download the code of ${name}`,
  printTables: 'Print the codes',
  pages: (count: number) =>
    count === 1 ? '1 A4 page, 8 codes each' : `${count} A4 pages, 8 codes each`,
  noTables: "No tables yet. Guests order with the bar's code.",
  ownersSetTables: 'Only owners of the organization can change the tables.',
  scanToOrder: 'Scan to see the menu and order',
  shareText: (bar: string) => `Order your drinks at ${bar}`,
};

export const useShareText = createTexts(en, { sk: () => import('./texts.sk.ts') });
