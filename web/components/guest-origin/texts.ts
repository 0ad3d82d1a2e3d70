import { createTexts } from '#web/i18n/language.ts';

export const en = {
  unreachable: "Phones can't open these links",
  reason: (host: string) =>
    `This page is open at ${host}, which is this computer alone. Links and codes need its address in your network.`,
  use: (origin: string) => `Use ${origin}`,
  noOffer:
    "Open this page at the computer's address in your network, such as http://192.168.1.20:3000.",
  inUse: (origin: string) => `Links and codes lead to ${origin}, for phones in the same network.`,
  change: 'Change',
  printQuestion: "Print a code that phones can't open?",
  useAndPrint: (origin: string) => `Use ${origin} and print`,
  printAnyway: 'Print anyway',
};

export const useGuestOriginText = createTexts(en, { sk: () => import('./texts.sk.ts') });
