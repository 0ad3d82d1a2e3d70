import { describe, expect, it } from 'vitest';
import { traitsOf } from '#catalogue/traits.ts';
import type { Draft } from '#domain/drinks/drink-draft.ts';
import { type Language, languages } from '#domain/languages.ts';
import { fold, plainName } from '#domain/text/text.ts';
import { faultsOf, flavoursIn } from '#language/creation/recipe/checks.ts';
import { nearestTo, newUpTo, twistUpTo } from '#language/creation/recipe/distance.ts';
import { isJigger } from '#language/creation/recipe/jigger.ts';
import { type OwnRecipe, type Pantry, partsOf } from '#language/creation/recipe/pantry.ts';
import { attributes, nameFor, nouns, titles } from '#language/creation/words/naming.ts';
import { allIngredientIds, pantryOf } from '#language/testing/pantry.ts';
import { isEverything, sample } from '#scripts/testing/mode.mjs';
import { seededRandom } from '#server/testing/seeded-random.ts';
import { shelves } from '#server/testing/shelves.ts';
import { createDrink } from './create-drink.ts';

const idsOf = ({ recipe }: Draft) => recipe.map(({ id }) => id);

const nearest = (draft: Draft, pantry: Pantry) =>
  nearestTo(partsOf(pantry, draft.recipe), pantry.recipes);

const remembered = (draft: Draft, pantry: Pantry): OwnRecipe => ({
  name: draft.name,
  description: draft.description,
  garnish: draft.look.garnish,
  parts: partsOf(pantry, draft.recipe),
});

function series(
  shelf: readonly string[],
  count: number,
  seed = 0,
): { draft: Draft; pantry: Pantry }[] {
  const recent: OwnRecipe[] = [];
  return Array.from({ length: count }, (_, n) => {
    const pantry = pantryOf(shelf, { recent: [...recent] });
    const draft = createDrink({ pantry }, seededRandom(seed * 1_000 + n));
    recent.unshift(remembered(draft, pantry));
    return { draft, pantry };
  });
}

/** Most runs check the first third of a series, `npm run test:all` checks all of it. */
const first = (count: number) => (isEverything ? count : Math.ceil(count / 3));

/** Words of a name that promise an ingredient which the drink lacks. */
function lies(draft: Draft, language: Language): string[] {
  const name = fold(draft.name[language]);
  const said = [...attributes].filter(([, text]) => {
    const ending = language === 'sk' ? '' : '\\b';
    return new RegExp(`\\b${fold(text[language])}${ending}`).test(name);
  });
  const isTrue = said.some(([id]) => idsOf(draft).includes(id));
  return said.length && !isTrue ? said.map(([id]) => id) : [];
}

function wrongs(draft: Draft, pantry: Pantry): string[] {
  const { likeness, recipe } = nearest(draft, pantry);
  const isTwist = likeness > newUpTo;
  const texts = languages.flatMap((language) => [
    draft.description[language],
    draft.instructions[language],
  ]);
  const found: [boolean, string][] = [
    [likeness > twistUpTo, `it is a ${recipe?.name.en}`],
    [isTwist !== /^A twist on the /.test(draft.description.en), 'a twist is called one'],
    [flavoursIn(pantry, draft.recipe) < (isTwist ? 2 : 3), 'few tastes'],
    [!draft.recipe.every(isJigger), `measures: ${JSON.stringify(draft.recipe)}`],
    [languages.some((language) => lies(draft, language).length > 0), `name: ${draft.name.en}`],
    [texts.some((text) => text.length < 20 || /undefined|\s{2}|: \.|[{}]/.test(text)), 'texts'],
    [
      pantry.names.some((name) => plainName(name) === plainName(draft.name.en)),
      'the name is taken',
    ],
    [
      draft.look.garnish.length > 0 !== draft.garnish.sk.length > 0,
      'the garnish is drawn as it is told',
    ],
  ];
  return [
    ...faultsOf(pantry, { ...draft, glass: draft.look.glass }),
    ...found.filter(([isWrong]) => isWrong).map(([, what]) => what),
  ];
}

describe('createDrink', () => {
  it.each(Object.keys(shelves))('makes valid new drinks from the shelf: %s', (shelf) => {
    for (const seed of sample(`sound ${shelf}`, [1, 2], 1)) {
      const made = series(shelves[shelf] ?? [], 10, seed);
      for (const { draft, pantry } of made) {
        expect({
          name: draft.name.en,
          recipe: idsOf(draft),
          wrongs: wrongs(draft, pantry),
        }).toEqual({
          name: draft.name.en,
          recipe: idsOf(draft),
          wrongs: [],
        });
      }
    }
  });

  it.each(['classic', 'tropical', 'everything'])(
    'always finds a new drink on a large shelf: %s',
    (shelf) => {
      for (const { draft, pantry } of series(shelves[shelf] ?? [], first(12), 5)) {
        expect(nearest(draft, pantry).likeness).toBeLessThanOrEqual(newUpTo);
      }
    },
  );

  it('uses other ingredients each time, where a small shelf allows it', () => {
    const shelf = 'gin white-rum lime-juice simple-syrup honey-syrup mint soda-water campari'.split(
      ' ',
    );
    for (const seed of sample('small shelf', [...Array(12).keys()], 4)) {
      const made = series(shelf, 8, seed).map(({ draft }) => idsOf(draft).toSorted().join());
      expect(new Set(made).size).toBe(8);
    }
  });

  it('makes a valid drink from any shelf, or none', () => {
    const random = seededRandom(7);
    for (let n = 0; n < first(80); n++) {
      const left = [...allIngredientIds];
      const ids = Array.from({ length: 3 + Math.floor(random() * 60) }, () =>
        left.splice(Math.floor(random() * left.length), 1),
      ).flat();
      const pantry = pantryOf(ids);
      try {
        expect(wrongs(createDrink({ pantry }, random), pantry)).toEqual([]);
      } catch (error) {
        if ((error as { code?: string }).code !== 'NOTHING_TO_CREATE') throw error;
      }
    }
  });

  it('repeats no name, few words and few garnishes within a bar', () => {
    const made = series(shelves.classic ?? [], 30, 9).map(({ draft }) => draft);
    for (const language of languages) {
      expect(new Set(made.map(({ name }) => name[language])).size).toBe(30);
    }
    const count = (list: readonly string[]) =>
      Math.max(...list.map((one) => list.filter((other) => other === one).length));
    const words = made.flatMap(({ name }) =>
      fold(name.en)
        .split(' ')
        .filter((w) => w.length > 3),
    );
    expect(count(words)).toBeLessThan(5);
    expect(count(made.map(({ garnish }) => garnish.en))).toBeLessThan(10);
    expect(
      count(made.map(({ description }) => description.en.split('. ').at(-1) ?? '')),
    ).toBeLessThan(4);
  });

  it('ends ten drinks of one shelf in ten ways', () => {
    for (const [n, shelf] of sample('closings', [...Object.values(shelves).entries()], 4)) {
      const made = series(shelf, 10, n);
      for (const language of languages) {
        const last = made.map(({ draft }) =>
          draft.description[language].split(/(?<=[.:]) /).at(-1),
        );
        expect(new Set(last).size, last.join('\n')).toBe(made.length);
      }
    }
  });

  it.each(Object.keys(shelves))('ends the drinks of another seed differently: %s', (shelf) => {
    const pantry = pantryOf(shelves[shelf] ?? []);
    const made = Array.from({ length: first(60) }, (_, seed) =>
      createDrink({ pantry }, seededRandom(seed + 300)),
    );
    for (const language of languages) {
      const last = made.map(({ description }) => description[language].split(/(?<=[.]) /).at(-1));
      expect(new Set(last).size, last.toSorted().join('\n')).toBe(made.length);
    }
  });

  it('uses mint as a garnish only now and then', () => {
    const made = series(shelves.classic ?? [], 30, 4);
    const withMint = made.filter(({ draft }) => draft.look.garnish.includes('mint'));
    expect(withMint.length).toBeLessThan(10);
  });

  it('never shakes sparkling ingredients, dissolves honey first, and shakes egg without ice first', () => {
    const shelf = [...(shelves.centralEuropean ?? []), 'egg-white', 'gin', 'triple-sec'];
    for (const { draft, pantry } of series(shelf, first(40), 3)) {
      const { recipe, instructions } = draft;
      for (const { id, unit } of recipe) if (traitsOf(id).isFizzy) expect(unit).toBe('TOP');
      const has = (id: string) => recipe.some((item) => item.id === id);
      expect(instructions.en.includes('warm water')).toBe(has('honey'));
      expect(instructions.en.includes('without ice')).toBe(has('egg-white'));
      expect(pantry.items.length).toBeGreaterThan(0);
    }
  });

  it('reports a twist where the shelf allows no newer drink', () => {
    const pantry = pantryOf(['white-rum', 'lime-juice', 'honey-syrup', 'soda-water']);
    const draft = createDrink({ pantry }, seededRandom(1));
    expect(draft.description.en).toMatch(/^A twist on the .+ (with|in) /);
    expect(draft.description.sk).toMatch(/^Obmena drinku /);
  });

  it.each([
    ['two-part standards', ['vodka', 'cola', 'tonic-water']],
    ['a classic alone', ['gin', 'campari', 'sweet-vermouth']],
    ['nothing to drink', ['salt', 'clove', 'nutmeg']],
  ])('throws where the shelf has only %s', (_what, shelf) => {
    expect(() => createDrink({ pantry: pantryOf(shelf) }, seededRandom(1))).toThrow(
      expect.objectContaining({ code: 'NOTHING_TO_CREATE' }),
    );
  });

  it('begins the description with the base, and names only ingredients of the drink', () => {
    for (const { draft, pantry } of series(shelves.everything ?? [], first(25), 6)) {
      const stocked = new Set(idsOf(draft));
      const text = fold(` ${draft.description.en.split('. ')[0]} `);
      const others = pantry.items.filter(
        ({ id, name }) =>
          !stocked.has(id) &&
          ![...stocked].some((own) =>
            fold(pantry.items.find((i) => i.id === own)?.name.en ?? '').includes(fold(name.en)),
          ),
      );
      const foreign = others.filter(({ name }) =>
        new RegExp(`[ ,]${fold(name.en).replace(/[^a-z ]/g, '.')}[ ,:]`).test(text),
      );
      expect({ text, foreign: foreign.map(({ id }) => id) }).toEqual({ text, foreign: [] });
    }
  });

  it('mentions a garden only for drinks with a fresh ingredient', () => {
    const shelf =
      'jagermeister becherovka fernet-stock vodka gin lemon-juice honey apple-juice soda-water ginger-beer tonic-water'.split(
        ' ',
      );
    for (const { draft } of series(shelf, first(20), 2)) {
      expect(draft.description.en).not.toMatch(/garden|Green,|high grass|the glass fresh/);
      expect(draft.name.en).not.toMatch(/Garden Party|Hedgerow|Greenhouse/);
    }
  });

  it('begins recent descriptions differently', () => {
    const made = series(shelves.classic ?? [], 12, 8).map(({ draft, pantry }) => {
      const names = pantry.items.flatMap(({ name }) => [name.en, name.en.toLowerCase()]);
      const [first = ''] = draft.description.en.split(':');
      return names
        .sort((a, b) => b.length - a.length)
        .reduce((text, name) => text.replaceAll(name, '_'), first)
        .replaceAll(/_(, _)* and _/g, '_');
    });
    expect(new Set(made.slice(-8)).size).toBeGreaterThan(5);
  });

  it('draws coffee drinks brown, not red', () => {
    const pantry = pantryOf([
      'vodka',
      'dark-rum',
      'coffee-liqueur',
      'espresso',
      'vanilla-syrup',
      'caramel-syrup',
      'cream',
      'hazelnut-liqueur',
      'maple-syrup',
    ]);
    const drafts = Array.from({ length: 12 }, (_, n) => createDrink({ pantry }, seededRandom(n)));
    for (const { look, recipe } of drafts.filter((draft) => idsOf(draft).includes('espresso'))) {
      const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) =>
        Number.parseInt(look.liquid[0]?.slice(at, at + 2) ?? '', 16),
      );
      expect({ recipe, isBrown: r > g && g > b && g > r * 0.4 }).toEqual({
        recipe,
        isBrown: true,
      });
    }
  });
});

describe('the words of names', () => {
  it('are unique', () => {
    for (const language of languages) {
      const all = titles.map(({ text }) => text[language]);
      expect(new Set(all).size).toBe(all.length);
    }
  });

  it('form no name that differs from a taken one only by spaces', () => {
    const taken = Object.values(nouns)
      .flat()
      .map(({ en }) => `Honey${en}`);
    const ids = ['white-rum', 'lime-juice', 'honey-syrup', 'soda-water'];
    const namesWhere = (more: Partial<Pantry>) => {
      const pantry = pantryOf(ids, more);
      const recipe = ids.map((id) => ({ id, amount: 30, unit: 'ML' as const }));
      const drink = { recipe, colour: '#ffffff', tags: new Set<never>() };
      return Array.from({ length: 60 }, (_, seed) => nameFor(drink, pantry, seededRandom(seed)).en);
    };
    const isHoney = (name: string) => taken.includes(name.replaceAll(' ', ''));
    expect(namesWhere({}).some(isHoney)).toBe(true);
    expect(namesWhere({ names: taken }).filter(isHoney)).toEqual([]);
  });

  it('are inflected', () => {
    const made = series(shelves.classic ?? [], first(40), 11).map(({ draft }) => draft.name.sk);
    const endings = { m: /[ýy]$/, f: /[áa]$/, n: /[ée]$/, p: /[ée]$/ };
    const genders = ['m', 'f', 'n', 'p'] as const;
    for (const name of made) {
      const [adjective = '', noun = '', ...more] = name.split(' ');
      const gender = genders.find((one) => nouns[one].some(({ sk }) => sk === noun));
      if (gender && more.length === 0) expect(adjective).toMatch(endings[gender]);
    }
  });
});
