import { plural } from '#web/i18n/plural.ts';
export const sk = {
  intro: 'Pozvite hostí, prečítajte si, na čo majú chuť, a nákupný zoznam sa napíše sám.',
  newParty: 'Nová párty',
  name: 'Názov párty',
  description: 'Opis',
  optional: 'nepovinné',
  descriptionPlaceholder: 'Sobota 19:00–23:00, na terase',
  create: 'Vytvoriť párty',
  creating: 'Vytvárame…',
  created: (code: string) => `Párty je vytvorená! Kód pozvánky: ${code}`,
  createdHint: 'Pošlite odkaz hosťom. Ich odpovede sa tu hneď objavia.',
  openParty: 'Otvoriť párty',
  createFailed: (reason: string) => `Párty sa nepodarilo vytvoriť: ${reason}`,
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
  responsesCount: (count: number) => `${count} ${plural(count, 'odpoveď', 'odpovede', 'odpovedí')}`,

  activate: 'Aktivovať',
  deactivate: 'Deaktivovať',
  statusFailed: (reason: string) => `Stav párty sa nepodarilo zmeniť: ${reason}`,
  closeVoting: 'Ukončiť hlasovanie',
  closeVotingQuestion:
    'Ukončiť hlasovanie? Nedá sa to vrátiť späť: nikto už nebude môcť odpovedať. Nákupný zoznam zo všetkých odpovedí sa dá vytvoriť ešte raz.',
  closeFailed: (reason: string) => `Hlasovanie sa nepodarilo ukončiť: ${reason}`,
  generate: 'Vytvoriť nákupný zoznam',
  generating: 'Vytvárame…',
  generateFailed: (reason: string) => `Nákupný zoznam sa nepodarilo vytvoriť: ${reason}`,
  error: (message: string) => `Chyba: ${message}`,
  limit: 'Dosiahli ste mesačný limit na vyhodnotenie párty.',

  invitation: 'Pozvánka',
  shareCode: 'Kód pozvánky',
  partyLink: 'Odkaz na párty',
  qrCode: (party: string) => `QR kód pozvánky: ${party}`,
  copyLink: 'Skopírovať odkaz',
  linkCopied: 'Odkaz na párty je skopírovaný do schránky!',
  share: 'Zdieľať…',
  shareText: (party: string) => `${party}: čo by ste si dali?`,
  downloadQr: 'Stiahnuť QR kód',

  responses: 'Odpovede',
  anonymous: 'Anonymný hosť',
  noResponses: 'Zatiaľ žiadne odpovede. Objavia sa tu samy.',
  newestShown: (count: number) =>
    plural(
      count,
      'Zobrazená je len najnovšia.',
      `Zobrazené sú ${count} najnovšie.`,
      `Zobrazených je ${count} najnovších.`,
    ),

  results: 'Výsledky vyhodnotenia',
  analysedAt: (when: string) => `Stav k ${when}`,
  moreSince: (count: number) =>
    `Odvtedy ${plural(count, 'pribudla alebo sa zmenila', 'pribudli alebo sa zmenili', 'pribudlo alebo sa zmenilo')} ${count} ${plural(count, 'odpoveď', 'odpovede', 'odpovedí')}. Vytvorte zoznam znova, aby sa ${plural(count, 'započítala', 'započítali', 'započítali')}.`,
  recommended: 'Odporúčané drinky',
  confidence: { high: 'Určite zachutí', medium: 'Asi zachutí', low: 'Možno zachutí' },
  matchingGuests: (count: number) =>
    count === 0
      ? 'Blízko k tomu, čo hostia chcú'
      : `Vyhovuje ${count} ${plural(count, 'hosťovi', 'hosťom', 'hosťom')}`,

  servings: (count: number) => `${count} ${plural(count, 'porcia', 'porcie', 'porcií')}`,
  plain: 'Stačí naliať',
  omitted: 'Želané drinky, ktoré v pláne nie sú',
  omission: {
    other: () => 'namiesto neho bude iný drink, ktorý si tí istí hostia tiež želali',
    purchases: (missing: string) => `bolo by treba kúpiť: ${missing}`,
    room: () => 'drinkov je už dosť a tento si želalo menej ľudí',
    refused: () => 'obsahuje niečo, čo hosť, ktorý si ho želá, nesmie',
  },
  needs: 'Kto čo nesmie',
  needsHint:
    'Tieto mená vidíte iba vy. Stopy iných ingrediencií sa nedajú vylúčiť: čítajte etikety a pri alergii sa radšej opýtajte.',
  notFor: (list: string) => `Nepodávajte: ${list}`,
  toCheck: (list: string) => `Overte zloženie: ${list}`,
  unserved: 'Týmto hosťom zatiaľ nič nevyhovuje',
  unservedHint: 'Radšej sa ich opýtajte. Tieto mená vidíte iba vy.',
  unservedFor: (name: string, people: number) =>
    people > 1 ? `${name} (${people} ${plural(people, 'človek', 'ľudia', 'ľudí')})` : name,
  unservedReason: {
    nothing: (nearest: string | null) =>
      nearest
        ? `nič z plánu nie je to pravé, najbližšie je ${nearest}`
        : 'z plánu sa nedá podať nič',
    unclear: () => 'odpovedi sme neporozumeli',
    despair: () => 'porozprávajte sa spolu, prosím, osobne: v odpovedi nejde len o pitie',
  },

  shoppingList: 'Nákupný zoznam',
  listHint: (servings: number, hours: number | null) =>
    `Rátame ${servings} ${plural(servings, 'drink', 'drinky', 'drinkov')} na osobu a trochu navyše, ${
      hours === null
        ? 'ako na večer, ktorý trvá asi štyri hodiny'
        : `keďže párty trvá ${String(hours).replace('.', ',')} ${Number.isInteger(hours) ? plural(hours, 'hodinu', 'hodiny', 'hodín') : 'hodiny'}`
    }. Deti a tí, čo nepijú, majú drinky bez alkoholu.`,
  shelfHint: 'Rátame s tým, že zo všetkého v zásobách máte plnú fľašu alebo plné balenie.',
  fromShelf: (list: string) => `Zo zásob sa použije: ${list}.`,
  garnish: 'na ozdobu',
  supplies: 'Ľad a poháre',
  ice: 'Ľad',
  kilograms: (count: number) => `${count}\u00a0kg`,
  glasses: {
    rocks: 'Nízke poháre',
    martini: 'Poháre na martini',
    coupe: 'Poháre coupe',
    nick: 'Poháre Nick & Nora',
    collins: 'Vysoké poháre',
    highball: 'Vysoké poháre',
    wine: 'Poháre na víno',
    flute: 'Poháre na šumivé víno',
    mule: 'Medené hrnčeky',
    julep: 'Kovové poháre',
    hurricane: 'Poháre hurricane',
    tiki: 'Poháre tiki',
    irish: 'Poháre s uškom',
    shot: 'Poldecáky',
    margarita: 'Poháre na margaritu',
    snifter: 'Koňakové poháre',
    sling: 'Vysoké poháre',
    pint: 'Pivné poháre',
    teacup: 'Šálky',
  },
  nothingToBuy: 'Na tieto drinky máte v zásobách všetko.',
  priority: { high: 'Vysoká', medium: 'Stredná', low: 'Nízka' },
  priorityOf: (level: string) => `Priorita: ${level}`,
  copyList: 'Skopírovať zoznam',
  listCopied: 'Nákupný zoznam je skopírovaný do schránky!',
  print: 'Vytlačiť',
};
