import { plural } from '#web/i18n/plural.ts';
export const sk = {
  loading: [
    'Zisťujeme vašu chuť…',
    'Prehľadávame ponuku…',
    'Miešame nápady…',
    'Hľadáme ten pravý…',
    'Už to bude…',
  ],
  found: (count: number) => `${count} ${plural(count, 'drink', 'drinky', 'drinkov')} pre vás`,
  empty: 'Vašej požiadavke nezodpovedajú žiadne drinky',
  emptyHint: 'Skúste svoju chuť opísať inak',
  failed: 'Hľadanie zlyhalo. Skúste to znova.',
  limit: 'Mesačný limit AI vyhľadávania je vyčerpaný',
  limitHint: 'Prejdite na vyšší limit alebo počkajte, kým sa obnoví',
  credits: 'Vyhľadávanie prirodzeným jazykom vyžaduje kredit',
  creditsHint: 'Ponuka je zadarmo: vyhľadajte tie isté slová v nej.',
  browseInstead: 'Hľadať tieto slová v ponuke',
  paused: {
    bar: {
      title: 'Mixológ má dnes už voľno',
      reason: 'Všetko, čo bar vie namiešať, nájdete v Ponuke a objednáte si ako vždy.',
    },
    soon: {
      title: 'Chvíľku strpenia',
      reason:
        'Naraz prišlo priveľa otázok. Spýtajte sa znova o pár sekúnd alebo si zatiaľ prezrite ponuku.',
    },
  },
  resting: {
    guest:
      'Mixológ vám dnes poradil, ako najlepšie vedel. Odteraz vyberá bar a v Ponuke nájdete všetko.',
    bar: 'Mixológ má dnes voľno. Toto pre vás vybral bar a v Ponuke nájdete všetko.',
  },
  help: 'Čísla, na ktoré sa dá zavolať',
  browse: 'Prezrieť ponuku',
  askAgain: 'Spýtať sa znova',
  startOver: 'Späť na všetky drinky',
};
