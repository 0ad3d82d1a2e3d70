import { createTexts } from '#web/i18n/language.ts';

export const en = {
  scan: 'Guests scan this code and are at your bar.',
  qrCode: (bar: string) => `QR code of ${bar}`,
  barCode: 'Bar code',
  guestLink: 'Guest link',
  downloadQr: 'Download QR Code',
  copyCode: 'Copy Bar Code',
  copyUrl: 'Copy URL',
  share: 'Share…',
  urlCopied: 'Guest URL copied to clipboard!',
  codeCopied: 'Bar code copied to clipboard!',
  shareText: (bar: string) => `Order your drinks at ${bar}`,
};

export const useShareText = createTexts(en, { sk: () => import('./texts.sk.ts') });
