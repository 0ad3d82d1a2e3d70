import { randomUUID } from 'node:crypto';
import { createPerson, type Person, signUp } from '#server/testing/person.ts';
import { makePlace } from '#server/testing/places.ts';
import { pay } from '#server/testing/test-checkout.ts';
import type { Target } from './attack.ts';

const secret = 'Zqhidden';

export interface People {
  owner: Person;
  anotherOwner: Person;
  guest: Person;
  guestKey: string;
}

/** People of two accounts and a guest; the owner has credits for whatever is asked for. */
export async function makePeople(url: string): Promise<People> {
  const person = async () => createPerson(url, await signUp(url, `P${randomUUID()}`), []);
  const guestKey = randomUUID();
  const guest = createPerson(url, null, [], guestKey);
  const people = { owner: await person(), anotherOwner: await person(), guest, guestKey };
  const { checkoutUrl } = await people.owner.call('creditPurchases.initiateCreditPurchase', {
    amount: 500,
  });
  await pay(checkoutUrl, 500);
  return people;
}

/** A visible and a hidden bar of the owner, both with everything in them. */
export async function makeTarget(url: string, people: People): Promise<Target> {
  const { owner, anotherOwner, guest, guestKey } = people;
  const stranger = createPerson(url, null, [], randomUUID());
  const shown = await makePlace(owner, guest, 'Shown');
  const hidden = await makePlace(owner, stranger, secret);
  await owner.call('bars.updateBar', { barId: hidden.barId, isActive: false });
  return {
    url,
    viewers: {
      nobody: { token: null, guestKey: null },
      guest: { token: null, guestKey },
      owner: { token: owner.token, guestKey: null },
      anotherOwner: { token: anotherOwner.token, guestKey: null },
    },
    shown,
    hidden,
    secret,
  };
}

/** A new bar on which a guest sees the menu and orders, and the owner sees the order. */
export async function normalStep(url: string, owner: Person): Promise<void> {
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
