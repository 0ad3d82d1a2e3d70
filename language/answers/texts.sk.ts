import type { ExplainTexts } from './texts.en.ts';

export const sk: ExplainTexts = {
  alcoholFree: 'nealkoholické',
  strengths: { '-1': 'ľahké', 0: 'stredne silné', 1: 'silné' },
  houseSpecial: 'naša špecialita',
  asAsked: 'Presne to, čo hľadáte',
  noAlcohol: 'bez alkoholu',
  percent: (percent) => (percent === 0 ? 'bez alkoholu' : `${percent}\u00a0% alkoholu`),
  strongest: (percent) => `v ponuke najsilnejšie s ${percent}\u00a0% alkoholu`,
  lightest: (percent) => `v ponuke najľahšie s ${percent}\u00a0% alkoholu`,
  ingredients: (count) =>
    `${count} ${count === 1 ? 'ingrediencia' : count < 5 ? 'ingrediencie' : 'ingrediencií'}`,
  crisis:
    'Znie to veľmi ťažko. Nemusíte to niesť bez pomoci. Zavolajte, prosím, hneď: vypočujú vás vo dne aj v noci.',
  water: 'Pohár vody vám na bare radi nalejú. Alebo si dajte niečo osviežujúce bez alkoholu.',
  favourites: 'Toto si hostia objednávajú najčastejšie.',
  wellKnown: 'Najznámejšie drinky z ponuky.',
  favourite: 'obľúbené',
  thanks: 'Niet za čo! Dáte si ešte niečo?',
  slowDown: 'Dajme si chvíľu pauzu: niečo bez alkoholu a k tomu pohár vody z baru.',
  askBar: 'Zloženie všetkého tu nepoznáme, preto sa naň, prosím, opýtajte na bare.',
  askAbout: (words) => `Nevieme, v čom všetkom je ${words}, preto sa, prosím, opýtajte na bare.`,
  tellBarToo: 'Povedzte o tom, prosím, aj na bare.',
  tellBar:
    'Pred objednaním o tom, prosím, povedzte na bare: stopy iných ingrediencií sa nikdy nedajú vylúčiť.',
  greeting: 'Vitajte! Napíšte chuť, alkohol, náladu alebo príležitosť a pozriem sa do ponuky.',
  offTopic: 'Vyznám sa len v drinkoch. Napíšte, na čo máte chuť, a pozriem sa do ponuky.',
  unclear: 'Teraz nerozumiem. Skúste „kyslé s ginom“.',
  picks: 'Pár dobrých drinkov z ponuky, každý iný.',
  notUnderstood: 'Teraz nerozumiem, tak aspoň pár dobrých drinkov z ponuky, každý iný.',
  nothing: 'Presne také dnes v ponuke nič nemáme',
  withinFilter: 'v rámci vášho výberu',
};
