// Comparisons of taste: results have more or less of it, and otherwise resemble the drink.
import { expect, it } from 'vitest';
import { readCatalogue } from '#catalogue/files.ts';
import { readComparedDrinks, readComparedFrames, readComparedTastes } from '#corpus/read.ts';
import type { Language } from '#domain/languages.ts';
import type { Quality } from '#language/lexicon/qualities.ts';
import { DrinkNames } from '#language/names/drink-names.ts';
import { catalogueRecipes } from '#language/profiles/catalogue-recipes.ts';
import type { Profile } from '#language/profiles/profile.ts';
import { fitting } from '#language/ranking/fitting.ts';
import { likeness } from '#language/ranking/likeness.ts';
import { entryOf, MenuIndex } from '#language/ranking/menu-index.ts';
import { rankAll } from '#language/ranking/rank.ts';
import { readWish } from '#language/reading/read-wish.ts';
import { sample } from '#scripts/testing/mode.mjs';

const entries = catalogueRecipes(readCatalogue()).map(entryOf);
const profiles = entries.map(({ profile }) => profile);
const names = new DrinkNames(profiles);
const menu = new MenuIndex(entries, names);
const shown = 5;

interface Case {
  query: string;
  language: Language;
  drink: Profile;
  quality: Quality;
  wants: 'more' | 'less';
}

const cases = readComparedFrames().flatMap(({ language, wants, frame }) =>
  readComparedDrinks().flatMap(({ drink: id, name }) =>
    readComparedTastes().map((taste): Case => {
      const drink = profiles.find((profile) => profile.id === id);
      if (!drink) throw new Error(`${id} is not in the catalogue`);
      const query = frame
        .replace('~er', language === 'en' ? taste.enMore : taste.skMore)
        .replace('~', taste[language])
        .replace('~', taste[language])
        .replace('#', name);
      return { query, language, drink, quality: taste.quality as Quality, wants };
    }),
  ),
);

/** Uses the unbounded figure where both have the maximum. */
function moved({ drink, quality, wants }: Case, profile: Profile): number {
  const amountIn = ({ qualities, figures }: Profile) =>
    qualities[quality] < 1 ? qualities[quality] : Math.max(1, figures[quality] ?? 1);
  const more = amountIn(profile) - amountIn(drink);
  return wants === 'more' ? more : -more;
}

/** The least difference that can be tasted. */
const tasted = 0.05;

function faultsOf(one: Case): string[] {
  const { query, language, drink } = one;
  const intent = readWish(query, language, names);
  const found = fitting(intent, menu, rankAll(intent, menu), shown).map(({ profile }) => profile);
  const [first] = found;
  const others = profiles.filter((profile) => profile !== drink && moved(one, profile) >= tasted);
  const kin = others.map((profile) => likeness(drink, profile)).sort((a, b) => b - a);
  const faults = [
    ...(first ? [] : ['shows nothing']),
    ...(found.includes(drink) ? ['shows the drink itself'] : []),
    ...(others.length && found.some((profile) => moved(one, profile) <= 0) ? ['turns round'] : []),
    ...(first && likeness(drink, first) < (kin[Math.ceil(kin.length / 3)] ?? 0)
      ? ['is no kin']
      : []),
  ];
  return faults.map((fault) => `${query}: ${fault}`);
}

it('moves in the right direction, and stays close to the drink', () => {
  expect(sample('comparisons', cases, 250).flatMap(faultsOf)).toEqual([]);
});
