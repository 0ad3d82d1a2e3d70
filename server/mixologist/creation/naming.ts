// Names of two words: an adjective for what the drink tastes of, and a noun. The ending of a Slovak
// adjective follows the gender of the noun.
import type { Localized } from '#domain/languages.ts';
import { fold } from '#domain/text.ts';
import { noteTraits, traitsOf } from '#server/catalogue/traits.ts';
import type { Note } from '#server/catalogue/vocabulary.ts';

type Gender = 'm' | 'f' | 'n';

interface Adjective {
  en: string;
  /** Slovak, without the ending. */
  stem: string;
}

/** After a long syllable the ending is short. */
const endings: Record<Gender, [long: string, short: string]> = {
  m: ['ý', 'y'],
  f: ['á', 'a'],
  n: ['é', 'e'],
};

/** For drinks without a note. */
const plainAdjectives: readonly Adjective[] = [
  { en: 'Silver', stem: 'Strieborn' },
  { en: 'Clear', stem: 'Čír' },
];

const nouns: readonly [en: string, sk: string, Gender][] = [
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
  const tasted = recipe.flatMap((id) => traitsOf(id).notes.slice(0, 2)).flatMap(adjectivesOf);
  const all = shuffle(
    (tasted.length ? tasted : plainAdjectives).flatMap(({ en, stem }) =>
      nouns.map(([noun, nounSk, gender]) => ({
        en: `${en} ${noun}`,
        sk: `${inflect(stem, gender)} ${nounSk}`,
      })),
    ),
    random,
  );
  const free = all.find(({ en, sk }) => !used.has(fold(en)) && !used.has(fold(sk)));
  if (free) return free;
  // All names are taken: a number makes one free.
  const [name = { en: 'House Drink', sk: 'Domáci drink' }] = all;
  const numbered = (n: number) => ({ en: `${name.en} ${n}`, sk: `${name.sk} ${n}` });
  let n = 2;
  while (used.has(fold(numbered(n).en)) || used.has(fold(numbered(n).sk))) n++;
  return numbered(n);
}

function adjectivesOf(note: Note): Adjective[] {
  const { en, sk } = noteTraits(note);
  return en.adjectives.map((adjective, n) => ({ en: adjective, stem: sk.adjectives[n] ?? '' }));
}

function inflect(stem: string, gender: Gender): string {
  const lastVowel = stem.match(/[aáäeéiíoóôuúyý](?=[^aáäeéiíoóôuúyý]*$)/iu)?.[0] ?? '';
  const [long, short] = endings[gender];
  return stem + (/[áéíóôúý]/i.test(lastVowel) ? short : long);
}

function shuffle<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
