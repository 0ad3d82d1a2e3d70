// Limits of guests' questions and spending in a night, through HTTP.
import { randomInt, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SmartSearchResult } from '#domain/mixologist/mixologist.ts';
import { startApp } from '#server/app.ts';
import { reserve, settle } from '#server/features/credits/holds.ts';
import { reconcile } from '#server/features/credits/reconcile.ts';
import { engine, freshDatabase } from '#server/testing/databases/databases.ts';
import { createPerson, signUp } from '#server/testing/person.ts';
import { serverLog } from '#server/testing/server-log.ts';
import { openWorld, type Person, testConfig, type World } from '#server/testing/world.ts';

const name = 'naturalLanguageSearch.searchDrinksWithNaturalLanguage';
// The house answers, free of charge.
const barRests = { status: 200, body: { engine: 'house', rests: 'bar' } };
const askedEnough = { status: 200, body: { engine: 'house', rests: 'guest' } };
const isAnswered = { status: 200, body: { rests: null } };

/** Questions that find drinks, so that each costs $0.003. */
const questions = [
  ...['negroni', 'mojito', 'daiquiri', 'margarita', 'manhattan', 'gimlet', 'sidecar', 'paloma'],
  ...['white lady', 'whiskey sour', 'amaretto sour', 'boulevardier', 'americano', 'cosmopolitan'],
  ...['espresso martini', 'moscow mule', 'pina colada', 'mai tai', 'tom collins', 'bellini'],
  ...['french 75', 'aperol spritz', 'caipirinha', 'cuba libre', 'old fashioned', 'sazerac'],
  ...['mint julep', 'irish coffee', 'with gin', 'with rum', 'with vodka', 'with tequila'],
];

let world: World;
let sarah: Person;
let barId: string;

beforeAll(async () => {
  // Guests come from several addresses, because rate limits have separate tests.
  world = await openWorld({ TRUST_PROXY: '1' });
});
beforeEach(async () => {
  sarah = await world.person(`Sarah${randomUUID()}`);
  barId = await stockedBar(sarah);
});
afterAll(async () => {
  expect(await reconcile(world.db)).toEqual([]);
  await world.close();
});

async function stockedBar(owner: Person): Promise<string> {
  const id = await owner.call('bars.createBar', { name: 'Corner' });
  await owner.call('ingredients.bulkUpdateInventory', { barId: id, isAvailable: true });
  return id;
}

const ask = (person: Person, query = questions[0]) => person.ask(name, { query, barId });

/**
 * Asks all at once from one address, each with its own guest key. Returns the number of paid
 * answers.
 */
async function askAtOnce(asked: string[]): Promise<number> {
  const from = { 'x-forwarded-for': `10.0.${randomInt(256)}.${randomInt(256)}` };
  const answers = await Promise.all(
    asked.map((query) => world.browser().ask(name, { query, barId }, from)),
  );
  const refused = answers.filter(({ body }) => (body as SmartSearchResult | null)?.rests !== null);
  for (const answer of refused) expect(answer).toMatchObject(barRests);
  return asked.length - refused.length;
}

async function balance(owner = sarah): Promise<number> {
  const credits = await owner.call('credits.getUserCreditBalance', {});
  return Math.round(credits.balance * 1_000_000);
}

/** The owner creates drinks, for $0.01 each. */
async function spend(times: number): Promise<void> {
  const bar = world.db.selectFrom('bars').select('account_id as id').where('id', '=', barId);
  const account = await bar.executeTakeFirstOrThrow();
  for (let time = 0; time < times; time++) {
    const use = {
      accountId: account.id,
      barId,
      feature: 'drinkCreation',
      key: randomUUID(),
    } as const;
    const reserved = await reserve(world.db, use, { monthlyLimit: 1_000, holdMs: 60_000 });
    if (reserved.state !== 'held') throw new Error(reserved.state);
    await settle(world.db, account.id, reserved.holdId, { engine: 'house', value: null });
  }
}

async function reopen(): Promise<void> {
  await sarah.call('bars.updateBar', { barId, isOpen: false });
  await sarah.call('bars.updateBar', { barId, isOpen: true });
}

/** Moves the beginning of the night into the past. */
async function letPass(hours: number): Promise<void> {
  await sql`update guest_nights set began_at = now() - make_interval(secs => ${hours * 3_600})
    where bar_id = ${barId}`.execute(world.db);
}

describe('a guest', () => {
  it('needs a guest key, which the owner does not', async () => {
    const refused = { status: 401, error: { code: 'UNAUTHORIZED' } };
    const lee = await world.person(`Lee${randomUUID()}`);
    expect(await ask(world.guest)).toMatchObject(refused);
    expect(await ask(lee)).toMatchObject(refused);
    expect(await balance()).toBe(500_000);
    expect(await ask(sarah)).toMatchObject(isAnswered);
  });

  it('is refused the 21st paid question of a night, while others still ask', async () => {
    expect(await askAtOnce(questions.slice(0, 20))).toBe(20);
    const marta = 'the-browser-of-marta';
    // As if Marta alone had asked them all, slowly.
    await sql`update credit_holds set guest_key = ${marta} where bar_id = ${barId}`.execute(
      world.db,
    );
    const askAsMarta = (query: string) =>
      world.guest.ask(name, { query, barId }, { 'x-guest-key': marta });
    expect(await askAsMarta('with gin')).toMatchObject(askedEnough);
    expect(await ask(world.browser(), 'with gin')).toMatchObject(isAnswered);
    // Free answers still come: cached ones, and small talk.
    for (const query of ['with gin', 'negroni', 'hello']) {
      expect(await askAsMarta(query)).toMatchObject(isAnswered);
    }
  });

  it('may ask as often as the owner allows, and free answers do not count', async () => {
    await sarah.call('bars.updateBar', { barId, guestQuestionsPerNight: 2 });
    const marta = world.browser();
    for (const query of ['negroni', 'Negroni', 'hello', 'mojito']) {
      expect(await ask(marta, query)).toMatchObject(isAnswered);
    }
    expect(await ask(marta, 'gimlet')).toMatchObject(askedEnough);
    await sarah.call('bars.updateBar', { barId, guestQuestionsPerNight: 3 });
    expect(await ask(marta, 'gimlet')).toMatchObject(isAnswered);
  });

  it('is not refused because another guest who asks the same at the same time is', async () => {
    await sarah.call('bars.updateBar', { barId, guestQuestionsPerNight: 1 });
    const [marta, peter] = [world.browser(), world.browser()];
    await ask(marta, 'negroni');
    const [refused, ...others] = await Promise.all(
      [marta, peter, sarah].map((person) => ask(person, 'mojito')),
    );
    // Marta gets the house's answer, or the paid one where another asked first.
    expect(refused).toMatchObject({ status: 200 });
    for (const answer of others) expect(answer).toMatchObject(isAnswered);
    expect(await balance()).toBe(494_000);
  });
});

describe('all guests of a bar', () => {
  it('stop at the share of the balance, whatever guest keys they invent', async () => {
    await sarah.call('bars.updateBar', { barId, guestSharePercent: 10 });
    // $0.05 of $0.50 are 16 questions, and all 30 come at once.
    expect(await askAtOnce(questions.slice(0, 30))).toBe(16);
    expect(await balance()).toBe(452_000);
    expect(await ask(world.browser(), 'with tequila')).toMatchObject(barRests);
    expect(await ask(sarah, 'with tequila')).toMatchObject(isAnswered);
    expect(await balance()).toBe(449_000);
  });

  it('are not charged for questions of the owner', async () => {
    await sarah.call('bars.updateBar', { barId, guestSharePercent: 5 });
    for (const query of questions.slice(0, 8)) await ask(sarah, query);
    // 5 % of what is there when the first guest asks: $0.476.
    expect(await askAtOnce(questions.slice(8, 20))).toBe(7);
  });

  it('spend nothing where their share is zero', async () => {
    await sarah.call('bars.updateBar', { barId, guestSharePercent: 0 });
    expect(await askAtOnce(['negroni'])).toBe(0);
    expect(await ask(world.browser(), 'hello')).toMatchObject(isAnswered);
    expect(await balance()).toBe(500_000);
  });

  it('leave the last ten cents to the owner', async () => {
    await sarah.call('bars.updateBar', { barId, guestSharePercent: 100 });
    expect(await askAtOnce(['negroni'])).toBe(1);
    await spend(39);
    // $0.107 are left.
    expect(await askAtOnce(questions.slice(1, 12))).toBe(2);
    expect(await balance()).toBe(101_000);
    expect(await ask(sarah, 'with tequila')).toMatchObject(isAnswered);
    expect(await balance()).toBe(98_000);
    expect(await ask(world.browser(), 'with gin')).toMatchObject(barRests);
  });
});

describe('a night', () => {
  beforeEach(async () => {
    await sarah.call('bars.updateBar', { barId, guestSharePercent: 5, guestQuestionsPerNight: 1 });
  });

  it('begins when the bar opens, with the balance at that time', async () => {
    const marta = world.browser();
    expect(await ask(marta, 'negroni')).toMatchObject(isAnswered);
    expect(await ask(marta, 'mojito')).toMatchObject(askedEnough);
    expect(await askAtOnce(questions.slice(1, 12))).toBe(7);
    // Open already, and switched on and off: the night goes on.
    await sarah.call('bars.updateBar', { barId, isOpen: true });
    await sarah.call('bars.updateBar', { barId, isActive: false });
    await sarah.call('bars.updateBar', { barId, isActive: true });
    expect(await askAtOnce(['with gin'])).toBe(0);
    await spend(20);
    await reopen();
    expect(await ask(marta, 'with rum')).toMatchObject(isAnswered);
    // 5 % of $0.276 are four questions.
    expect(await askAtOnce(questions.slice(12, 24))).toBe(3);
  });

  it('starts again after 18 hours in a bar that never closes', async () => {
    const marta = world.browser();
    expect(await askAtOnce(questions.slice(0, 12))).toBe(8);
    await letPass(17.9);
    expect(await ask(marta, 'with gin')).toMatchObject(barRests);
    await letPass(18);
    expect(await ask(marta, 'with gin')).toMatchObject(isAnswered);
    expect(await ask(marta, 'with rum')).toMatchObject(askedEnough);
    // 5 % of $0.476, however many ask at once.
    expect(await askAtOnce(questions.slice(12, 28))).toBe(6);
  });

  it('is counted per bar', async () => {
    expect(await askAtOnce(questions.slice(0, 12))).toBe(8);
    barId = await stockedBar(sarah);
    expect(await askAtOnce(questions.slice(0, 3))).toBe(3);
  });
});

describe('credits.getGuestNight', () => {
  it('shows the owner live what guests have spent', async () => {
    const feed = (await sarah.live()).follow('credits.getGuestNight', { barId });
    expect((await feed.next()).value).toEqual({ balance: 0.5, spent: 0 });
    await ask(sarah, 'gimlet');
    expect((await feed.next()).value).toEqual({ balance: 0.497, spent: 0 });
    await ask(world.browser(), 'negroni');
    await ask(world.browser(), 'mojito');
    const shown = async () => (await feed.next()).value;
    await expect.poll(shown).toEqual({ balance: 0.497, spent: 0.006 });
    await reopen();
    await expect.poll(shown).toEqual({ balance: 0.491, spent: 0 });
  });

  it('refuses another owner, and an unknown bar', async () => {
    const lee = await world.person(`Lee${randomUUID()}`);
    const missing = { status: 404, error: { code: 'NOT_FOUND' } };
    expect(await lee.ask('credits.getGuestNight', { barId })).toMatchObject(missing);
    expect(await sarah.ask('credits.getGuestNight', { barId: 'x' })).toMatchObject({ status: 400 });
  });
});

it.runIf(engine === 'postgres')('is one night for two servers on one database', async () => {
  const database = await freshDatabase();
  const start = async () =>
    startApp(await testConfig(database.options, { TRUST_PROXY: '1' }), { log: serverLog });
  const first = await start();
  const second = await start();
  const olive = createPerson(first.url, await signUp(first.url, 'Olive'), []);
  const bar = await stockedBar(olive);
  const limits = { guestSharePercent: 10, guestQuestionsPerNight: 1 };
  await olive.call('bars.updateBar', { barId: bar, ...limits });
  const askAt = ({ url }: { url: string }, query: string | undefined, guestKey = randomUUID()) =>
    createPerson(url, null, [], guestKey).ask(name, { query, barId: bar });

  const marta = randomUUID();
  expect(await askAt(first, 'negroni', marta)).toMatchObject(isAnswered);
  expect(await askAt(second, 'mojito', marta)).toMatchObject(askedEnough);
  const answers = await Promise.all(
    questions.slice(1, 29).map((query, index) => askAt(index % 2 ? first : second, query)),
  );
  const paid = answers.filter(({ body }) => (body as SmartSearchResult).rests === null);
  expect(paid).toHaveLength(15);
  expect(await balance(olive)).toBe(452_000);
  expect(await reconcile(first.database.db)).toEqual([]);
  await Promise.all([first.close(), second.close()]);
  await database.remove();
});
