import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { onBothEngines, test } from '#e2e/fixtures.ts';
import { openDrink, order, orderPill } from '#e2e/guest-actions.ts';

/** A bot that uses a new guest key and a new address for each order. */
async function flood(page: Page, barId: string, names: readonly string[]) {
  const statuses: number[] = [];
  for (const [n, guestName] of names.entries()) {
    const answer = await page.request.post('/api/orders.createOrder', {
      data: { barId, drinkId: 'mojito', guestName },
      headers: {
        'x-guest-key': randomUUID(),
        'idempotency-key': randomUUID(),
        'x-forwarded-for': `192.0.2.${n}`,
      },
    });
    statuses.push(answer.status());
  }
  return statuses;
}

test(
  'cancels a flood of orders, but not those of a guest',
  onBothEngines,
  async ({ bartenderAt, guestAt, guest }) => {
    const {
      page: mika,
      barId,
      code,
    } = await bartenderAt('Flooded', { section: 'orders', shelf: 'full' });
    const [marta, tomas] = await Promise.all([guestAt(code), guestAt(code, 'Tomas')]);
    await order(tomas, 'Mojito');
    await order(marta, 'Negroni');
    const cancelNew = mika.getByRole('button', { name: 'Cancel new orders' });
    await expect(mika.getByRole('article')).toHaveCount(2);
    await expect(cancelNew).toHaveCount(0);

    const bots = Array.from({ length: 20 }, (_, n) => (n % 2 ? 'Bot' : 'Another bot'));
    expect(new Set(await flood(await guest(), barId, bots))).toEqual(new Set([200]));
    await expect(mika.getByRole('article')).toHaveCount(22);
    await expect(orderPill(marta)).toContainText('1 order before you');

    await cancelNew.click();
    const sheet = mika.getByRole('dialog', { name: 'Cancel new orders' });
    await expect(sheet.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await expect(sheet.getByRole('checkbox')).toHaveCount(5);
    await expect(sheet.getByText('10×')).toHaveCount(2);
    await sheet.getByRole('checkbox', { name: 'All new orders' }).check();
    await sheet.getByRole('checkbox', { name: 'Marta' }).uncheck();
    await sheet.getByRole('button', { name: 'Cancel 21 orders' }).click();
    await expect(mika.getByText('21 orders cancelled')).toBeVisible();
    await expect(sheet).toHaveCount(0);
    await expect(mika.getByRole('article')).toHaveCount(1);
    await expect(mika.getByRole('article', { name: 'Negroni by Marta' })).toBeVisible();
    await expect(mika.getByText('1 total order')).toBeVisible();
    await expect(cancelNew).toHaveCount(0);

    await expect(orderPill(marta)).toContainText('Negroni is ordered');
    await expect(orderPill(marta)).toContainText('You are next');
    await expect(orderPill(tomas)).toContainText('Mojito was cancelled');
    await expect(orderPill(tomas)).toContainText('Cancelled by the bar');
    await orderPill(tomas).click();
    const yours = tomas.getByRole('dialog', { name: 'Your orders tonight' });
    // The card lists similar drinks.
    const cancelled = yours.getByRole('listitem').filter({ hasText: 'Mojito was cancelled' });
    await expect(cancelled).toHaveCount(1);
    await expect(cancelled.getByRole('listitem')).not.toHaveCount(0);
    await yours.getByRole('button', { name: 'Close' }).click();

    // A new order replaces the cancelled one in the pill.
    await order(tomas, 'Daiquiri');
    await expect(orderPill(tomas)).toContainText('Daiquiri is ordered');
    await expect(orderPill(tomas)).not.toContainText('more tonight');
  },
);

test('asks a guest with too many orders at once to wait', async ({ bartenderAt, guestAt }) => {
  const { code } = await bartenderAt('Thirsty', { section: 'orders', shelf: 'full' });
  const marta = await guestAt(code);
  await marta.route('**/api/orders.createOrder', (route) =>
    route.fulfill({
      status: 429,
      json: {
        code: 'TOO_MANY',
        message: 'Too many requests',
        data: { retryAfterSeconds: 60 },
        id: randomUUID(),
      },
    }),
  );
  await openDrink(marta, 'Negroni');
  await marta.getByRole('button', { name: 'Place order' }).click();
  await expect(marta.getByRole('alert')).toContainText(
    'Error placing order: That was a lot at once. Try again in a minute.',
  );
});
