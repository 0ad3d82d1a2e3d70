import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { journey, test } from '#e2e/fixtures.ts';

const newOrders = (page: Page) => page.getByRole('region', { name: 'New Orders' });
const tickets = (page: Page) => newOrders(page).getByRole('article');
/** Ticket numbers in reading order: down each column, one column after the other. */
const numbersOf = (page: Page) =>
  tickets(page).evaluateAll((cards) =>
    cards
      .map((card) => ({
        box: card.getBoundingClientRect(),
        number: card.querySelector('[title^="Number"]')?.getAttribute('title'),
      }))
      .sort((a, b) => a.box.left - b.box.left || a.box.top - b.box.top)
      .map(({ number }) => number),
  );

async function order(page: Page, barId: string, guestName: string) {
  const headers = { 'x-guest-key': randomUUID(), 'idempotency-key': randomUUID() };
  const data = { barId, drinkId: 'negroni', guestName };
  const answer = await page.request.post('/api/orders.createOrder', { data, headers });
  expect(answer.status()).toBe(200);
}

test(
  'numbers the tickets of a night, cancels and restores all of them, and closes from the header',
  journey,
  async ({ bartenderAt, guest }) => {
    const { page: mika, barId } = await bartenderAt('Night', { section: 'orders', shelf: 'full' });
    const second = await guest({
      viewport: { width: 1440, height: 900 },
      storageState: await mika.context().storageState(),
    });
    // A newer server may send a status that this version does not know.
    await second.routeWebSocket(/./, (socket) => {
      const server = socket.connectToServer();
      server.onMessage((message) =>
        socket.send(
          String(message).replace(
            /("guestName":"Odd","notes":null,"status":)"new"/g,
            '$1"pending"',
          ),
        ),
      );
    });
    await second.goto(`/bartender/bar/${barId}/orders`);
    for (const guestName of ['Ana', 'Odd', 'Jo', 'Eva', 'Peter', 'Nina']) {
      await order(mika, barId, guestName);
    }
    const all = [1, 2, 3, 4, 5, 6].map((number) => `Number ${number}`);
    for (const page of [mika, second]) await expect.poll(() => numbersOf(page)).toEqual(all);

    const odd = second.getByRole('article', { name: 'Negroni by Odd' });
    await expect(odd).toContainText('Pending');
    await expect(odd.getByRole('button', { name: 'Recipe' })).toBeEnabled();
    await expect(odd.getByRole('button', { name: 'Start Making' })).toHaveCount(0);

    const cancelAll = async () => {
      await mika.getByRole('button', { name: 'Cancel new orders' }).click();
      const sheet = mika.getByRole('dialog', { name: 'Cancel new orders' });
      await expect(sheet.getByRole('button', { name: 'Nothing chosen yet' })).toBeVisible();
      await sheet.getByRole('checkbox', { name: 'All new orders' }).check();
      await sheet.getByRole('button', { name: 'Cancel 6 orders' }).click();
      await expect(
        mika.getByRole('status').filter({ hasText: '6 orders cancelled' }),
      ).toBeVisible();
      for (const page of [mika, second]) await expect(tickets(page)).toHaveCount(0);
    };
    await cancelAll();
    await mika.keyboard.press('z');
    for (const page of [mika, second]) await expect.poll(() => numbersOf(page)).toEqual(all);
    await cancelAll();
    await second.getByRole('button', { name: 'Cancelled tonight' }).click();
    await second.getByRole('button', { name: 'Bring back all' }).click();
    await second.keyboard.press('Escape');
    for (const page of [mika, second]) await expect.poll(() => numbersOf(page)).toEqual(all);

    await mika.getByRole('button', { name: /^Open: / }).click();
    await mika.getByRole('button', { name: 'Close the bar', exact: true }).click();
    await mika.getByRole('button', { name: 'Close and keep them' }).click();
    await second.getByRole('button', { name: 'Open the bar' }).click();
    await expect(mika.getByRole('button', { name: /^Open: / })).toBeVisible();
    await order(mika, barId, 'Late');
    await expect.poll(() => numbersOf(mika)).toEqual([...all, 'Number 7']);
  },
);
