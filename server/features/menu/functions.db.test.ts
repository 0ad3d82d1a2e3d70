import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MenuComposition, menuLimits } from '#domain/menu/menu.ts';
import { endPastSoldOut } from '#server/menu/sold-out.ts';
import { createOrganization, join } from '#server/testing/account.ts';
import { openWorld, type Person, type World } from '#server/testing/world.ts';

let world: World;
let sarah: Person;
let lee: Person;
let barId: string;

beforeAll(async () => {
  world = await openWorld();
  [sarah, lee] = await Promise.all([world.person('Sarah'), world.person('Lee')]);
});
beforeEach(async () => {
  barId = await sarah.call('bars.createBar', { name: 'Corner' });
});
afterAll(() => world.close());

function change(
  drinkIds: string[],
  change: {
    isShown?: boolean | null;
    isFeatured?: boolean;
    soldOut?: 'hour' | 'close' | 'back' | null;
    price?: number | null;
    note?: string;
  },
) {
  return sarah.call('menu.updateDrinks', { barId, drinkIds, change });
}
const composition = () => sarah.call('menu.getComposition', { barId });
const entries = async () => (await composition()).entries;
const featured = async () =>
  (await entries()).filter((entry) => entry.featured !== null).map(({ drinkId }) => drinkId);
const silent = {
  isShown: null,
  featured: null,
  soldOut: null,
  soldOutUntil: null,
  price: null,
  note: '',
};
const classics = async (count: number) => {
  const rows = await world.db
    .selectFrom('drinks')
    .select('id')
    .where('bar_id', 'is', null)
    .orderBy('id')
    .limit(count)
    .execute();
  return rows.map(({ id }) => id);
};

describe('menu.getComposition', () => {
  it('is complete for a new bar, with default values', async () => {
    expect(await composition()).toEqual({ mode: 'everything', currency: 'EUR', entries: [] });
  });

  it('refuses another owner', async () => {
    expect(await lee.ask('menu.getComposition', { barId })).toMatchObject({ status: 404 });
  });
});

describe('menu.getSearchWords', () => {
  it('returns drinks and ingredients in both languages, without diacritics', async () => {
    await sarah.call('ingredients.switchInventory', {
      barId,
      isAvailable: true,
      ingredientIds: ['gin', 'campari', 'sweet-vermouth'],
    });
    const found = await sarah.call('menu.getSearchWords', { barId });
    const words = found.find(({ drinkId }) => drinkId === 'negroni')?.words;
    for (const word of ['negroni', 'sweet vermouth', 'sladky vermut'])
      expect(words).toContain(word);
    expect(await lee.ask('menu.getSearchWords', { barId })).toMatchObject({ status: 404 });
  });
});

describe('menu.updateDrinks', () => {
  it('shows, hides, features, prices and annotates drinks, and returns the previous entries', async () => {
    expect(await change(['negroni', 'mojito'], { isShown: false })).toEqual([
      { ...silent, drinkId: 'negroni' },
      { ...silent, drinkId: 'mojito' },
    ]);
    await change(['negroni'], { price: 950, note: '  with\0\n smoked \u202esalt ' });
    expect(await change(['negroni'], { isFeatured: true })).toEqual([
      { ...silent, drinkId: 'negroni', isShown: false, price: 950, note: 'with smoked salt' },
    ]);
    expect(await entries()).toEqual([
      {
        ...silent,
        drinkId: 'negroni',
        isShown: true,
        featured: 1,
        price: 950,
        note: 'with smoked salt',
      },
      { ...silent, drinkId: 'mojito', isShown: false },
    ]);
  });

  it('deletes an entry that becomes empty', async () => {
    await change(['negroni'], { price: 0, isFeatured: true, isShown: true, soldOut: 'back' });
    await change(['negroni'], { price: null, isFeatured: false, isShown: null, soldOut: null });
    expect(await entries()).toEqual([]);
  });

  it('adds featured drinks to a chosen menu, and keeps hidden ones hidden', async () => {
    await sarah.call('menu.updateSettings', { barId, mode: 'chosen' });
    await change(['negroni', 'mojito'], { isFeatured: true });
    await change(['daiquiri'], { isFeatured: true, isShown: false });
    expect((await entries()).map(({ drinkId, isShown }) => [drinkId, isShown])).toEqual([
      ['negroni', true],
      ['mojito', true],
      ['daiquiri', false],
    ]);
  });

  it('changes 300 drinks at once and restores them exactly, also over other changes', async () => {
    const own = await Promise.all(Array.from({ length: 60 }, (_, index) => ownDrink(index)));
    const ids = [...(await classics(240)), ...own];
    await change(ids.slice(0, 5), { price: 700, note: 'ľahký 🍋 <b>nápoj</b>', isFeatured: true });
    await change(ids.slice(3, 9), { soldOut: 'hour' });
    const before = await entries();
    const previous = await change(ids, { isShown: false, price: 500, note: '', isFeatured: false });
    expect(previous).toHaveLength(300);
    expect(await entries()).toHaveLength(300);
    await change(ids.slice(7, 20), { soldOut: 'back' });
    await sarah.call('menu.restoreEntries', { barId, entries: previous });
    expect(await entries()).toEqual(before);
    expect(await featured()).toEqual(ids.slice(0, 5));
  });

  it('is applied once when a call is repeated', async () => {
    const input = { barId, drinkIds: ['negroni'], change: { soldOut: 'back' as const } };
    const first = await sarah.call('menu.updateDrinks', input, 'the-same-key-of-a-call');
    expect(await sarah.call('menu.updateDrinks', input, 'the-same-key-of-a-call')).toEqual(first);
  });

  it('updates every tab, and notifies nobody if nothing changed', async () => {
    const [one, two] = await Promise.all([sarah.live(), sarah.live()]);
    const tabs = [one, two].map((line) => line.follow('menu.getComposition', { barId }));
    const next = () =>
      Promise.all(tabs.map(async (tab) => ((await tab.next()).value as MenuComposition).entries));
    expect(await next()).toEqual([[], []]);
    await change(['negroni'], { isShown: false });
    await change(['negroni'], { isShown: false });
    const hidden = [{ ...silent, drinkId: 'negroni', isShown: false }];
    expect(await next()).toEqual([hidden, hidden]);
    await change(['negroni'], { isShown: null });
    expect(await next()).toEqual([[], []]);
  });

  it('refuses drinks that the bar does not offer', async () => {
    const other = await lee.call('bars.createBar', { name: 'Other' });
    const theirs = await ownDrink(1, other);
    for (const id of ['no-such-drink', theirs]) {
      const input = { barId, drinkIds: ['negroni', id], change: { isShown: false } };
      expect(await sarah.ask('menu.updateDrinks', input)).toMatchObject({
        status: 404,
        error: { code: 'DRINK_NOT_FOUND' },
      });
      const entry = { drinkId: id, isShown: false };
      expect(await sarah.ask('menu.restoreEntries', { barId, entries: [entry] })).toMatchObject({
        status: 404,
      });
    }
    expect(await entries()).toEqual([]);
  });

  it('refuses another owner, for every function', async () => {
    const drinkIds = ['negroni'];
    for (const [name, input] of [
      ['menu.updateDrinks', { drinkIds, change: { price: 1 } }],
      ['menu.restoreEntries', { entries: [{ drinkId: 'negroni', price: 1 }] }],
      ['menu.orderFeatured', { drinkIds }],
      ['menu.updateSettings', { mode: 'chosen' }],
    ] as const) {
      expect(await lee.ask(name, { barId, ...input })).toMatchObject({
        status: 404,
        error: { code: 'NOT_FOUND' },
      });
    }
    expect(await composition()).toEqual({ mode: 'everything', currency: 'EUR', entries: [] });
  });

  it.each([
    ['no drinks', { drinkIds: [] }],
    ['too many drinks', { drinkIds: Array.from({ length: 1_001 }, (_, n) => `d${n}`) }],
    ['no change', { change: {} }],
    ['an unknown change', { change: { colour: 'red' } }],
    ['a negative price', { change: { price: -1 } }],
    ['a price that is too high', { change: { price: menuLimits.price + 1 } }],
    ['a broken price', { change: { price: 9.5 } }],
    ['an unknown span', { change: { soldOut: 'week' } }],
    ['a note that is too long', { change: { note: 'x'.repeat(81) } }],
    ['a lone surrogate', { change: { note: '\ud800' } }],
  ])('refuses %s', async (_what, input) => {
    const good = { barId, drinkIds: ['negroni'], change: { isShown: true } };
    expect(await sarah.ask('menu.updateDrinks', { ...good, ...input })).toMatchObject({
      status: 400,
      error: { code: 'INVALID_REQUEST' },
    });
  });

  it('takes the highest price, and a note of 80 characters of any kind', async () => {
    const note = '𝒩'.repeat(40);
    await change(['negroni'], { price: menuLimits.price, note });
    expect(await entries()).toMatchObject([{ price: menuLimits.price, note }]);
  });
});

describe('featured drinks', () => {
  it('are sorted by the owner, with the others after them, and unknown ones ignored', async () => {
    await change(['negroni', 'mojito'], { isFeatured: true });
    await change(['daiquiri', 'negroni'], { isFeatured: true });
    expect(await featured()).toEqual(['negroni', 'mojito', 'daiquiri']);
    await sarah.call('menu.orderFeatured', { barId, drinkIds: ['daiquiri', 'margarita'] });
    expect(await featured()).toEqual(['daiquiri', 'negroni', 'mojito']);
    const previous = await change(['daiquiri'], { isFeatured: false });
    expect(await featured()).toEqual(['negroni', 'mojito']);
    await sarah.call('menu.restoreEntries', { barId, entries: previous });
    expect(await featured()).toEqual(['daiquiri', 'negroni', 'mojito']);
  });

  it('are at most twelve, also with two simultaneous calls and after an undo', async () => {
    const ids = await classics(menuLimits.featured + 2);
    await change(ids.slice(0, 11), { isFeatured: true });
    const refused = { status: 409, error: { code: 'LIMIT_REACHED', data: { limit: 12 } } };
    const add = (drinkId: string) =>
      sarah.ask('menu.updateDrinks', { barId, drinkIds: [drinkId], change: { isFeatured: true } });
    const answers = await Promise.all(ids.slice(11, 13).map(add));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await add(ids[13] ?? '')).toMatchObject(refused);
    const previous = await change(ids.slice(0, 1), { isFeatured: false });
    expect(await add(ids[13] ?? '')).toMatchObject({ status: 200 });
    const undo = { barId, entries: previous };
    expect(await sarah.ask('menu.restoreEntries', undo)).toMatchObject(refused);
    expect(await featured()).toHaveLength(12);
  });
});

describe('sold out', () => {
  const spans = async () => (await entries()).map(({ drinkId, soldOut }) => [drinkId, soldOut]);
  const hourPasses = async () => {
    await world.db
      .updateTable('menu_entries')
      .set({ sold_out_until: new Date(Date.now() - 1_000) })
      .where('bar_id', '=', barId)
      .where('sold_out', '=', 'hour')
      .execute();
  };

  it('ends after an hour, live, and leaves the rest of an entry', async () => {
    await change(['negroni', 'mojito'], { soldOut: 'hour' });
    await change(['negroni'], { price: 900 });
    await change(['daiquiri'], { soldOut: 'back' });
    const soldOutFor = (await entries()).map(({ soldOutUntil }) =>
      soldOutUntil === null ? null : Math.round((soldOutUntil - Date.now()) / 3_600_000),
    );
    expect(soldOutFor).toEqual([null, 1, 1]);
    await endPastSoldOut(world.db);
    expect(await spans()).toHaveLength(3);
    const feed = (await sarah.live()).follow('menu.getComposition', { barId });
    await feed.next();
    await hourPasses();
    await Promise.all([endPastSoldOut(world.db), endPastSoldOut(world.db)]);
    await world.waitForChanges();
    expect(await entries()).toEqual([
      { ...silent, drinkId: 'daiquiri', soldOut: 'back' },
      { ...silent, drinkId: 'negroni', price: 900 },
    ]);
    const told = async () => ((await feed.next()).value as MenuComposition).entries.length;
    await expect.poll(told).toBe(2);
  });

  it('ends when the bar closes, not before', async () => {
    await change(['negroni'], { soldOut: 'close' });
    await change(['mojito'], { soldOut: 'close', note: 'With mint' });
    await change(['daiquiri'], { soldOut: 'back' });
    await sarah.call('bars.updateBar', { barId, isOpen: true });
    await sarah.call('bars.updateBar', { barId, name: 'Renamed' });
    expect(await spans()).toHaveLength(3);
    await sarah.call('bars.updateBar', { barId, isOpen: false });
    expect(await spans()).toEqual([
      ['daiquiri', 'back'],
      ['mojito', null],
    ]);
  });

  it('is not restarted by an undo after it has passed, and lasts no longer than an hour', async () => {
    await change(['negroni'], { soldOut: 'hour' });
    const previous = await change(['negroni'], { soldOut: 'back' });
    const until = Date.now() - 1;
    const restore = (soldOutUntil: number | null) =>
      sarah.call('menu.restoreEntries', {
        barId,
        entries: previous.map((entry) => ({ ...entry, soldOutUntil })),
      });
    await restore(until);
    expect(await entries()).toEqual([]);
    await restore(Date.now() + 24 * 3_600_000);
    const [entry] = await entries();
    expect(entry?.soldOutUntil).toBeLessThanOrEqual(Date.now() + 3_600_000);
  });

  it.each([
    ['no entries', { entries: [] }],
    ['a drink without an id', { entries: [{ isShown: true }] }],
    ['a place before the first', { entries: [{ drinkId: 'negroni', featured: 0 }] }],
    ['a time that is none', { entries: [{ drinkId: 'negroni', soldOutUntil: 'soon' }] }],
  ])('refuses an undo with %s', async (_what, input) => {
    expect(await sarah.ask('menu.restoreEntries', { barId, ...input })).toMatchObject({
      status: 400,
    });
  });
});

describe('menu.updateSettings', () => {
  it('changes mode and currency, and keeps the figures of prices', async () => {
    await change(['negroni'], { price: 950 });
    await sarah.call('menu.updateSettings', { barId, mode: 'chosen', currency: 'CZK' });
    expect(await composition()).toMatchObject({
      mode: 'chosen',
      currency: 'CZK',
      entries: [{ price: 950 }],
    });
    await sarah.call('menu.updateSettings', { barId, currency: 'JPY' });
    await sarah.call('menu.updateSettings', { barId, currency: 'EUR' });
    expect(await composition()).toMatchObject({ currency: 'EUR', entries: [{ price: 950 }] });
    const [bar] = (await sarah.call('bars.getUserBars', {})).filter(({ _id }) => _id === barId);
    expect(bar).toMatchObject({ menuMode: 'chosen', currency: 'EUR' });
  });

  it.each([
    ['nothing', {}],
    ['an unknown mode', { mode: 'some' }],
    ['an unknown currency', { currency: 'DOG' }],
  ])('refuses %s', async (_what, input) => {
    expect(await sarah.ask('menu.updateSettings', { barId, ...input })).toMatchObject({
      status: 400,
    });
  });

  it('is only for the owner, but a member marks drinks as sold out', async () => {
    const [olive, mika] = await Promise.all([world.account('Olive'), world.account('Mika')]);
    await join(olive, await createOrganization(olive, 'The house'), mika);
    const house = await world.as(await olive.token()).call('bars.createBar', { name: 'House' });
    const member = world.as(await mika.token());
    await member.call('menu.updateDrinks', {
      barId: house,
      drinkIds: ['negroni'],
      change: { soldOut: 'close' },
    });
    expect(await member.call('menu.getComposition', { barId: house })).toMatchObject({
      entries: [{ drinkId: 'negroni', soldOut: 'close' }],
    });
    for (const settings of [{ mode: 'chosen' }, { currency: 'USD' }]) {
      const input = { barId: house, ...settings };
      expect(await member.ask('menu.updateSettings', input)).toMatchObject({ status: 403 });
    }
  });
});

async function ownDrink(number: number, bar = barId): Promise<string> {
  const id = crypto.randomUUID();
  await world.db
    .insertInto('drinks')
    .values({
      id,
      bar_id: bar,
      category: 'sours',
      method: 'shake',
      look: JSON.stringify({}),
      alcohol_content: 10,
      name_en: `House ${number}`,
      name_sk: `Domáci ${number}`,
      description_en: '',
      description_sk: '',
      instructions_en: '',
      instructions_sk: '',
    })
    .execute();
  return id;
}
