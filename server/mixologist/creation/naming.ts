// Names of two words that say what a drink tastes of. Slovak bends the first by the gender of the
// second.
import type { Localized } from '#domain/languages.ts';
import { fold } from '#domain/text.ts';
import { traitsOf } from '#server/catalogue/traits.ts';
import type { Note } from '#server/catalogue/vocabulary.ts';

type Gender = 'm' | 'f' | 'n';

const ending: Record<Gender, [hard: string, soft: string]> = {
  m: ['ý', 'y'],
  f: ['á', 'a'],
  n: ['é', 'e'],
};

/** Slovak without its last letter. After a long syllable the ending is short. */
const first: Record<Note, readonly [en: string, sk: string][]> = {
  juniper: [
    ['Juniper', 'Borievkov'],
    ['Evergreen', 'Vždyzelen'],
  ],
  agave: [
    ['Agave', 'Agávov'],
    ['Desert', 'Púštn'],
  ],
  cane: [
    ['Sugarcane', 'Trstinov'],
    ['Harbour', 'Prístavn'],
  ],
  grain: [
    ['Barley', 'Jačmenn'],
    ['Golden', 'Zlat'],
  ],
  oak: [
    ['Oaken', 'Dubov'],
    ['Amber', 'Jantárov'],
  ],
  smoke: [
    ['Smoky', 'Dymov'],
    ['Ember', 'Žerav'],
  ],
  citrus: [
    ['Citrus', 'Citrusov'],
    ['Bright', 'Jasn'],
  ],
  orange: [
    ['Orange', 'Pomarančov'],
    ['Sunset', 'Večern'],
  ],
  berry: [
    ['Bramble', 'Černicov'],
    ['Scarlet', 'Šarlátov'],
  ],
  stone: [
    ['Orchard', 'Sadov'],
    ['Apricot', 'Marhuľov'],
  ],
  orchard: [
    ['Apple', 'Jablkov'],
    ['Autumn', 'Jesenn'],
  ],
  tropical: [
    ['Tropical', 'Tropick'],
    ['Island', 'Ostrovn'],
  ],
  coconut: [
    ['Coconut', 'Kokosov'],
    ['Palm', 'Palmov'],
  ],
  green: [
    ['Green', 'Zelen'],
    ['Garden', 'Záhradn'],
  ],
  mint: [
    ['Mint', 'Mätov'],
    ['Cool', 'Chladn'],
  ],
  herb: [
    ['Herbal', 'Bylinkov'],
    ['Meadow', 'Lúčn'],
  ],
  floral: [
    ['Blossom', 'Kvetov'],
    ['Velvet', 'Zamatov'],
  ],
  ginger: [
    ['Ginger', 'Zázvorov'],
    ['Lively', 'Živ'],
  ],
  spice: [
    ['Spiced', 'Korenist'],
    ['Clove', 'Klinčekov'],
  ],
  bitter: [
    ['Bitter', 'Hork'],
    ['Crimson', 'Karmínov'],
  ],
  honey: [
    ['Honey', 'Medov'],
    ['Linden', 'Lipov'],
  ],
  vanilla: [
    ['Vanilla', 'Vanilkov'],
    ['Caramel', 'Karamelov'],
  ],
  chocolate: [
    ['Cocoa', 'Kakaov'],
    ['Dark', 'Tmav'],
  ],
  coffee: [
    ['Coffee', 'Kávov'],
    ['Midnight', 'Polnočn'],
  ],
  nut: [
    ['Almond', 'Mandľov'],
    ['Walnut', 'Orechov'],
  ],
  cream: [
    ['Silken', 'Hodvábn'],
    ['Snowy', 'Snehov'],
  ],
  anise: [
    ['Anise', 'Anízov'],
    ['Emerald', 'Smaragdov'],
  ],
  grape: [
    ['Vineyard', 'Vinohradov'],
    ['Royal', 'Kráľovsk'],
  ],
  tea: [
    ['Tea', 'Čajov'],
    ['Quiet', 'Tich'],
  ],
  savoury: [
    ['Salted', 'Slan'],
    ['Copper', 'Meden'],
  ],
};
const plain: readonly [en: string, sk: string][] = [
  ['Silver', 'Strieborn'],
  ['Clear', 'Čír'],
];

const second: readonly [en: string, sk: string, Gender][] = [
  ['Lantern', 'lampáš', 'm'],
  ['Compass', 'kompas', 'm'],
  ['Waltz', 'valčík', 'm'],
  ['Terrace', 'terasa', 'f'],
  ['Promenade', 'promenáda', 'f'],
  ['Serenade', 'serenáda', 'f'],
  ['Postcard', 'pohľadnica', 'f'],
  ['Balcony', 'balkón', 'm'],
  ['Harvest', 'úroda', 'f'],
  ['Whisper', 'šepot', 'm'],
  ['Ribbon', 'stuha', 'f'],
  ['Sparrow', 'vrabec', 'm'],
  ['Swallow', 'lastovička', 'f'],
  ['Fox', 'líška', 'f'],
  ['Comet', 'kométa', 'f'],
  ['Signal', 'signál', 'm'],
  ['Letter', 'list', 'm'],
  ['Mirror', 'zrkadlo', 'n'],
  ['Sea', 'more', 'n'],
  ['Sky', 'nebo', 'n'],
  ['Feather', 'pero', 'n'],
  ['Garland', 'girlanda', 'f'],
  ['Carousel', 'kolotoč', 'm'],
  ['Weekend', 'víkend', 'm'],
  ['Alley', 'ulička', 'f'],
  ['Bridge', 'most', 'm'],
  ['River', 'rieka', 'f'],
  ['Harmony', 'harmónia', 'f'],
  ['Secret', 'tajomstvo', 'n'],
  ['Window', 'okno', 'n'],
];

/** A name that no drink here has yet. */
export function nameFor(
  recipe: readonly string[],
  taken: readonly string[],
  random: () => number,
): Localized {
  const used = new Set(taken.map(fold));
  const tasted = recipe
    .flatMap((id) => traitsOf(id).notes.slice(0, 2))
    .flatMap((note) => first[note]);
  const all = shuffle(
    (tasted.length ? tasted : plain).flatMap(([en, stem]) =>
      second.map(([noun, nounSk, gender]) => ({
        en: `${en} ${noun}`,
        sk: `${bend(stem, gender)} ${nounSk}`,
      })),
    ),
    random,
  );
  const free = all.find(({ en, sk }) => !used.has(fold(en)) && !used.has(fold(sk)));
  if (free) return free;
  // A bar that has them all numbers its drinks.
  const [name = { en: 'House Drink', sk: 'Domáci drink' }] = all;
  const numbered = (n: number) => ({ en: `${name.en} ${n}`, sk: `${name.sk} ${n}` });
  let n = 2;
  while (used.has(fold(numbered(n).en)) || used.has(fold(numbered(n).sk))) n++;
  return numbered(n);
}

function bend(stem: string, gender: Gender): string {
  const lastVowel = stem.match(/[aáäeéiíoóôuúyý](?=[^aáäeéiíoóôuúyý]*$)/iu)?.[0] ?? '';
  const [long, short] = ending[gender];
  return stem + (/[áéíóôúý]/i.test(lastVowel) ? short : long);
}

function shuffle<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
