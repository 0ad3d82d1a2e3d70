import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { call } from '#e2e/bartender-actions.ts';
import { onBothEngines, test } from '#e2e/fixtures.ts';
import { orderPill } from '#e2e/guest-actions.ts';

const steps = 36;
const columns = ['New Orders', 'In Progress', 'Completed'];

/** The names of the cards of each column, in order. */
const boardOf = (page: Page) =>
  Promise.all(
    columns.map((name) =>
      page
        .getByRole('region', { name })
        .getByRole('article')
        .evaluateAll((cards) => cards.map((one) => one.getAttribute('aria-label'))),
    ),
  );

async function openTonight(page: Page) {
  await orderPill(page).click();
  return page.getByRole('dialog', { name: 'Your orders tonight' });
}

/** Orders as the guest of the page, whose own connection may be down. */
async function orderAs(page: Page, input: object) {
  const guestKey = await page.evaluate(() => localStorage.getItem('guestKey'));
  const headers = { 'x-guest-key': guestKey ?? '', 'idempotency-key': randomUUID() };
  const answer = await page.request.post('/api/orders.createRound', { data: input, headers });
  expect(answer.status()).toBe(200);
}

test(
  'shows the same to boards and guests after an evening with cut connections',
  onBothEngines,
  async ({ bartenderAt, guest, guestAt, server }) => {
    const {
      page: mika,
      barId,
      code,
    } = await bartenderAt('Evening', {
      section: 'orders',
      shelf: 'full',
    });
    const storageState = await mika.context().storageState();
    const openBoard = async () => {
      const page = await guest({ viewport: { width: 1440, height: 900 }, storageState });
      await page.goto(`/bartender/bar/${barId}/orders`);
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      return page;
    };
    const boards = [mika, await openBoard()];
    const guests = [await guestAt(code, 'Marta'), await guestAt(code, 'Peter')];
    const pages = [...boards, ...guests];

    const open = async (status: string) => {
      const rows = await server.sql(
        `select id from orders where bar_id = '${barId}' and status = '${status}' order by created_at, id`,
      );
      return rows.map(({ id }) => String(id));
    };
    const move = async (from: string, name: string, more: object) => {
      const orderIds = (await open(from)).slice(0, 2);
      if (orderIds.length) await call(mika, name, { barId, orderIds, ...more });
    };
    for (let step = 0; step < steps; step++) {
      // Each page in turn is offline for a while.
      await pages[step % 4]?.context().setOffline(step % 8 < 4);
      const page = guests[step % 2] as Page;
      const lines = [{ drinkId: step % 3 ? 'negroni' : 'mojito', quantity: 1 + (step % 2) }];
      if (step % 4 < 2) await orderAs(page, { barId, guestName: 'Marta', table: '7', lines });
      else if (step % 12 === 11) await move('new', 'orders.declineOrders', { reason: 'lastCall' });
      else if (step % 4 === 2) await move('new', 'orders.moveOrders', { status: 'processing' });
      else await move('processing', 'orders.moveOrders', { status: 'done' });
    }
    for (const page of pages) await page.context().setOffline(false);

    const fresh = await openBoard();
    await expect(async () => {
      const truth = await boardOf(fresh);
      expect(truth.flat().length).toBeGreaterThan(0);
      for (const board of boards) expect(await boardOf(board)).toEqual(truth);
    }).toPass();
    for (const page of guests) {
      const again = await page.context().newPage();
      await again.goto(`/?bar=${code}&view=browse`);
      const lists = [await openTonight(page), await openTonight(again)] as const;
      await expect(async () => {
        const [live, truth] = await Promise.all(lists.map((list) => list.innerText()));
        expect(truth).toContain('Negroni');
        expect(live).toBe(truth);
      }).toPass();
      await again.close();
    }
  },
);
