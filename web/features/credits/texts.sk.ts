import { plural } from '#web/i18n/plural.ts';

const number = (value: number) => value.toLocaleString('sk');
const calls = (count: number) =>
  `${number(count)} ${plural(count, 'použitie', 'použitia', 'použití')}`;

export const sk = {
  features: {
    smartSearch: 'AI výber',
    ingredientRecommendations: 'Odporúčania ingrediencií',
    partyAnalysis: 'Vyhodnotenie párty',
    drinkCreation: 'Vytvorenie AI drinku',
  },

  balance: {
    title: 'Zostatok kreditu',
    short: 'Kredit na AI',
    searchesLeft: (count: number) =>
      `≈ ${count.toLocaleString('sk')} ${plural(count, 'AI výber', 'AI výbery', 'AI výberov')}`,
    spent: (amount: string) => `Celkovo minuté: ${amount}`,
    updated: (when: string) => `Posledná zmena: ${when}`,
    low: 'Nízky zostatok',
    lowReason: (amount: string) =>
      `Zostáva menej než ${amount}. Čoskoro dobite kredit, aby funkcie AI neprestali fungovať uprostred večera.`,
    critical: 'Kredit je takmer vyčerpaný',
    criticalReason:
      'Keď sa minie, funkcie AI prestanú fungovať. Hostia môžu ďalej prezerať ponuku a objednávať.',
    owed: (amount: string) => `Dlh: ${amount}`,
    owedReason:
      'Platba bola vrátená, keď ste kredit už minuli. Dlh sa splatí z najbližšieho nákupu.',
  },

  purchase: {
    title: 'Kúpiť kredit',
    terms: '1\u00a0$ kreditu za každý zaplatený 1\u00a0$. Kredit nikdy neprepadne.',
    range: (least: string, most: string) =>
      `Pri platbe si zvolíte ľubovoľnú sumu od ${least} do ${most}.`,
    button: 'Kúpiť kredit',
    opening: 'Otvárame platobnú stránku…',
    testMode: 'Testovací režim',
    testReason: 'Neúčtujú sa žiadne skutočné peniaze.',
    closed:
      'Kredit sa tu kúpiť nedá: platby nie sú nastavené. Obráťte sa na toho, kto aplikáciu spravuje.',
    noCheckout: 'Platobnú stránku sa nepodarilo vytvoriť. Skúste to znova.',
    failed: 'Nákup sa nepodarilo začať. Skúste to znova.',
    openCheckout: 'Otvoriť platobnú stránku',
    dismiss: 'Zavrieť správu',
    status: {
      pending: 'Čakáme na platbu',
      paid: (amount: string) => `Zaplatené: pribudlo ${amount}`,
      failed: 'Platba zlyhala',
      expired: 'Platba bola zrušená',
    },
    reason: {
      pending: 'Keď sa platba potvrdí, táto stránka sa zmení sama.',
      paid: 'Ďakujeme. Kredit je pripravený na použitie.',
      failed: 'Kredit nepribudol. Môžete to kedykoľvek skúsiť znova.',
      expired: 'Nič sa neúčtovalo.',
    },
  },

  pricing: {
    title: 'Ceny AI',
    gives:
      'Za 5\u00a0$ získate viac ako 500 AI výberov, 400 odporúčaní ingrediencií alebo 70 vyhodnotení párty.',
    perUse: (price: string) => `${price} za použitie`,
    left: (uses: number) => `Stačí ešte na ${calls(uses)}`,
    month: (used: number, limit: number) => `Tento mesiac ${used} z ${limit}`,
    reached: 'Mesačný limit je vyčerpaný',
    resets: (date: string) => `Mesačné limity sa obnovia ${date} (UTC).`,
  },

  usage: {
    title: 'Využitie za posledných 30 dní',
    totalCalls: 'Použitia AI',
    totalCost: 'Minuté',
    average: 'Priemer na použitie',
    chart: 'Výdavky po dňoch',
    chartOf: (total: string) => `Výdavky po dňoch za posledných 30 dní, spolu ${total}`,
    day: 'Deň',
    calls: 'Použitia',
    cost: 'Cena',
    onDay: (day: string, cost: string, count: string) => `${day}: ${cost}, ${count}`,
    count: calls,
    none: 'AI ste zatiaľ nevyužili',
    noneReason: 'Zobrazí sa tu AI výber pre hostí, odporúčania, vyhodnotenia párty a nové drinky.',
    byType: 'Využitie podľa typu',
    house: (count: number) => `vstavaný mixológ: ${number(count)}`,
    model: (count: number) => `jazykový model: ${number(count)}`,
    free: (count: number) => `${number(count)} zadarmo`,
  },

  transactions: {
    title: 'Posledné transakcie',
    none: 'Zatiaľ žiadne transakcie',
    types: {
      purchase: 'Nákup',
      initial: 'Uvítací kredit',
      refund: 'Vrátenie',
      other: 'Iné',
    },
  },

  testCheckout: {
    title: 'Testovacia platba',
    badge: 'Testovací režim',
    reason:
      'Neúčtujú sa žiadne skutočné peniaze. Táto stránka zastupuje platbu kartou, kým nie je nastavený Stripe.',
    product: 'AI kredit Barback',
    amount: 'Suma v amerických dolároch',
    range: (least: string, most: string) => `Od ${least} do ${most}`,
    pay: (amount: string) => `Zaplatiť ${amount}`.trim(),
    decline: 'Vyskúšať odmietnutú kartu',
    cancel: 'Zrušiť a vrátiť sa',
    missing: 'Táto platba neexistuje',
    failed: 'Nepodarilo sa to. Skúste to znova.',
  },
};
