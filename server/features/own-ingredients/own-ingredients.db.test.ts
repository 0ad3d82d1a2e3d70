import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  maxOwnIngredients,
  type OwnIngredientFields,
} from '#domain/ingredients/own-ingredients.ts';
import type { Language } from '#domain/languages.ts';
import { ownIngredient } from '#server/testing/own-ingredients.ts';
import { openWorld, type Person, type World } from '#server/testing/world.ts';

let world: World;
let sarah: Person;
let lee: Person;
let barId: string;
let barOfLee: string;

beforeAll(async () => {
  world = await openWorld();
  [sarah, lee] = await Promise.all([world.person('Sarah'), world.person('Lee')]);
  barOfLee = await lee.call('bars.createBar', { name: 'Harbour' });
});
beforeEach(async () => {
  await world.db.deleteFrom('drinks').where('bar_id', 'is not', null).execute();
  await world.db.deleteFrom('inventory').execute();
  await world.db.deleteFrom('ingredients').where('account_id', 'is not', null).execute();
  barId = await sarah.call('bars.createBar', { name: 'Corner' });
});
afterAll(() => world.close());

const create = async (name: string, more: Partial<OwnIngredientFields> = {}) =>
  (
    await sarah.call('ingredients.createIngredient', {
      barId,
      ingredient: ownIngredient(name, more),
    })
  ).ingredientId;
const tryCreate = (ingredient: object, person = sarah, at = barId) =>
  person.ask('ingredients.createIngredient', { barId: at, ingredient });
const own = (person = sarah, at = barId) =>
  person.call('ingredients.getOwnIngredients', { barId: at });
const refused = (path: string, message: string) => ({
  status: 400,
  error: { code: 'INVALID_REQUEST', data: { issues: [{ path, message }] } },
});
const put = (ingredientId: string, isAvailable: boolean | null = true, at = barId) =>
  sarah.call('ingredients.updateInventoryItem', { barId: at, ingredientId, isAvailable });
const part = (ingredientId: string, amount = 100, unit: 'ML' | 'GRAM' = 'ML') => ({
  ingredientId,
  amount,
  unit,
});
const item = async (ingredientId: string, at = barId) =>
  (await sarah.call('ingredients.getBarInventory', { barId: at })).find(
    (one) => one.ingredientId === ingredientId,
  );
const menuOf = async (at = barId) =>
  (
    await world.guest.call('drinks.getAvailableDrinksForBar', { barId: at, unitPreference: 'ml' })
  ).map(({ _id }) => _id);

describe('own ingredients', () => {
  const full: OwnIngredientFields = {
    texts: {
      en: { name: 'Our ginger syrup', description: 'Hot.', instructions: 'Simmer.\nStrain.' },
      sk: { name: 'Náš zázvorový sirup', description: 'Ostrý.', instructions: 'Povarte.' },
    },
    category: 'syrups',
    strength: 0,
    sugar: 'high',
    allergens: { sulphites: 'may', nuts: 'has' },
    color: '#e8c468',
    kindOf: 'ginger-syrup',
    substitutes: ['simple-syrup'],
    parts: [part('ginger', 200, 'GRAM'), part('simple-syrup', 500)],
  };

  it('are stored as they are written, for all bars of the account', async () => {
    const { ingredientId } = await sarah.call('ingredients.createIngredient', {
      barId,
      ingredient: full,
    });
    const other = await sarah.call('bars.createBar', { name: 'Garden' });
    for (const at of [barId, other]) {
      expect(await own(sarah, at)).toEqual([
        { _id: ingredientId, ...full, isRetired: false, version: 1, changedBy: null },
      ]);
    }
    expect(await own(lee, barOfLee)).toEqual([]);
  });

  it('are listed beside the catalogue for their account alone, in the language of the reader', async () => {
    const id = await create('x', { texts: full.texts });
    const names = async (language: Language, person = sarah, at?: string) => {
      const { body } = await person.ask('ingredients.getAllIngredients', at ? { barId: at } : {}, {
        'accept-language': language,
      });
      return (body as { _id: string; name: string; isOwn: boolean }[])
        .filter(({ isOwn }) => isOwn)
        .map(({ _id, name }) => [_id, name]);
    };
    expect(await names('en', sarah, barId)).toEqual([[id, 'Our ginger syrup']]);
    expect(await names('sk', sarah, barId)).toEqual([[id, 'Náš zázvorový sirup']]);
    expect(await names('en')).toEqual([]);
    expect(await names('en', world.guest)).toEqual([]);
    expect(await names('en', lee, barOfLee)).toEqual([]);
    for (const name of ['getAllIngredients', 'getIngredientsByCategory']) {
      const refusal = { status: 404, error: { code: 'NOT_FOUND' } };
      expect(await lee.ask(`ingredients.${name}`, { barId })).toMatchObject(refusal);
      expect(await world.guest.ask(`ingredients.${name}`, { barId })).toMatchObject({
        status: 401,
      });
    }
    const groups = await sarah.call('ingredients.getIngredientsByCategory', { barId });
    const syrups = groups.find(({ category }) => category === 'syrups');
    expect(syrups?.ingredients.some(({ _id }) => _id === id)).toBe(true);
  });

  it('written in one language have its texts in the other', async () => {
    const id = await create('x', { texts: { sk: { ...full.texts.sk, name: 'Bazový' } as never } });
    const [stored] = await own();
    expect(Object.keys(stored?.texts ?? {})).toEqual(['sk']);
    const all = await sarah.call('ingredients.getAllIngredients', { barId });
    expect(all.find(({ _id }) => _id === id)?.name).toBe('Bazový');
  });

  it('keep every field of a change, and only the parts of the last one', async () => {
    const ingredientId = await create('Syrup', { parts: [part('mint', 20, 'GRAM')] });
    await sarah.call('ingredients.updateIngredient', {
      barId,
      ingredientId,
      version: 1,
      ingredient: full,
    });
    expect(await own()).toEqual([
      { _id: ingredientId, ...full, isRetired: false, version: 2, changedBy: null },
    ]);
  });

  it('are shown live to the owner', async () => {
    const feed = (await sarah.live()).follow('ingredients.getOwnIngredients', { barId });
    expect(await feed.next()).toEqual({ value: [] });
    await create('Shrub');
    expect(await feed.next()).toMatchObject({ value: [{ texts: { en: { name: 'Shrub' } } }] });
  });

  it.each([
    ['ingredients.updateIngredient', { version: 1, ingredient: ownIngredient('Stolen') }],
    ['ingredients.retireIngredient', {}],
    ['ingredients.restoreIngredient', {}],
  ])('%s: those of another account do not exist', async (name, more) => {
    const ingredientId = await create('Shrub');
    for (const at of [barId, barOfLee]) {
      expect(await lee.ask(name, { barId: at, ingredientId, ...more })).toMatchObject({
        status: 404,
        error: { code: 'NOT_FOUND' },
      });
    }
    const catalogues = await sarah.ask(name, { barId, ingredientId: 'gin', ...more });
    expect(catalogues).toMatchObject({ status: 404 });
    expect(await own()).toMatchObject([{ texts: { en: { name: 'Shrub' } }, version: 1 }]);
  });

  it('of another account cannot be referred to, nor put on a shelf', async () => {
    const shrub = await create('Shrub');
    const unknown = '00000000-0000-4000-8000-000000000009';
    for (const id of [shrub, unknown]) {
      const asLee = (more: object) => tryCreate(ownIngredient('Mine', more), lee, barOfLee);
      expect(await asLee({ kindOf: id })).toMatchObject(refused('ingredient.kindOf', 'unknown'));
      expect(await asLee({ substitutes: ['gin-0', id].slice(1) })).toMatchObject(
        refused('ingredient.substitutes.0', 'unknown'),
      );
      expect(await asLee({ parts: [part('ginger'), part(id)] })).toMatchObject(
        refused('ingredient.parts.1', 'unknown'),
      );
      const shelf = { barId: barOfLee, ingredientId: id, isAvailable: true };
      expect(await lee.ask('ingredients.updateInventoryItem', shelf)).toMatchObject({
        status: 404,
      });
      const many = { barId: barOfLee, ingredientIds: [id], isAvailable: true };
      expect(await lee.ask('ingredients.switchInventory', many)).toMatchObject({ body: [] });
    }
  });

  it.each([
    ['no name', { texts: {} }],
    ['an empty name', { texts: { en: { name: ' \u200b ', description: '', instructions: '' } } }],
    ['a long name', ownIngredient('x'.repeat(61))],
    ['a category that is none', { category: 'moons' }],
    ['a strength of 97', { strength: 97 }],
    ['a negative strength', { strength: -1 }],
    ['a colour that is none', { color: 'red' }],
    ['a colour with a script', { color: '#e8c468"><script>' }],
    ['an unknown allergen', { allergens: { moonlight: 'has' } }],
    ['an allergen that is neither', { allergens: { egg: 'no' } }],
    ['an amount of nothing', { parts: [part('ginger', 0)] }],
    ['an amount that is almost nothing', { parts: [part('ginger', 1e-320)] }],
    ['a part twice', { parts: [part('ginger'), part('ginger')] }],
    ['a substitute twice', { substitutes: ['simple-syrup', 'simple-syrup'] }],
    ['too many parts', { parts: Array.from({ length: 13 }, (_, n) => part(`part-${n}`)) }],
  ])('with %s are refused', async (_what, more) => {
    expect(await tryCreate({ ...ownIngredient('Shrub'), ...more })).toMatchObject({
      status: 400,
      error: { code: 'INVALID_REQUEST' },
    });
    expect(await own()).toEqual([]);
  });

  it('have a strength in hundredths of a percent', async () => {
    for (const strength of [1e-320, 12.345])
      await tryCreate({ ...ownIngredient(`Of ${strength}`), strength });
    expect(await own()).toMatchObject([{ strength: 0 }, { strength: 12.35 }]);
  });

  it('keep hostile texts as texts', async () => {
    const name = `<img src=x onerror=alert(1)> "'; drop table`;
    const description = '</script><script>alert(1)</script>\u202etxt\u0007';
    await create('x', { texts: { en: { name, description, instructions: description } } });
    const [stored] = await own();
    expect(stored?.texts.en?.name).toBe(name);
    expect(stored?.texts.en?.description).toBe('</script><script>alert(1)</script>txt');
  });

  it('have unique names, however they are written', async () => {
    await create('Bazová');
    const taken = (by: string, name: string) => ({
      status: 409,
      error: { code: 'NAME_TAKEN', data: { by, name } },
    });
    expect(await tryCreate(ownIngredient('bazova'))).toMatchObject(taken('own', 'Bazová'));
    expect(await tryCreate(ownIngredient('  GINGER  syrup '))).toMatchObject(
      taken('ingredient', 'Ginger syrup'),
    );
    const slovak = { sk: { name: 'zazvorovy sirup', description: '', instructions: '' } };
    expect(await tryCreate(ownIngredient('x', { texts: slovak }))).toMatchObject(
      taken('ingredient', 'Zázvorový sirup'),
    );
    // Another account may use the name.
    expect(await tryCreate(ownIngredient('Bazová'), lee, barOfLee)).toMatchObject({ status: 200 });
    const twins = await Promise.all([1, 2].map(() => tryCreate(ownIngredient('Twin'))));
    expect(twins.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('may be kinds and parts of others, never of themselves', async () => {
    const mild = await create('Mild', { kindOf: 'ginger-syrup' });
    const hot = await create('Hot', { kindOf: mild, parts: [part(mild)] });
    const change = (more: object) =>
      sarah.ask('ingredients.updateIngredient', {
        barId,
        ingredientId: mild,
        version: 1,
        ingredient: ownIngredient('Mild', more),
      });
    for (const id of [hot, mild]) {
      expect(await change({ kindOf: id })).toMatchObject(refused('ingredient.kindOf', 'circle'));
      expect(await change({ parts: [part(id)] })).toMatchObject(
        refused('ingredient.parts', 'circle'),
      );
    }
    expect(await change({ substitutes: [mild] })).toMatchObject(
      refused('ingredient.substitutes', 'circle'),
    );
  });

  it('bring no alcohol where guests expect none', async () => {
    const strong = { strength: 20, kindOf: 'ginger-syrup' };
    expect(await tryCreate(ownIngredient('Strong', strong))).toMatchObject(
      refused('ingredient.strength', 'alcohol'),
    );
    expect(await tryCreate(ownIngredient('Mild', { substitutes: ['gin'] }))).toMatchObject(
      refused('ingredient.substitutes.0', 'alcohol'),
    );
    const falernum = { parts: [part('gin', 50), part('simple-syrup', 200)] };
    expect(await tryCreate(ownIngredient('Falernum of ours', falernum))).toMatchObject(
      refused('ingredient.strength', 'alcohol'),
    );
    const ofOurs = await create('Falernum of ours', { ...falernum, strength: 8 });
    const shrub = await create('Shrub');
    await create('Cordial', { substitutes: [shrub], parts: [part(shrub)] });
    await create('Bitter shrub', { kindOf: ofOurs, strength: 12 });
    const change = (ingredientId: string, ingredient: object) =>
      sarah.ask('ingredients.updateIngredient', { barId, ingredientId, version: 1, ingredient });
    const alcohol = refused('ingredient.strength', 'alcohol');
    expect(await change(shrub, ownIngredient('Shrub', { strength: 12 }))).toMatchObject(alcohol);
    expect(await change(ofOurs, ownIngredient('Falernum of ours'))).toMatchObject(alcohol);
  });

  it(`are at most ${maxOwnIngredients} in an account, without retired ones`, async () => {
    const first = await create('Number 0');
    const { account_id } = await world.db
      .selectFrom('ingredients')
      .select('account_id')
      .where('id', '=', first)
      .executeTakeFirstOrThrow();
    await world.db
      .insertInto('ingredients')
      .values(
        Array.from({ length: maxOwnIngredients - 1 }, (_, n) => ({
          id: crypto.randomUUID(),
          account_id,
          category: 'syrups' as const,
          strength: 0,
          substitutes: [],
          name_en: `Number ${n + 1}`,
          name_sk: `Number ${n + 1}`,
          description_en: '',
          description_sk: '',
        })),
      )
      .execute();
    const full = { error: { code: 'LIMIT_REACHED', data: { limit: maxOwnIngredients } } };
    expect(await tryCreate(ownIngredient('One more'))).toMatchObject(full);
    await sarah.call('ingredients.retireIngredient', { barId, ingredientId: first });
    await create('One more');
    const back = await sarah.ask('ingredients.restoreIngredient', { barId, ingredientId: first });
    expect(back).toMatchObject(full);
  });
});

describe('a retired ingredient', () => {
  const retire = (ingredientId: string) =>
    sarah.ask('ingredients.retireIngredient', { barId, ingredientId });
  const restore = (ingredientId: string) =>
    sarah.ask('ingredients.restoreIngredient', { barId, ingredientId });
  const retired = async () =>
    (await own()).flatMap((one) => (one.isRetired ? (one.texts.en?.name ?? '') : []));

  it('is removed from lists and shelves, and can be restored', async () => {
    const shrub = await create('Shrub');
    await put(shrub);
    expect(await retire(shrub)).toMatchObject({ status: 200 });
    expect(await item(shrub)).toBeUndefined();
    const all = await sarah.call('ingredients.getAllIngredients', { barId });
    expect(all.some(({ isOwn }) => isOwn)).toBe(false);
    const shelf = { barId, ingredientId: shrub, isAvailable: true };
    expect(await sarah.ask('ingredients.updateInventoryItem', shelf)).toMatchObject({
      status: 404,
    });
    expect(await tryCreate(ownIngredient('Cordial', { kindOf: shrub }))).toMatchObject(
      refused('ingredient.kindOf', 'unknown'),
    );
    expect(await restore(shrub)).toMatchObject({ status: 200 });
    expect(await item(shrub)).toEqual({ ingredientId: shrub, isAvailable: true });
  });

  it('must not be needed by anything in use', async () => {
    const shrub = await create('Shrub');
    const cordial = await create('Cordial', { kindOf: shrub });
    const punch = await create('Punch', { parts: [part(cordial)] });
    const inUse = (names: string[]) => ({
      status: 409,
      error: { code: 'IN_USE', data: { names } },
    });
    expect(await retire(shrub)).toMatchObject(inUse(['Cordial']));
    expect(await retire(cordial)).toMatchObject(inUse(['Punch']));
    for (const id of [punch, cordial, shrub]) {
      expect(await retire(id)).toMatchObject({ status: 200 });
    }
    expect(await retired()).toEqual(['Cordial', 'Punch', 'Shrub']);
    // With the ingredients that it needs.
    expect(await restore(punch)).toMatchObject({ status: 200 });
    expect(await retired()).toEqual([]);
  });

  it('is restored without alcohol that it may no longer have', async () => {
    const base = await create('Base', { strength: 20 });
    const strong = await create('Strong', { strength: 20, kindOf: base });
    await retire(strong);
    const ingredient = ownIngredient('Base');
    const change = { barId, ingredientId: base, version: 1, ingredient };
    expect(await sarah.ask('ingredients.updateIngredient', change)).toMatchObject({ status: 200 });
    expect(await restore(strong)).toMatchObject(refused('ingredient.strength', 'alcohol'));
    const mended = {
      barId,
      ingredientId: strong,
      version: 2,
      ingredient: ownIngredient('Strong', { kindOf: base }),
    };
    expect(await sarah.ask('ingredients.updateIngredient', mended)).toMatchObject({ status: 200 });
    expect(await restore(strong)).toMatchObject({ status: 200 });
  });
});

describe('on the shelf', () => {
  it('an own kind opens the drinks that need it, live', async () => {
    // A Kentucky mule needs bourbon, lime juice and ginger beer.
    for (const id of ['bourbon', 'lime-juice']) await put(id);
    const ours = await create('Ginger beer of ours', {
      category: 'mixers',
      kindOf: 'ginger-beer',
    });
    expect(await menuOf()).not.toContain('kentucky-mule');
    const feed = (await (await world.browser()).live()).follow('drinks.getDrinkForBar', {
      barId,
      drinkId: 'kentucky-mule',
      unitPreference: 'ml',
    });
    expect(await feed.next()).toEqual({ value: null });
    await put(ours);
    const { value } = await feed.next();
    expect(value).toMatchObject({ substitutions: [{ substituteId: ours, isKind: true }] });
    expect(await menuOf()).toContain('kentucky-mule');
  });

  it('a house-made one is available while its parts are, until it is set explicitly', async () => {
    for (const id of ['bourbon', 'lime-juice', 'ginger']) await put(id);
    const ours = await create('Ginger beer of ours', {
      category: 'mixers',
      kindOf: 'ginger-beer',
      parts: [part('ginger', 50, 'GRAM'), part('soda-water', 1000)],
    });
    const state = (canBeMade: boolean) => ({
      ingredientId: ours,
      isAvailable: false,
      houseMade: { isMadeWhenNeeded: true, canBeMade },
    });
    const said = (isAvailable: boolean, canBeMade: boolean) => ({
      ingredientId: ours,
      isAvailable,
      houseMade: { isMadeWhenNeeded: false, canBeMade },
    });
    expect(await item(ours)).toEqual(state(false));
    expect(await menuOf()).not.toContain('kentucky-mule');
    await put('soda-water');
    expect(await item(ours)).toEqual(state(true));
    expect(await menuOf()).toContain('kentucky-mule');
    await put(ours, false);
    expect(await item(ours)).toEqual(said(false, true));
    expect(await menuOf()).not.toContain('kentucky-mule');
    await put(ours, null);
    expect(await menuOf()).toContain('kentucky-mule');
    // The bulk update does not change it.
    await sarah.call('ingredients.bulkUpdateInventory', { barId, isAvailable: true });
    expect(await item(ours)).toEqual(state(true));
    await sarah.call('ingredients.bulkUpdateInventory', { barId, isAvailable: false });
    expect(await item(ours)).toEqual(state(false));
    await put(ours, true);
    expect(await item(ours)).toEqual(said(true, false));
  });

  it('bought ingredients cannot be set to "made when needed"', async () => {
    const shrub = await create('Shrub');
    for (const ingredientId of ['gin', shrub]) {
      const change = { barId, ingredientId, isAvailable: null };
      expect(await sarah.ask('ingredients.updateInventoryItem', change)).toMatchObject({
        status: 400,
        error: { code: 'INVALID_REQUEST' },
      });
    }
  });

  it('a new one can be added to the shelf at once', async () => {
    const { ingredientId } = await sarah.call('ingredients.createIngredient', {
      barId,
      ingredient: ownIngredient('Shrub'),
      isAvailable: true,
    });
    expect(await item(ingredientId)).toEqual({ ingredientId, isAvailable: true });
  });

  it('the preview shows the changes of an ingredient', async () => {
    for (const id of ['bourbon', 'lime-juice', 'ginger']) await put(id);
    const question = {
      barId,
      kindOf: 'ginger-beer',
      parts: [part('ginger', 50, 'GRAM'), part('soda-water', 1000), part('gin', 100)],
    };
    const preview = await sarah.call('ingredients.previewIngredient', question);
    expect(preview).toMatchObject({
      canBeMade: false,
      missing: ['Soda water', 'Gin'],
      allergens: { isKnown: true },
    });
    expect(preview.servesIn).toBeGreaterThan(3);
    expect(preview.opens).toBeGreaterThan(0);
    expect(preview.opens).toBeLessThan(preview.servesIn);
    expect(preview.strengthOfParts).toBeCloseTo(3.6, 0);
    const nothing = { barId, kindOf: null, parts: [] };
    expect(await sarah.call('ingredients.previewIngredient', nothing)).toEqual({
      servesIn: 0,
      opens: 0,
      canBeMade: false,
      missing: [],
      strengthOfParts: null,
      allergens: { has: [], may: [], isKnown: false },
    });
    expect(await lee.ask('ingredients.previewIngredient', nothing)).toMatchObject({ status: 404 });
  });
});

describe('in drinks', () => {
  const drinkOf = (ingredientId: string, category: 'sours' | 'alcohol-free' = 'sours') => ({
    texts: { en: { name: 'House sour', description: '', instructions: '', garnish: '' } },
    category,
    method: 'shake' as const,
    glass: 'coupe' as const,
    ice: 'none' as const,
    garnishes: [],
    rim: null,
    recipe: [
      { ingredientId, amount: 60, unit: 'ML' as const, isOptional: false },
      { ingredientId: 'lemon-juice', amount: 20, unit: 'ML' as const, isOptional: false },
    ],
    basedOn: null,
  });
  const change = (ingredientId: string, version: number, ingredient: OwnIngredientFields) =>
    sarah.ask('ingredients.updateIngredient', { barId, ingredientId, version, ingredient });

  it('strength and look follow the ingredient', async () => {
    const pear = await create('Pear brandy of ours', { category: 'spirits', strength: 40 });
    const { drinkId } = await sarah.call('drinks.createDrink', { barId, drink: drinkOf(pear) });
    const stored = () =>
      world.db
        .selectFrom('drinks')
        .select(['alcohol_content', 'look', 'version'])
        .where('id', '=', drinkId)
        .executeTakeFirstOrThrow();
    const before = await stored();
    const name = 'Pear brandy of ours';
    const stronger = { category: 'spirits', strength: 60, color: '#7f1d1d' } as const;
    expect(await change(pear, 1, ownIngredient(name, stronger))).toMatchObject({ status: 200 });
    const after = await stored();
    expect(after.alcohol_content).toBeGreaterThan(before.alcohol_content);
    expect(after.look.liquid).not.toEqual(before.look.liquid);
    expect(after.version).toBe(before.version);
  });

  it('alcohol-free drinks get no alcohol, and other changes are made', async () => {
    const shrub = await create('Shrub');
    const drink = drinkOf(shrub, 'alcohol-free');
    await sarah.call('drinks.createDrink', { barId, drink });
    expect(await change(shrub, 1, ownIngredient('Shrub', { strength: 12 }))).toMatchObject(
      refused('ingredient.strength', 'alcohol'),
    );
    expect((await own())[0]).toMatchObject({ strength: 0, version: 1 });
    const sweeter = ownIngredient('Shrub', { sugar: 'high' });
    expect(await change(shrub, 1, sweeter)).toMatchObject({ status: 200 });
  });

  it('those of another account cannot be poured', async () => {
    const shrub = await create('Shrub');
    const drink = drinkOf(shrub);
    expect(await lee.ask('drinks.createDrink', { barId: barOfLee, drink })).toMatchObject({
      status: 400,
      error: { code: 'INVALID_REQUEST' },
    });
  });

  it('an ingredient that a drink needs cannot be retired before the drink', async () => {
    const shrub = await create('Shrub');
    const { drinkId } = await sarah.call('drinks.createDrink', { barId, drink: drinkOf(shrub) });
    const retire = () => sarah.ask('ingredients.retireIngredient', { barId, ingredientId: shrub });
    expect(await retire()).toMatchObject({
      status: 409,
      error: { code: 'IN_USE', data: { names: ['House sour'] } },
    });
    await sarah.call('drinks.retireDrink', { barId, drinkId });
    expect(await retire()).toMatchObject({ status: 200 });
  });
});
