import { afterEach, expect, it } from 'vitest';
import { pay } from '#server/testing/test-checkout.ts';
import { openWorld, type World } from '#server/testing/world.ts';

let world: World;
let lines: string[];
afterEach(() => world.close());

const model = {
  AI_PROVIDER: 'compatible',
  AI_MODEL: 'none',
  AI_BASE_URL: 'http://127.0.0.1:9/v1',
};
const withModel = async (env = {}) => {
  lines = [];
  world = await openWorld({ ...model, ...env }, { write: (line) => lines.push(line) });
};
const logged = (words: string) =>
  lines.map((line) => JSON.parse(line)).find(({ msg }) => msg.includes(words));

it('is off where a model is configured, logs it at start, and refuses purchases', async () => {
  await withModel();
  expect(logged('credits cannot be bought')).toMatchObject({ level: 40 });
  const sarah = await world.person('Sarah');
  expect(await sarah.call('creditPurchases.getPurchaseOptions', {})).toMatchObject({
    isOpen: false,
  });
  expect(await sarah.ask('creditPurchases.initiateCreditPurchase', { amount: 5 })).toMatchObject({
    status: 409,
    error: { code: 'PURCHASES_OFF' },
  });
  expect(await world.db.selectFrom('credit_purchases').select('id').execute()).toEqual([]);
});

it('is on with TEST_CHECKOUT=on, logs it at start, and logs every payment', async () => {
  await withModel({ TEST_CHECKOUT: 'on' });
  expect(logged('takes no money')).toMatchObject({ level: 40 });
  const sarah = await world.person('Sarah');
  const { checkoutUrl, purchaseId } = await sarah.call('creditPurchases.initiateCreditPurchase', {
    amount: 5,
  });
  expect((await pay(checkoutUrl, 7)).status).toBe(200);
  expect(logged('test payment')).toMatchObject({
    level: 30,
    purchaseId,
    outcome: 'paid',
    amount: 7,
  });
});
