import { plural } from '#web/i18n/plural.ts';
export const sk = {
  loading: [
    'Spoznávame vašu chuť…',
    'Prezeráme bar a ovoniavame fľaše…',
    'Miešame nápady…',
    'Hľadáme ten pravý…',
    'Už to bude…',
  ],
  found: (count: number) => `${count} ${plural(count, 'drink', 'drinky', 'drinkov')} pre vás`,
  empty: 'Taký drink sme v ponuke nenašli',
  emptyHint: 'Skúste svoju chuť opísať inak',
  failed: 'Hľadanie zlyhalo. Skúste to znova.',
  limit: 'Mesačný limit na AI výber je vyčerpaný',
  limitHint: 'Zvýšte si limit alebo počkajte, kým sa vám obnoví',
  credits: 'AI výber potrebuje kredit',
  creditsHint: 'Ponuka je zadarmo: tie isté slová skúste v nej.',
  browseInstead: 'Hľadať tieto slová v ponuke',
  paused: {
    bar: {
      title: 'AI má dnes voľno. Ponuka nie.',
      reason: 'Všetko, čo bar vie namiešať, nájdete v Ponuke a objednáte si ako vždy.',
    },
    offline: {
      title: 'AI potrebuje spojenie',
      reason: 'Odpovie sama, keď sa spojenie obnoví. Ponuka zatiaľ funguje.',
    },
    soon: {
      title: 'Chvíľku strpenia',
      reason:
        'Naraz prišlo priveľa otázok. Spýtajte sa znova o pár sekúnd alebo si zatiaľ prezrite ponuku.',
    },
  },
  resting: {
    guest:
      'AI vám dnes poradila, ako najlepšie vedela. Odteraz vyberá bar a v Ponuke nájdete všetko.',
    bar: 'AI má dnes voľno. Toto pre vás vybral bar a v Ponuke nájdete všetko.',
  },
  help: 'Čísla, na ktoré môžete zavolať',
  browse: 'Prezrieť ponuku',
  askAgain: 'Spýtať sa znova',
  anotherSurprise: 'Prekvapte ma znova',
  startOver: 'Späť na všetky drinky',
};
