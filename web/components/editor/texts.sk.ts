export const sk = {
  edit: (name: string) => `Upraviť: ${name}`,
  restored: 'Vaše predošlé zmeny tu zostali. Ešte nie sú uložené.',
  throwAway: 'Zahodiť ich',

  languages: 'Jazyk textov',
  notWritten: 'nenapísané',
  name: 'Názov',
  description: 'Opis',
  instructions: 'Postup',
  optional: 'nepovinné',
  fallback: {
    en: 'Anglické texty chýbajú. Kto číta po anglicky, uvidí slovenské.',
    sk: 'Slovenské texty chýbajú. Kto číta po slovensky, uvidí anglické.',
  },
  alone: {
    en: 'Tieto texty uvidia aj hostia, ktorí čítajú po slovensky, kým nenapíšete slovenské.',
    sk: 'Tieto texty uvidia aj hostia, ktorí čítajú po anglicky, kým nenapíšete anglické.',
  },
  writeIn: { en: 'Napísať aj po anglicky', sk: 'Napísať aj po slovensky' },
  removeTexts: { en: 'Odstrániť anglické texty', sk: 'Odstrániť slovenské texty' },

  category: 'Kategória',
  allergens: 'Alergény',
  findHint: 'Píšte a stlačte Enter',
  enough: (count: number) => `Najviac ich môže byť ${count}.`,
  remove: (name: string) => `Odobrať: ${name}`,
  unknownIngredient: 'Ingrediencia, ktorá už nie je',

  previewWaits: 'Ste offline. Náhľad sa doplní po pripojení.',
  previewFailed: 'Náhľad teraz nie je k dispozícii.',

  saving: 'Ukladáme…',
  cancel: 'Zrušiť',
  stillHere: 'Čo ste napísali, zostáva tu.',
  mend: 'Pozrite si, prosím, označené polia.',
  undo: 'Vrátiť',
  inUse: (names: string) => `Ešte treba na: ${names}.`,
  noName: 'Zadajte názov',
  badAmount: 'Zadajte množstvo, napríklad 1,5',

  conflict: {
    hint: 'Zatiaľ sa nič neprepísalo. Líši sa toto:',
    same: 'Obe verzie hovoria to isté.',
    theirs: 'Druhá verzia',
    mine: 'Moja verzia',
    nothing: 'nič',
    loadTheirs: 'Načítať druhú verziu',
    saveMine: 'Prepísať mojou',
  },

  drink: {
    isNew: 'Nový drink',
    back: 'Všetky drinky',
    gone: 'Tento drink tu nie je',
    goneReason: 'Patrí inému baru alebo nikdy neexistoval.',
    isRetired: 'Tento drink je stiahnutý: hostia ho nevidia.',
    changed: (who: string | null) =>
      who ? `Drink sa medzitým zmenil (${who})` : 'Tento drink sa medzitým zmenil v inom okne',
    save: 'Uložiť drink',
    saveFailed: (reason: string) => `Drink sa nepodarilo uložiť: ${reason}`,
    limit: (count: number) =>
      `Vlastných drinkov máte ${count} a viac ich byť nemôže. Najprv niektorý stiahnite.`,
    nameTaken: {
      own: (name: string) => `Drink s názvom ${name} už máte`,
      classic: (name: string) =>
        `${name} je klasika z vašej ponuky: nájdite iný názov alebo klasiku skryte`,
      ingredient: (name: string) => `Názov ${name} už má ingrediencia`,
    },
    retire: 'Stiahnuť z ponuky',
    retireQuestion: (name: string) => `Stiahnuť drink ${name} z ponuky?`,
    retireHint: 'Hostia ho už neuvidia. Vrátiť ho môžete kedykoľvek.',
    retired: (name: string) => `Drink ${name} je stiahnutý z ponuky.`,
    retireFailed: (reason: string) => `Drink sa nepodarilo stiahnuť: ${reason}`,
    bringBack: 'Vrátiť do ponuky',
    bringBackOf: (name: string) => `Vrátiť do ponuky: ${name}`,
    broughtBack: (name: string) => `Drink ${name} je späť.`,
    bringBackFailed: (reason: string) => `Drink sa nepodarilo vrátiť: ${reason}`,
  },
  ingredient: {
    isNew: 'Nová ingrediencia',
    back: 'Späť na zásoby',
    gone: 'Táto ingrediencia tu nie je',
    goneReason: 'Patrí niekomu inému alebo nikdy neexistovala.',
    isRetired: 'Táto ingrediencia je vyradená: žiadny z vašich barov ju nepoužíva.',
    changed: (who: string | null) =>
      who
        ? `Ingrediencia sa medzitým zmenila (${who})`
        : 'Táto ingrediencia sa medzitým zmenila v inom okne',
    save: 'Uložiť ingredienciu',
    saveFailed: (reason: string) => `Ingredienciu sa nepodarilo uložiť: ${reason}`,
    limit: (count: number) =>
      `Vlastných ingrediencií máte ${count} a viac ich byť nemôže. Najprv niektorú vyraďte.`,
    nameTaken: {
      own: (name: string) => `Ingredienciu s názvom ${name} už máte`,
      classic: (name: string) => `Názov ${name} už má drink`,
      ingredient: (name: string) => `V zásobách už je ${name}`,
    },
    retire: 'Vyradiť',
    retireQuestion: (name: string) => `Vyradiť: ${name}?`,
    retireHint: 'Zmizne zo zásob všetkých vašich barov. Vrátiť ju môžete kedykoľvek.',
    retired: (name: string) => `${name}: vyradené.`,
    retireFailed: (reason: string) => `Ingredienciu sa nepodarilo vyradiť: ${reason}`,
    bringBack: 'Vrátiť',
    bringBackOf: (name: string) => `Vrátiť: ${name}`,
    broughtBack: (name: string) => `Späť v zozname: ${name}.`,
    bringBackFailed: (reason: string) => `Ingredienciu sa nepodarilo vrátiť: ${reason}`,
  },
};
