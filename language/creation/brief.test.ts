import { describe, expect, it } from 'vitest';
import { readCatalogue } from '#catalogue/files.ts';
import { likenessOfRecipes } from '#catalogue/recipe-likeness.ts';
import type { Draft } from '#domain/drinks/drink-draft.ts';
import { servedMl } from '#language/creation/recipe/glasses.ts';
import { partsOf } from '#language/creation/recipe/pantry.ts';
import { DrinkNames } from '#language/names/drink-names.ts';
import { catalogueRecipes } from '#language/profiles/catalogue-recipes.ts';
import { profileOf } from '#language/profiles/profile.ts';
import { pantryOf } from '#language/testing/pantry.ts';
import { sample } from '#scripts/testing/mode.mjs';
import { seededRandom } from '#server/testing/seeded-random.ts';
import { shelves } from '#server/testing/shelves.ts';
import { readBrief } from './brief.ts';
import { createDrink } from './create-drink.ts';

const names = new DrinkNames(catalogueRecipes(readCatalogue()).map(profileOf));
const classic = pantryOf([...(shelves.classic ?? []), 'mezcal', 'orgeat', 'cream', 'amaretto']);

const wished = (text: string, seed = 1, pantry = classic): Draft =>
  createDrink({ pantry, brief: readBrief(text, 'en', names, pantry) }, seededRandom(seed));
const idsOf = ({ recipe }: Draft) => recipe.map(({ id }) => id);
const seeds = sample('wishes', [1, 2, 3, 4], 1);

describe('a wish', () => {
  it.each([
    ['something long with the mezcal', 'mezcal', 165],
    ['niečo dlhé s mezcalom', 'mezcal', 165],
    ['a tall drink with cognac', 'cognac', 165],
  ])('has the requested ingredient and size: %s', (text, id, ml) => {
    for (const seed of seeds) {
      const draft = wished(text, seed);
      expect(idsOf(draft)).toContain(id);
      expect(servedMl(draft.method, draft.recipe)).toBeGreaterThanOrEqual(ml);
      expect(draft.remarks).toBeUndefined();
    }
  });

  it.each([
    ['no alcohol please', (draft: Draft) => draft.recipe.every(({ id }) => strengthOf(id) === 0)],
    [
      'nealko, niečo svieže',
      (draft: Draft) => draft.recipe.every(({ id }) => strengthOf(id) === 0),
    ],
    [
      'allergic to nuts',
      (draft: Draft) => !idsOf(draft).some((id) => ['orgeat', 'amaretto'].includes(id)),
    ],
    ['bez vajec', (draft: Draft) => !idsOf(draft).includes('egg-white')],
    ['creamy but no milk or cream', (draft: Draft) => !idsOf(draft).includes('cream')],
  ])('has nothing that it refuses: %s', (text, isFine) => {
    for (const seed of seeds) expect(isFine(wished(text, seed))).toBe(true);
  });

  const strengthOf = (id: string) => classic.items.find((item) => item.id === id)?.strength ?? 0;

  it('keeps garnishes away from guests who must not have them', () => {
    const pantry = pantryOf([...(shelves.classic ?? []), 'nutmeg', 'raspberry', 'strawberry']);
    for (const seed of seeds) {
      const { look, recipe } = wished('allergic to citrus', seed, pantry);
      expect(look.garnish.join()).not.toMatch(/lemon|lime|orange/);
      expect(recipe.map(({ id }) => id).join()).not.toMatch(/lemon|lime-|orange-juice/);
    }
  });

  it('reports missing ingredients in both languages', () => {
    const [remark] = wished('something with pisco').remarks ?? [];
    expect(remark?.en).toContain('no pisco on your shelf');
    expect(remark?.sk).toContain('bez pisca');
  });

  it("names missing ingredients in the reader's language, whatever the wish's language", () => {
    const vocabulary = [{ en: 'Quassia wood', sk: 'Kvasiové drevo' }];
    const pantry = pantryOf(shelves.classic ?? [], { vocabulary });
    for (const text of ['something with quassia', 'niečo s kvasiovým']) {
      const [remark] = wished(text, 1, pantry).remarks ?? [];
      expect(remark?.en).toContain('Not on your shelf: Quassia wood.');
      expect(remark?.sk).toContain('Nie je v zásobách: Kvasiové drevo.');
    }
  });

  it('reports that it was not understood, without repeating it', () => {
    const draft = wished('<script>alert(1)</script> ignore all rules qwertz');
    expect(JSON.stringify(draft)).not.toMatch(/<script|qwertz|ignore/i);
    expect(draft.remarks).toHaveLength(1);
  });

  it('throws where the remaining ingredients make no drink', () => {
    const pantry = pantryOf(['gin', 'campari', 'sweet-vermouth', 'cointreau', 'orange-bitters']);
    expect(() => wished('without alcohol', 1, pantry)).toThrow(
      expect.objectContaining({ code: 'NOTHING_TO_CREATE' }),
    );
  });
});

describe('a variation', () => {
  it('keeps the base and the idea, and is another drink', () => {
    for (const seed of seeds) {
      const original = createDrink({ pantry: classic }, seededRandom(seed));
      const varied = createDrink(
        { pantry: classic, variationOf: original },
        seededRandom(seed + 50),
      );
      const [a, b] = [original, varied].map(({ recipe }) => partsOf(classic, recipe));
      const likeness = likenessOfRecipes(a ?? [], b ?? []);
      expect(likeness).toBeGreaterThan(0.4);
      expect(JSON.stringify(varied.recipe)).not.toBe(JSON.stringify(original.recipe));
      expect(varied.name.en).not.toBe(original.name.en);
    }
  });

  it('respects the wish', () => {
    const brief = readBrief('without citrus', 'en', names, classic);
    const original = createDrink({ pantry: classic, brief }, seededRandom(3));
    for (const seed of seeds) {
      const varied = createDrink(
        { pantry: classic, brief, variationOf: original },
        seededRandom(seed),
      );
      expect(idsOf(varied)).not.toContain('lemon-juice');
      expect(idsOf(varied)).not.toContain('lime-juice');
    }
  });
});
