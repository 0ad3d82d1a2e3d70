import { expect, type Page } from '@playwright/test';
import { countNodes, countRenders } from '#e2e/counted.ts';
import { journey, test } from '#e2e/fixtures.ts';

const tickets = 60;

const cards = (page: Page) => page.getByRole('article');
/** SQL that places single orders, each a minute after the one before. */
const ordersIn = (barId: string, count: number) => `
  insert into orders (bar_id, drink_id, guest_name, number, created_at, changed_at)
  select '${barId}', 'negroni', 'Guest ' || n, n, at, at
  from generate_series(1, ${count}) n, lateral (select now() - n * interval '1 minute' as at) t`;

test(
  'renders only the tickets of a full board that change',
  journey,
  async ({ bartenderAt, server }) => {
    const { page, barId } = await bartenderAt('Full', { section: 'orders', shelf: 'full' });
    await server.sql(ordersIn(barId, tickets));
    const renders = await countRenders(page);
    // Otherwise each second adds the stopwatches.
    await page.clock.setFixedTime(new Date());
    await page.reload();
    await expect(cards(page)).toHaveCount(tickets);
    const waiting = page.getByRole('region', { name: 'New Orders' });
    expect(await countNodes(waiting)).toBeLessThan(35 * tickets);
    await expect.poll(renders).toBe(0);

    await cards(page).first().getByRole('button', { name: 'Start Making' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'started' })).toBeVisible();
    expect(await renders()).toBeLessThan(750);
    await expect.poll(renders).toBe(0);

    await server.sql(ordersIn(barId, 1));
    await expect(cards(page)).toHaveCount(tickets + 1);
    expect(await renders()).toBeLessThan(450);
  },
);
