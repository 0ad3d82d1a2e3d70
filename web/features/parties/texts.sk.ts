import { plural } from '#web/i18n/plural.ts';
import type { PartiesTexts } from './texts.ts';

export const sk: PartiesTexts = {
  intro: 'Pozvite hostí, prečítajte si, na čo majú chuť, a nákupný zoznam sa napíše sám.',
  newParty: 'Nová párty',
  name: 'Názov párty',
  description: 'Popis',
  optional: 'nepovinné',
  create: 'Vytvoriť párty',
  creating: 'Vytvára sa…',
  created: (code) => `Párty je vytvorená! Kód pozvánky: ${code}`,
  createdHint: 'Pošlite odkaz hosťom. Ich odpovede sa tu hneď objavia.',
  openParty: 'Otvoriť párty',
  createFailed: (reason) => `Párty sa nepodarilo vytvoriť: ${reason}`,
  none: 'Zatiaľ žiadne párty',
  noneHint: 'Vytvorte párty a pošlite jej odkaz. Hostia na odpoveď nepotrebujú účet.',
  list: 'Párty',
  back: 'Späť na párty',
  details: 'Podrobnosti párty',
  notFound: 'Párty sa nenašla',
  active: 'Aktívna',
  inactive: 'Neaktívna',
  votingOpen: 'Hlasovanie otvorené',
  votingClosed: 'Hlasovanie ukončené',
  listReady: 'Nákupný zoznam je hotový',
  responsesCount: (count) => `${count} ${plural(count, 'odpoveď', 'odpovede', 'odpovedí')}`,

  activate: 'Aktivovať',
  deactivate: 'Deaktivovať',
  statusFailed: (reason) => `Stav párty sa nepodarilo zmeniť: ${reason}`,
  closeVoting: 'Ukončiť hlasovanie',
  closeVotingQuestion:
    'Ukončiť hlasovanie? Nedá sa to vrátiť späť: nikto už nebude môcť odpovedať. Nákupný zoznam zo všetkých odpovedí sa dá vytvoriť ešte raz.',
  closeFailed: (reason) => `Hlasovanie sa nepodarilo ukončiť: ${reason}`,
  generate: 'Vytvoriť nákupný zoznam',
  generating: 'Vytvára sa…',
  generateFailed: (reason) => `Nákupný zoznam sa nepodarilo vytvoriť: ${reason}`,
  error: (message) => `Chyba: ${message}`,
  limit: 'Dosiahli ste mesačný limit na vyhodnotenie párty.',

  invitation: 'Pozvánka',
  shareCode: 'Kód pozvánky',
  partyLink: 'Odkaz na párty',
  qrCode: (party) => `QR kód pozvánky na ${party}`,
  copyLink: 'Skopírovať odkaz',
  linkCopied: 'Odkaz na párty je skopírovaný do schránky!',
  share: 'Zdieľať…',
  shareText: (party) => `${party}: čo by ste si dali?`,
  downloadQr: 'Stiahnuť QR kód',

  responses: 'Odpovede',
  anonymous: 'Anonymný hosť',
  noResponses: 'Zatiaľ žiadne odpovede. Objavia sa tu samy.',
  newestShown: (count) => `Zobrazených je ${count} najnovších.`,

  results: 'Výsledky vyhodnotenia',
  analysedAt: (when) => `Stav k ${when}`,
  moreSince: (count) =>
    `Odvtedy ${plural(count, 'pribudla', 'pribudli', 'pribudlo')} ${count} ${plural(count, 'odpoveď', 'odpovede', 'odpovedí')}. Vytvorte zoznam znova, aby sa ${plural(count, 'započítala', 'započítali', 'započítali')}.`,
  recommended: 'Odporúčané nápoje',
  confidence: { high: 'Vysoká istota', medium: 'Stredná istota', low: 'Nízka istota' },
  matchingGuests: (count) =>
    count === 0
      ? 'Blízke tomu, čo hostia chcú'
      : `Vyhovuje ${count} ${plural(count, 'hosťovi', 'hosťom', 'hosťom')}`,

  shoppingList: 'Nákupný zoznam',
  listHint:
    'Na tri nápoje pre každého hosťa a trochu navyše. Čo máte v zásobe, ráta sa ako jedna fľaša alebo balenie.',
  nothingToBuy: 'Na tieto nápoje máte v zásobe všetko.',
  priority: { high: 'Vysoká', medium: 'Stredná', low: 'Nízka' },
  priorityOf: (level) => `Priorita: ${level}`,
  copyList: 'Skopírovať zoznam',
  listCopied: 'Nákupný zoznam je skopírovaný do schránky!',
  print: 'Vytlačiť',
};
