import { describe, expect, it } from 'vitest';
import { readCatalogue } from '#catalogue/files.ts';
import type { Language } from '#domain/languages.ts';
import { catalogueRecipes } from '#language/profiles/catalogue-recipes.ts';
import { entryOf, MenuIndex } from '#language/ranking/menu-index.ts';
import { rankAll } from '#language/ranking/rank.ts';
import { readWish } from '#language/reading/read-wish.ts';
import { isEverything, sample } from '#scripts/testing/mode.mjs';
import { DrinkNames } from './drink-names.ts';

const entries = catalogueRecipes(readCatalogue()).map(entryOf);
const names = new DrinkNames(entries.map(({ profile }) => profile));
const menu = new MenuIndex(entries, names);
const drinks = entries.map(({ profile }) => profile);

const ways: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'X',
    'a X',
    'A X, not too sweet',
    'X with extra lime please',
    'a cold X',
    'X, make it strong',
    'I’d like a X',
    'two more X please',
    'I would really like a X tonight',
    'give me a big frosty X',
    'X for my wife',
    'X, I like it bitter',
    'do you have a X?',
    'hey, a X and make it quick',
    'one X on the rocks',
    'I feel like having a X',
    'how about a nice X',
    'I’m in the mood for a X',
    'X but really cold',
    'the best X you can make',
  ],
  sk: [
    'X',
    'jedno X',
    'X na leto',
    'dal by som si X',
    'dala by som si X s ľadom',
    'daj mi jedno silné X',
    'X ale poriadne studené',
    'X pre kamarátku',
    'prosím si X, nie príliš sladké',
    'mám chuť na X',
    'dve X',
    '2x X prosím',
    'máte X?',
    'dobrý deň, poprosím X',
    'X, rýchlo prosím',
    'X s extra ľadom',
    'urobte mi X, nech je silné',
    'skúsim X',
    'dáme si X a niečo na zjedenie',
    'najradšej by som X',
  ],
};

function nameIn(language: Language, written: readonly string[]): string {
  return (language === 'sk' ? written[1] : written[0]) ?? '';
}

function missed(queries: Iterable<{ query: string; id: string; language: Language }>) {
  let asked = 0;
  const wrong: string[] = [];
  for (const { query, id, language } of queries) {
    asked++;
    const { named, examples } = readWish(query, language, names);
    if (named[0]?.id !== id || examples.length) {
      wrong.push(`${query}: ${named.map((one) => one.id)} / ${examples.map((one) => one.id)}`);
    }
  }
  return { asked, wrong };
}

function expectNearlyAll({ asked, wrong }: ReturnType<typeof missed>): void {
  const share = 1 - wrong.length / asked;
  expect(share, `${wrong.length} of ${asked} missed:\n${wrong.join('\n')}`).toBeGreaterThan(0.99);
}

describe.each<Language>(['en', 'sk'])('each name of the catalogue in %s', (language) => {
  it('is found in every phrasing', () => {
    const all = ways[language];
    expectNearlyAll(
      missed(
        drinks.flatMap(({ id, names: written }, n) => {
          // Each drink tries the next phrasing, instead of a sample that depends on the seed.
          const some = isEverything ? all : [all[n % all.length] ?? 'X'];
          return some.map((way) => {
            const query = way.replace('X', nameIn(language, written));
            return { query, id, language };
          });
        }),
      ),
    );
  });

  it.runIf(isEverything)('is found with typos', () => {
    const random = generator(21);
    expectNearlyAll(
      missed(
        drinks.flatMap(({ id, names: written }) => {
          const name = nameIn(language, written);
          if (!/\p{L}{5}/u.test(name)) return [];
          return Array.from({ length: 6 }, (_, n) => {
            const way = ways[language][(n * 5) % ways[language].length] ?? 'X';
            const misspelt = withTypos(name, lettersOf(name) < 12 ? 1 : 1 + (n % 2), random);
            return { query: way.replace('X', misspelt), id, language };
          });
        }),
      ),
    );
  });

  it('is found without accents, in one word, and in capitals', () => {
    const plain = (name: string) => name.normalize('NFD').replaceAll(/\p{M}/gu, '');
    expectNearlyAll(
      missed(
        drinks.flatMap(({ id, names: written }) => {
          const name = plain(nameIn(language, written));
          const joined = name.replaceAll(/[^\p{L}\d]/gu, '').toLowerCase();
          return [`${name} please`, joined, name.toUpperCase()].map((query) => ({
            query,
            id,
            language,
          }));
        }),
      ),
    );
  });
});

it('ranks the drink that was named first at the top', () => {
  const queries = drinks.map(({ id, names: [name = ''] }, n) => {
    const way = ways.en[n % ways.en.length] ?? 'X';
    return { query: way.replace('X', name), id };
  });
  for (const { query, id } of sample('named first', queries, 100)) {
    const [first] = rankAll(readWish(query, 'en', names), menu);
    expect([query, first?.profile.id]).toEqual([query, id]);
  }
});

function lettersOf(name: string): number {
  return name.replaceAll(/[^\p{L}\d]/gu, '').length;
}

function withTypos(name: string, count: number, random: () => number): string {
  let text = name;
  for (let n = 0; n < count; n++) {
    const places = [...text.matchAll(/(?<=\p{L}{2})\p{L}(?=\p{L}{2})/gu)].map((m) => m.index);
    const at = places[Math.floor(random() * places.length)] ?? 1;
    const [before, letter, after] = [text.slice(0, at), text[at] ?? '', text.slice(at + 1)];
    const other = 'aeioustrln'[Math.floor(random() * 10)] ?? '';
    text =
      [
        `${before}${after[0] ?? ''}${letter}${after.slice(1)}`,
        `${before}${letter}${letter}${after}`,
        `${before}${after}`,
        `${before}${other}${after}`,
      ][Math.floor(random() * 4)] ?? text;
  }
  return text;
}

function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}
