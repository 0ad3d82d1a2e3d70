import { plural } from '#web/i18n/plural.ts';

const newDrinks = (count: number) => plural(count, 'nový nápoj', 'nové nápoje', 'nových nápojov');

export const sk = {
  recommendations: {
    title: 'Inteligentné odporúčania',
    hint: 'Ktorá fľaša pridá najviac nových nápojov? Mixológ to spočíta pre vaše zásoby.',
    get: 'Získať odporúčania',
    refresh: 'Obnoviť',
    getting: 'Počítam...',
    impacts: { high: 'Veľký prínos', medium: 'Stredný prínos', low: 'Malý prínos' },
    newDrinks: (count: number) => `+${count} ${newDrinks(count)}`,
    more: (count: number) => `+${count} ${plural(count, 'ďalší', 'ďalšie', 'ďalších')}`,
    showAll: (count: number) => `Zobraziť všetky (${count})`,
    take: (count: number) =>
      ['Pridať do zásob', 'Pridať oboje do zásob'][count - 1] ?? 'Pridať všetko do zásob',
    taken: 'V zásobách',
    takenOf: (name: string) => `V zásobách: ${name}`,
    takeFailed: (reason: string) => `Zásoby sa nepodarilo zmeniť: ${reason}`,
    undo: 'Späť',
    countedBefore: 'Spočítané pre zásoby pred zmenou. Obnovením sa spočíta znova.',
    hide: 'Toto nechceme',
    hidden: (name: string) => `Skryté: ${name}`,
    hideFailed: (reason: string) => `Odporúčania sa nepodarilo zmeniť: ${reason}`,
    showHidden: (count: number) => `Zobraziť skryté (${count})`,
    hiddenTitle: 'Skryté odporúčania',
    closeHidden: 'Zavrieť skryté',
    showAgain: 'Znova zobraziť',
    none: 'Momentálne nie sú k dispozícii žiadne odporúčania.',
    noneHint: 'Skúste upraviť zásoby alebo sa vráťte neskôr.',
    failed: 'Odporúčania sa nepodarilo získať',
    failedReason: 'Nepodarilo sa získať odporúčania',
    limit: 'Dosiahli ste mesačný limit pre odporúčania ingrediencií.',
  },

  creation: {
    title: 'Nápoje od AI',
    hint: 'Nový vyvážený nápoj z toho, čo máte v zásobách. Či pôjde do ponuky, rozhodnete vy.',
    generate: 'Vytvoriť AI nápoj',
    generating: 'Miešam...',
    counts: (drinks: number, ai: number) =>
      `${drinks} ${plural(drinks, 'dostupný nápoj', 'dostupné nápoje', 'dostupných nápojov')} • ${ai} od AI`,
    tooFew: (count: number) =>
      `Na vytvorenie AI nápoja potrebujete aspoň 3 dostupné ingrediencie. Momentálne máte ${count} ${plural(count, 'dostupnú ingredienciu', 'dostupné ingrediencie', 'dostupných ingrediencií')}.`,
    wish: 'Vaše želanie',
    optional: '(nepovinné)',
    wishPlaceholder: 'napr. niečo dlhé s mezcalom',
    wishImpossible:
      'Podľa tohto želania sa z vašich zásob nič nové namiešať nedá. Neúčtovali sme nič.',
    variation: 'Obmena',
    noVariation: 'Vo vašich zásobách nie je čím tento nápoj obmeniť. Neúčtovali sme nič.',
    lastDrafts: 'Posledné návrhy',
    lastDraftsHint: 'Nápoje, ktoré nepridáte, tu zostanú jeden deň a nič nestoja.',
    openDraft: (name: string) => `Otvoriť návrh ${name}`,
    draftSubtitle: 'Nový, z toho, čo máte v zásobách',
    delete: 'Zahodiť',
    leaving: 'Odísť a nápoj nepridať? Ešte deň ho nájdete v posledných návrhoch.',
    stay: 'Zostať pri ňom',
    discard: 'Odísť bez neho',
    add: 'Pridať do ponuky',
    adding: 'Pridávam...',
    addedTitle: 'Pridané do ponuky!',
    addedSubtitle: 'Hostia si ho už môžu objednať',
    generateFailed: (reason: string) => `AI nápoj sa nepodarilo vytvoriť: ${reason}`,
    saveFailed: (reason: string) => `Nápoj sa nepodarilo uložiť: ${reason}`,
    limit: 'Dosiahli ste mesačný limit na vytváranie AI nápojov.',
  },
};
