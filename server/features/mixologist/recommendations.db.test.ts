import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  ingredientsOf,
  type Recommendation,
  type Recommendations,
} from '#domain/mixologist/mixologist.ts';
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

const smallBar =
  'gin bourbon vodka white-rum tequila-blanco dry-vermouth cointreau lemon-juice lime-juice orange-juice simple-syrup soda-water tonic-water cola ginger-beer aromatic-bitters mint egg-white prosecco'.split(
    ' ',
  );
const asking = 'ingredientRecommendations.getIngredientRecommendations';
const stock = (...ingredientIds: string[]) =>
  sarah.call('ingredients.switchInventory', { barId, isAvailable: true, ingredientIds });
const advice = () => sarah.call(asking, { barId });
const kept = () => sarah.call('ingredientRecommendations.getKeptRecommendations', { barId });
const hide = (ingredientIds: string[], isHidden = true) =>
  sarah.call('ingredientRecommendations.hideRecommendation', { barId, ingredientIds, isHidden });
const menu = () =>
  world.guest.call('drinks.getAvailableDrinksForBar', { barId, unitPreference: 'oz' });
const idsOf = (recommendation: Recommendation | undefined) =>
  recommendation ? ingredientsOf(recommendation).map(({ _id }) => _id) : [];
const listed = ({ recommendations }: Recommendations) => recommendations.map(idsOf);
/** The number of uses charged to Sarah. */
async function spent() {
  const { rows } = await sql<{ uses: number }>`
    select count(*)::int as uses from credit_holds where state = 'settled'`.execute(world.db);
  return rows[0]?.uses ?? 0;
}

describe(asking, () => {
  it('counts the drinks that a purchase would add', async () => {
    await stock('gin', 'lime-juice', 'simple-syrup', 'soda-water');
    const before = (await menu()).map(({ _id }) => _id);
    const { interpretation, recommendations, engine } = await advice();
    expect(engine).toBe('house');
    const [best] = recommendations;
    for (const { name } of best ? ingredientsOf(best) : []) expect(interpretation).toContain(name);
    expect(best?.reason).toMatch(/\w.+\.$/);
    await stock(...idsOf(best));
    const gained = async () => (await menu()).filter(({ _id }) => !before.includes(_id));
    await expect.poll(gained).toHaveLength(best?.newDrinksCount ?? -1);
    expect((await gained()).map(({ name }) => name).sort()).toEqual(best?.newDrinkNames.toSorted());
  });

  it('charges once for the same shelf, also for calls at the same time, and again for a changed one', async () => {
    await stock('gin', 'lime-juice', 'simple-syrup');
    const before = await spent();
    const [first, second] = await Promise.all([advice(), advice()]);
    expect(second).toEqual(first);
    expect(await advice()).toEqual(first);
    expect(await spent()).toBe(before + 1);
    await stock('white-rum');
    await expect.poll(advice).not.toEqual(first);
    expect(await spent()).toBe(before + 2);
  });

  it('returns Slovak texts', async () => {
    await stock('gin', 'lime-juice', 'simple-syrup');
    const { body } = await sarah.ask(asking, { barId }, { 'accept-language': 'sk' });
    const { interpretation, recommendations } = body as Recommendations;
    expect(interpretation).toMatch(/(Tip|najviac oplat[ií]a?): .+ \(\+\d+ drink(y|ov)?\)/);
    for (const { reason } of recommendations) {
      expect(reason).toMatch(
        /^(Patrí|Nezaobíde|Počíta|Základ|Spolu|Jednotlivo|Najlacnejší|Náhrada|Možno)/,
      );
    }
  });

  it('recommends three ingredients together for an empty shelf', async () => {
    const [best] = (await advice()).recommendations;
    expect(idsOf(best)).toHaveLength(3);
    await stock(...idsOf(best));
    await expect.poll(menu).toHaveLength(best?.newDrinksCount ?? -1);
  });

  it('reports that a bar without alcohol is recommended none', async () => {
    await stock('orange-juice', 'lemon-juice', 'soda-water', 'mint', 'simple-syrup');
    expect((await advice()).interpretation).toContain('There is no alcohol on it');
  });

  it('recommends and charges nothing for a complete shelf', async () => {
    await sarah.call('ingredients.bulkUpdateInventory', { barId, isAvailable: true });
    const before = await spent();
    expect(await advice()).toMatchObject({ recommendations: [] });
    expect(await spent()).toBe(before);
  });

  it('refuses another owner, and a guest', async () => {
    expect(await lee.ask(asking, { barId })).toMatchObject({ status: 404 });
    expect(await world.guest.ask(asking, { barId })).toMatchObject({ status: 401 });
    expect(await sarah.ask(asking, { barId: 'x' })).toMatchObject({ status: 400 });
  });
});

describe('ingredientRecommendations.hideRecommendation', () => {
  it('hides a recommendation free of charge and moves the next up, until it is shown again', async () => {
    await stock('gin', 'lime-juice', 'simple-syrup');
    const first = await advice();
    const before = await spent();
    const [best] = listed(first);
    await hide(best ?? []);
    const { advice: filtered, hidden } = await kept();
    expect(hidden.map((ingredients) => ingredients.map(({ _id }) => _id))).toEqual([best]);
    const without = filtered ? listed(filtered) : [];
    expect(without.length).toBeGreaterThan(5);
    expect(without.filter((ids) => best?.every((id) => ids.includes(id)))).toEqual([]);
    expect(filtered?.version).toBe(first.version);
    expect(filtered?.interpretation).not.toBe(first.interpretation);
    expect(filtered?.interpretation).toContain(
      filtered?.recommendations[0]?.ingredient.name ?? 'no',
    );
    expect(await advice()).toEqual(filtered);
    await hide(best ?? [], false);
    expect(await advice()).toEqual(first);
    expect(await kept()).toEqual({ hidden: [], advice: first, isOfThisShelf: true });
    await stock('vodka');
    expect(await kept()).toMatchObject({ isOfThisShelf: false });
    expect(await spent()).toBe(before);
  });

  it('shows again at once a recommendation that was hidden when the shelf was counted', async () => {
    await stock(...smallBar);
    await hide(['campari']);
    await hide(['aperol']);
    expect(listed(await advice()).flat()).not.toContain('campari');
    const before = await spent();
    await hide(['campari'], false);
    const { advice: again } = await kept();
    expect(again && listed(again).flat()).toContain('campari');
    expect(again && listed(again).flat()).not.toContain('aperol');
    expect(await advice()).toEqual(again);
    expect(await spent()).toBe(before);
  });

  it('reports that all remaining recommendations are hidden', async () => {
    await sarah.call('ingredients.bulkUpdateInventory', { barId, isAvailable: true });
    expect((await advice()).interpretation).toContain('Nothing you could add');
    const missing = { barId, isAvailable: false, ingredientIds: ['campari'] };
    await sarah.call('ingredients.switchInventory', missing);
    expect(listed(await advice())).toEqual([['campari']]);
    await hide(['campari']);
    for (const { interpretation, recommendations } of [
      (await kept()).advice,
      await advice(),
    ].flatMap((one) => one ?? [])) {
      expect(recommendations).toEqual([]);
      expect(interpretation).toContain('Everything that would unlock another drink is hidden.');
    }
    // Before anything was paid for, too.
    await sarah.call('ingredients.switchInventory', { ...missing, ingredientIds: ['orgeat'] });
    await hide(['orgeat']);
    expect(await advice()).toMatchObject({
      recommendations: [],
      interpretation: expect.stringContaining('is hidden.'),
    });
  });

  it('hides an ingredient in all combinations, and a pair only as a pair', async () => {
    await stock(...smallBar);
    await hide(['campari']);
    expect(listed(await advice()).flat()).not.toContain('campari');
    await hide(['campari'], false);
    await hide(['sweet-vermouth', 'campari']);
    const lists = listed(await advice());
    expect(lists.flat()).toContain('campari');
    expect(
      lists.filter((ids) => ids.includes('campari') && ids.includes('sweet-vermouth')),
    ).toEqual([]);
  });

  it('applies to other shelves, and only to this bar', async () => {
    await hide(['prosecco']);
    await stock('vodka', 'orange-juice');
    expect(listed(await advice()).flat()).not.toContain('prosecco');
    barId = await sarah.call('bars.createBar', { name: 'Other' });
    await stock('vodka', 'orange-juice');
    expect((await kept()).hidden).toEqual([]);
    expect(listed(await advice()).flat()).toContain('prosecco');
  });

  it('reaches another tab', async () => {
    await stock('gin', 'lime-juice', 'simple-syrup');
    const [best] = listed(await advice());
    const feed = (await sarah.live()).follow('ingredientRecommendations.getKeptRecommendations', {
      barId,
    });
    expect((await feed.next()).value).toMatchObject({ hidden: [] });
    await hide(best ?? []);
    expect((await feed.next()).value).toMatchObject({
      hidden: [best?.toSorted().map((_id) => ({ _id }))],
    });
  });

  it('changes nothing when it is repeated', async () => {
    for (const ids of [['gin'], ['gin', 'gin'], ['gin']]) await hide(ids);
    expect((await kept()).hidden).toHaveLength(1);
    for (let times = 0; times < 2; times++) await hide(['gin'], false);
    expect((await kept()).hidden).toEqual([]);
  });

  it('shows the oldest again beyond the limit', async () => {
    await sql`insert into hidden_advice (bar_id, ingredient_ids, created_at)
      select ${barId}::uuid, array['gin', g.id], now() - interval '1 day'
      from ingredients g where g.id <> 'gin'
      union select ${barId}::uuid, array['vodka', g.id], now() - interval '2 days'
      from ingredients g where g.id <> 'vodka'`.execute(world.db);
    await hide(['campari']);
    const { hidden } = await kept();
    expect(hidden).toHaveLength(300);
    expect(hidden[0]).toMatchObject([{ _id: 'campari' }]);
  });

  it('refuses another owner, a guest, and unknown recommendations', async () => {
    const name = 'ingredientRecommendations.hideRecommendation';
    const input = { barId, ingredientIds: ['gin'], isHidden: true };
    expect(await lee.ask(name, input)).toMatchObject({ status: 404 });
    expect(await world.guest.ask(name, input)).toMatchObject({ status: 401 });
    for (const ingredientIds of [[], ['gin', 'vodka', 'cola', 'mint'], 'gin']) {
      expect(await sarah.ask(name, { ...input, ingredientIds })).toMatchObject({ status: 400 });
    }
    expect(await sarah.ask(name, { ...input, ingredientIds: ['petrol'] })).toMatchObject({
      status: 404,
    });
    expect((await kept()).hidden).toEqual([]);
    const reading = 'ingredientRecommendations.getKeptRecommendations';
    expect(await lee.ask(reading, { barId })).toMatchObject({ status: 404 });
  });
});

describe('with a model', () => {
  let modelled: ModelWorld;

  beforeAll(async () => {
    modelled = await openModelWorld({});
  });
  afterAll(() => modelled.close());

  it("keeps the model's text until its subject is hidden", async () => {
    const { olive, model, barId } = modelled;
    const text = 'Your next bottle is worth it.';
    model.script(JSON.stringify({ text }));
    const first = await olive.call(asking, { barId });
    expect(first).toMatchObject({ engine: 'model', interpretation: text });
    const [best] = listed(first);
    const change = (isHidden: boolean) =>
      olive.call('ingredientRecommendations.hideRecommendation', {
        barId,
        ingredientIds: best ?? [],
        isHidden,
      });
    await change(true);
    expect(await olive.call(asking, { barId })).toMatchObject({
      engine: 'house',
      interpretation: expect.not.stringContaining(text),
    });
    expect(model.requests).toHaveLength(1);
  });
});
