import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OfferedDrink, RecentDraft } from '#domain/mixologist/mixologist.ts';
import { type ModelServer, status } from '#server/testing/model/model-server.ts';
import { type ModelWorld, openModelWorld } from '#server/testing/model/model-world.ts';
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

const backBar = 'gin white-rum lime-juice simple-syrup honey-syrup mint soda-water campari'.split(
  ' ',
);

async function stock(...ids: string[]) {
  for (const ingredientId of ids) {
    await sarah.call('ingredients.updateInventoryItem', { barId, ingredientId, isAvailable: true });
  }
}
const takeOff = (ingredientId: string) =>
  sarah.call('ingredients.updateInventoryItem', { barId, ingredientId, isAvailable: false });
const offer = (unitPreference: 'oz' | 'ml' = 'oz') =>
  sarah.call('drinks.generateAIDrinkData', { barId, unitPreference });
const save = ({
  imageUrl,
  hue,
  garnish,
  engine: _,
  draftId,
  alcoholContent,
  remarks,
  ...draft
}: RecentDraft & { engine?: string }) =>
  sarah.call('drinks.saveConfirmedAIDrink', { barId, ...draft });
const menu = () =>
  world.guest.call('drinks.getAvailableDrinksForBar', { barId, unitPreference: 'oz' });
/** The sum charged to Sarah so far, and the number of uses. */
async function spent() {
  const { rows } = await sql<{ uses: number }>`
    select count(*)::int as uses from credit_holds where state = 'settled'`.execute(world.db);
  return rows[0]?.uses ?? 0;
}

describe('drinks.generateAIDrinkData', () => {
  it('suggests drinks from the shelf, each a different one', async () => {
    await stock(...backBar);
    const names = new Set<string>();
    const recipes = new Set<string>();
    for (let n = 0; n < 8; n++) {
      const draft = await offer();
      expect(draft.ingredientIds.length).toBeGreaterThan(1);
      expect(draft.ingredientAmounts).toHaveLength(draft.ingredientIds.length);
      for (const id of draft.ingredientIds) expect(backBar).toContain(id);
      expect(draft).toMatchObject({ engine: 'house', imageUrl: expect.stringMatching(/^data:/) });
      names.add(draft.name);
      recipes.add(draft.ingredientIds.toSorted().join());
    }
    expect(names.size).toBe(8);
    expect(recipes.size).toBe(8);
  });

  it('suggests a twist that can be saved where a small shelf allows nothing newer', async () => {
    await stock('white-rum', 'lime-juice', 'honey-syrup', 'soda-water');
    const drafts: OfferedDrink[] = [];
    for (let n = 0; n < 6; n++) drafts.push(await offer());
    for (const draft of drafts) {
      expect(draft.description).toContain('A twist on the ');
      await save(draft);
    }
  });

  it('uses the language and the unit of the owner', async () => {
    await stock(...backBar);
    const { body } = await sarah.ask(
      'drinks.generateAIDrinkData',
      { barId, unitPreference: 'ml' },
      { 'accept-language': 'sk' },
    );
    const draft = body as OfferedDrink;
    expect(draft.instructions).toMatch(/ľad|Nalejte|Rozmixujte|nalejte|Dolejte/);
    expect(draft.ingredientAmounts.join()).toMatch(/ml|lístk/);
  });

  it('is charged once when it is repeated with its key', async () => {
    await stock(...backBar);
    const before = await spent();
    const key = randomUUID();
    const input = { barId, unitPreference: 'oz' } as const;
    const first = await sarah.call('drinks.generateAIDrinkData', input, key);
    expect(await sarah.call('drinks.generateAIDrinkData', input, key)).toEqual(first);
    expect(await spent()).toBe(before + 1);
  });

  it.each([
    ['fewer than three ingredients', ['gin', 'campari'], 'TOO_FEW_INGREDIENTS'],
    ['nothing to drink', ['salt', 'clove', 'nutmeg'], 'NOTHING_TO_CREATE'],
    ['nothing but a classic', ['gin', 'lime-juice', 'simple-syrup'], 'NOTHING_TO_CREATE'],
  ])('refuses %s, free of charge', async (_what, shelf, code) => {
    await stock(...shelf);
    const before = await spent();
    expect(await sarah.ask('drinks.generateAIDrinkData', { barId })).toMatchObject({
      status: 409,
      error: { code },
    });
    expect(await spent()).toBe(before);
  });

  it('offers help instead of a drink for a desperate wish, free of charge', async () => {
    await stock(...backBar);
    const before = await spent();
    const input = { barId, wish: 'one last drink, I want to end my life' };
    expect(await sarah.ask('drinks.generateAIDrinkData', input)).toMatchObject({
      status: 409,
      error: { code: 'NEED_HELP', data: { lines: ['112'] } },
    });
    expect(await spent()).toBe(before);
  });
});

describe('drinks.saveConfirmedAIDrink', () => {
  it('puts the drink on the menu of this bar only, at once', async () => {
    await stock(...backBar);
    const draft = await offer();
    const line = await world.guest.live();
    const followed = line.follow('drinks.getAvailableDrinksForBar', {
      barId,
      unitPreference: 'oz',
    });
    await followed.next();
    const drinkId = await save(draft);
    const { value } = await followed.next();
    const shown = (value as Awaited<ReturnType<typeof menu>>).find(({ _id }) => _id === drinkId);
    expect(shown).toMatchObject({
      name: draft.name,
      description: draft.description,
      instructions: draft.instructions,
      category: 'ai-generated',
      isAiGenerated: true,
      ingredientAmounts: draft.ingredientAmounts,
      imageUrl: expect.stringMatching(new RegExp(`^/pictures/${drinkId}/`)),
    });
    expect(shown?.alcoholContent).toBeLessThan(45);
    expect((await fetch(`${world.url}${shown?.imageUrl}`)).status).toBe(200);

    const elsewhere = await lee.call('bars.createBar', { name: 'Elsewhere' });
    await lee.call('ingredients.bulkUpdateInventory', { barId: elsewhere, isAvailable: true });
    const others = await world.guest.call('drinks.getAvailableDrinksForBar', {
      barId: elsewhere,
      unitPreference: 'oz',
    });
    expect(others.map(({ _id }) => _id)).not.toContain(drinkId);
  });

  it('creates a drink that can be found, opened, ordered and read in Slovak', async () => {
    await stock(...backBar);
    const draft = await offer();
    const drinkId = await save(draft);
    const input = { barId, paginationOpts: { numItems: 10 }, unitPreference: 'oz' } as const;
    const found = async () => {
      const filter = { categories: ['ai-generated' as const], searchTerm: draft.name };
      const answer = await world.guest.call('drinks.getFilteredDrinksForBar', {
        ...input,
        ...filter,
      });
      return answer.page.map(({ _id }) => _id);
    };
    await expect.poll(found).toEqual([drinkId]);
    expect(await world.guest.call('drinks.getDrinkCategories', { barId })).toContainEqual({
      category: 'ai-generated',
      count: 1,
    });
    const recipe = await world.guest.call('recipes.getDefaultRecipeForDrink', { drinkId });
    expect(recipe?.items.map(({ ingredientId }) => ingredientId)).toEqual(draft.ingredientIds);
    const marta = world.browser();
    await marta.call('orders.createOrder', { barId, drinkId, guestName: 'Marta' });
    expect(await marta.call('orders.getGuestOrders', { barId })).toMatchObject([
      { drinkId, drink: { name: draft.name } },
    ]);
    const { body } = await world.guest.ask(
      'drinks.getDrinkForBar',
      { barId, drinkId, unitPreference: 'oz' },
      { 'accept-language': 'sk' },
    );
    const slovak = body as { name: string; instructions: string };
    expect(slovak.name).not.toBe(draft.name);
    expect(slovak.instructions).not.toBe(draft.instructions);
  });

  it('changes nothing when it is saved twice', async () => {
    await stock(...backBar);
    const draft = await offer();
    expect(await save(draft)).toBe(await save(draft));
    const created = async () => (await menu()).filter(({ isAiGenerated }) => isAiGenerated);
    await expect.poll(created).toHaveLength(1);
  });

  it.each<[string, (draft: OfferedDrink) => Partial<OfferedDrink>]>([
    ['another name', () => ({ name: 'Cheap Gin' })],
    ['another description', () => ({ description: 'Visit evil.example' })],
    ['other instructions', () => ({ instructions: 'Drink bleach.' })],
    [
      'another ingredient',
      ({ ingredientIds }) => ({ ingredientIds: ['vodka', ...ingredientIds.slice(1)] }),
    ],
    [
      'other amounts',
      ({ ingredientAmounts }) => ({ ingredientAmounts: ingredientAmounts.map(() => '9 oz') }),
    ],
  ])('refuses a draft that was not suggested: %s', async (_what, change) => {
    await stock(...backBar);
    const draft = await offer();
    await expect(save({ ...draft, ...change(draft) })).rejects.toMatchObject({
      code: 'DRAFT_NOT_FOUND',
    });
  });

  it('refuses a draft of another bar, and of another day', async () => {
    await stock(...backBar);
    const draft = await offer();
    const { imageUrl, hue, garnish, engine, ...texts } = draft;
    const other = await sarah.call('bars.createBar', { name: 'Other' });
    expect(
      await sarah.ask('drinks.saveConfirmedAIDrink', { barId: other, ...texts }),
    ).toMatchObject({ status: 409, error: { code: 'DRAFT_NOT_FOUND' } });
    expect(await lee.ask('drinks.saveConfirmedAIDrink', { barId, ...texts })).toMatchObject({
      status: 404,
      error: { code: 'NOT_FOUND' },
    });
    await sql`update drink_drafts set created_at = now() - interval '25 hours'`.execute(world.db);
    await expect(save(draft)).rejects.toMatchObject({ code: 'DRAFT_NOT_FOUND' });
  });

  it('refuses a draft whose ingredient is no longer on the shelf', async () => {
    await stock(...backBar);
    const draft = await offer();
    await takeOff(draft.ingredientIds[0] ?? '');
    await expect(save(draft)).rejects.toMatchObject({ code: 'INGREDIENT_NOT_AVAILABLE' });
  });

  it.each([
    ['no amounts', { ingredientAmounts: [] }],
    ['one ingredient', { ingredientIds: ['gin'], ingredientAmounts: ['1 oz'] }],
    ['a name without end', { name: 'x'.repeat(2_000) }],
  ])('refuses %s', async (_what, change) => {
    await stock(...backBar);
    const draft = await offer();
    await expect(save({ ...draft, ...change })).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
  });

  it('disappears from the menu and returns as the shelf changes', async () => {
    await stock(...backBar);
    const draft = await offer();
    const drinkId = await save(draft);
    const isShown = async () => (await menu()).some(({ _id }) => _id === drinkId);
    await expect.poll(isShown).toBe(true);
    const first = draft.ingredientIds[0] ?? '';
    await takeOff(first);
    await expect.poll(isShown).toBe(false);
    await stock(first);
    await expect.poll(isShown).toBe(true);
  });
});

describe('a wish', () => {
  const wish = (text: string, more: object = {}) =>
    sarah.ask('drinks.generateAIDrinkData', { barId, wish: text, ...more });

  it('steers the drink, and reports the parts that could not be used', async () => {
    await stock(...backBar);
    const { body } = await wish('something long with the rum');
    expect(body).toMatchObject({
      remarks: [],
      ingredientIds: expect.arrayContaining(['white-rum']),
    });
    const { body: other } = await wish('something with pisco');
    expect((other as OfferedDrink).remarks.join()).toContain('no pisco on your shelf');
  });

  it('that no drink can satisfy is not charged', async () => {
    await stock('gin', 'campari', 'sweet-vermouth', 'cointreau');
    const before = await sarah.call('credits.getUserCreditBalance', {});
    expect(await wish('no alcohol')).toMatchObject({
      status: 409,
      error: { code: 'NOTHING_TO_CREATE' },
    });
    expect(await sarah.call('credits.getUserCreditBalance', {})).toEqual(before);
  });

  it.each([
    ['empty', { wish: '  ' }],
    ['longer than 200 characters', { wish: 'x'.repeat(201) }],
    ['a number', { wish: 7 }],
    ['a variation of no id', { variationOf: 'x' }],
  ])('is refused where it is %s', async (_what, input) => {
    await stock(...backBar);
    expect(
      await sarah.ask('drinks.generateAIDrinkData', { barId, ...input } as never),
    ).toMatchObject({ status: 400, error: { code: 'INVALID_REQUEST' } });
  });

  it('of hostile text changes nothing', async () => {
    await stock(...backBar);
    const { status, body } = await wish(`'; drop table drinks; -- <script>alert(1)</script>`);
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toMatch(/drop table|alert\(/);
  });
});

describe('a variation', () => {
  it('is another drink on the same base, for the same price', async () => {
    await stock(...backBar, 'lemon-juice', 'grenadine', 'tonic-water');
    const first = await offer();
    const before = await sarah.call('credits.getUserCreditBalance', {});
    const varied = await sarah.call('drinks.generateAIDrinkData', {
      barId,
      unitPreference: 'oz',
      variationOf: first.draftId,
    });
    expect(varied.draftId).not.toBe(first.draftId);
    const after = await sarah.call('credits.getUserCreditBalance', {});
    expect(before.balance - after.balance).toBeCloseTo(0.01);
    const common = varied.ingredientIds.filter((id) => first.ingredientIds.includes(id));
    expect(common.length).toBeGreaterThan(1);
    expect(await save(varied)).toBe(varied.draftId);
  });

  it('keeps every earlier wish, and is refused if they are too long, free of charge', async () => {
    await stock(...backBar, 'lemon-juice', 'grenadine', 'tonic-water');
    const make = (n: number, variationOf?: string) =>
      sarah.ask('drinks.generateAIDrinkData', {
        barId,
        unitPreference: 'oz',
        wish: `${n} ${'something good '.repeat(12)}`,
        ...(variationOf && { variationOf }),
      });
    let last: string | undefined;
    for (let n = 1; n <= 3; n++) {
      const { status, body } = await make(n, last);
      expect(status).toBe(200);
      last = (body as { draftId: string }).draftId;
    }
    const before = await sarah.call('credits.getUserCreditBalance', {});
    expect(await make(4, last)).toMatchObject({ status: 409, error: { code: 'WISH_TOO_LONG' } });
    expect(await sarah.call('credits.getUserCreditBalance', {})).toEqual(before);
  });

  it('of a draft of another bar, or of an unknown one, is refused', async () => {
    await stock(...backBar);
    const { draftId } = await offer();
    const other = await sarah.call('bars.createBar', { name: 'Other' });
    await sarah.call('ingredients.bulkUpdateInventory', { barId: other, isAvailable: true });
    for (const [at, variationOf] of [
      [other, draftId],
      [barId, randomUUID()],
    ] as const) {
      expect(
        await sarah.ask('drinks.generateAIDrinkData', { barId: at, variationOf }),
      ).toMatchObject({ status: 409, error: { code: 'DRAFT_NOT_FOUND' } });
    }
  });
});

describe('drinks.getRecentDrafts', () => {
  const recent = () => sarah.call('drinks.getRecentDrafts', { barId, unitPreference: 'oz' });

  it('returns unsaved drafts, newest first, and they can be saved', async () => {
    await stock(...backBar);
    expect(await recent()).toEqual([]);
    const followed = (await sarah.live()).follow('drinks.getRecentDrafts', {
      barId,
      unitPreference: 'oz',
    });
    await followed.next();
    const first = await offer();
    const { engine: _, ...asShown } = first;
    expect((await followed.next()).value).toEqual([asShown]);
    const second = await offer();
    expect((await recent()).map(({ draftId }) => draftId)).toEqual([second.draftId, first.draftId]);
    const [, again] = await recent();
    const drinkId = await save(again as RecentDraft);
    expect(drinkId).toBe(first.draftId);
    await expect
      .poll(async () => (await recent()).map((one) => one.draftId))
      .toEqual([second.draftId]);
    const saved = (await menu()).find(({ _id }) => _id === drinkId);
    expect(saved?.alcoholContent).toBe(first.alcoholContent);
  });

  it('returns them in the language and unit of the reader, who can save them', async () => {
    await stock(...backBar);
    await offer('oz');
    const { body } = await sarah.ask(
      'drinks.getRecentDrafts',
      { barId, unitPreference: 'ml' },
      { 'accept-language': 'sk' },
    );
    const [draft] = body as RecentDraft[];
    expect(draft?.ingredientAmounts.join()).toContain('ml');
    expect(await save(draft as RecentDraft)).toBe(draft?.draftId);
  });

  it('forgets them after a day, and refuses another owner', async () => {
    await stock(...backBar);
    await offer();
    expect(await lee.ask('drinks.getRecentDrafts', { barId })).toMatchObject({
      status: 404,
      error: { code: 'NOT_FOUND' },
    });
    await sql`update drink_drafts set created_at = now() - interval '25 hours'`.execute(world.db);
    expect(await recent()).toEqual([]);
  });
});

describe('drinks.discardAIDrink', () => {
  const name = 'drinks.discardAIDrink';
  const listed = async () =>
    (await sarah.call('drinks.getRecentDrafts', { barId, unitPreference: 'oz' })).map(
      ({ draftId }) => draftId,
    );

  it('takes a draft off the list and brings it back, free of charge', async () => {
    await stock(...backBar);
    const [first, second] = [await offer(), await offer()];
    const ids = [second.draftId, first.draftId];
    expect(await listed()).toEqual(ids);
    const feed = (await sarah.live()).follow('drinks.getRecentDrafts', { barId });
    expect((await feed.next()).value).toHaveLength(2);
    const change = (isDiscarded: boolean) =>
      sarah.call(name, { barId, draftId: first.draftId, isDiscarded });
    for (let times = 0; times < 2; times++) await change(true);
    expect((await feed.next()).value).toMatchObject([{ draftId: second.draftId }]);
    await change(false);
    expect(await listed()).toEqual(ids);
    expect(await save(first)).toBe(first.draftId);
  });

  it('refuses another owner, an unknown draft, one of another day, and bad input', async () => {
    await stock(...backBar);
    const { draftId } = await offer();
    const input = { barId, draftId, isDiscarded: true };
    expect(await lee.ask(name, input)).toMatchObject({ status: 404 });
    expect(await world.guest.ask(name, input)).toMatchObject({ status: 401 });
    const unknown = { ...input, draftId: '00000000-0000-4000-8000-000000000000' };
    expect(await sarah.ask(name, unknown)).toMatchObject({ error: { code: 'DRAFT_NOT_FOUND' } });
    for (const bad of [
      { ...input, draftId: 'x' },
      { ...input, isDiscarded: 'yes' },
    ]) {
      expect(await sarah.ask(name, bad as never)).toMatchObject({ status: 400 });
    }
    await sql`update drink_drafts set created_at = now() - interval '25 hours'`.execute(world.db);
    expect(await sarah.ask(name, input)).toMatchObject({ error: { code: 'DRAFT_NOT_FOUND' } });
  });
});

describe('drinks.deleteAIDrink', () => {
  it('takes the drink off the menu, while orders still show it', async () => {
    await stock(...backBar);
    const draft = await offer();
    const drinkId = await save(draft);
    const marta = world.browser();
    await marta.call('orders.createOrder', { barId, drinkId, guestName: 'Marta' });
    expect(await lee.ask('drinks.deleteAIDrink', { barId, drinkId })).toMatchObject({
      status: 404,
    });
    await sarah.call('drinks.deleteAIDrink', { barId, drinkId });
    await expect.poll(async () => (await menu()).map(({ _id }) => _id)).not.toContain(drinkId);
    expect(await marta.call('orders.getGuestOrders', { barId })).toMatchObject([
      { drink: { name: draft.name } },
    ]);
    expect(await save(draft)).toBe(drinkId);
    await expect.poll(async () => (await menu()).map(({ _id }) => _id)).toContain(drinkId);
  });

  it('leaves drinks of the catalogue and of other bars alone', async () => {
    await stock(...backBar);
    const drinkId = await save(await offer());
    const other = await sarah.call('bars.createBar', { name: 'Other' });
    for (const input of [
      { barId, drinkId: 'daiquiri' },
      { barId: other, drinkId },
    ]) {
      expect(await sarah.ask('drinks.deleteAIDrink', input)).toMatchObject({
        status: 404,
        error: { code: 'DRINK_NOT_FOUND' },
      });
    }
  });
});

describe('with limits and a model', () => {
  let limited: ModelWorld;
  let model: ModelServer;
  let olive: Person;

  beforeAll(async () => {
    limited = await openModelWorld({ LIMIT_RECOMMENDATIONS: '1', LIMIT_DRINK_CREATION: '1' });
    ({ model, olive } = limited);
    for (const ingredientId of backBar) await put(ingredientId);
  });
  afterAll(() => limited.close());
  const put = (ingredientId: string) =>
    olive.call('ingredients.updateInventoryItem', {
      barId: limited.barId,
      ingredientId,
      isAvailable: true,
    });
  const ask = () =>
    olive.ask('ingredientRecommendations.getIngredientRecommendations', { barId: limited.barId });

  it("does not charge, count or store the house's fallback for a failed model", async () => {
    model.script(status(401));
    for (let n = 0; n < 2; n++) {
      expect(await ask()).toMatchObject({ status: 200, body: { engine: 'house' } });
    }
  });

  it("stores the model's answer, shares it with a second tab that asks meanwhile, and returns it beyond the limit", async () => {
    model.script(JSON.stringify({ text: 'Your next bottle is worth it.' }));
    for (const answer of [...(await Promise.all([ask(), ask()])), await ask()]) {
      expect(answer).toMatchObject({
        status: 200,
        body: { engine: 'model', interpretation: 'Your next bottle is worth it.' },
      });
    }
    expect(model.requests).toHaveLength(1);
    await put('vodka');
    await expect.poll(ask).toMatchObject({
      status: 429,
      error: { code: 'USAGE_LIMIT', message: 'Usage limit reached' },
    });
  });
});
