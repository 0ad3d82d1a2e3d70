import { randomUUID } from 'node:crypto';
import { randomAddress } from '#scripts/lib/random-address.mjs';
import { type Account, openAccount, password } from '#server/testing/account.ts';
import { createPerson, type Person } from '#server/testing/person.ts';
import { makePlace } from '#server/testing/places.ts';
import { pay } from '#server/testing/test-checkout.ts';
import type { Target } from './attack.ts';

const secret = 'Zqhidden';

export interface People {
  owner: Account;
  anotherOwner: Account;
  guestKey: string;
}

/** People of two accounts and a guest. The owner has enough credits for all calls. */
export async function makePeople(url: string): Promise<People> {
  const [owner, anotherOwner] = [await newAccount(url), await newAccount(url)];
  const person = await asPerson(url, owner);
  const purchase = await person.call('creditPurchases.initiateCreditPurchase', { amount: 500 });
  await pay(purchase.checkoutUrl, 500);
  return { owner, anotherOwner, guestKey: randomUUID() };
}

/** From a separate address. */
async function newAccount(url: string): Promise<Account> {
  const email = `${randomUUID()}@example.com`;
  const account = openAccount(url, email, randomAddress());
  await account.post('/sign-up/email', { name: 'Somebody', email, password });
  return account;
}

/** The person with a new token, which is valid for five minutes. */
async function asPerson(url: string, account: Account): Promise<Person> {
  return createPerson(url, await account.token(), []);
}

/** A visible and a hidden bar of the owner, both with data of every kind. */
export async function makeTarget(url: string, people: People): Promise<Target> {
  const owner = await asPerson(url, people.owner);
  const guest = createPerson(url, null, [], people.guestKey);
  const stranger = createPerson(url, null, [], randomUUID());
  const shown = await makePlace(owner, guest, 'Shown');
  const hidden = await makePlace(owner, stranger, secret);
  await owner.call('bars.updateBar', { barId: hidden.barId, isActive: false });
  return { url, viewers: await makeViewers(people), shown, hidden, secret };
}

/** The callers, with new tokens. */
export async function makeViewers({ owner, anotherOwner, guestKey }: People) {
  return {
    nobody: { token: null, guestKey: null },
    guest: { token: null, guestKey },
    owner: { token: await owner.token(), guestKey: null },
    anotherOwner: { token: await anotherOwner.token(), guestKey: null },
  } satisfies Target['viewers'];
}

/** A new bar on which a guest sees the menu and orders, and the owner sees the order. */
export async function normalStep(url: string, account: Account): Promise<void> {
  const owner = await asPerson(url, account);
  const guest = createPerson(url, null, [], randomUUID());
  const barId = await owner.call('bars.createBar', { name: 'Ordinary' });
  await owner.call('ingredients.bulkUpdateInventory', { barId, isAvailable: true });
  const menu = await guest.call('drinks.getFilteredDrinksForBar', {
    barId,
    unitPreference: 'oz',
    paginationOpts: { numItems: 10, cursor: null },
  });
  const [drink] = menu.page;
  if (!drink) throw new Error('the menu is empty');
  const order = { barId, drinkId: drink._id, guestName: 'Marta' };
  const orderId = await guest.call('orders.createOrder', order);
  const board = await owner.call('orders.getOrdersForBar', { barId });
  if (board.orders[0]?._id !== orderId) throw new Error('the order is not on the board');
}
