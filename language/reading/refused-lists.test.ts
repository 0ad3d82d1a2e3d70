// No drink has a refused thing, and a wish beside the list is kept.
import { expect, it } from 'vitest';
import { readCatalogue } from '#catalogue/files.ts';
import {
  readComparedTastes,
  readRefusedFrames,
  readRefusedThings,
  readRefusedWishes,
} from '#corpus/read.ts';
import { type Language, languages } from '#domain/languages.ts';
import { type Concept, conceptData, isConcept } from '#language/lexicon/concepts.ts';
import { lineageOf } from '#language/lexicon/hierarchy.ts';
import { type Quality, qualityData } from '#language/lexicon/qualities.ts';
import { DrinkNames } from '#language/names/drink-names.ts';
import { catalogueRecipes } from '#language/profiles/catalogue-recipes.ts';
import { type Profile, profileOf } from '#language/profiles/profile.ts';
import { sample } from '#scripts/testing/mode.mjs';
import { readWish } from './read-wish.ts';
import { isAllowed } from './refusals.ts';

const profiles = catalogueRecipes(readCatalogue()).map(profileOf);
const names = new DrinkNames(profiles);
interface Thing {
  id: Concept | Quality;
  nameIn: (form: string, language: Language) => string;
}
const things = readRefusedThings().map(
  ({ concept, ...forms }): Thing => ({
    id: concept as Concept,
    nameIn: (form) => forms[form as keyof typeof forms],
  }),
);
const tastes = readComparedTastes().map(
  ({ quality, ...forms }): Thing => ({
    id: quality as Quality,
    nameIn: (_, language) => forms[language],
  }),
);
const frames = readRefusedFrames();
const wishes = readRefusedWishes();
const isOf = ({ concepts, qualities }: Profile, id: Concept | Quality) =>
  isConcept(id) ? concepts.has(id) : qualities[id] >= (qualityData(id).refusedFrom ?? 0.5);
const holding = new Map(
  [...things, ...tastes].map(({ id }) => [id, profiles.filter((profile) => isOf(profile, id))]),
);

interface Case {
  query: string;
  language: Language;
  refused: (Concept | Quality)[];
  wanted?: string | undefined;
}

const isUnlike = (list: readonly Thing[]) =>
  list.every(({ id }, n) => list.findIndex((one) => one.id === id) === n);

function listsOf(all: readonly Thing[]): Thing[][] {
  const pairs = all.flatMap((a) => all.map((b) => [a, b])).filter(isUnlike);
  const triples = pairs
    .filter((_, n) => n % 5 === 0)
    .map((pair, n) => [...pair, ...all.slice((n * 7) % all.length).slice(0, 1)]);
  return [...pairs, ...triples.filter(isUnlike)];
}
const lists = { thing: listsOf(things), taste: listsOf(tastes) };

/** Where the refusal follows its names, the wish needs its own clause. */
const besideList = (wish: string, frame: string, said: string) =>
  frame.startsWith('#')
    ? wish
        .replace(/^(\w+), #/, '$1. #')
        .replace(/(?<=\w),? #/, `, ${said}`)
        .replace('#', said)
    : wish.replace('#', said);

const cases = languages.flatMap((language) => {
  const besides = wishes.filter((one) => one.language === language);
  const ways = frames.filter((one) => one.language === language);
  return ways.flatMap(({ frame, form, joints }, number) =>
    joints.flatMap((joint): Case[] =>
      lists[form === 'taste' ? 'taste' : 'thing'].map((list, n) => {
        const words = list.map(({ nameIn }) => nameIn(form, language));
        const inner = /^ (and|or|nor|a|alebo|ani) $/.test(joint) && n % 2 ? ', ' : joint;
        const said = frame.replace('#', [words.slice(0, -1).join(inner), words.at(-1)].join(joint));
        const beside = besides[(n + number) % (2 * besides.length)];
        const isBeside = beside && !list.some(({ id }) => isRefusing(id, beside.wanted));
        return {
          query: isBeside ? besideList(beside.wish, frame, said) : said,
          // Guests write in either language, whatever the language of the page.
          language: n % 3 ? language : 'en',
          refused: list.map(({ id }) => id),
          wanted: isBeside ? beside.wanted : undefined,
        };
      }),
    ),
  );
});

/** Whether refusing one contradicts wanting the other. */
function isRefusing(id: Concept | Quality, want: string): boolean {
  if (want === id) return true;
  if (!isConcept(id)) return false;
  return conceptData(id).taste === want || (isConcept(want) && lineageOf(want).has(id));
}

function faultsOf({ query, language, refused, wanted }: Case): string[] {
  const intent = readWish(query, language, names);
  const wants = intent.wants.map(({ subject }) =>
    subject.kind === 'concept' ? subject.concept : subject.quality,
  );
  const isRefused = (want: string) => refused.some((id) => isRefusing(id, want));
  return [
    ...refused.flatMap((id) =>
      holding.get(id)?.some((profile) => isAllowed(intent, profile)) ? [`serves ${id}`] : [],
    ),
    ...wants.filter(isRefused).map((want) => `wishes for ${want}`),
    ...(wanted && !wants.includes(wanted as never) ? [`forgets ${wanted}`] : []),
  ].map((fault) => `${query}: ${fault}`);
}

it('applies to all things, in both languages', () => {
  expect(sample('refused lists', cases, 400).flatMap(faultsOf)).toEqual([]);
});
