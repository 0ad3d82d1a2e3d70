import { describe, expect, it } from 'vitest';
import { alcoholContent } from '#domain/alcohol.ts';
import type { Draft } from '#domain/drink-draft.ts';
import { languages } from '#domain/languages.ts';
import { fold } from '#domain/text.ts';
import { millilitres } from '#domain/units.ts';
import { allIngredientIds, pantryOf } from '#server/testing/pantry.ts';
import { seededRandom } from '#server/testing/seeded-random.ts';
import { keyOf, kindsOf } from './compose.ts';
import { createDrink } from './house.ts';
import type { Pantry } from './pantry.ts';

const backBar =
  'gin bourbon white-rum campari sweet-vermouth lime-juice lemon-juice simple-syrup honey-syrup mint cucumber soda-water tonic-water ginger-beer pineapple-juice aromatic-bitters cointreau prosecco lime'.split(
    ' ',
  );
const idsOf = ({ recipe }: Draft) => recipe.map(({ id }) => id);

function someOf(count: number, random: () => number): string[] {
  const left = [...allIngredientIds];
  return Array.from({ length: count }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  ).flat();
}

/** What is wrong with a drink. */
function faults(draft: Draft, pantry: Pantry): string[] {
  const ids = idsOf(draft);
  const stocked = pantry.items.map(({ id }) => id);
  const ml = draft.recipe.reduce((sum, item) => sum + millilitres(item), 0);
  const strength = alcoholContent(
    draft.method,
    draft.recipe.map((item) => ({
      ...item,
      strength: pantry.items.find(({ id }) => id === item.id)?.strength ?? 0,
    })),
  );
  const texts = languages.flatMap((language) => [
    draft.description[language],
    draft.instructions[language],
  ]);
  return [
    ...(ids.every((id) => stocked.includes(id)) ? [] : ['not on the shelf']),
    ...(new Set(ids).size === ids.length && ids.length >= 2 ? [] : ['ingredients']),
    ...(ml >= 20 && ml <= 350 ? [] : [`${ml} ml`]),
    ...(strength <= 42 ? [] : [`${strength} %`]),
    ...(pantry.recipes.some((known) => keyOf(known) === keyOf(kindsOf(pantry, draft.recipe)))
      ? ['known']
      : []),
    ...(pantry.names.some((name) => languages.some((l) => fold(name) === fold(draft.name[l])))
      ? ['name']
      : []),
    ...(texts.every((text) => text.length > 20 && !/undefined|\s{2}|: \./.test(text))
      ? []
      : ['texts']),
  ];
}

describe('createDrink', () => {
  it('makes a sound drink on any shelf, or none', () => {
    const random = seededRandom(7);
    let none = 0;
    for (let n = 0; n < 150; n++) {
      const pantry = pantryOf(someOf(3 + Math.floor(random() * 60), random));
      try {
        expect(faults(createDrink(pantry, random), pantry)).toEqual([]);
      } catch (error) {
        if ((error as { code?: string }).code !== 'NOTHING_TO_CREATE') throw error;
        none++;
      }
    }
    expect(none).toBeLessThan(10);
  });

  it('makes another drink each time', () => {
    const recent: string[][] = [];
    const seen = new Set<string>();
    for (let n = 0; n < 40; n++) {
      const pantry = pantryOf(backBar, { recent });
      const draft = createDrink(pantry, seededRandom(n));
      recent.unshift(kindsOf(pantry, draft.recipe));
      seen.add(keyOf(idsOf(draft)));
    }
    expect(seen.size).toBeGreaterThan(34);
  });

  it('does not make a known drink with a kind of its ingredient', () => {
    const pantry = pantryOf(['london-dry-gin', 'campari', 'sweet-vermouth']);
    for (let n = 0; n < 30; n++) {
      expect(idsOf(createDrink(pantry, seededRandom(n))).sort()).not.toEqual([
        'campari',
        'london-dry-gin',
        'sweet-vermouth',
      ]);
    }
  });

  it('throws where the shelf cannot make a drink', () => {
    expect(() => createDrink(pantryOf(['salt', 'clove', 'nutmeg']))).toThrow(
      expect.objectContaining({ code: 'NOTHING_TO_CREATE' }),
    );
  });

  it('inflects the Slovak names', () => {
    const names = Array.from(
      { length: 60 },
      (_, n) => createDrink(pantryOf(backBar), seededRandom(n)).name.sk,
    );
    for (const name of names) expect(name).toMatch(/^\p{Lu}\p{Ll}+(ý|á|é|y|a|e) \p{Ll}+$/u);
  });
});
