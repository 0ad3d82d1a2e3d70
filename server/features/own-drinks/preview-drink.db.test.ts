import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { garnishes, glasses, ices, rims } from '#domain/drinks/drink-look.ts';
import type { DrinkPreview, OwnDrinkFields } from '#domain/drinks/own-drinks.ts';
import { openWorld, type Person, type World } from '#server/testing/world.ts';

let world: World;
let sarah: Person;
let barId: string;

beforeAll(async () => {
  world = await openWorld();
  sarah = await world.person('Sarah');
  barId = await sarah.call('bars.createBar', { name: 'Corner' });
  await sarah.call('ingredients.bulkUpdateInventory', { barId, isAvailable: true });
});
afterAll(() => world.close());

const item = (ingredientId: string, amount = 30, more: object = {}) => ({
  ingredientId,
  amount,
  unit: 'ML' as const,
  isOptional: false,
  ...more,
});
const negroni: Partial<OwnDrinkFields> = {
  method: 'stir',
  glass: 'rocks',
  ice: 'big-cube',
  garnishes: ['orange-slice'],
  rim: null,
  recipe: [item('gin'), item('campari'), item('sweet-vermouth')],
};

async function preview(drink: object, more: object = {}, language = 'en'): Promise<DrinkPreview> {
  const { status, body } = await sarah.ask(
    'drinks.previewDrink',
    { barId, drink, unitPreference: 'ml', ...more },
    { 'accept-language': language },
  );
  expect(status).toBe(200);
  return body as DrinkPreview;
}

async function shelf(isAvailable: boolean, ...ingredientIds: string[]) {
  await sarah.call('ingredients.switchInventory', { barId, isAvailable, ingredientIds });
}

describe('drinks.previewDrink', () => {
  it('describes the drink that is being written', async () => {
    const found = await preview(negroni);
    expect(found).toMatchObject({
      picture: expect.stringMatching(/^data:image\/svg\+xml,<svg/),
      strength: 'medium',
      volumeMl: 108,
      volume: '107.5 ml',
      alcoholUnits: 2.4,
      costLevel: 2,
      canMakeNow: true,
      missing: [],
      allergens: { has: ['sulphites'], isKnown: true },
      garnish: { en: 'Orange slice', sk: 'Plátok pomaranča' },
      problems: [],
    });
    const [first, ...others] = found.resembles;
    expect(first).toEqual({ drinkId: 'negroni', name: 'Negroni', likeness: 100 });
    expect(others).toHaveLength(2);
    expect(found.instructions).toEqual({
      en: 'Stir with ice for about 30 seconds. Strain into a rocks glass over fresh ice. Garnish: orange slice.',
      sk: 'Všetko miešajte s ľadom asi 30 sekúnd. Preceďte do nízkeho pohára na čerstvý ľad. Ozdoba: plátok pomaranča.',
    });
    const classic = await sarah.call('drinks.getDrinkById', {
      drinkId: 'negroni',
      unitPreference: 'ml',
    });
    expect(found).toMatchObject({ alcoholContent: classic?.alcoholContent, hue: classic?.hue });
  });

  it('accepts an empty drink, and any part of one', async () => {
    expect(await preview({})).toMatchObject({
      picture: expect.stringMatching(/^data:image/),
      alcoholContent: 0,
      strength: 'non-alcoholic',
      volumeMl: 0,
      volume: '',
      costLevel: null,
      canMakeNow: false,
      resembles: [],
      instructions: { en: '', sk: '' },
      garnish: { en: '', sk: '' },
      problems: [],
    });
    for (const part of Object.entries(negroni)) await preview(Object.fromEntries([part]));
    await preview({ recipe: [item('gin', 0), item('campari', 90_000)] });
  });

  it('reports missing ingredients, with substitutes if the bar allows them', async () => {
    await shelf(false, 'lime-juice', 'orange-bitters');
    const recipe = [item('gin', 60), item('lime-juice', 20)];
    const drink = { recipe: [...recipe, item('orange-bitters', 2, { isOptional: true })] };
    await sarah.call('bars.updateBar', { barId, allowsSubstitutes: false });
    expect(await preview(drink)).toMatchObject({
      canMakeNow: false,
      missing: [{ _id: 'lime-juice', name: 'Lime juice', category: 'juices' }],
    });
    await sarah.call('bars.updateBar', { barId, allowsSubstitutes: true });
    expect(await preview(drink)).toMatchObject({
      canMakeNow: true,
      missing: [],
      substitutions: [{ ingredientId: 'lime-juice', substituteId: 'lime', isKind: false }],
    });
    await shelf(true, 'lime-juice', 'orange-bitters');
  });

  it('is live: an ingredient that runs out is missing', async () => {
    await sarah.call('bars.updateBar', { barId, allowsSubstitutes: false });
    const socket = await sarah.live();
    const input = { barId, drink: negroni, unitPreference: 'ml' };
    const feed = socket.follow('drinks.previewDrink', input);
    expect(await feed.next()).toMatchObject({ value: { canMakeNow: true } });
    await shelf(false, 'campari');
    expect(await feed.next()).toMatchObject({ value: { canMakeNow: false } });
    socket.close();
    await shelf(true, 'campari');
  });

  it('reports problems that prevent saving', async () => {
    const taken = { en: { name: 'NEGRONI' } };
    const recipe = [item('gin'), item('unicorn')];
    expect(await preview({ recipe, category: 'alcohol-free', texts: taken })).toMatchObject({
      canMakeNow: false,
      alcoholContent: 32,
      problems: [
        { kind: 'unknown-ingredient', ingredientId: 'unicorn' },
        { kind: 'has-alcohol' },
        { kind: 'name-taken', by: 'classic', name: 'Negroni' },
      ],
    });
  });

  it('does not report a drink’s own name as taken', async () => {
    const drink = await sarah.call('drinks.getDrinkAsFields', { barId, drinkId: 'negroni' });
    const { drinkId } = await sarah.call('drinks.createDrink', { barId, drink });
    expect((await preview(drink)).problems).toMatchObject([{ kind: 'name-taken', by: 'own' }]);
    const own = await preview(drink, { drinkId });
    expect(own.problems).toEqual([]);
    const stored = await sarah.call('drinks.getDrinkById', { drinkId, unitPreference: 'ml' });
    const picture = await (await fetch(world.url + stored?.imageUrl)).text();
    expect(decodeURIComponent(own.picture.slice('data:image/svg+xml,'.length))).toBe(
      picture.replaceAll('"', "'"),
    );
  });

  it('names drinks and ingredients in the reader’s language', async () => {
    await shelf(false, 'mint');
    const found = await preview(
      { ...negroni, recipe: [item('white-rum', 50), item('mint', 6, { unit: 'LEAF' })] },
      {},
      'sk',
    );
    expect(found.missing).toMatchObject([{ name: 'Mäta' }]);
    await shelf(true, 'mint');
  });

  it('drafts instructions with an own ingredient in a form that is right in any case', async () => {
    const id = crypto.randomUUID();
    await sql`insert into ingredients (id, account_id, category, strength, parent_id, substitutes,
        name_en, name_sk, description_en, description_sk)
      select ${id}, account_id, 'mixers', 0, 'ginger-beer', '{}', 'Our Ginger Fizz',
        'Naša zázvorovka', '', '' from bars where id = ${barId}`.execute(world.db);
    await world.waitForChanges();
    const recipe = [item('gin', 50), item(id, 100, { unit: 'TOP' })];
    const found = await preview({ method: 'build', glass: 'mule', ice: 'cubes', recipe });
    expect(found.instructions.en).toContain('Top with Our Ginger Fizz.');
    expect(found.instructions.sk).toContain('Dolejte: Naša zázvorovka.');
    expect(found.missing).toMatchObject([{ name: 'Our Ginger Fizz' }]);
  });

  it('draws and describes every glass, ice, garnish and rim', async () => {
    for (const glass of glasses)
      expect((await preview({ ...negroni, glass })).picture).toBeTruthy();
    for (const ice of ices) expect((await preview({ ...negroni, ice })).picture).toBeTruthy();
    for (const garnish of garnishes) {
      const { garnish: text } = await preview({ ...negroni, garnishes: [garnish] });
      expect(text).toEqual({ en: expect.stringMatching(/./), sk: expect.stringMatching(/./) });
    }
    for (const rim of rims) {
      const { instructions } = await preview({ ...negroni, rim });
      expect(instructions.en).toMatch(/^Moisten the rim and dip it in /);
      expect(instructions.sk).toMatch(/^Okraj navlhčite a obaľte /);
    }
  });

  it.each([
    ['an unknown glass', { glass: 'bucket' }],
    ['an amount below nothing', { recipe: [item('gin', -1)] }],
    ['too many ingredients', { recipe: Array(21).fill(item('gin')) }],
    ['no object', 'drink'],
  ])('refuses %s', async (_what, drink) => {
    const answer = await sarah.ask('drinks.previewDrink', { barId, drink, unitPreference: 'ml' });
    expect(answer).toMatchObject({ status: 400, error: { code: 'INVALID_REQUEST' } });
  });

  it('shows another account nothing of the bar', async () => {
    const lee = await world.person('Lee');
    const input = { barId, drink: negroni, unitPreference: 'ml' };
    expect(await lee.ask('drinks.previewDrink', input)).toMatchObject({
      error: { code: 'NOT_FOUND' },
    });
  });
});
