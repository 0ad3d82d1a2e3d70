import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { maxOwnDrinks, type OwnDrinkFields } from '#domain/drinks/own-drinks.ts';
import { openWorld, type Person, type World } from '#server/testing/world.ts';

let world: World;
let sarah: Person;
let lee: Person;
let barId: string;

beforeAll(async () => {
  world = await openWorld();
  [sarah, lee] = await Promise.all([world.person('Sarah'), world.person('Lee')]);
});
afterAll(() => world.close());

beforeEach(async () => {
  barId = await sarah.call('bars.createBar', { name: 'Corner' });
  await sarah.call('ingredients.bulkUpdateInventory', { barId, isAvailable: true });
});

const text = (name: string) => ({
  name,
  description: `${name}, as the house pours it.`,
  instructions: 'Stir with ice.',
  garnish: 'Orange slice',
});

function house(name: string, more: Partial<OwnDrinkFields> = {}): OwnDrinkFields {
  return {
    texts: { en: text(name), sk: text(`${name} po našom`) },
    category: 'stirred',
    method: 'stir',
    glass: 'rocks',
    ice: 'big-cube',
    garnishes: ['orange-slice'],
    rim: null,
    recipe: [
      { ingredientId: 'gin', amount: 30, unit: 'ML', isOptional: false },
      { ingredientId: 'campari', amount: 22.5, unit: 'ML', isOptional: false },
      { ingredientId: 'orange-bitters', amount: 2, unit: 'DASH', isOptional: true },
    ],
    basedOn: null,
    ...more,
  };
}

const create = async (drink: OwnDrinkFields, bar = barId) =>
  (await sarah.call('drinks.createDrink', { barId: bar, drink })).drinkId;
const read = (drinkId: string) => sarah.call('drinks.getOwnDrink', { barId, drinkId });
const ownDrinks = (language = 'en') =>
  sarah
    .ask('drinks.getOwnDrinks', { barId, unitPreference: 'ml' }, { 'accept-language': language })
    .then(({ body }) => body as { name: string; missing: string[]; [key: string]: unknown }[]);
const menu = async () =>
  (await world.guest.call('drinks.getAvailableDrinksForBar', { barId, unitPreference: 'oz' })).map(
    ({ name }) => name,
  );

describe('the price of an own drink', () => {
  const priceOf = async (id: string) => {
    const { entries } = await sarah.call('menu.getComposition', { barId });
    return entries.find(({ drinkId }) => drinkId === id)?.price;
  };

  it('is saved with the drink, changed with it, and removed', async () => {
    const drink = house('Golden Fox');
    const { drinkId } = await sarah.call('drinks.createDrink', { barId, drink, price: 950 });
    expect(await priceOf(drinkId)).toBe(950);
    const save = (version: number, price?: number | null) =>
      sarah.call('drinks.updateDrink', { barId, drinkId, version, drink, price });
    await save(1, 1_000);
    expect(await priceOf(drinkId)).toBe(1_000);
    await save(1);
    expect(await priceOf(drinkId)).toBe(1_000);
    await save(1, null);
    expect(await priceOf(drinkId)).toBeUndefined();
  });

  it.each([-1, 9.5, 10_000_001, '950'])('refuses %o, and the drink with it', async (price) => {
    const drink = house('Wrong Fox');
    const answer = await sarah.ask('drinks.createDrink', { barId, drink, price } as never);
    expect(answer).toMatchObject({ status: 400 });
    expect(await ownDrinks()).toEqual([]);
  });
});

describe('drinks.createDrink', () => {
  it('puts a drink on the menu with its drawing and its computed strength', async () => {
    const drink = house('Golden Fox');
    const drinkId = await create(drink);
    expect(await read(drinkId)).toEqual({
      ...drink,
      _id: drinkId,
      isAiGenerated: false,
      isRetired: false,
      version: 1,
      changedAt: expect.any(Number),
      changedBy: null,
    });
    const shown = await world.guest.call('drinks.getDrinkForBar', {
      barId,
      drinkId,
      unitPreference: 'ml',
    });
    expect(shown).toMatchObject({
      name: 'Golden Fox',
      category: 'stirred',
      alcoholContent: 28,
      isAiGenerated: false,
      ingredientAmounts: ['30 ml', '22.5 ml', '2 dashes'],
    });
    const picture = await fetch(world.url + shown?.imageUrl);
    expect(picture.status).toBe(200);
    expect(await picture.text()).toContain('<svg');
    const order = { barId, drinkId, guestName: 'Marta' };
    expect(await world.browser().call('orders.createOrder', order)).toEqual(expect.any(String));
  });

  it('also puts it on the menu of a bar that offers only chosen drinks', async () => {
    await sarah.call('menu.updateSettings', { barId, mode: 'chosen' });
    await create(house('Golden Fox'));
    expect(await menu()).toEqual(['Golden Fox']);
  });

  it('shows a drink that is written in one language in both', async () => {
    await create(house('Zlatá líška', { texts: { sk: text('Zlatá líška') } }));
    for (const language of ['en', 'sk']) {
      expect(await ownDrinks(language)).toMatchObject([{ name: 'Zlatá líška' }]);
    }
  });

  it('has separate texts in each language', async () => {
    await create(house('Fox', { texts: { en: text('Fox'), sk: text('Líška') } }));
    expect(await ownDrinks('en')).toMatchObject([{ name: 'Fox' }]);
    expect(await ownDrinks('sk')).toMatchObject([{ name: 'Líška' }]);
  });

  it('tidies typed texts', async () => {
    const texts = { en: { ...text('  Golden \u200B  Fox '), instructions: ' a \n\n\n\n b ' } };
    const { texts: stored } = await read(await create(house('', { texts })));
    expect(stored.en).toMatchObject({ name: 'Golden Fox', instructions: 'a\n\nb' });
  });

  it.each([
    ['no name', { texts: {} }, 'drink.texts'],
    ['an empty name', { texts: { en: text(' \u200B ') } }, 'drink.texts.en.name'],
    ['a long name', { texts: { en: text('x'.repeat(61)) } }, 'drink.texts.en.name'],
    ['no recipe', { recipe: [] }, 'drink.recipe'],
    ['an unknown glass', { glass: 'bucket' }, 'drink.glass'],
    ['an unknown ingredient', { recipe: [item('unicorn')] }, 'drink.recipe.0.ingredientId'],
    ['no amount', { recipe: [{ ...item('gin'), amount: 0 }] }, 'drink.recipe.0.amount'],
    ['next to nothing', { recipe: [{ ...item('gin'), amount: 1e-300 }] }, 'drink.recipe.0.amount'],
    ['the same twice', { recipe: [item('gin'), item('gin')] }, 'drink.recipe'],
    ['nothing but optional', { recipe: [{ ...item('gin'), isOptional: true }] }, 'drink.recipe'],
    ['the category of AI', { category: 'ai-generated' }, 'drink.category'],
    ['alcohol in an alcohol-free drink', { category: 'alcohol-free' }, 'drink.category'],
    ['garnishes twice', { garnishes: ['mint', 'mint'] }, 'drink.garnishes'],
  ])('refuses %s', async (_what, change, path) => {
    const drink = { ...house('Fox'), ...change };
    expect(await sarah.ask('drinks.createDrink', { barId, drink })).toMatchObject({
      status: 400,
      error: { code: 'INVALID_REQUEST', data: { issues: [{ path }] } },
    });
  });

  it('accepts ingredients of the own account, and no others', async () => {
    const own = await ownIngredient(barId);
    await create(house('Fox', { recipe: [item(own)] }));
    const leesBar = await lee.call('bars.createBar', { name: 'Elsewhere' });
    const stolen = { barId: leesBar, drink: house('Fox', { recipe: [item(own)] }) };
    expect(await lee.ask('drinks.createDrink', stolen)).toMatchObject({
      error: { code: 'INVALID_REQUEST' },
    });
    await sql`update ingredients set is_retired = true where id = ${own}`.execute(world.db);
    const retired = { barId, drink: house('Wolf', { recipe: [item(own)] }) };
    expect(await sarah.ask('drinks.createDrink', retired)).toMatchObject({
      error: { code: 'INVALID_REQUEST' },
    });
  });

  it('draws an own ingredient in its own colour, or that of its kind', async () => {
    const hueOf = async (ingredientId: string, name: string) => {
      const drink = house(name, { recipe: [{ ...item(ingredientId), amount: 60 }] });
      const drinkId = await create(drink);
      return (await sarah.call('drinks.getDrinkById', { drinkId, unitPreference: 'ml' }))?.hue;
    };
    const plain = await ownIngredient(barId);
    const green = await ownIngredient(barId, '#0a7a2a');
    expect(await hueOf(plain, 'Fox')).toBe(await hueOf('campari', 'Wolf'));
    expect(await hueOf(green, 'Bear')).not.toBe(await hueOf(plain, 'Hare'));
  });

  it('is refused in the bar of another account', async () => {
    expect(await lee.ask('drinks.createDrink', { barId, drink: house('Fox') })).toMatchObject({
      error: { code: 'NOT_FOUND' },
    });
  });

  it('runs once for one key', async () => {
    const input = { barId, drink: house('Fox') };
    const key = crypto.randomUUID();
    const first = await sarah.call('drinks.createDrink', input, key);
    expect(await sarah.call('drinks.createDrink', input, key)).toEqual(first);
    expect(await ownDrinks()).toHaveLength(1);
  });

  it(`has room for ${maxOwnDrinks} in all bars of an account`, async () => {
    const zoe = await world.person('Zoe');
    const [one, other] = [
      await zoe.call('bars.createBar', { name: 'One' }),
      await zoe.call('bars.createBar', { name: 'Other' }),
    ];
    const { drinkId } = await zoe.call('drinks.createDrink', { barId: one, drink: house('Fox') });
    await zoe.call('drinks.retireDrink', { barId: one, drinkId });
    await fill(one, maxOwnDrinks);
    const full = { error: { code: 'LIMIT_REACHED', data: { limit: maxOwnDrinks } } };
    const drink = house('Wolf');
    expect(await zoe.ask('drinks.createDrink', { barId: other, drink })).toMatchObject(full);
    expect(await zoe.ask('drinks.restoreDrink', { barId: one, drinkId })).toMatchObject(full);
  });
});

const item = (ingredientId: string) => ({
  ingredientId,
  amount: 30,
  unit: 'ML' as const,
  isOptional: false,
});

async function ownIngredient(bar: string, color: string | null = null): Promise<string> {
  const id = crypto.randomUUID();
  await sql`insert into ingredients (id, account_id, category, strength, color, parent_id, substitutes,
      name_en, name_sk, description_en, description_sk)
    select ${id}, account_id, 'amari', 25, ${color}, 'campari', '{}', ${id}, ${id}, '', ''
    from bars where id = ${bar}`.execute(world.db);
  await world.waitForChanges();
  return id;
}

async function fill(bar: string, count: number): Promise<void> {
  await sql`insert into drinks (id, bar_id, category, method, look, alcohol_content, name_en, name_sk,
      description_en, description_sk, instructions_en, instructions_sk)
    select gen_random_uuid(), ${bar}, category, method, look, alcohol_content, 'Filler ' || n, '',
      '', '', '', '' from drinks, generate_series(1, ${sql.lit(count)}) n
    where id = 'negroni'`.execute(world.db);
}

describe('the name of an own drink', () => {
  it('must differ from other own drinks in more than case, diacritics and spaces, in both languages', async () => {
    await create(house('Fox', { texts: { en: text('Fox'), sk: text('Zlatá líška') } }));
    const taken = (name: string) => ({ error: { code: 'NAME_TAKEN', data: { by: 'own', name } } });
    for (const [name, other] of [
      ['fOX', 'Fox'],
      ['ZLATALISKA', 'Zlatá líška'],
    ] as const) {
      const drink = house('', { texts: { en: text(name) } });
      expect(await sarah.ask('drinks.createDrink', { barId, drink })).toMatchObject(taken(other));
    }
    const elsewhere = await sarah.call('bars.createBar', { name: 'Harbour' });
    expect(await create(house('Fox'), elsewhere)).toEqual(expect.any(String));
  });

  it("must differ from a classic's, unless the bar hides that classic", async () => {
    const drink = house('', { texts: { en: text('negróni') } });
    expect(await sarah.ask('drinks.createDrink', { barId, drink })).toMatchObject({
      error: { code: 'NAME_TAKEN', data: { by: 'classic', name: 'Negroni' } },
    });
    await sql`insert into menu_entries (bar_id, drink_id, is_shown)
      values (${barId}, 'negroni', false)`.execute(world.db);
    expect(await create(drink)).toEqual(expect.any(String));
  });

  it('goes to one of two simultaneous calls', async () => {
    const ask = () => sarah.ask('drinks.createDrink', { barId, drink: house('Fox') });
    const statuses = (await Promise.all([ask(), ask(), ask()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409, 409]);
  });

  it('is kept when the drink is changed', async () => {
    const drinkId = await create(house('Fox'));
    const drink = house('FOX');
    await sarah.call('drinks.updateDrink', { barId, drinkId, version: 1, drink });
    expect((await read(drinkId)).texts.en?.name).toBe('FOX');
  });
});

describe('drinks.updateDrink', () => {
  it('changes texts, recipe, look and strength, and an open menu shows it', async () => {
    const drinkId = await create(house('Fox'));
    const socket = await world.guest.live();
    const feed = socket.follow('drinks.getDrinkForBar', { barId, drinkId, unitPreference: 'ml' });
    const before = (await feed.next()).value as { imageUrl: string };
    const drink = house('Wolf', {
      glass: 'coupe',
      recipe: [item('lime-juice'), item('white-rum')],
    });
    const change = { barId, drinkId, version: 1, drink };
    expect(await sarah.call('drinks.updateDrink', change)).toEqual({ version: 2 });
    const after = (await feed.next()).value as { imageUrl: string };
    expect(after).toMatchObject({ name: 'Wolf', alcoholContent: 16 });
    expect(after.imageUrl).not.toBe(before.imageUrl);
    expect(await read(drinkId)).toMatchObject({ ...drink, version: 2 });
    socket.close();
  });

  it('changes neither classics nor drinks of others', async () => {
    const drinkId = await create(house('Fox'));
    const leesBar = await lee.call('bars.createBar', { name: 'Elsewhere' });
    const drink = house('Wolf');
    for (const [person, input] of [
      [sarah, { barId, drinkId: 'negroni' }],
      [lee, { barId: leesBar, drinkId }],
      [sarah, { barId, drinkId: 'unknown' }],
    ] as const) {
      for (const name of ['retireDrink', 'restoreDrink', 'updateDrink', 'getOwnDrink']) {
        expect(await person.ask(`drinks.${name}`, { ...input, version: 1, drink })).toMatchObject({
          error: { code: 'DRINK_NOT_FOUND' },
        });
      }
    }
  });

  it('keeps an AI drink an AI drink', async () => {
    const {
      imageUrl: _,
      hue,
      engine,
      ...offer
    } = await sarah.call('drinks.generateAIDrinkData', {
      barId,
      unitPreference: 'oz',
    });
    const drinkId = await sarah.call('drinks.saveConfirmedAIDrink', { barId, ...offer });
    const { _id, isAiGenerated, isRetired, version, changedAt, changedBy, ...drink } =
      await read(drinkId);
    expect(drink.category).toBe('ai-generated');
    const changed = { ...drink, texts: { en: text('By hand') } };
    await sarah.call('drinks.updateDrink', { barId, drinkId, version, drink: changed });
    expect(await read(drinkId)).toMatchObject({ ...changed, isAiGenerated: true });
    // Saving the draft again restores the house's version.
    await sarah.call('drinks.saveConfirmedAIDrink', { barId, ...offer });
    expect(await read(drinkId)).toMatchObject(changed);
  });
});

describe('drinks.retireDrink and restoreDrink', () => {
  it('take a drink off the menu, no longer featured, and restore it', async () => {
    const drinkId = await create(house('Fox'));
    await sql`insert into menu_entries (bar_id, drink_id, featured, price)
      values (${barId}, ${drinkId}, 1, 900)`.execute(world.db);
    for (const _ of ['once', 'twice']) {
      await sarah.call('drinks.retireDrink', { barId, drinkId });
      expect(await menu()).not.toContain('Fox');
    }
    expect(await ownDrinks()).toMatchObject([{ name: 'Fox', isRetired: true }]);
    const order = { barId, drinkId, guestName: 'Marta' };
    expect(await world.browser().ask('orders.createOrder', order)).toMatchObject({ status: 409 });
    for (const _ of ['once', 'twice']) {
      await sarah.call('drinks.restoreDrink', { barId, drinkId });
      expect(await menu()).toContain('Fox');
    }
    const entries = await world.db.selectFrom('menu_entries').selectAll().execute();
    expect(entries.filter(({ drink_id }) => drink_id === drinkId)).toMatchObject([
      { featured: null, price: 900 },
    ]);
  });
});

describe('drinks.getOwnDrinks', () => {
  it('reports which ones the bar cannot make, and what is missing', async () => {
    await create(house('Fox'));
    await create(house('Bear', { recipe: [item('mezcal'), item('lime-juice')] }));
    for (const ingredientId of ['mezcal', 'orange-bitters']) {
      await sarah.call('ingredients.updateInventoryItem', {
        barId,
        ingredientId,
        isAvailable: false,
      });
    }
    await sarah.call('bars.updateBar', { barId, allowsSubstitutes: false });
    expect(await ownDrinks()).toMatchObject([
      { name: 'Bear', canMake: false, missing: ['Mezcal'], isRetired: false },
      { name: 'Fox', canMake: true, missing: [] },
    ]);
  });

  it('is live', async () => {
    const socket = await sarah.live();
    const feed = socket.follow('drinks.getOwnDrinks', { barId, unitPreference: 'oz' });
    expect(await feed.next()).toEqual({ value: [] });
    await create(house('Fox'));
    expect(await feed.next()).toMatchObject({ value: [{ name: 'Fox' }] });
    socket.close();
  });
});

describe('drinks.getDrinkAsFields', () => {
  const copy = (drinkId: string, bar = barId) =>
    sarah.call('drinks.getDrinkAsFields', { barId: bar, drinkId });

  it('returns a classic as the start of a copy, with a free name', async () => {
    const fields = await copy('negroni');
    expect(fields).toMatchObject({
      texts: { en: { name: 'Our Negroni' }, sk: { name: 'Negroni po našom' } },
      category: 'stirred',
      glass: 'rocks',
      garnishes: ['orange-slice'],
      recipe: [item('gin'), item('campari'), item('sweet-vermouth')],
      basedOn: 'negroni',
    });
    const drinkId = await create(fields);
    expect(await read(drinkId)).toMatchObject(fields);
    expect((await copy('negroni')).texts.en?.name).toBe('Our Negroni 2');
    const classic = await sarah.call('drinks.getDrinkById', {
      drinkId: 'negroni',
      unitPreference: 'oz',
    });
    expect((await ownDrinks())[0]).toMatchObject({
      hue: classic?.hue,
      alcoholContent: classic?.alcoholContent,
    });
  });

  it('returns fields that can be saved, for every classic', async () => {
    const drinks = await sarah.call('drinks.getAvailableDrinksForBar', {
      barId,
      unitPreference: 'ml',
    });
    for (const { _id, alcoholContent } of drinks.slice(0, 25)) {
      const fields = await copy(_id);
      const drinkId = await create(fields);
      const found = await sarah.call('drinks.getDrinkById', { drinkId, unitPreference: 'ml' });
      expect(found).toMatchObject({ alcoholContent });
    }
  });

  it('copies an own drink only to other bars of the account', async () => {
    const drinkId = await create(house('Fox', { texts: { sk: text('Líška') } }));
    const elsewhere = await sarah.call('bars.createBar', { name: 'Harbour' });
    expect(await copy(drinkId, elsewhere)).toMatchObject({
      texts: { sk: { name: 'Líška' } },
      basedOn: drinkId,
    });
    const leesBar = await lee.call('bars.createBar', { name: 'Elsewhere' });
    for (const [bar, id] of [
      [leesBar, drinkId],
      [leesBar, 'unknown'],
    ]) {
      const answer = await lee.ask('drinks.getDrinkAsFields', { barId: bar, drinkId: id });
      expect(answer).toMatchObject({ error: { code: 'DRINK_NOT_FOUND' } });
    }
    const drink = house('Fox', { basedOn: drinkId });
    const stolen = await lee.call('drinks.createDrink', { barId: leesBar, drink });
    const found = await lee.call('drinks.getOwnDrink', { barId: leesBar, ...stolen });
    expect(found.basedOn).toBeNull();
  });

  it('replaces the AI category in a copy', async () => {
    const {
      imageUrl: _,
      hue,
      engine,
      ...offer
    } = await sarah.call('drinks.generateAIDrinkData', {
      barId,
      unitPreference: 'oz',
    });
    const drinkId = await sarah.call('drinks.saveConfirmedAIDrink', { barId, ...offer });
    const fields = await copy(drinkId);
    expect(fields.category).not.toBe('ai-generated');
    expect(await create(fields)).toEqual(expect.any(String));
  });
});
