import { plural } from '#web/i18n/plural.ts';

const drinks = (count: number) => `${count} ${plural(count, 'drink', 'drinky', 'drinkov')}`;
const ingredients = (count: number) =>
  `${count} ${plural(count, 'ingrediencia', 'ingrediencie', 'ingrediencií')}`;

export const sk = {
  available: (count: number, all: number) => `Dostupné ingrediencie: ${count} z ${all}`,
  availableInCategory: (count: number, all: number) => `Dostupné: ${count} z ${all}`,
  selectAll: 'Vybrať všetko',
  clearAll: 'Odznačiť všetko',
  clearQuestion: (count: number) => `Odznačiť všetko, čo máte (${ingredients(count)})?`,
  clearHint: 'Kým v zásobách nič nebude, hostia si nič neobjednajú.',
  selected: (count: number) => `Pridané ingrediencie: ${count}`,
  cleared: (count: number) => `Odobraté ingrediencie: ${count}`,
  undo: 'Vrátiť',
  categories: 'Kategórie',
  all: 'Všetky',
  search: 'Nájsť ingredienciu',
  suggestions: 'Nájdené ingrediencie',
  suggestionsHint: (count: number) =>
    count === 1
      ? 'Nájdená jedna. Enterom ju pridáte do zásob.'
      : `Nájdené: ${count}. Šípkami vyberiete, Enterom pridáte do zásob.`,
  foundAs: (brand: string) => `ako ${brand}`,
  isOnShelf: 'V zásobách',
  putOnShelf: 'Pridať',
  added: (name: string) => `Pridané do zásob: ${name}.`,
  wasThere: (name: string) => `V zásobách už je: ${name}.`,
  takenBack: (name: string) => `Znova odobraté: ${name}.`,
  nothingFound: (term: string) => `Žiadna ingrediencia sa nevolá „${term}“.`,
  start: {
    title: 'Čím začať',
    hint: 'Čo nemáte, to nižšie zasa odoberiete.',
    more: 'Hotové zásoby a zoznamy',
    names: { first: 'Prvý bar', classic: 'Klasický bar', full: 'Plný bar' },
    size: ingredients,
    opens: (count: number) => `Namiešate z nich ${drinks(count)}`,
    gives: (count: number) => `Spolu ${drinks(count)}`,
    has: (names: string, more: number) => (more ? `${names} a ďalšie (${more})` : names),
    allThere: 'Toto všetko už máte',
    copy: (bar: string) => `Skopírovať zásoby baru ${bar}`,
    copyCount: (count: number, missing: number) =>
      missing === count ? ingredients(count) : `Nové: ${missing} z ${count}`,
    paste: 'Vložiť zoznam',
    pasteHint: 'V akejkoľvek podobe: názvy, značky, po slovensky aj po anglicky',
    done: (count: number) => `Teraz namiešate ${drinks(count)}.`,
    share: 'Zdieľať kód baru',
    seeDrinks: 'Pozrieť drinky',
  },
  list: {
    title: 'Vložiť zoznam',
    label: 'Čo máte v zásobách?',
    placeholder: 'Tanqueray, 2x Martini Rosso 1\u00a0l, Angostura…',
    read: 'Prečítať zoznam',
    back: 'Upraviť zoznam',
    understood: (count: number) => `Rozpoznané ingrediencie: ${count}`,
    nothing: 'V tomto zozname nie je žiadna ingrediencia.',
    isUnsure: 'Je to správne?',
    isUnknown: 'Nerozpoznané',
    isThere: 'Už je v zásobách',
    meaning: (piece: string) => `Čo znamená „${piece}“`,
    leaveOut: (piece: string) => `Vynechať: ${piece}`,
    takeIn: (piece: string) => `Zaradiť: ${piece}`,
    leftOut: 'Vynechané',
    put: (count: number) => `Pridať do zásob (${count})`,
    tooLong: (max: number) => `Zoznam môže mať najviac ${max} znakov.`,
  },
  updateFailed: (reason: string) => `Zásoby sa nepodarilo zmeniť: ${reason}`,
};
