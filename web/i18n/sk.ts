import type { Messages } from './en.ts';

export const sk: Messages = {
  productName: 'Barback',

  common: {
    back: 'Späť',
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

  party: {
    notFound: 'Párty sa nenašla',
    notFoundReason: 'Táto párty neexistuje alebo je kód pozvánky neplatný.',
  },

  auth: {
    signIn: 'Prihlásiť sa',
    signUp: 'Zaregistrovať sa',
    signInTitle: 'Vitajte späť',
    signUpTitle: 'Otvorte si bar',
    signOut: 'Odhlásiť sa',
    signedIn: 'Prihlásený',
    email: 'E-mail',
    password: 'Heslo',
    repeatPassword: 'Heslo znova',
    name: 'Meno',
    showPassword: 'Zobraziť heslo',
    hidePassword: 'Skryť heslo',
    noAccount: 'Nemáte účet? Zaregistrujte sa',
    haveAccount: 'Už máte účet? Prihláste sa',
    backToGuest: 'Späť na zobrazenie pre hostí',
    loginRequired: 'Na túto stránku sa musíte prihlásiť',
    pitch: 'Váš bar naživo v každom telefóne v miestnosti.',
    pitchPoints: [
      'Hostia naskenujú kód a vidia, čo práve viete namiešať.',
      'Objednávky prídu vo chvíli, keď ich niekto odošle.',
      'Žiadna aplikácia na inštaláciu, hostia nepotrebujú účet.',
    ],
    failures: {
      signIn: 'Prihlásenie zlyhalo',
      signUp: 'Registrácia zlyhala',
      wrongCredentials: 'E-mail alebo heslo nie je správne',
      emailTaken: 'Účet s týmto e-mailom už existuje',
      tooManyTries: 'Priveľa pokusov. Počkajte minútu a skúste to znova',
    },
  },

  validation: {
    required: 'Toto pole je povinné',
    invalidEmail: 'Zadajte platnú e-mailovú adresu',
    passwordTooShort: 'Heslo musí mať aspoň 8 znakov',
    passwordsDoNotMatch: 'Heslá sa nezhodujú',
    invalidBarCode: 'Neplatný kód baru',
    nameRequired: 'Meno je povinné',
  },

  dashboard: {
    title: 'Prehľad barmana',
    subtitle: 'Spravujte svoje bary',
    welcome: 'Vitajte vo svojom prehľade barmana',
    yourBars: 'Vaše bary',
    noBars: 'Zatiaľ žiadne bary. Začnite tým, že vytvoríte prvý!',
    addBar: 'Pridať',
    barName: 'Názov baru',
    barDescription: 'Popis',
    optional: 'nepovinné',
    createBar: 'Vytvoriť bar',
    createBarFailed: (reason) => `Bar sa nepodarilo vytvoriť: ${reason}`,
    updateBarFailed: (reason) => `Bar sa nepodarilo zmeniť: ${reason}`,
    open: 'Prijíma objednávky',
    openHint: 'Hostia môžu objednávať. Keď je bar zatvorený, vidia to.',
    active: 'Aktívny',
    activeHint: 'Hostia nájdu bar podľa kódu. Po deaktivácii kód nikam nevedie.',
    guestView: 'Zobrazenie pre hostí',
    allBars: 'Všetky bary',
  },

  errors: {
    INVALID_REQUEST: 'Neplatná požiadavka',
    INVALID_CURSOR: 'Vyskytla sa chyba',
    UNAUTHORIZED: 'Musíte sa prihlásiť',
    NOT_FOUND: 'Nenašlo sa',
    UNKNOWN_FUNCTION: 'Vyskytla sa chyba',
    KEY_REUSED: 'Vyskytla sa chyba',
    TOO_LARGE: 'Neplatná požiadavka',
    TOO_MANY: 'Limit bol prekročený',
    UNEXPECTED: 'Niečo sa pokazilo',
    UNAVAILABLE: 'Služba je dočasne nedostupná',
    NETWORK: 'Chyba siete',
  },
};
