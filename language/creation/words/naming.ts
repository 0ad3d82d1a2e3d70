// After ingredients, colour, or character. Slovak adjectives agree with the gender of the noun.

import { hasTraits, traitsOf } from '#catalogue/traits.ts';
import type { RecipeItem } from '#domain/drinks/drink-draft.ts';
import { millilitres } from '#domain/drinks/units.ts';
import type { Localized } from '#domain/languages.ts';
import { fold, plainName } from '#domain/text/text.ts';
import { type Tag, tags } from '#language/creation/character.ts';
import { itemOf, type Pantry } from '#language/creation/recipe/pantry.ts';
import { oneOf, readGroups, readTexts } from '#language/creation/text-files.ts';
import { readPairs } from '#language/words/vocabulary.ts';
import { colourName, colourNames } from './colour-name.ts';

/** Of Slovak nouns. `p` is plural. */
const genders = ['m', 'f', 'n', 'p'] as const;
type Gender = (typeof genders)[number];

/** After a short and after a long syllable. */
const endings: Record<Gender, [afterShort: string, afterLong: string]> = {
  m: ['ý', 'y'],
  f: ['á', 'a'],
  n: ['é', 'e'],
  p: ['é', 'e'],
};

const ofIngredients = readTexts('creation/ingredients.txt', hasTraits);
/** By the ingredient: "Plum". Slovak attributes and colours are stems. */
export const attributes = formsOf(ofIngredients, 0);
const things = formsOf(ofIngredients, 1);

/** Selects the first or second of two forms, `Smoky / Mezcal`. A single form serves as both. */
function formsOf(
  texts: ReadonlyMap<string, Localized>,
  which: 0 | 1,
): ReadonlyMap<string, Localized> {
  const formOf = (text: string) => text.split(' / ')[which] ?? text;
  return new Map(Array.from(texts, ([id, { en, sk }]) => [id, { en: formOf(en), sk: formOf(sk) }]));
}

const colours = readGroups('creation/colours.txt', colourNames);
export const nouns = readGroups('creation/nouns.txt', genders);
const phrases = readGroups('creation/phrases.txt', ['base']).base;
export const titles = readPairs('creation/titles.txt').map(({ key, text, place }) => ({
  text,
  when: oneOf(['any', ...tags], key, place),
}));

export interface Named {
  recipe: readonly RecipeItem[];
  colour: string;
  tags: ReadonlySet<Tag>;
}

/** A free name whose words recent names did not have. */
export function nameFor(drink: Named, pantry: Pantry, random: () => number): Localized {
  const isFreeName = freeNamesIn(pantry);
  const isFree = ({ en, sk }: Localized) => isFreeName(en) && isFreeName(sk);
  const groups = inRandomOrder(patterns(drink, pantry), random);
  const free = groups.flatMap((group) => shuffled(group, random).slice(0, 60)).filter(isFree);
  const own = pantry.recent.map(({ name }) => wordsOf(name));
  // With few names to choose from, words return sooner.
  for (const count of [own.length, 16, 8, 3]) {
    const used = new Set(own.slice(0, count).flat());
    const found = free.find((name) => !wordsOf(name).some((word) => used.has(word)));
    if (found) return found;
  }
  return free[0] ?? numbered(groups.flat()[0] ?? { en: 'House Drink', sk: 'Domáci drink' }, isFree);
}

/** A drink with this name could be saved. */
export function freeNamesIn(pantry: Pantry): (name: string) => boolean {
  const taken = new Set(pantry.names.map(plainName));
  return (name) => !taken.has(plainName(name));
}

function patterns(drink: Named, pantry: Pantry): [names: Localized[], share: number][] {
  const noticed = drink.recipe.filter(isNoticed).map(({ id }) => id);
  const base = noticed.find((id) => traitsOf(id).roles.includes('base'));
  const baseName = base && itemOf(pantry, base)?.name;
  const titlesFor = (isFit: (when: Tag | 'any') => boolean) =>
    titles.filter(({ when }) => isFit(when)).map(({ text }) => text);
  return [
    [attributed(noticed).flatMap(withNouns), 0.3],
    [titlesFor((when) => when !== 'any' && drink.tags.has(when)), 0.24],
    [titlesFor((when) => when === 'any'), 0.14],
    [colours[colourName(drink.colour)].flatMap(withNouns), 0.14],
    [baseName && isShort(baseName) ? phrases.map((one) => placed(baseName, one)) : [], 0.1],
    [pairsOf(noticed), 0.08],
  ];
}

/** Half of all drinks have lime or lemon, so other ingredients tell more. */
function attributed(ids: readonly string[]): Localized[] {
  const telling = ids.filter((id) => attributes.has(id) && !traitsOf(id).roles.includes('acid'));
  return (telling.length ? telling : ids).flatMap((id) => attributes.get(id) ?? []);
}

const isNoticed = (item: RecipeItem) =>
  item.unit === 'DASH' ? false : millilitres(item) === 0 || millilitres(item) >= 7.5;

const isShort = ({ en, sk }: Localized) => Math.max(en.length, sk.length) <= 14;

function withNouns({ en, sk }: Localized): Localized[] {
  return genders.flatMap((gender) =>
    nouns[gender].map((noun) => ({
      en: `${en} ${noun.en}`,
      sk: `${inflect(sk, gender)} ${noun.sk}`,
    })),
  );
}

/** "Mezcal on the Roof". */
function placed(base: Localized, phrase: Localized): Localized {
  const title = base.en.replaceAll(/(?<![\p{L}’'])\p{Ll}/gu, (letter) => letter.toUpperCase());
  return { en: `${title} ${phrase.en}`, sk: `${base.sk} ${phrase.sk}` };
}

function pairsOf(ids: readonly string[]): Localized[] {
  const named = ids.flatMap((id) => things.get(id) ?? []);
  return named.flatMap((one, n) =>
    named
      .slice(n + 1)
      .filter(({ en }) => en !== one.en)
      .map((other) => ({
        en: `${one.en} & ${other.en}`,
        sk: `${one.sk} a ${other.sk.charAt(0).toLowerCase()}${other.sk.slice(1)}`,
      })),
  );
}

function wordsOf({ en, sk }: Localized): string[] {
  return fold(`${en} ${sk}`)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, 5));
}

function inflect(stem: string, gender: Gender): string {
  const lastVowel = stem.match(/[aáäeéiíoóôuúyý](?=[^aáäeéiíoóôuúyý]*$)/iu)?.[0] ?? '';
  const [afterShort, afterLong] = endings[gender];
  return stem + (/[áéíóôúý]/i.test(lastVowel) ? afterLong : afterShort);
}

function numbered({ en, sk }: Localized, isFree: (name: Localized) => boolean): Localized {
  const withNumber = (n: number) => ({ en: `${en} ${n}`, sk: `${sk} ${n}` });
  let n = 2;
  while (!isFree(withNumber(n))) n++;
  return withNumber(n);
}

function inRandomOrder(
  groups: readonly [names: Localized[], share: number][],
  random: () => number,
): Localized[][] {
  return groups
    .filter(([group]) => group.length > 0)
    .map(([group, share]) => ({ group, at: random() ** (1 / share) }))
    .sort((a, b) => b.at - a.at)
    .map(({ group }) => group);
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
