// Real ids of others: beside own ones in one call, and in live queries after access has ended.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Feed, LiveAnswer } from '#server/testing/connections/live-socket.ts';
import { type Api, api } from './api.ts';
import type { Place } from './testing/access-rules.ts';
import { accessTable } from './testing/access-table.ts';
import { type Account, createOrganization, join } from './testing/account.ts';
import { makePlace, nowhere } from './testing/places.ts';
import { openWorld, type Person, type World } from './testing/world.ts';

const secret = 'Zqhidden';
const names = Object.keys(api) as (keyof Api)[];
const queries = names.filter((name) => api[name].kind === 'query');
const keys = Object.keys(nowhere) as (keyof Place)[];

let world: World;
let olive: Account;
let organizationId: string;
let owner: Person;
let theirs: Place;

beforeAll(async () => {
  world = await openWorld({ TRUST_PROXY: '1' });
  olive = await world.account('Olive');
  organizationId = await createOrganization(olive, 'The house');
  owner = world.as(await olive.token());
  theirs = await makePlace(owner, world.browser(), secret);
});
afterAll(() => world.close());

async function whatOwnerSees() {
  const { barId, partyId, purchaseId } = theirs;
  return JSON.stringify([
    await owner.call('bars.getUserBars', {}),
    await owner.call('orders.getOrdersForBar', { barId }),
    await owner.call('drinks.getOwnDrinks', { barId, unitPreference: 'oz' }),
    await owner.call('ingredients.getOwnIngredients', { barId }),
    await owner.call('ingredients.getBarInventory', { barId }),
    await owner.call('drinks.getRecentDrafts', { barId, unitPreference: 'oz' }),
    await owner.call('menu.getComposition', { barId }),
    await owner.call('cocktailParties.getPartyDetails', { partyId }),
    await owner.call('cocktailParties.getPartyResponses', { partyId }),
    await owner.call('creditPurchases.getCreditPurchase', { purchaseId }),
    (await owner.call('credits.getUserCreditBalance', {})).balance,
  ]);
}

/** Inputs in which one kind of id is replaced and all others are own ones. */
function inputsWith(name: keyof Api, own: Place, other: Place) {
  const { input } = accessTable[name];
  return keys.flatMap((key) => {
    const changed = JSON.stringify(input({ ...own, [key]: other[key] }));
    const isUsed = changed !== JSON.stringify(input(own));
    return isUsed ? [{ key, input: JSON.parse(changed) as object }] : [];
  });
}

/** Codes are not ids: anybody with a code may come in. Drafts are texts, which anybody can type. */
const areIds = ({ key }: { key: keyof Place }) => !/code$|^draft$/i.test(key);

describe('a stranger with a bar of their own', () => {
  it('reaches nothing of another by any id of theirs beside own ones, and changes nothing', async () => {
    const stranger = await world.person('Stranger');
    const own = await makePlace(stranger, world.browser(), 'Own');
    await owner.call('bars.updateBar', { barId: theirs.barId, isActive: false });
    const before = await whatOwnerSees();
    let tried = 0;
    for (const name of names) {
      const known = inputsWith(name, own, nowhere).filter(areIds);
      for (const { key, input } of inputsWith(name, own, theirs).filter(areIds)) {
        const missing = known.find((each) => each.key === key)?.input;
        const [answer, expected] = [
          await stranger.ask(name, input),
          await stranger.ask(name, missing),
        ];
        const what = `${name} with ${key}`;
        expect(answer.status, what).toBe(expected.status);
        expect(answer.error?.code, what).toBe(expected.error?.code);
        expect(JSON.stringify(answer.body), what).not.toContain(secret);
        tried++;
      }
    }
    expect(tried).toBeGreaterThan(60);
    expect(await whatOwnerSees()).toBe(before);
    await owner.call('bars.updateBar', { barId: theirs.barId, isActive: true });
  });

  it('cannot subscribe to any of it', async () => {
    const stranger = await world.person('Follower');
    const own = await makePlace(stranger, world.browser(), 'Own');
    await owner.call('bars.updateBar', { barId: theirs.barId, isActive: false });
    const socket = await stranger.live();
    const feeds = queries.flatMap((name) =>
      inputsWith(name, own, theirs)
        .filter(areIds)
        .map(({ input }) => socket.follow(name, input)),
    );
    expect(feeds.length).toBeGreaterThan(15);
    const first = await Promise.all(feeds.map((feed) => feed.next()));
    await changeEverything();
    expect(JSON.stringify([...first, ...(await unreadOf(feeds))])).not.toContain(secret);
    await owner.call('bars.updateBar', { barId: theirs.barId, isActive: true });
  });
});

describe('another guest', () => {
  it('sees and changes no order by its id, and none with a key of their own', async () => {
    const { barId, orderId, waitingOrderId } = theirs;
    const guest = world.browser();
    const orderIds = [orderId, waitingOrderId];
    expect(await guest.call('orders.getGuestOrders', { barId })).not.toContainEqual(
      expect.objectContaining({ guestName: secret }),
    );
    const before = JSON.stringify(await owner.call('orders.getOrdersForBar', { barId }));
    for (const name of ['orders.cancelOwnOrders', 'orders.collectOwnOrders'] as const) {
      const { status, body } = await guest.ask(name, { barId, orderIds });
      const none = await guest.ask(name, {
        barId,
        orderIds: [nowhere.orderId, nowhere.purchaseId],
      });
      expect(status).toBe(none.status);
      expect(JSON.stringify(body)).not.toContain(secret);
    }
    expect(JSON.stringify(await owner.call('orders.getOrdersForBar', { barId }))).toBe(before);
    const feed = (await guest.live()).follow('orders.getGuestOrders', { barId });
    const first = await feed.next();
    await changeEverything();
    expect(JSON.stringify([first, ...(await unreadOf([feed]))])).not.toContain(secret);
  });
});

describe('access that ends', () => {
  it('ends every live query of a member who is removed', async () => {
    const mika = await world.account('Mika');
    await join(olive, organizationId, mika);
    await world.as(await mika.token()).call('auth.createUserFromClerk', {});
    const member = world.as(await mika.token());
    const socket = await member.live();
    const followed = queries
      .filter(
        (name) => accessTable[name].member === 'allowed' && accessTable[name].guest !== 'allowed',
      )
      .map((name) => ({ name, feed: socket.follow(name, accessTable[name].input(theirs)) }));
    expect(followed.length).toBeGreaterThan(20);
    for (const { name, feed } of followed) expect(await feed.next(), name).toHaveProperty('value');
    const members = await olive.get('/organization/get-full-organization');
    const [, { id }] = members.body.members as [unknown, { id: string }];
    await olive.post('/organization/remove-member', { memberIdOrEmail: id, organizationId });
    for (const { name, feed } of followed) {
      let last: LiveAnswer = { value: null };
      while (!last.code) last = await feed.next();
      expect(['UNAUTHORIZED', 'NOT_FOUND'], name).toContain(last.code);
    }
    await changeEverything();
    for (const answer of await unreadOf(followed.map(({ feed }) => feed))) {
      expect(answer).not.toHaveProperty('value');
    }
  });

  it('ends every live query of guests when a bar is hidden', async () => {
    const socket = await world.browser().live();
    const followed = queries
      .filter(
        (name) => accessTable[name].guest === 'allowed' && accessTable[name].nobody === 'missing',
      )
      .map((name) => ({ name, feed: socket.follow(name, accessTable[name].input(theirs)) }));
    expect(followed.length).toBeGreaterThan(5);
    for (const { name, feed } of followed) expect((await feed.next()).value, name).toBeTruthy();
    await owner.call('bars.updateBar', { barId: theirs.barId, isActive: false });
    for (const { name, feed } of followed) {
      let last: LiveAnswer = { value: true };
      while (!last.code && last.value) last = await feed.next();
      expect(last.value ?? null, name).toBeNull();
    }
    await changeEverything();
    const answers = await unreadOf(followed.map(({ feed }) => feed));
    for (const answer of answers) expect(answer.value ?? null).toBeNull();
  });
});

async function changeEverything() {
  const { barId, orderId, partyId } = theirs;
  await owner.call('bars.updateBar', { barId, description: `${secret} ${Math.random()}` });
  await owner.ask('orders.updateOrderStatus', { orderId, status: 'done' });
  await owner.call('ingredients.updateInventoryItem', {
    barId,
    ingredientId: 'mezcal',
    isAvailable: false,
  });
  await owner.call('ingredients.updateInventoryItem', {
    barId,
    ingredientId: 'mezcal',
    isAvailable: true,
  });
  await owner.call('cocktailParties.togglePartyStatus', { partyId });
  await owner.call('cocktailParties.togglePartyStatus', { partyId });
  const change = { note: `${secret} ${Math.random()}` };
  await owner.call('menu.updateDrinks', { barId, drinkIds: ['mojito'], change });
  // A result of these changes has reached a socket that was opened before.
  const feed = (await owner.live()).follow('menu.getComposition', { barId });
  while (!JSON.stringify(await feed.next()).includes(change.note));
}

async function unreadOf(feeds: Feed[]): Promise<LiveAnswer[]> {
  const answers: LiveAnswer[] = [];
  for (const feed of feeds) while (feed.unread) answers.push(await feed.next());
  return answers;
}
