import type { ExplainTexts } from './texts.en.ts';

export const sk: ExplainTexts = {
  lookingFor: (what) => `Hľadám ${what}.`,
  lookingForNamed: (what) => `Hľadám: ${what}.`,
  something: 'niečo',
  alcoholFree: 'nealkoholické',
  strengths: { '-1': 'ľahké', 0: 'stredne silné', 1: 'silné' },
  with: (concepts) => `${/^[szšž]/i.test(concepts) ? 'so' : 's'} ${concepts}`,
  without: (concepts) => `bez ${concepts}`,
  not: (quality) => `nie ${quality}`,
  notTooMuch: (quality) => `nie príliš ${quality}`,
  little: (concept) => `len s troškou ${concept}`,
  except: (names, count) => `okrem ${count === 1 ? 'drinku' : 'drinkov'} ${names}`,
  like: (names) => `ako ${names}`,
  named: (names) => `${names} a podobné drinky.`,
  notServed: (names) => `${names} dnes v ponuke nie je. Toto chutí podobne.`,
  about: (words) => `v duchu „${words}“`,
  quoted: (word) => `„${word}“`,
  atMost: (percent) => `s obsahom alkoholu najviac ${percent}\u00a0%`,
  below: (percent) => `s obsahom alkoholu pod ${percent}\u00a0%`,
  atLeast: (percent) => `s obsahom alkoholu aspoň ${percent}\u00a0%`,
  above: (percent) => `s obsahom alkoholu nad ${percent}\u00a0%`,
  and: ' a ',
  or: ' alebo ',
  closeTo: (name) => `podobné ako ${name}`,
  houseSpecial: 'naša špecialita',
  asAsked: 'Presne to, čo hľadáte',
  noAlcohol: 'bez alkoholu',
  percent: (percent) => `${percent}\u00a0% alkoholu`,
  strongest: (percent) => `v ponuke najsilnejší drink: ${percent}\u00a0% alkoholu`,
  lightest: (percent) => `v ponuke najľahší drink: ${percent}\u00a0% alkoholu`,
  ingredients: (count) =>
    `${count} ${count === 1 ? 'ingrediencia' : count < 5 ? 'ingrediencie' : 'ingrediencií'}`,
  partCount: (min, max) => {
    if (min === max) return min === 1 ? 'z jednej ingrediencie' : `z ${min} ingrediencií`;
    return max > 90 ? `z aspoň ${min} ingrediencií` : `z najviac ${max} ingrediencií`;
  },
  crisis:
    'Znie to veľmi ťažko. Nemusíte to niesť bez pomoci. Zavolajte, prosím, hneď: vypočujú vás vo dne aj v noci.',
  slowDown: 'Dajme si chvíľu pauzu: niečo bez alkoholu a k tomu pohár vody z baru.',
  askBar: 'Zloženie všetkého tu nepoznáme, preto sa naň, prosím, opýtajte na bare.',
  tellBar:
    'Pred objednaním o tom, prosím, povedzte na bare: stopy iných ingrediencií sa nedajú nikdy vylúčiť.',
  greeting: 'Vitajte! Napíšte chuť, alkohol, náladu alebo príležitosť a pozriem sa do ponuky.',
  offTopic: 'Vyznám sa len v drinkoch. Napíšte, na čo máte chuť, a pozriem sa do ponuky.',
  unclear: 'Teraz nerozumiem. Skúste „kyslé s ginom“.',
  picks: 'Pár dobrých drinkov z ponuky, každý iný.',
  notUnderstood: 'Teraz nerozumiem, tak aspoň pár dobrých drinkov z ponuky, každý iný.',
  nothing: 'Nič také teraz v ponuke nie je.',
  kindred: 'Najbližšie sú tieto.',
};
