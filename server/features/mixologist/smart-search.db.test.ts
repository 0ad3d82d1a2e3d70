import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { traitsOf } from '#catalogue/traits.ts';
import { AppError, type ErrorCode } from '#domain/errors.ts';
import type { SmartSearchResult } from '#domain/mixologist/mixologist.ts';
import { House } from '#server/mixologist/house.ts';
import { houseThreads } from '#server/start/house-threads.ts';
import { type ModelServer, status } from '#server/testing/model/model-server.ts';
import { type ModelWorld, openModelWorld } from '#server/testing/model/model-world.ts';
import { openWorld, type Person, type World } from '#server/testing/world.ts';

const name = 'naturalLanguageSearch.searchDrinksWithNaturalLanguage';
let world: World;
let sarah: Person;
let lee: Person;
let barId: string;

beforeAll(async () => {
  world = await openWorld();
  [sarah, lee] = await Promise.all([world.person('Sarah'), world.person('Lee')]);
  barId = await sarah.call('bars.createBar', { name: 'Corner' });
  await sarah.call('ingredients.bulkUpdateInventory', { barId, isAvailable: true });
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => world.close());

/** Each question comes from a new guest. */
const search = (query: string) => world.browser().call(name, { query, barId });
async function searchIn(language: string, query: string): Promise<SmartSearchResult> {
  const { body } = await world
    .browser()
    .ask(name, { query, barId }, { 'accept-language': language });
  return body as SmartSearchResult;
}
async function charged({ db }: World): Promise<number> {
  const { rows } = await sql<{ uses: number }>`
    select count(*)::int as uses from credit_holds
    where state = 'settled' and feature = 'smartSearch'`.execute(db);
  return rows[0]?.uses ?? 0;
}
const ids = ({ recommendedDrinks }: SmartSearchResult) => recommendedDrinks.map(({ _id }) => _id);

describe(name, () => {
  it('finds drinks for a guest, with reasons and all fields of a card', async () => {
    const found = await search('  like a mojito, but without rum ');
    expect(found.searchInterpretation).toBe('Looking for something similar to Mojito without rum.');
    expect(found.engine).toBe('house');
    expect(found.recommendedDrinks.length).toBeGreaterThan(2);
    for (const drink of found.recommendedDrinks) {
      expect(drink.ingredients.map(({ _id }) => _id).join()).not.toContain('rum');
      expect(drink.matchReason).toMatch(/without rum/);
      expect(drink.imageUrl).toMatch(/^\/pictures\//);
      expect(drink.ingredientAmounts).toHaveLength(drink.ingredients.length);
    }
  });

  it.each([
    ['en', 'a strong mojito, but two lines on the test'],
    ['sk', 'silné mojito, ale mám ešte len šestnásť'],
  ])('offers no alcohol to guests who must not have it (%s)', async (language, query) => {
    const { recommendedDrinks } = await searchIn(language, query);
    expect(recommendedDrinks.length).toBeGreaterThan(2);
    for (const { alcoholContent } of recommendedDrinks) expect(alcoholContent).toBe(0);
  });

  it.each([
    ['en', 'something creamy, my throat swells from milk', /tell the bartender/],
    ['sk', 'niečo krémové, po mlieku mi je zle', /povedzte na bare/],
  ])(
    'refuses harmful drinks, and advises the guest to inform the bar (%s)',
    async (language, query, note) => {
      const { recommendedDrinks, searchInterpretation } = await searchIn(language, query);
      expect(searchInterpretation).toMatch(note);
      const used = recommendedDrinks.flatMap(({ ingredients }) =>
        ingredients.map(({ _id }) => _id),
      );
      for (const id of used) expect(traitsOf(id).allergens.milk).toBeUndefined();
    },
  );

  it.each([
    ['en', 'surprise me'],
    ['sk', 'prekvap ma niečím s rumom'],
  ])('surprises with different drinks each time (%s)', async (language, query) => {
    const before = await charged(world);
    const answers = await Promise.all([1, 2, 3, 4].map(() => searchIn(language, query)));
    expect(new Set(answers.map((one) => ids(one).join())).size).toBeGreaterThan(2);
    expect(await charged(world)).toBe(before + 4);
  });

  it.each([
    ['en', 'what do people order here'],
    ['sk', 'čo sa tu najviac objednáva'],
  ])('knows what the guests of the bar order most (%s)', async (language, query) => {
    const popular = ids(await searchIn(language, 'bitter'))
      .slice(0, 3)
      .reverse();
    await sql`insert into popular_drinks (bar_id, drink_ids) values (${barId}, ${popular})
      on conflict (bar_id) do update set drink_ids = excluded.drink_ids`.execute(world.db);
    await world.waitForChanges();
    expect(ids(await searchIn(language, query)).slice(0, 3)).toEqual(popular);
  });

  describe('while the threads refuse', () => {
    const refuse = (error: AppError<ErrorCode>) =>
      vi.spyOn(houseThreads(undefined, world.app.log), 'run').mockRejectedValue(error);
    const ask = (query: string) => world.browser().ask(name, { query, barId });

    it.each([
      [503, new AppError('UNAVAILABLE', null)],
      [429, new AppError('TOO_MANY', { retryAfterSeconds: 2 })],
    ])('returns only cached answers (%s)', async (status, error) => {
      const before = await Promise.all([search('a mojito'), search('what do people order')]);
      refuse(error);
      const after = await Promise.all([search('A  Mojito'), search('What do people ORDER')]);
      expect(after).toEqual(before);
      expect(ids(after[0])[0]).toBe('mojito');
      expect(await ask(`a daiquiri, ${status}`)).toMatchObject({ status });
    });

    it('needs no thread to classify a cached question', async () => {
      const before = await search('a boulevardier');
      const whimOf = vi.spyOn(House.prototype, 'whimOf').mockRejectedValue(new Error('asked'));
      expect(await search('A Boulevardier')).toEqual(before);
      expect(whimOf).not.toHaveBeenCalled();
    });
  });

  it('has no cached answer for favourites where nothing was popular before', async () => {
    const other = await sarah.call('bars.createBar', { name: 'New' });
    await sarah.call('ingredients.bulkUpdateInventory', { barId: other, isAvailable: true });
    const favourites = async () => {
      const query = 'what do people order here';
      return ids(await world.browser().call(name, { query, barId: other }));
    };
    const popular = (await favourites()).slice(-2).reverse();
    await sql`insert into popular_drinks (bar_id, drink_ids) values (${other}, ${popular})`.execute(
      world.db,
    );
    await world.waitForChanges();
    expect((await favourites()).slice(0, 2)).toEqual(popular);
  });

  it.each([
    ['en', 'one last whisky, I want to end my life', ['112']],
    ['sk', 'posledný drink, už nechcem žiť', ['0800 500 333', '112']],
  ])(
    'offers help instead of drinks to a desperate guest, for free (%s)',
    async (lang, query, help) => {
      const before = await charged(world);
      expect(await searchIn(lang, query)).toMatchObject({ help, recommendedDrinks: [] });
      expect(await charged(world)).toBe(before);
    },
  );

  it('does not repeat vulgar words, and serves the rest of the wish', async () => {
    const found = await search('some fucking sour shit with gin');
    expect(found.searchInterpretation).not.toMatch(/fuck|shit/);
    expect(found.recommendedDrinks.length).toBeGreaterThan(2);
  });

  it('returns texts in the language of the call, whatever the language of the query', async () => {
    const slovak = await searchIn('sk', 'nieco osviezujuce s matou, bez alkoholu');
    expect(slovak.searchInterpretation).toBe(
      'Hľadám niečo nealkoholické a\u00a0osviežujúce s\u00a0mätou.',
    );
    expect(ids(slovak)).toContain('virgin-mojito');
    expect(slovak.recommendedDrinks[0]?.matchReason).toMatch(/bez alkoholu/);
    const english = await searchIn('en', 'nieco osviezujuce s matou, bez alkoholu');
    expect(english.searchInterpretation).toBe(
      'Looking for something alcohol-free and refreshing with mint.',
    );
    expect(ids(english)).toEqual(ids(slovak));
  });

  it('finds only drinks that the bar can make now, as its shelf changes', async () => {
    expect(ids(await search('negroni'))[0]).toBe('negroni');
    await sarah.call('ingredients.updateInventoryItem', {
      barId,
      ingredientId: 'campari',
      isAvailable: false,
    });
    await sarah.call('bars.updateBar', { barId, allowsSubstitutes: false });
    await expect.poll(async () => ids(await search('negroni'))).not.toContain('negroni');
    expect((await search('negroni')).searchInterpretation).toContain('No Negroni here tonight');
    await sarah.call('bars.updateBar', { barId, allowsSubstitutes: true });
    await sarah.call('ingredients.bulkUpdateInventory', { barId, isAvailable: true });
  });

  it('judges the taste by the substitutes that are poured', async () => {
    const other = await sarah.call('bars.createBar', { name: 'Substitutes' });
    for (const ingredientId of ['honey-syrup', 'gin', 'lemon-juice']) {
      await sarah.call('ingredients.updateInventoryItem', {
        barId: other,
        ingredientId,
        isAvailable: true,
      });
    }
    const vegan = await world.browser().call(name, { query: 'vegan', barId: other });
    for (const drink of vegan.recommendedDrinks) {
      expect(drink.substitutions.map(({ substituteId }) => substituteId)).not.toContain(
        'honey-syrup',
      );
    }
    expect(ids(vegan)).not.toContain('bees-knees');
  });

  it('reports that nothing was found', async () => {
    for (const query of ['hello', 'what is the weather like', 'qwertyuiop']) {
      const found = await search(query);
      expect(found.recommendedDrinks).toEqual([]);
      expect(found.searchInterpretation).not.toBe('');
    }
  });

  it('writes amounts in the requested unit', async () => {
    const [drink] = (
      await world.browser().call(name, { query: 'negroni', barId, unitPreference: 'ml' })
    ).recommendedDrinks;
    expect(drink?.ingredientAmounts).toEqual(['30 ml', '30 ml', '30 ml']);
  });

  it('refuses guests of a bar that is deactivated or has switched it off, but not its owner', async () => {
    const hidden = await sarah.call('bars.createBar', { name: 'Hidden' });
    const input = { query: 'sour', barId: hidden };
    await sarah.call('bars.updateBar', { barId: hidden, isActive: false });
    const guest = world.browser();
    expect(await guest.ask(name, input)).toMatchObject({ status: 404 });
    expect(await lee.ask(name, input)).toMatchObject({ status: 404 });
    await sarah.call('bars.updateBar', {
      barId: hidden,
      isActive: true,
      allowsGuestSearch: false,
    });
    const refused = { status: 409, error: { code: 'SEARCH_OFF' } };
    expect(await guest.ask(name, input)).toMatchObject(refused);
    expect(await lee.ask(name, input)).toMatchObject(refused);
    expect(await sarah.ask(name, input)).toMatchObject({ status: 200 });
  });

  it('spends nothing for guests of a closed bar', async () => {
    const guest = world.browser();
    const closed = await sarah.call('bars.createBar', { name: 'Closed' });
    await sarah.call('ingredients.bulkUpdateInventory', { barId: closed, isAvailable: true });
    await sarah.call('bars.updateBar', { barId: closed, isOpen: false });
    const before = await charged(world);
    const input = { query: 'bitter and strong', barId: closed };
    const refused = { status: 409, error: { code: 'BAR_CLOSED' } };
    expect(await guest.ask(name, input)).toMatchObject(refused);
    expect(await lee.ask(name, input)).toMatchObject(refused);
    expect(await charged(world)).toBe(before);
    expect(await sarah.ask(name, input)).toMatchObject({ status: 200 });
  });

  it('updates open pages when it is switched off and on', async () => {
    const [bar] = await sarah.call('bars.getUserBars', {});
    const feed = (await world.guest.live()).follow('bars.getBarByCode', {
      barCode: bar?.barCode,
    });
    const allowed = async () =>
      ((await feed.next()).value as { allowsGuestSearch: boolean }).allowsGuestSearch;
    expect(await allowed()).toBe(true);
    await sarah.call('bars.updateBar', { barId, allowsGuestSearch: false });
    expect(await allowed()).toBe(false);
    await sarah.call('bars.updateBar', { barId, allowsGuestSearch: true });
    expect(await allowed()).toBe(true);
  });

  it.each([
    ['nothing', { query: '   ' }],
    ['a novel', { query: 'x'.repeat(301) }],
    ['no bar', { barId: 'x' }],
    ['an unknown unit', { unitPreference: 'cups' }],
  ])('refuses %s', async (_what, change) => {
    expect(await world.browser().ask(name, { query: 'sour', barId, ...change })).toMatchObject({
      status: 400,
      error: { code: 'INVALID_REQUEST' },
    });
  });

  it('rate-limits a guest who asks too often, and nobody else', async () => {
    const asking = { 'x-guest-key': 'guest-who-asks-without-end' };
    const ask = (headers: Record<string, string>) =>
      world.guest.ask(name, { query: 'sour', barId }, headers);
    const answers = await Promise.all(Array.from({ length: 40 }, () => ask(asking)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(10);
    expect(refused[0]?.error).toMatchObject({ code: 'TOO_MANY' });
    expect(await ask({ 'x-guest-key': 'guest-who-asks-for-once' })).toMatchObject({ status: 200 });
  });
});

it('rate-limits an owner who asks too often in their own bars, and no other', async () => {
  const ask = (person: Person, query: string) => person.ask(name, { query, barId });
  const flood = Array.from({ length: 80 }, (_, n) => ask(sarah, `hello ${n}`));
  const statuses = (await Promise.all(flood)).map(({ status: code }) => code);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect(await ask(world.browser(), 'something sour')).toMatchObject({ status: 200 });
  const harbour = await lee.call('bars.createBar', { name: 'Harbour' });
  const own = { query: 'hello', barId: harbour };
  expect(await lee.ask(name, own)).toMatchObject({ status: 200 });
});

describe('who pays', () => {
  it('is the owner, once for each question, while repeats and small talk are free', async () => {
    const before = await charged(world);
    await Promise.all([search('Niečo s broskyňou'), search('nieco  s broskynou')]);
    await search('NIEČO S BROSKYŇOU');
    const asked = { query: 'niečo s broskyňou', barId };
    await lee.ask(name, asked, { 'x-guest-key': 'the-browser-of-lee' });
    expect(await charged(world)).toBe(before + 1);
    for (const query of ['hello', 'kde je záchod', 'zxcvbnm']) await search(query);
    expect(await charged(world)).toBe(before + 1);
    await searchIn('sk', 'niečo s broskyňou');
    expect(await charged(world)).toBe(before + 2);
  });

  describe('with a model', () => {
    let other: ModelWorld;
    let model: ModelServer;
    beforeAll(async () => {
      other = await openModelWorld({ LIMIT_SMART_SEARCH: '3' });
      ({ model } = other);
      const { olive, barId: bar } = other;
      await olive.call('ingredients.bulkUpdateInventory', { barId: bar, isAvailable: true });
    });
    afterAll(() => other.close());
    const ask = (query: string) => other.browser().ask(name, { query, barId: other.barId });
    /** The model picks drinks by their numbers on the menu in its prompt. */
    const pick = (interpretation: string, reason: string, ...names: string[]) =>
      model.script({
        to({ messages }) {
          const { menu } = JSON.parse(messages.at(-1)?.content ?? '') as { menu: string[] };
          const lineOf = (name: string) =>
            menu.find((line) => / (.+) \d+% /.exec(line)?.[1] === name);
          const picks = names.map((one) => ({
            drink: Number.parseInt(lineOf(one) ?? '0', 10),
            reason,
          }));
          return JSON.stringify({ interpretation, picks });
        },
      });

    it('returns its picks except those the guest ruled out, and charges for them', async () => {
      pick('Something bitter without gin.', 'Bitter and bold.', 'Negroni', 'Boulevardier', 'Gone');
      // Two phones at the same time.
      for (const { body } of await Promise.all([ask('bitter, no gin'), ask('Bitter,  no gin')])) {
        expect(body).toMatchObject({
          engine: 'model',
          searchInterpretation: 'Something bitter without gin.',
          recommendedDrinks: [{ _id: 'boulevardier', matchReason: 'Bitter and bold.' }],
        });
      }
      expect(model.requests).toHaveLength(1);
      expect(await charged(other)).toBe(1);
      await ask('Bitter, no gin');
      expect(await charged(other)).toBe(1);
    });

    it('falls back to the house for a model that fails, free of charge, and asks the model again later', async () => {
      model.script(status(400));
      expect((await ask('coconut')).body).toMatchObject({ engine: 'house' });
      expect(await charged(other)).toBe(1);
      pick('Coconut.', 'All coconut.', 'Piña Colada');
      expect((await ask('coconut')).body).toMatchObject({ engine: 'model' });
      expect(await charged(other)).toBe(2);
    });

    it('serves none of its picks that the guest leaves out all evening', async () => {
      pick('Something bitter.', 'Bitter and bold.', 'Negroni', 'Virgin Mojito');
      const input = { query: 'bitter', barId: other.barId, isAlcoholFree: true };
      const { body } = await other.browser().ask(name, input);
      expect(body).toMatchObject({
        engine: 'model',
        recommendedDrinks: [{ _id: 'virgin-mojito', matchReason: 'Bitter and bold.' }],
      });
      expect(await charged(other)).toBe(3);
    });

    it('refuses the owner at the monthly limit or without money, and answers a guest free of charge', async () => {
      const { olive, barId } = other;
      const rests = { status: 200, body: { engine: 'house', rests: 'bar' } };
      const answer = await ask('pineapple');
      expect(answer).toMatchObject(rests);
      expect((answer.body as SmartSearchResult).recommendedDrinks.length).toBeGreaterThan(2);
      expect(await olive.ask(name, { query: 'pineapple', barId })).toMatchObject({
        status: 429,
        error: { code: 'USAGE_LIMIT', data: { feature: 'smartSearch', limit: 3 } },
      });
      expect(await ask('hello')).toMatchObject({ status: 200, body: { rests: null } });
      const poor = await other.person('Poor');
      const empty = await poor.call('bars.createBar', { name: 'Empty till' });
      const input = { query: 'pineapple', barId: empty };
      await poor.call('ingredients.bulkUpdateInventory', { barId: empty, isAvailable: true });
      await sql`update credit_balances set balance_micros = 0`.execute(other.db);
      expect(await other.browser().ask(name, input)).toMatchObject(rests);
      expect(await poor.ask(name, input)).toMatchObject({
        status: 402,
        error: { code: 'INSUFFICIENT_CREDITS' },
      });
    });
  });
});
