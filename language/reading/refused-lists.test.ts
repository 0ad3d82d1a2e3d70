// Lists of what a guest refuses: nothing in them is served or wished for, and a wish beside them is kept.
import { expect, it } from 'vitest';
import { readCatalogue } from '#catalogue/files.ts';
import { readRefusedFrames, readRefusedThings, readRefusedWishes } from '#corpus/read.ts';
import { type Language, languages } from '#domain/languages.ts';
import { type Concept, conceptData } from '#language/lexicon/concepts.ts';
import { lineageOf } from '#language/lexicon/hierarchy.ts';
import { DrinkNames } from '#language/names/drink-names.ts';
import { catalogueRecipes } from '#language/profiles/catalogue-recipes.ts';
import { profileOf } from '#language/profiles/profile.ts';
import { sample } from '#scripts/testing/mode.mjs';
import { readWish } from './read-wish.ts';
import { isAllowed } from './refusals.ts';

const profiles = catalogueRecipes(readCatalogue()).map(profileOf);
const names = new DrinkNames(profiles);
const things = readRefusedThings().map(({ concept, ...forms }) => ({
  id: concept as Concept,
  ...forms,
}));
const frames = readRefusedFrames();
const wishes = readRefusedWishes();
const holding = new Map(
  things.map(({ id }) => [id, profiles.filter(({ concepts }) => concepts.has(id))]),
);

interface Case {
  query: string;
  language: Language;
  refused: Concept[];
  /** What is wished for beside the list. */
  wanted?: string | undefined;
}

const isUnlike = (list: readonly (typeof things)[number][]) =>
  list.every(({ id }, n) => list.findIndex((one) => one.id === id) === n);
const pairs = things.flatMap((a) => things.map((b) => [a, b])).filter(isUnlike);
const triples = pairs
  .filter((_, n) => n % 5 === 0)
  .map((pair, n) => [...pair, ...things.slice((n * 7) % things.length).slice(0, 1)])
  .filter(isUnlike);

/** What is refused behind its names has its wish in another clause. */
const besideList = (wish: string, frame: string, said: string) =>
  frame.startsWith('#')
    ? wish.replace(/(?<=\w),? #/, `, ${said}`).replace('#', said)
    : wish.replace('#', said);

const cases = languages.flatMap((language) => {
  const besides = wishes.filter((one) => one.language === language);
  const ways = frames.filter((one) => one.language === language);
  return ways.flatMap(({ frame, form, joints }, number) =>
    joints.flatMap((joint): Case[] =>
      [...pairs, ...triples].map((list, n) => {
        const words = list.map((thing) => thing[form]);
        // "Gin, rum and vodka", "gin, rum, vodka", "no gin, no rum, no vodka".
        const inner = /^ (and|or|a|alebo) $/.test(joint) && n % 2 ? ', ' : joint;
        const said = frame.replace('#', [words.slice(0, -1).join(inner), words.at(-1)].join(joint));
        const beside = besides[(n + number) % (2 * besides.length)];
        return {
          query: beside ? besideList(beside.wish, frame, said) : said,
          // Guests write in either, whatever their page is in.
          language: n % 3 ? language : 'en',
          refused: list.map(({ id }) => id),
          wanted: beside?.wanted,
        };
      }),
    ),
  );
});

function faultsOf({ query, language, refused, wanted }: Case): string[] {
  const intent = readWish(query, language, names);
  const wants = intent.wants.map(({ subject }) =>
    subject.kind === 'concept' ? subject.concept : subject.quality,
  );
  const isRefused = (want: string) =>
    refused.some((id) => want === id || lineageOf(want as Concept).has(id)) ||
    refused.some((id) => conceptData(id).taste === want);
  return [
    ...refused.flatMap((id) =>
      holding.get(id)?.some((profile) => isAllowed(intent, profile)) ? [`serves ${id}`] : [],
    ),
    ...wants.filter(isRefused).map((want) => `wishes for ${want}`),
    ...(wanted && !wants.includes(wanted as never) ? [`forgets ${wanted}`] : []),
  ].map((fault) => `${query}: ${fault}`);
}

it('holds for all things, in both languages', () => {
  expect(sample('refused lists', cases, 400).flatMap(faultsOf)).toEqual([]);
});
