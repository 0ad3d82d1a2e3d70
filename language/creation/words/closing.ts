// "A little smoke, for a long evening on the terrace." Composed, so that descriptions end
// differently.
import { dilution, type Method } from '#domain/drinks/alcohol.ts';
import type { Language, Localized } from '#domain/languages.ts';
import { type Tag, tags } from '#language/creation/character.ts';
import type { Pantry } from '#language/creation/recipe/pantry.ts';
import { oneOf, readGroups } from '#language/creation/text-files.ts';
import { readPairs } from '#language/words/vocabulary.ts';

interface Head {
  text: Localized;
  made?: Method | undefined;
  when?: Tag | undefined;
  unless: readonly Tag[];
}

const methods = Object.keys(dilution) as Method[];
const headKey = /^(?:any|made (?<made>\w+)|when (?<when>\w+)(?: unless (?<unless>.+))?)$/;

const heads = readPairs('creation/closings.txt').map(({ key, text, place }): Head => {
  const found = headKey.exec(key);
  if (!found) throw new Error(`${place}: “${key}” does not say when`);
  const { made, when, unless } = found.groups ?? {};
  return {
    text,
    made: made === undefined ? made : oneOf(methods, made, place),
    when: when === undefined ? when : oneOf(tags, when, place),
    unless: unless?.split(', ').map((tag) => oneOf(tags, tag, place)) ?? [],
  };
});

const seasons = ['any', 'warm', 'cold'] as const;
type Season = (typeof seasons)[number];
const parts = readGroups('creation/closing-parts.txt', [
  'any occasion',
  'warm occasion',
  'cold occasion',
  'any place',
  'warm place',
  'cold place',
  'any company',
]);

const warmTags: readonly Tag[] = ['long', 'tropical', 'frozen', 'sparkling', 'garden', 'fruity'];
const coldTags: readonly Tag[] = ['creamy', 'coffee', 'spiced', 'smoky', 'strong'];

const patterns: Localized[] = [
  { en: '{head}, for {occasion}.', sk: '{head}, na {occasion}.' },
  { en: '{head}, for {occasion} {place}.', sk: '{head}, na {occasion} {place}.' },
  { en: '{head}, for {occasion} {place}.', sk: '{head}, na {occasion} {place}.' },
  { en: '{head}, for {occasion} {company}.', sk: '{head}, na {occasion} {company}.' },
  { en: '{head}, best {place} {company}.', sk: '{head}, najlepšie {place} {company}.' },
];

const ownShare = 0.8;
const remembered = 12;

export function closingFor(
  { method, tags: own }: { method: Method; tags: ReadonlySet<Tag> },
  { recent }: Pantry,
  random: () => number,
): Localized {
  const last = recent.slice(0, remembered).map(({ description }) => description.en.toLowerCase());
  const draw = (list: readonly Localized[]): Localized => {
    const fresh = list.filter(({ en }) => !last.some((text) => text.includes(en.toLowerCase())));
    const from = fresh.length > 0 ? fresh : list;
    return from[Math.floor(random() * from.length)] ?? { en: '', sk: '' };
  };
  const fitting = heads.filter(
    ({ made, when, unless }) =>
      (!made || made === method) && (!when || own.has(when)) && !unless.some((tag) => own.has(tag)),
  );
  const telling = fitting.filter(({ made, when }) => made ?? when);
  const from = telling.length > 0 && random() < ownShare ? telling : fitting;
  const season = seasonOf(own, random);
  const inSeason = (what: 'occasion' | 'place') =>
    season === 'any'
      ? parts[`any ${what}`]
      : [...parts[`any ${what}`], ...parts[`${season} ${what}`]];
  const drawn: Record<string, Localized> = {
    head: draw(from.map(({ text }) => text)),
    occasion: draw(inSeason('occasion')),
    place: draw(inSeason('place')),
    company: draw(parts['any company']),
  };
  const pattern = patterns[Math.floor(random() * patterns.length)] ?? { en: '', sk: '' };
  const write = (language: Language) =>
    capital(
      pattern[language].replaceAll(
        /\{(\w+)\}/g,
        (_, part: string) => drawn[part]?.[language] ?? '',
      ),
    );
  return { en: write('en'), sk: write('sk') };
}

function seasonOf(own: ReadonlySet<Tag>, random: () => number): Season {
  const isWarm = warmTags.some((tag) => own.has(tag));
  const isCold = coldTags.some((tag) => own.has(tag));
  if (isWarm && isCold) return 'any';
  if (isWarm || isCold) return isWarm ? 'warm' : 'cold';
  return random() < 0.5 ? 'any' : 'warm';
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
