// Drinks with a change: the drink itself is not meant.
import { expect, it } from 'vitest';
import { readCatalogue } from '#catalogue/files.ts';
import { readComparedDrinks, readDrinkChanges, readRefusedThings } from '#corpus/read.ts';
import type { Language } from '#domain/languages.ts';
import { type Concept, conceptsWhere } from '#language/lexicon/concepts.ts';
import { DrinkNames } from '#language/names/drink-names.ts';
import { catalogueRecipes } from '#language/profiles/catalogue-recipes.ts';
import type { Profile } from '#language/profiles/profile.ts';
import { fitting } from '#language/ranking/fitting.ts';
import { entryOf, MenuIndex } from '#language/ranking/menu-index.ts';
import { rankAll } from '#language/ranking/rank.ts';
import { readWish } from '#language/reading/read-wish.ts';
import { sample } from '#scripts/testing/mode.mjs';

const entries = catalogueRecipes(readCatalogue()).map(entryOf);
const profiles = entries.map(({ profile }) => profile);
const names = new DrinkNames(profiles);
const menu = new MenuIndex(entries, names);
const spirits = conceptsWhere('isSpirit');
const things = readRefusedThings().map((thing) => ({ ...thing, id: thing.concept as Concept }));

interface Case {
  query: string;
  language: Language;
  drink: Profile;
  comesIn?: Concept | undefined;
  goesOut?: Concept | undefined;
}

/** `comesIn`, `goesOut`: the change. Frames may lack a place for one of them. */
const cases = readDrinkChanges().flatMap(({ language, frame, form }) =>
  readComparedDrinks().flatMap(({ drink: id, name }) => {
    const drink = profiles.find((profile) => profile.id === id);
    if (!drink) throw new Error(`${id} is not in the catalogue`);
    const base = things.filter((thing) => spirits.has(thing.id));
    const isIn = (thing: { id: Concept }) => drink.concepts.has(thing.id);
    const newer = frame.includes('~') ? base.filter((thing) => !isIn(thing)) : [undefined];
    const older = (newer[0] ? base : things).filter(isIn);
    const gone = frame.includes('%') ? older : [undefined];
    return newer.flatMap((comes) =>
      gone.map((goes): Case => {
        const query = frame
          .replace('#', name)
          .replace('~', comes?.[form] ?? '')
          .replace('%', goes?.[language === 'en' ? 'en' : 'genitive'] ?? '');
        return { query, language, drink, comesIn: comes?.id, goesOut: goes?.id };
      }),
    );
  }),
);

function faultsOf({ query, language, drink, comesIn, goesOut }: Case): string[] {
  const intent = readWish(query, language, names);
  const found = fitting(intent, menu, rankAll(intent, menu), 5).map(({ profile }) => profile);
  const [first] = found;
  const faults = [
    ...(first ? [] : ['shows nothing']),
    ...(first === drink ? ['shows the drink itself first'] : []),
    ...(intent.examples.includes(drink) ? [] : ['looks for nothing like it']),
    ...(comesIn && first && !first.concepts.has(comesIn) ? [`has no ${comesIn}`] : []),
    ...(goesOut && found.some(({ concepts }) => concepts.has(goesOut)) ? [`has ${goesOut}`] : []),
  ];
  return faults.map((fault) => `${query}: ${fault}`);
}

it('finds similar drinks with the change', () => {
  expect(sample('changed drinks', cases, 250).flatMap(faultsOf)).toEqual([]);
});
