// A bar with data of every kind, for tests of all functions.
import type { Place } from './access-rules.ts';
import { ownIngredient } from './own-ingredients.ts';
import type { Person } from './person.ts';
import { pay } from './test-checkout.ts';

/** Ids of nothing. */
export const nowhere: Place = {
  barId: '00000000-0000-4000-8000-000000000000',
  barCode: 'ZZZZZ',
  orderId: '00000000-0000-4000-8000-000000000001',
  waitingOrderId: '00000000-0000-4000-8000-000000000001',
  purchaseId: '00000000-0000-4000-8000-000000000002',
  draft: {
    name: 'Nowhere',
    description: 'Never offered.',
    instructions: 'Stir.',
    ingredientIds: ['gin', 'campari'],
    ingredientAmounts: ['1 oz', '1 oz'],
  },
  createdDrinkId: '00000000-0000-4000-8000-000000000002',
  partyId: '00000000-0000-4000-8000-000000000003',
  shareCode: 'ZZZZZZ',
  ownIngredientId: '00000000-0000-4000-8000-000000000004',
};

/** A new bar of the owner with one of everything that a call can use. */
export async function makePlace(owner: Person, guest: Person, name: string): Promise<Place> {
  const barId = await owner.call('bars.createBar', { name });
  await owner.call('ingredients.bulkUpdateInventory', { barId, isAvailable: true });
  const bar = (await owner.call('bars.getUserBars', {})).find(({ _id }) => _id === barId);
  const order = { barId, drinkId: 'negroni', guestName: name };
  const orderId = await guest.call('orders.createOrder', order);
  const waitingOrderId = await guest.call('orders.createOrder', order);
  await owner.call('orders.updateOrderStatus', { orderId, status: 'processing' });
  const party = await owner.call('cocktailParties.createCocktailParty', { barId, name });
  const { shareCode } = party;
  await guest.call('cocktailParties.submitGuestResponse', {
    shareCode,
    preferences: `Gin for ${name}`,
  });
  const purchase = await owner.call('creditPurchases.initiateCreditPurchase', { amount: 5 });
  await pay(purchase.checkoutUrl, 5);
  const offer = async () => {
    const {
      imageUrl: _,
      hue,
      engine,
      ...texts
    } = await owner.call('drinks.generateAIDrinkData', {
      barId,
      unitPreference: 'oz',
    });
    return texts;
  };
  const createdDrinkId = await owner.call('drinks.saveConfirmedAIDrink', {
    barId,
    ...(await offer()),
  });
  const ingredient = ownIngredient(barId);
  const { ingredientId } = await owner.call('ingredients.createIngredient', { barId, ingredient });
  return {
    barId,
    ownIngredientId: ingredientId,
    barCode: bar?.barCode ?? '',
    orderId,
    waitingOrderId,
    purchaseId: purchase.purchaseId,
    draft: await offer(),
    createdDrinkId,
    ...party,
  };
}
