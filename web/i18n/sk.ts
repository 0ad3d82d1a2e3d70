import type { Messages } from './en.ts';
import { plural } from './plural.ts';

export const sk: Messages = {
  productName: 'Barback',
  pageDescription:
    'Pozrite si, čo bar práve vie namiešať, objednajte si nápoj a sledujte, ako vzniká.',

  common: {
    back: 'Späť',
    backToGuest: 'Späť na zobrazenie pre hostí',
    cancel: 'Zrušiť',
    close: 'Zavrieť',
    loading: 'Načítava sa',
    tryAgain: 'Skúste to znova',
  },

  connection: {
    live: 'Naživo',
    reconnecting: 'Obnovuje sa spojenie',
    offline: 'Bez pripojenia',
  },

  preferences: {
    language: 'Jazyk',
    languageName: { en: 'English', sk: 'Slovenčina' },
    units: 'Jednotky objemu',
    darkTheme: 'Tmavý vzhľad',
    lightTheme: 'Svetlý vzhľad',
  },

  guest: {
    welcome: 'Vitajte v bare',
    intro: 'Naskenujte kód na stole alebo ho napíšte sem.',
    barCode: 'Kód baru',
    barCodePlaceholder: '3- až 5-miestny kód',
    enterBar: 'Vstúpiť do baru',
    bartenderLink: 'Ste barman? Prejdite na svoj prehľad',
    openNow: 'Otvorené',
    leaveBar: 'Odísť z baru',
    barNotFound: 'Bar sa nenašiel',
    barNotFoundReason: 'Zadaný kód baru neplatí alebo bol bar deaktivovaný',
    tryAnotherCode: 'Skúsiť iný kód',
    barClosed: 'Bar je momentálne zatvorený',
    barClosedReason: (bar) =>
      `${bar} práve neprijíma objednávky. Keď začne, stránka sa otvorí sama.`,
  },

  menu: {
    greeting: (name) => `Ahoj, ${name}`,
    search: (count) => `Hľadať v ${count} nápojoch`,
    clearSearch: 'Vymazať hľadanie',
    all: 'Všetko',
    filters: 'Filtre',
    filtersActive: (count) => `Filtre, aktívne: ${count}`,
    ingredients: 'Ingrediencie',
    findIngredient: 'Nájsť ingredienciu',
    clearFilters: 'Zrušiť všetky',
    showDrinks: 'Zobraziť nápoje',
    noDrinks: 'Hľadaniu nezodpovedajú žiadne nápoje',
    end: 'To sú všetky nápoje, ktoré máme!',
    order: (drink) => `Objednať ${drink}`,
    noImage: 'Bez obrázka',
    percent: (value) => `${value} %`,
    substituted: (substitute, original) => `${substitute} (náhrada za: ${original})`,
  },

  drink: {
    ingredients: 'Ingrediencie',
    howToMake: 'Ako sa pripravuje',
    garnish: 'Ozdoba',
    specialRequests: 'Osobitné želania',
    optional: 'nepovinné',
    requestsPlaceholder: 'Alergie, menej ľadu, viac pomaranča…',
    quickRequests: ['Menej sladké', 'Bez ľadu', 'Viac limetky', 'Silnejšie'],
    orderFor: 'Pre',
    yourName: 'Vaše meno',
    placeOrder: 'Objednať',
    placing: 'Objednáva sa…',
    placed: 'Objednávka bola úspešne odoslaná!',
    failed: (reason) => `Objednávku sa nepodarilo odoslať: ${reason}`,
    gone: 'Tento nápoj práve zmizol z ponuky.',
  },

  guestName: {
    title: 'Ako vás máme volať?',
    intro: 'Týmto menom vás barman zavolá, keď bude nápoj hotový.',
    label: 'Vaše meno',
    tooShort: 'Zadajte aspoň 2 znaky',
    confirm: 'Ukázať ponuku',
  },

  orders: {
    yours: 'Vaše dnešné objednávky',
    status: {
      new: 'Nová',
      processing: 'Pripravuje sa',
      done: 'Hotová',
      pending: 'Čaká',
      completed: 'Dokončená',
      failed: 'Neúspešná',
    },
    drinkNotFound: 'Nápoj sa nenašiel',
    waiting: (drink) => `${drink} – objednané`,
    beingMade: (drink) => `${drink} – pripravuje sa`,
    ready: (drink) => `${drink} – hotové`,
    next: 'Ste na rade',
    ahead: (count) =>
      `${count} ${plural(count, 'objednávka', 'objednávky', 'objednávok')} pred vami`,
    orderedAgo: (ago) => `Objednané ${ago}`,
    more: (count) => `+${count} ${plural(count, 'ďalšia', 'ďalšie', 'ďalších')}`,
    pickUp: 'Vyzdvihnite si ho na bare',
  },

  drinkCategories: {
    sours: 'Kyslé',
    highballs: 'Highbally',
    stirred: 'Miešané',
    fizzes: 'Fizzy',
    spritzes: 'Spritze',
    tropical: 'Tropické',
    juleps: 'Julepy a smashe',
    creamy: 'Krémové',
    hot: 'Horúce',
    shots: 'Shoty',
    'alcohol-free': 'Bez alkoholu',
    'ai-generated': 'Od AI',
  },

  ingredientCategories: {
    spirits: 'Destiláty',
    liqueurs: 'Likéry',
    amari: 'Horké likéry a aperitívy',
    wines: 'Vína a vermuty',
    beers: 'Pivá a cidre',
    bitters: 'Bittre',
    juices: 'Šťavy',
    syrups: 'Sirupy',
    mixers: 'Miešadlá',
    dairy: 'Mliečne výrobky a vajcia',
    fruits: 'Ovocie a zelenina',
    herbs: 'Bylinky',
    spices: 'Koreniny',
    pantry: 'Špajza',
  },

  strength: {
    'non-alcoholic': 'Bez alkoholu',
    light: 'Ľahký',
    medium: 'Stredný',
    strong: 'Silný',
  },

  party: {
    notFound: 'Párty sa nenašla',
    notFoundReason: 'Táto párty neexistuje alebo je kód pozvánky neplatný.',
  },

  errors: {
    INVALID_REQUEST: 'Neplatná požiadavka',
    INVALID_CURSOR: 'Vyskytla sa chyba',
    UNAUTHORIZED: 'Musíte sa prihlásiť',
    INSUFFICIENT_CREDITS: 'Nedostatok kreditu',
    NOT_FOUND: 'Nenašlo sa',
    UNKNOWN_FUNCTION: 'Vyskytla sa chyba',
    DRINK_NOT_FOUND: 'Nápoj sa nenašiel',
    ORDER_NOT_FOUND: 'Objednávka sa nenašla',
    BAR_CLOSED: 'Bar je momentálne zatvorený',
    CANNOT_MAKE: 'Tento nápoj sa s aktuálnymi zásobami nedá pripraviť',
    TOO_FEW_INGREDIENTS: 'Na vytvorenie AI nápoja potrebujete aspoň 3 dostupné ingrediencie.',
    NOTHING_TO_CREATE:
      'Z týchto ingrediencií sa nedá vytvoriť nový nápoj. Pridajte destilát, džús alebo limonádu.',
    INGREDIENT_NOT_AVAILABLE: 'Ingrediencia nie je dostupná',
    DRAFT_NOT_FOUND: 'Tento návrh už neplatí. Vytvorte si iný.',
    CANNOT_UPDATE_ORDER: 'Objednávku sa nepodarilo zmeniť',
    KEY_REUSED: 'Vyskytla sa chyba',
    TOO_LARGE: 'Neplatná požiadavka',
    TOO_MANY: 'Limit bol prekročený',
    USAGE_LIMIT: 'Limit používania je vyčerpaný',
    UNEXPECTED: 'Niečo sa pokazilo',
    UNAVAILABLE: 'Služba je dočasne nedostupná',
    NETWORK: 'Chyba siete',
  },
};
