import type { ExplainTexts } from './texts.en.ts';

export const sk: ExplainTexts = {
  lookingFor: (what) => `Hľadám ${what}.`,
  something: 'niečo',
  alcoholFree: 'nealkoholické',
  strengths: { '-1': 'ľahké', 0: 'stredne silné', 1: 'silné' },
  with: (concepts) => `${/^[szšž]/i.test(concepts) ? 'so' : 's'} ${concepts}`,
  without: (concepts) => `bez ${concepts}`,
  not: (quality) => `nie ${quality}`,
  notTooMuch: (quality) => `nie príliš ${quality}`,
  little: (concept) => `s čo najmenším množstvom ${concept}`,
  like: (names) => `ako ${names}`,
  named: (names) => `${names} a čo je mu blízke.`,
  notServed: (names) => `${names} tu práve nie je. Toto je mu blízke.`,
  about: (words) => `k výrazu „${words}“`,
  quoted: (word) => `„${word}“`,
  atMost: (percent) => `najviac ${percent} % alkoholu`,
  below: (percent) => `pod ${percent} % alkoholu`,
  atLeast: (percent) => `aspoň ${percent} % alkoholu`,
  above: (percent) => `nad ${percent} % alkoholu`,
  and: ' a ',
  or: ' alebo ',
  closeTo: (name) => `podobné ako ${name}`,
  houseSpecial: 'špecialita podniku',
  asAsked: 'Presne to, čo hľadáte',
  noAlcohol: 'bez alkoholu',
  percent: (percent) => `${percent} % alkoholu`,
  strongest: (percent) => `najsilnejšie tu: ${percent} % alkoholu`,
  lightest: (percent) => `najľahšie tu: ${percent} % alkoholu`,
  ingredients: (count) =>
    `${count} ${count === 1 ? 'surovina' : count < 5 ? 'suroviny' : 'surovín'}`,
  partCount: (min, max) => {
    if (min === max) return min === 1 ? 'z jednej suroviny' : `z ${min} surovín`;
    return max > 90 ? `z aspoň ${min} surovín` : `z najviac ${max} surovín`;
  },
  crisis:
    'Znie to ako niečo veľmi ťažké a nemusíte to niesť bez pomoci. Zavolajte, prosím, hneď na jedno z týchto čísel: niekto vás tam vypočuje.',
  askBar: 'Nepoznáme tu zloženie všetkého, preto sa naň opýtajte pri bare.',
  tellBar:
    'Pred objednaním o tom, prosím, povedzte pri bare: stopy iných surovín sa nedajú nikdy vylúčiť.',
  greeting: 'Dobrý deň! Napíšte chuť, alkohol, náladu alebo príležitosť a pozriem sa do ponuky.',
  offTopic: 'Vyznám sa len v drinkoch. Napíšte, na čo máte chuť, a pozriem sa do ponuky.',
  unclear:
    'Tomuto celkom nerozumiem. Skúste chuť, alkohol alebo náladu, napríklad „kyslé s ginom“ alebo „ľahké a ovocné“.',
  picks: 'Pár dobrých drinkov z ponuky, každý iný.',
  notUnderstood: 'Tomuto celkom nerozumiem, preto aspoň pár dobrých drinkov z ponuky, každý iný.',
  nothing: 'Nič také teraz v ponuke nie je.',
  kindred: 'Najbližšie sú tieto.',
};
