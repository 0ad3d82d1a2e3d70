import { expect, type Page } from '@playwright/test';
import { journeyOnBothEngines, onBothEngines, test } from '#e2e/fixtures.ts';
import { order, orderPill } from '#e2e/guest-actions.ts';

// Animations are on here, because most bartenders see them.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const board = { section: 'orders', shelf: 'full' } as const;

/** Counts the chimes of the page, including those after reloads. A chime has two oscillators. */
async function countChimes(page: Page) {
  await page.addInitScript(() => {
    const counted = window as unknown as { chimes: number };
    counted.chimes = 0;
    const Original = window.OscillatorNode;
    window.OscillatorNode = class extends Original {
      constructor(context: BaseAudioContext, options?: OscillatorOptions) {
        super(context, options);
        counted.chimes += 0.5;
      }
    };
    const Audio = window.AudioContext;
    window.AudioContext = class extends Audio {
      constructor() {
        super();
        Object.assign(window, { audio: this });
      }
    };
  });
  await page.reload();
  return () => page.evaluate(() => (window as unknown as { chimes: number }).chimes);
}

const column = (page: Page, name: string) => page.getByRole('region', { name });
const card = (page: Page, name: string) => page.getByRole('article', { name });

test(
  'takes an order from guest to board and back, and chimes once',
  journeyOnBothEngines,
  async ({ bartenderAt, guestAt }) => {
    const { page: mika, code } = await bartenderAt('Friday', board);
    const chimes = await countChimes(mika);
    await expect(mika.getByText('No Orders Yet')).toBeVisible();
    await expect(mika.getByText('Orders will appear here when guests place them.')).toBeVisible();
    // Browsers allow sound only after an interaction.
    await mika.getByText('No Orders Yet').click();
    await expect(mika.getByRole('button', { name: 'Sound on' })).toBeVisible();

    const marta = await guestAt(code);
    await order(marta, 'Negroni');
    await expect(card(mika, 'Negroni by Marta')).toBeVisible();
    await expect(column(mika, 'New Orders')).toContainText('Negroni');
    await expect(mika.getByText('1 total order')).toBeVisible();
    await expect(mika).toHaveTitle(/^\(1\) Order Management/);
    await expect(mika.getByRole('link', { name: /Orders/ })).toContainText('1');
    await expect(mika.getByRole('region', { name: 'To make' })).toContainText('1×Negroni');
    await expect.poll(chimes).toBe(1);

    await mika.getByRole('button', { name: 'Start Making' }).click();
    await expect(orderPill(marta)).toContainText('Negroni is being made');
    await expect(column(mika, 'In Progress')).toContainText('Negroni');
    await mika.getByRole('button', { name: 'Back to new' }).click();
    await expect(orderPill(marta)).toContainText('Negroni is ordered');
    await mika.getByRole('button', { name: 'Undo' }).click();
    await expect(orderPill(marta)).toContainText('Negroni is being made');
    await mika.getByRole('button', { name: 'Mark Complete' }).click();
    await expect(orderPill(marta)).toContainText('Negroni is ready');
    await expect(column(mika, 'Completed')).toContainText('Negroni');
    await expect(mika.getByRole('status').filter({ hasText: 'marked complete' })).toBeVisible();
    await mika.keyboard.press('z');
    await expect(orderPill(marta)).toContainText('Negroni is being made');
    // The earlier message does not return, but its change can still be undone.
    await expect(mika.getByRole('button', { name: 'Undo' })).toHaveCount(0);
    await mika.keyboard.press('z');
    await expect(orderPill(marta)).toContainText('Negroni is ordered');
    await expect(column(mika, 'New Orders')).toContainText('Negroni');
    await expect(mika).toHaveTitle(/^\(1\)/);
    expect(await chimes()).toBe(1);

    await mika.reload();
    await expect(card(mika, 'Negroni by Marta')).toBeVisible();
    await mika.getByText('1 total order').click();
    await expect(mika.getByRole('button', { name: 'Sound on' })).toBeVisible();
    await order(marta, 'Mojito');
    await expect(card(mika, 'Mojito by Marta')).toBeVisible();
    await expect.poll(chimes).toBe(1);

    await card(mika, 'Mojito by Marta').getByRole('button', { name: 'Recipe' }).click();
    const start = mika.getByRole('button', { name: 'Mark as Processing' });
    await expect(start).toBeInViewport({ ratio: 1 });
    await start.click();
    await expect(orderPill(marta)).toContainText('Mojito is being made');
    await mika.getByRole('button', { name: 'Mark as Done' }).click();
    await expect(orderPill(marta)).toContainText('Mojito is ready');
    await expect(mika.getByRole('dialog')).toHaveCount(0);
  },
);

test('chimes again for an unseen order after fifteen seconds, not before', async ({
  bartenderAt,
  server,
}) => {
  const { page: mika, barId } = await bartenderAt('Out for a smoke', board);
  await mika.clock.install();
  const chimes = await countChimes(mika);
  await mika.getByText('No Orders Yet').click();
  await expect(mika.getByRole('button', { name: 'Sound on' })).toBeVisible();
  // From here on, the clock advances only by `runFor`.
  await mika.clock.pauseAt((await mika.evaluate(() => Date.now())) + 1_000);
  await server.sql(
    `insert into orders (bar_id, drink_id, guest_name) values ('${barId}', 'negroni', 'Ana')`,
  );
  await expect.poll(chimes).toBe(1);
  await mika.clock.runFor(14_900);
  expect(await chimes()).toBe(1);
  await mika.clock.runFor(200);
  expect(await chimes()).toBe(2);
  await mika.mouse.move(700, 450);
  await mika.clock.runFor(60_000);
  expect(await chimes()).toBe(2);
});

test(
  'shows the current board after a reconnect, and announces only new orders',
  onBothEngines,
  async ({ bartenderAt, guestAt, server }) => {
    const { page: mika, barId, code } = await bartenderAt('Bad Wi-Fi', board);
    const chimes = await countChimes(mika);
    await mika.getByText('No Orders Yet').click();
    const marta = await guestAt(code);
    await order(marta, 'Negroni');
    await expect(card(mika, 'Negroni by Marta')).toBeVisible();
    await expect.poll(chimes).toBe(1);
    // The board is in use, so there is no second chime.
    await mika.mouse.move(700, 450);

    await mika.context().setOffline(true);
    await expect(mika.getByText('Offline')).toBeVisible();
    await expect(card(mika, 'Negroni by Marta')).toBeVisible();
    await server.sql(
      `update orders set status = 'processing', changed_at = now() where bar_id = '${barId}'`,
    );
    await order(marta, 'Mojito');
    // Pressed while offline, and sent after the reconnect.
    await mika.keyboard.press('s');
    await expect(column(mika, 'In Progress')).toContainText('Negroni');
    await expect(card(mika, 'Negroni by Marta')).toContainText('Waiting for a connection');
    await expect(mika.getByRole('status').filter({ hasText: 'started' })).toHaveCount(0);
    await mika.context().setOffline(false);
    await expect(mika.getByText('Waiting for a connection')).toHaveCount(0);
    const faster = mika.getByRole('status').filter({ hasText: 'was already started' });
    await expect(faster).toBeVisible();
    await expect(faster.getByRole('button', { name: 'Undo' })).toHaveCount(0);
    await expect(card(mika, 'Mojito by Marta')).toBeVisible();
    await expect(column(mika, 'New Orders')).not.toContainText('Negroni');
    await expect(column(mika, 'In Progress')).toContainText('Negroni');
    await expect(mika.getByText('Live', { exact: true })).toBeVisible();
    await expect.poll(chimes).toBe(2);
    await expect(mika.getByRole('alert')).toHaveCount(0);
  },
);

test(
  'lets one of two bartenders win, shows it to both, and says what is not possible',
  journeyOnBothEngines,
  async ({ bartenderAt, guest, guestAt, server }) => {
    const { page: mika, barId, code } = await bartenderAt('Two at once', board);
    const second = await guest({
      viewport: { width: 1440, height: 900 },
      storageState: await mika.context().storageState(),
    });
    await second.goto(`/bartender/bar/${barId}/orders`);
    const marta = await guestAt(code);
    await order(marta, 'Negroni');
    const buttons = [mika, second].map((page) =>
      page.getByRole('button', { name: 'Start Making' }),
    );
    // Both press before either request reaches the server.
    const pressed = Promise.withResolvers<void>();
    for (const page of [mika, second]) {
      await page.route('**/api/orders.updateOrderStatus', async (route) => {
        await pressed.promise;
        await route.continue();
      });
    }
    // The board shows a move before the response.
    const answers = [mika, second].map((page) =>
      page.waitForResponse('**/api/orders.updateOrderStatus'),
    );
    for (const button of buttons) await button.click();
    pressed.resolve();
    for (const answer of await Promise.all(answers)) expect(answer.status()).toBe(200);
    for (const page of [mika, second]) {
      await expect(column(page, 'In Progress')).toContainText('Negroni');
      await expect(page.getByRole('alert')).toHaveCount(0);
    }
    const messages = await Promise.all(
      [mika, second].map((page) =>
        page.getByRole('status').filter({ hasText: 'Negroni' }).textContent(),
      ),
    );
    expect(messages.map((text) => text?.includes('was already started')).sort()).toEqual([
      false,
      true,
    ]);
    const events = await server.sql(
      `select e.status from order_events e join orders o on o.id = e.order_id where o.bar_id = '${barId}'`,
    );
    expect(events).toHaveLength(2);

    await mika.route('**/api/orders.updateOrderStatus', (route) =>
      route.fulfill({
        status: 409,
        json: { code: 'CANNOT_UPDATE_ORDER', message: '', data: null, id: 'x' },
      }),
    );
    await mika.getByRole('button', { name: 'Mark Complete' }).click();
    await expect(mika.getByRole('alert')).toHaveText(
      'Error updating order status: Cannot update order',
    );
    await expect(column(mika, 'In Progress')).toContainText('Negroni');
  },
);

test('works by keyboard, shows older orders by a button, recipes, and orders without a drink', async ({
  bartenderAt,
  server,
}) => {
  const { page: mika, barId } = await bartenderAt('Keys', board);
  // A phone call interrupts the audio of a tablet like this.
  await mika.addInitScript(() => {
    let state = 'interrupted';
    Object.defineProperty(AudioContext.prototype, 'state', { get: () => state });
    AudioContext.prototype.resume = async function () {
      state = 'running';
      this.onstatechange?.(new Event('statechange'));
    };
  });
  await mika.reload();
  await expect(mika.getByRole('button', { name: 'Tap for sound' })).toBeVisible();
  await server.sql(
    `insert into orders (bar_id, drink_id, guest_name, status, created_at, changed_at) select '${barId}', 'mojito', 'Regular ' || n, 'done', now() - make_interval(days => 2, mins => n), now() - make_interval(days => 2, mins => n) from generate_series(1, 40) n`,
  );
  await server.sql(
    `insert into orders (bar_id, drink_id, guest_name, notes, created_at, changed_at) values ('${barId}', 'negroni', 'Ana', 'No ice', now() - interval '7 minutes', now() - interval '7 minutes'), ('${barId}', null, 'Jo', null, now() - interval '1 minute', now() - interval '1 minute')`,
  );
  const [first, second] = [card(mika, 'Negroni by Ana'), card(mika, 'Drink not found by Jo')];
  await expect(first).toContainText('Waiting too long');
  await expect(first).toContainText('No ice');
  await expect(second.getByRole('button', { name: 'Recipe (N/A)' })).toBeDisabled();
  await expect(mika.getByText('2 total orders')).toBeVisible();
  await server.sql(`update inventory set is_available = false where bar_id = '${barId}'`);
  await expect(first).toContainText('Out: Gin, Campari, Sweet vermouth');

  await mika.keyboard.press('ArrowDown');
  await expect(first).toBeFocused();
  await expect(mika.getByRole('button', { name: 'Sound on' })).toBeVisible();
  await mika.keyboard.press('r');
  await expect(mika.getByRole('dialog', { name: 'Negroni' })).toContainText('Campari: out');
  await mika.keyboard.press('Escape');
  await mika.keyboard.press('s');
  await expect(column(mika, 'In Progress')).toContainText('Ana');
  await expect(second).toBeFocused();
  await mika.keyboard.press('ArrowRight');
  await expect(first).toBeFocused();
  await mika.keyboard.press('d');
  await expect(column(mika, 'Completed')).toContainText('Ana');
  await mika.keyboard.press('?');
  await expect(mika.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await mika.keyboard.press('Escape');

  const completed = column(mika, 'Completed').getByRole('article');
  await expect(completed).toHaveCount(1);
  await mika.getByRole('button', { name: 'Show more' }).click();
  await expect(completed).toHaveCount(31);
  await mika.getByRole('button', { name: 'Show more' }).click();
  await expect(completed).toHaveCount(41);
  await expect(mika.getByRole('button', { name: 'Show more' })).toHaveCount(0);

  // On a phone, the board shows one column at a time.
  await mika.setViewportSize({ width: 390, height: 844 });
  await expect(second).toBeVisible();
  await expect(first).toBeHidden();
  await mika.getByRole('button', { name: /^Completed/ }).click();
  await expect(first).toBeVisible();
  await expect(second).toBeHidden();
});

test('announces new orders in other sections, with a link to the board', async ({
  bartenderAt,
  server,
}) => {
  const { page: mika, barId } = await bartenderAt('Elsewhere', {
    section: 'share',
    viewport: { width: 820, height: 1180 },
  });
  const chimes = await countChimes(mika);
  await mika.getByRole('heading', { level: 1 }).click();
  const sounds = () => (window as unknown as { audio?: AudioContext }).audio?.state;
  await expect.poll(() => mika.evaluate(sounds)).toBe('running');
  await server.sql(
    `insert into orders (bar_id, drink_id, guest_name) values ('${barId}', 'negroni', 'Ana'), ('${barId}', 'mojito', 'Jo')`,
  );
  await expect.poll(chimes).toBe(1);
  await mika.getByRole('link', { name: '2 new orders', exact: true }).click();
  await expect(card(mika, 'Negroni by Ana')).toBeVisible();
  await expect(mika.getByRole('link', { name: '2 new orders', exact: true })).toHaveCount(0);
  expect(await chimes()).toBe(1);
});

test('shows many whole tickets on a full board, with every column in view and every note in full', async ({
  bartenderAt,
  server,
}) => {
  const { page: mika, barId } = await bartenderAt('Rush', board);
  const longNote = 'No nuts! '.repeat(33);
  // Every third guest orders a round of three. One in four has a wish.
  await server.sql(
    `insert into orders (bar_id, drink_id, guest_name, table_name, notes, round_id, created_at)
    select '${barId}', (array['negroni', 'espresso-martini', 'mojito'])[1 + line % 3],
      case when guest = 12 then repeat('W', 40) else 'Ana' end, guest::text,
      case when guest % 4 = 0 and line = 1 then 'No sugar please' end,
      case when guest % 3 = 0 then md5(guest::text)::uuid end, now() - make_interval(secs => 90 - guest)
    from generate_series(1, 19) guest, generate_series(1, case when guest % 3 = 0 then 3 else 1 end) line`,
  );
  const fill = (status: string, count: number) =>
    server.sql(
      `insert into orders (bar_id, drink_id, guest_name, notes, status) select '${barId}', 'espresso-martini', repeat('W', 40), '${longNote}', '${status}' from generate_series(1, ${count})`,
    );
  await fill('processing', 3);
  await fill('done', 12);
  await expect(column(mika, 'New Orders').getByRole('article')).toHaveCount(19);
  const whole = () =>
    column(mika, 'New Orders').evaluate((area) => {
      const { top, bottom } = area.getBoundingClientRect();
      const boxes = [...area.querySelectorAll('article')].map((card) =>
        card.getBoundingClientRect(),
      );
      return boxes.filter((box) => box.top >= top && box.bottom <= bottom).length;
    });
  for (const [width, height, least] of [
    [1440, 900, 10],
    [1024, 768, 6],
    [820, 1180, 10],
  ] as const) {
    await mika.setViewportSize({ width, height });
    await expect.poll(whole).toBeGreaterThanOrEqual(least);
    await expect(column(mika, 'Completed').getByRole('article').first()).toBeInViewport();
    await expect(column(mika, 'Completed').getByRole('heading', { level: 2 })).toBeInViewport();
  }
  // The note may be an allergy.
  const note = column(mika, 'In Progress').getByText(longNote.trim()).first();
  expect(
    await note.evaluate(({ scrollHeight, clientHeight, parentElement }) => [
      scrollHeight - clientHeight,
      (parentElement?.scrollHeight ?? 0) - (parentElement?.clientHeight ?? 0),
    ]),
  ).toEqual([0, 0]);
  // Cards do not overlap and leave no gaps.
  const overlaps = await column(mika, 'New Orders').evaluate((area) => {
    const boxes = [...area.querySelectorAll('article')].map((card) => card.getBoundingClientRect());
    return boxes.filter((a, index) =>
      boxes.some(
        (b, other) =>
          other > index &&
          a.left < b.right &&
          b.left < a.right &&
          a.top < b.bottom &&
          b.top < a.bottom,
      ),
    ).length;
  });
  expect(overlaps).toBe(0);
});

test('keeps settings behind a button on a phone, and little above the first ticket', async ({
  bartenderAt,
  server,
}) => {
  const phone = { viewport: { width: 390, height: 844 } };
  const { page: mika, barId } = await bartenderAt('Pocket', { ...board, ...phone });
  await server.sql(
    `insert into orders (bar_id, drink_id, guest_name) select '${barId}', 'negroni', 'Ana' from generate_series(1, 8)`,
  );
  const first = column(mika, 'New Orders').getByRole('article').first();
  await expect(first).toBeVisible();
  const above = await mika
    .getByRole('main')
    .locator('> section')
    .evaluate((area) => {
      const { top = 0 } = area.querySelector('article')?.getBoundingClientRect() ?? {};
      return top - area.getBoundingClientRect().top;
    });
  expect(above).toBeLessThanOrEqual(120);
  const settings = mika.getByRole('button', { name: /^More: / });
  await expect(mika.getByRole('button', { name: 'By drink' })).toBeHidden();
  await settings.click();
  await mika.getByRole('button', { name: 'By drink' }).click();
  await expect(mika.getByRole('button', { name: 'Start all 8: Negroni' })).toBeVisible();
  await mika.getByRole('button', { name: 'Station: all' }).click();
  await mika.keyboard.press('Escape');
  await expect(mika.getByRole('button', { name: 'Station: all' })).toBeFocused();
  await mika.keyboard.press('Escape');
  await expect(mika.getByRole('button', { name: 'By drink' })).toBeHidden();
  await expect(settings).toBeFocused();
});

test('takes a bottle that ran out off the shelf, from the recipe', async ({
  bartenderAt,
  guestAt,
}) => {
  const shelf = ['gin', 'campari', 'sweet-vermouth', 'tonic-water'];
  const { page: mika, code } = await bartenderAt('Ran out', { section: 'orders', shelf });
  const marta = await guestAt(code);
  const peter = await guestAt(code, 'Peter');
  await order(marta, 'Negroni');
  await order(peter, 'Negroni');
  await order(peter, 'Gin & Tonic');

  await card(mika, 'Negroni by Marta').getByRole('button', { name: 'Recipe' }).click();
  const recipe = mika.getByRole('dialog', { name: 'Negroni' });
  await recipe.getByRole('button', { name: 'Ran out of Campari' }).click();
  await expect(recipe.getByRole('status')).toContainText('2 orders cannot be made now');
  await expect(recipe.getByRole('status')).toContainText('Negroni by Peter: Campari is out');
  await expect(recipe.getByRole('status')).not.toContainText('Tonic');
  await peter.getByRole('searchbox').fill('Negroni');
  await expect(peter.getByRole('button', { name: 'Order Negroni', exact: true })).toHaveCount(0);

  await recipe.getByRole('button', { name: 'Undo' }).click();
  await expect(recipe.getByRole('button', { name: 'Ran out of Campari' })).toBeVisible();
  await expect(recipe.getByRole('status')).toBeEmpty();
  await expect(peter.getByRole('button', { name: 'Order Negroni', exact: true })).toBeVisible();
});
