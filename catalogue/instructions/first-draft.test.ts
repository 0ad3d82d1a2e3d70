import { expect, it } from 'vitest';
import { readCatalogue } from '#catalogue/files.ts';
import type { Method } from '#domain/drinks/alcohol.ts';
import type { DrinkLook } from '#domain/drinks/drink-look.ts';
import { draftInstructions, garnishText } from './first-draft.ts';

const { ingredients } = readCatalogue();
const items = ingredients.map(({ id, category, strength, color, en, sk }) => ({
  id,
  kind: id,
  category,
  name: { en: en.name, sk: sk.name },
  strength,
  color,
}));

const look: DrinkLook = {
  glass: 'coupe',
  liquid: ['#ffffff'],
  ice: 'none',
  garnish: [],
  rim: null,
  foam: false,
  bubbles: false,
};

function draft(method: Method, ids: string[], more: Partial<DrinkLook> = {}, optional = '') {
  const recipe = ids.map((id) => ({
    id,
    amount: 30,
    unit: /soda|beer|tonic/.test(id) ? ('TOP' as const) : ('ML' as const),
    isOptional: id === optional,
  }));
  return draftInstructions({ method, look: { ...look, ...more }, recipe, items });
}

it('describes preparation, decoration and serving', () => {
  expect(draft('shake', ['tequila-blanco', 'lime-juice'], { rim: 'salt' })).toEqual({
    en: 'Moisten the rim and dip it in salt. Shake everything with ice for about 12 seconds. Strain into a chilled coupe.',
    sk: 'Okraj navlhčite a obaľte soľou. Všetko pretrepte s ľadom asi 12 sekúnd. Preceďte do vychladeného pohára coupe.',
  });
});

it('mentions optional ingredients as optional', () => {
  const { en, sk } = draft('stir', ['gin', 'orange-bitters'], {}, 'orange-bitters');
  expect(en).toMatch(/If you like, add orange bitters\.$/);
  expect(sk).toMatch(/Podľa chuti pridajte: pomarančový bitter\.$/);
});

it('lets tea cool for a cold drink only', () => {
  expect(draft('build', ['black-tea', 'dark-rum'], { glass: 'teacup' }).en).not.toContain('cool');
  expect(draft('shake', ['black-tea', 'dark-rum']).en).toContain('cool');
});

it('is empty without a recipe', () => {
  expect(draft('shake', [])).toEqual({ en: '', sk: '' });
});

it('lists garnishes', () => {
  expect(garnishText(['orange-slice', 'mint', 'straw'])).toEqual({
    en: 'Orange slice, mint sprig and straw',
    sk: 'Plátok pomaranča, vetvička mäty a slamka',
  });
  expect(garnishText([])).toEqual({ en: '', sk: '' });
});
