import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maxShelfListLength } from '#domain/ingredients/shelves.ts';
import { openWorld, type Person, type World } from '#server/testing/world.ts';

let world: World;
let sarah: Person;
let lee: Person;
let barId: string;

beforeAll(async () => {
  world = await openWorld();
  [sarah, lee] = await Promise.all([world.person('Sarah'), world.person('Lee')]);
  barId = await sarah.call('bars.createBar', { name: 'Corner' });
});
afterAll(() => world.close());

describe('ingredients.readShelfList', () => {
  it('returns the ingredient of each piece, and puts nothing on the shelf', async () => {
    const text = ' Tanqueray, 2x Martini Rosso\nrum; moonlight ';
    const pieces = await sarah.call('ingredients.readShelfList', { barId, text });
    const understood = pieces.map(({ text, ingredientIds: [first], isSure }) => [
      text,
      first,
      isSure,
    ]);
    expect(understood).toEqual([
      ['Tanqueray', 'london-dry-gin', true],
      ['Martini Rosso', 'sweet-vermouth', true],
      ['rum', 'white-rum', false],
      ['moonlight', undefined, false],
    ]);
    expect(await sarah.call('ingredients.getBarInventory', { barId })).toEqual([]);
  });

  it("knows the account's own ingredients, until they are retired", async () => {
    const { ingredientId } = await sarah.call('ingredients.createIngredient', {
      barId,
      ingredient: {
        texts: { en: { name: 'Moonshine No. 9', description: '', instructions: '' } },
        category: 'spirits',
        strength: 50,
        sugar: null,
        allergens: null,
        color: null,
        kindOf: null,
        substitutes: [],
        parts: [],
      },
    });
    const read = async () =>
      (await sarah.call('ingredients.readShelfList', { barId, text: 'moonshine 9' }))[0];
    expect(await read()).toMatchObject({ ingredientIds: [ingredientId] });
    const words = await sarah.call('ingredients.getIngredientWords', { barId });
    expect(words).toContainEqual({ ingredientId, names: ['Moonshine No. 9'], aliases: [] });
    await sarah.call('ingredients.retireIngredient', { barId, ingredientId });
    expect(await read()).toMatchObject({ ingredientIds: [] });
  });

  it.each([
    ['nothing', ''],
    ['blanks', ' \n '],
    ['a list that is too long', 'gin,'.repeat(maxShelfListLength / 4 + 1)],
    ['what is no text', ['gin']],
  ])('refuses %s', async (_what, text) => {
    expect(await sarah.ask('ingredients.readShelfList', { barId, text })).toMatchObject({
      status: 400,
      error: { code: 'INVALID_REQUEST' },
    });
  });
});

describe('ingredients.getIngredientWords', () => {
  it('returns names of both languages, brands and other names', async () => {
    const words = await sarah.call('ingredients.getIngredientWords', { barId });
    const of = (id: string) => words.find(({ ingredientId }) => ingredientId === id);
    expect(of('lemon-juice')?.names).toEqual(['Lemon juice', 'Citrónová šťava']);
    expect(of('white-rum')?.aliases).toContain('Bacardi');
    expect(of('cola')?.aliases).toContain('Coke');
  });
});

it.each([
  ['ingredients.readShelfList', { text: 'gin' }],
  ['ingredients.getIngredientWords', {}],
])('%s is for the people of the bar', async (name, more) => {
  expect(await lee.ask(name, { barId, ...more })).toMatchObject({
    status: 404,
    error: { code: 'NOT_FOUND' },
  });
  expect(await world.guest.ask(name, { barId, ...more })).toMatchObject({ status: 401 });
});
