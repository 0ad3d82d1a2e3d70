import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import {
  accountMenu,
  createBar,
  createOrganization,
  emailOf,
  invite,
  stock,
} from '#e2e/bartender-actions.ts';
import { journeyOnBothEngines, test } from '#e2e/fixtures.ts';
import { order, orderPill } from '#e2e/guest-actions.ts';
import type { Server } from '#e2e/server.ts';

const board = { section: 'orders', shelf: 'full' } as const;

const column = (page: Page, name: string) => page.getByRole('region', { name });
const card = (page: Page, name: string) => page.getByRole('article', { name });
const notice = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text });
/** The names of the cards of a column, in order. */
const namesIn = (page: Page, name: string) =>
  column(page, name)
    .getByRole('article')
    .evaluateAll((cards) => cards.map((one) => one.getAttribute('aria-label')));

interface Line {
  drink: string;
  guest?: string;
  more?: Record<string, string>;
}

/** Inserts orders as if they arrived one after the other. */
async function place(server: Server, barId: string, lines: readonly Line[]) {
  for (const [index, { drink, guest = 'Ana', more = {} }] of lines.entries()) {
    const at = more.created_at ?? `now() - interval '${60 - index} seconds'`;
    const values: Record<string, string> = {
      bar_id: `'${barId}'`,
      drink_id: `'${drink}'`,
      guest_name: `'${guest}'`,
      ...more,
      created_at: at,
      changed_at: at,
    };
    await server.sql(
      `with placed as (insert into orders (${Object.keys(values)}) values (${Object.values(values)}) returning id)
      insert into order_events (order_id, status) select id, 'new' from placed`,
    );
  }
}

const roundOf = (drinks: readonly string[], more: Record<string, string> = {}): Line[] => {
  const together = { round_id: `'${randomUUID()}'`, created_at: 'now()', table_name: `'7'` };
  return drinks.map((drink) => ({ drink, more: { ...together, ...more } }));
};

test(
  'makes a round as one ticket, drink by drink and as a whole, in two windows',
  journeyOnBothEngines,
  async ({ bartenderAt, guest, server }) => {
    const { page: mika, barId } = await bartenderAt('Rounds', board);
    const second = await guest({
      viewport: { width: 1440, height: 900 },
      storageState: await mika.context().storageState(),
    });
    await second.goto(`/bartender/bar/${barId}/orders`);
    await place(server, barId, roundOf(['negroni', 'negroni', 'mojito']));

    const ticket = card(mika, '2× Negroni, Mojito by Ana');
    await expect(ticket).toContainText('Table 7');
    await ticket.getByRole('button', { name: 'Start Mojito' }).click();
    await expect(notice(mika, 'Mojito for Ana started')).toBeVisible();
    for (const page of [mika, second]) {
      await expect(card(page, 'Mojito by Ana').last()).toContainText('1 of 3');
      await expect(column(page, 'New Orders').getByRole('article')).toContainText('2 of 3');
    }
    await mika.keyboard.press('z');
    await expect(ticket).not.toContainText('2 of 3');

    await ticket.getByRole('button', { name: 'Start all 3' }).click();
    await expect(notice(mika, '3 drinks for Ana started')).toBeVisible();
    await expect(column(second, 'New Orders').getByRole('article')).toHaveCount(0);
    await card(second, '2× Negroni, Mojito by Ana')
      .getByRole('button', { name: 'Complete all 3' })
      .click();
    await expect(column(mika, 'Completed')).toContainText('2× Negroni');
    await second.getByRole('button', { name: 'Undo' }).click();
    await expect(column(mika, 'In Progress')).toContainText('2× Negroni');
    const events = await server.sql(
      `select e.status from order_events e join orders o on o.id = e.order_id where o.bar_id = '${barId}' and e.status = 'done'`,
    );
    expect(events).toHaveLength(3);
  },
);

test(
  'declines an order with a reason that the guest sees at once, and undoes it',
  journeyOnBothEngines,
  async ({ bartenderAt, guestAt }) => {
    const shelf = ['gin', 'campari', 'sweet-vermouth', 'tonic-water'];
    const { page: mika, code } = await bartenderAt('No', { section: 'orders', shelf });
    const marta = await guestAt(code);
    await order(marta, 'Negroni');
    await order(marta, 'Gin & Tonic');
    await expect(card(mika, 'Gin & Tonic by Marta')).toBeVisible();

    await mika.keyboard.press('ArrowDown');
    await mika.keyboard.press('x');
    const sheet = mika.getByRole('dialog', { name: 'Decline Negroni by Marta?' });
    const decline = sheet.getByRole('button', { name: 'Decline', exact: true });
    await expect(decline).toHaveAttribute('aria-disabled', 'true');
    await sheet.getByRole('button', { name: 'Out of…' }).click();
    await sheet.getByRole('button', { name: 'Campari' }).click();
    await expect(sheet.getByLabel('Also take Campari off the shelf')).toBeChecked();
    await decline.click();
    await expect(card(mika, 'Negroni by Marta')).toHaveCount(0);
    await expect(card(mika, 'Gin & Tonic by Marta')).toBeFocused();
    // One message and one Undo for both.
    await expect(
      notice(mika, 'Negroni for Marta declined. Campari is off the shelf'),
    ).toBeVisible();
    await expect(mika.getByRole('button', { name: 'Undo' })).toHaveCount(1);
    await mika.keyboard.press('z');
    await expect(card(mika, 'Negroni by Marta')).toBeVisible();
    await expect(card(mika, 'Negroni by Marta')).not.toContainText('Campari is out');
    await card(mika, 'Negroni by Marta').focus();
    await mika.keyboard.press('x');
    await sheet.getByRole('button', { name: 'Out of…' }).click();
    await sheet.getByRole('button', { name: 'Campari' }).click();
    await decline.click();
    await expect(card(mika, 'Negroni by Marta')).toHaveCount(0);
    await expect(orderPill(marta)).not.toContainText('Negroni is ordered');
    await expect(marta.getByText(/Campari/).first()).toBeVisible();

    await mika.getByRole('button', { name: 'Cancelled tonight' }).click();
    const cancelled = mika.getByRole('dialog', { name: 'Cancelled tonight' });
    await expect(cancelled).toContainText('Negroni by Marta');
    await expect(cancelled).toContainText('declined by the bar · out of Campari');
    await cancelled.getByRole('button', { name: 'Bring back Negroni for Marta' }).click();
    await expect(cancelled).toContainText('Nothing was cancelled tonight.');
    await mika.keyboard.press('Escape');
    await expect(card(mika, 'Negroni by Marta')).toContainText('Campari is out');

    // Declines from the button of the card with a typed reason, and undoes it by key.
    await card(mika, 'Gin & Tonic by Marta').getByRole('button', { name: 'Decline' }).click();
    const again = mika.getByRole('dialog', { name: 'Decline Gin & Tonic by Marta?' });
    await again.getByRole('button', { name: 'In your own words' }).click();
    await again.getByLabel('What the guest reads').fill('The kitchen needs the tonic');
    await again.getByRole('button', { name: 'Decline', exact: true }).click();
    await expect(marta.getByText('The kitchen needs the tonic').first()).toBeVisible();
    await expect(notice(mika, 'Gin & Tonic for Marta declined')).toBeVisible();
    await mika.keyboard.press('z');
    await expect(card(mika, 'Gin & Tonic by Marta')).toBeVisible();
  },
);

test('undoes only its own changes, even before the response', async ({ bartenderAt, server }) => {
  const { page: mika, barId } = await bartenderAt('Faster', board);
  await place(server, barId, [...roundOf(['negroni', 'mojito']), { drink: 'daiquiri' }]);
  const [pressed, undone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await mika.route('**/api/orders.moveOrders', async (route) => {
    pressed.resolve();
    await undone.promise;
    await route.continue();
  });
  await mika.getByRole('button', { name: 'Start all 2' }).click();
  await pressed.promise;
  await server.sql(
    `with begun as (update orders set status = 'processing', changed_at = now() where bar_id = '${barId}' and drink_id = 'mojito' returning id) insert into order_events (order_id, status) select id, 'processing' from begun`,
  );
  await mika.keyboard.press('z');
  undone.resolve();
  await expect(column(mika, 'New Orders')).toContainText('Negroni');
  await expect(column(mika, 'In Progress')).toContainText('Mojito');
  await expect(mika.getByText('Waiting for a connection')).toHaveCount(0);
  await expect
    .poll(() =>
      server.sql(`select drink_id from orders where bar_id = '${barId}' and status = 'processing'`),
    )
    .toEqual([{ drink_id: 'mojito' }]);

  // A guest takes an order back while the bartender starts it.
  const [started, takenBack] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await mika.route('**/api/orders.updateOrderStatus', async (route) => {
    started.resolve();
    await takenBack.promise;
    await route.continue();
  });
  await card(mika, 'Daiquiri by Ana').getByRole('button', { name: 'Start Making' }).click();
  await started.promise;
  await server.sql(
    `update orders set status = 'cancelled', changed_at = now(), cancellation = '{"by":"guest","reason":null,"ingredient":null,"words":null}' where bar_id = '${barId}' and drink_id = 'daiquiri'`,
  );
  takenBack.resolve();
  await expect(notice(mika, 'Daiquiri for Ana was already cancelled')).toBeVisible();
  await expect(mika.getByRole('alert')).toHaveCount(0);
});

test('declines all orders of a bottle that ran out, together', async ({ bartenderAt, server }) => {
  const shelf = ['gin', 'campari', 'sweet-vermouth', 'tonic-water'];
  const { page: mika, barId } = await bartenderAt('Empty', { section: 'orders', shelf });
  await place(server, barId, [
    { drink: 'negroni' },
    { drink: 'negroni', guest: 'Jo' },
    { drink: 'gin-and-tonic', guest: 'Jo' },
  ]);
  await card(mika, 'Negroni by Ana').getByRole('button', { name: 'Recipe' }).click();
  const recipe = mika.getByRole('dialog', { name: 'Negroni' });
  await recipe.getByRole('button', { name: 'Ran out of Campari' }).click();
  await recipe.getByRole('button', { name: 'Decline these 2 orders' }).click();
  await expect(mika.getByRole('dialog')).toHaveCount(0);
  await expect(mika.getByRole('article')).toHaveCount(1);
  await expect(notice(mika, '2 drinks declined')).toBeVisible();
  await mika.getByRole('button', { name: 'Undo' }).click();
  await expect(mika.getByRole('article')).toHaveCount(3);
  // The same Undo puts the bottle back.
  await expect
    .poll(() =>
      server.sql(
        `select is_available from inventory where bar_id = '${barId}' and ingredient_id = 'campari'`,
      ),
    )
    .toEqual([{ is_available: true }]);
});

test('counts held tickets beside the waiting ones on a phone', async ({ bartenderAt, server }) => {
  const { page: mika, barId } = await bartenderAt('Held', {
    section: 'orders',
    shelf: ['gin', 'campari', 'sweet-vermouth'],
    viewport: { width: 390, height: 844 },
  });
  await place(server, barId, [{ drink: 'negroni' }, { drink: 'negroni', guest: 'Jo' }]);
  await expect(card(mika, 'Negroni by Jo')).toBeVisible();
  await server.sql(
    `update orders set is_on_hold = true where bar_id = '${barId}' and guest_name = 'Jo'`,
  );
  await expect(mika.getByRole('button', { name: /^New Orders.*1 on hold$/ })).toBeVisible();
});

test(
  'moves tickets by key and by dragging, and puts tickets on hold',
  journeyOnBothEngines,
  async ({ bartenderAt, guest, server }) => {
    const { page: mika, barId } = await bartenderAt('Places', board);
    const second = await guest({
      viewport: { width: 1440, height: 900 },
      storageState: await mika.context().storageState(),
    });
    await second.goto(`/bartender/bar/${barId}/orders`);
    await place(server, barId, [
      { drink: 'negroni' },
      { drink: 'mojito' },
      { drink: 'margarita' },
      { drink: 'daiquiri' },
    ]);
    const expectOrder = async (...drinks: string[]) => {
      for (const page of [mika, second]) {
        await expect
          .poll(() => namesIn(page, 'New Orders'))
          .toEqual(drinks.map((drink) => `${drink} by Ana`));
      }
    };
    await expectOrder('Negroni', 'Mojito', 'Margarita', 'Daiquiri');

    const margarita = card(mika, 'Margarita by Ana');
    await margarita.focus();
    await mika.keyboard.press('p');
    await expectOrder('Margarita', 'Negroni', 'Mojito', 'Daiquiri');
    await expect(card(second, 'Margarita by Ana')).toContainText('Moved by hand');
    await expect(margarita).toBeFocused();
    await mika.keyboard.press('Shift+P');
    await expectOrder('Negroni', 'Mojito', 'Margarita', 'Daiquiri');
    await expect(margarita).toBeFocused();
    await expect(margarita).not.toContainText('Moved by hand');
    await mika.keyboard.press('Alt+ArrowUp');
    await expectOrder('Negroni', 'Margarita', 'Mojito', 'Daiquiri');
    await mika.keyboard.press('z');
    await expectOrder('Negroni', 'Mojito', 'Margarita', 'Daiquiri');

    const drag = async (from: string, to: string) => {
      const grip = card(mika, `${from} by Ana`).locator('[data-grip]');
      const [start, target] = [
        await grip.boundingBox(),
        await card(mika, `${to} by Ana`).boundingBox(),
      ];
      if (!start || !target) throw new Error('not on the screen');
      await mika.mouse.move(start.x + 10, start.y + 10);
      await mika.mouse.down();
      for (const part of [0.5, 0.9, 1]) {
        const y = start.y + (target.y + target.height * 0.7 - start.y) * part;
        await mika.mouse.move(target.x + target.width * 0.7, y);
      }
      await mika.mouse.up();
    };
    await drag('Negroni', 'Margarita');
    await expectOrder('Mojito', 'Margarita', 'Negroni', 'Daiquiri');
    await drag('Mojito', 'Daiquiri');
    await expectOrder('Margarita', 'Negroni', 'Daiquiri', 'Mojito');
    await expect(notice(mika, 'Mojito for Ana moved in the queue')).toBeVisible();
    await mika.keyboard.press('z');
    await expectOrder('Mojito', 'Margarita', 'Negroni', 'Daiquiri');
    await drag('Mojito', 'Daiquiri');
    await expectOrder('Margarita', 'Negroni', 'Daiquiri', 'Mojito');

    await card(mika, 'Mojito by Ana').getByRole('button', { name: 'More' }).click();
    const menu = mika.getByRole('dialog', { name: 'Mojito by Ana' });
    await menu.getByRole('button', { name: 'To the top' }).click();
    await expect(menu).toHaveCount(0);
    await expectOrder('Mojito', 'Margarita', 'Negroni', 'Daiquiri');
    await expect(card(mika, 'Mojito by Ana').getByRole('button', { name: 'More' })).toBeFocused();
    await mika.keyboard.press('z');
    await expectOrder('Margarita', 'Negroni', 'Daiquiri', 'Mojito');

    await card(mika, 'Negroni by Ana').focus();
    await mika.keyboard.press('h');
    await expect(card(mika, 'Daiquiri by Ana')).toBeFocused();
    const held = second.getByRole('region', { name: 'On hold' });
    await expect(held).toContainText('Negroni');
    await expectOrder('Margarita', 'Daiquiri', 'Mojito', 'Negroni');
    await held.getByRole('button', { name: 'Resume' }).click();
    await expect(mika.getByRole('region', { name: 'On hold' })).toHaveCount(0);
    await second.getByRole('button', { name: 'Undo' }).click();
    await expect(mika.getByRole('region', { name: 'On hold' })).toContainText('Negroni');
  },
);

test('makes the same drink of several tickets together, and groups by table', async ({
  bartenderAt,
  server,
}) => {
  const { page: mika, barId } = await bartenderAt('Together', board);
  await place(server, barId, [
    ...roundOf(['negroni', 'mojito']),
    { drink: 'negroni', guest: 'Jo' },
    { drink: 'negroni', guest: 'Peter', more: { table_name: `'2'` } },
  ]);
  await mika.getByRole('button', { name: /^More: / }).click();
  await mika.getByRole('button', { name: 'By drink' }).click();
  await mika.keyboard.press('Escape');
  await mika.getByRole('button', { name: 'Start all 3: Negroni' }).click();
  await expect(notice(mika, '3 drinks started')).toBeVisible();
  await expect(column(mika, 'New Orders').getByRole('article')).toHaveCount(1);
  await mika.getByRole('button', { name: 'Complete all 3: Negroni' }).click();
  await expect(column(mika, 'Completed').getByRole('article')).toHaveCount(3);
  await mika.keyboard.press('z');
  await expect(column(mika, 'In Progress').getByRole('article')).toHaveCount(3);
  await mika.keyboard.press('g');
  const making = column(mika, 'In Progress');
  await expect(making).toContainText('Table 7');
  await expect(making).toContainText('Table 2');
  await expect(making).toContainText('No table');
});

test('shows a station its own drinks, says what it hides, and remembers it', async ({
  bartenderAt,
  server,
}) => {
  const { page: mika, barId } = await bartenderAt('Stations', board);
  await place(server, barId, [
    ...roundOf(['negroni', 'mojito']),
    { drink: 'negroni', guest: 'Jo' },
    { drink: 'mojito', guest: 'Peter' },
  ]);
  await expect(mika.getByRole('article')).toHaveCount(3);
  await mika.getByRole('button', { name: /^More: / }).click();
  await mika.getByRole('button', { name: 'Station: all' }).click();
  const sheet = mika.getByRole('dialog', { name: 'Station' });
  await sheet.getByRole('button', { name: 'Short & strong 2' }).click();
  await sheet.getByRole('button', { name: 'Close' }).last().click();
  await expect(mika.getByRole('article')).toHaveCount(2);
  await expect(card(mika, 'Negroni by Ana')).toContainText('+1 elsewhere');
  await expect(mika.getByRole('status').filter({ hasText: 'hides 2 open orders' })).toBeVisible();
  await mika.reload();
  await expect(mika.getByRole('article')).toHaveCount(2);
  // An order for another station is still announced, and counted as hidden.
  await place(server, barId, [{ drink: 'mojito', guest: 'Nina' }]);
  await expect(mika.getByText('New order: Mojito for Nina')).toBeAttached();
  await expect(mika.getByText('hides 3 open orders')).toBeVisible();
  await mika.getByRole('button', { name: 'Show all' }).click();
  await expect(mika.getByRole('article')).toHaveCount(4);
});

test(
  'takes over from another bartender, who sees it, and calls guests to ready drinks',
  journeyOnBothEngines,
  async ({ bartender, server }) => {
    const [olive, mika] = [await bartender('Olive'), await bartender('Mika')];
    await createOrganization(olive, 'Zlatá líška');
    await mika.goto(await invite(olive, await emailOf(mika)));
    await mika.getByRole('button', { name: 'Accept the invitation' }).click();
    await expect(accountMenu(mika)).toHaveText('Zlatá líška');
    const barId = await createBar(olive, 'Two of us');
    await server.sql(stock(barId, 'full'));
    for (const page of [olive, mika]) {
      await page.goto(`/bartender/bar/${barId}/orders`);
    }
    await place(server, barId, [{ drink: 'negroni' }]);
    await card(olive, 'Negroni by Ana').getByRole('button', { name: 'Start Making' }).click();
    await expect(card(mika, 'Negroni by Ana')).toContainText('Olive is making it');
    await card(mika, 'Negroni by Ana').getByRole('button', { name: 'Take over' }).click();
    await expect(notice(olive, 'Mika has taken over Negroni for Ana')).toBeVisible();
    await expect(card(olive, 'Negroni by Ana')).toContainText('Mika is making it');
    await notice(mika, "You're making Negroni for Ana now")
      .getByRole('button', { name: 'Undo' })
      .click();
    await expect(card(mika, 'Negroni by Ana')).toContainText('Olive is making it');

    await card(olive, 'Negroni by Ana').getByRole('button', { name: 'Mark Complete' }).click();
    await card(olive, 'Negroni by Ana').getByRole('button', { name: 'Call again' }).click();
    await expect(card(mika, 'Negroni by Ana')).toContainText(/called 0:\d\d ago/);
    await card(mika, 'Negroni by Ana').getByRole('button', { name: 'Collected' }).click();
    await expect(card(olive, 'Negroni by Ana')).toContainText('collected');
    await mika.getByRole('button', { name: 'Undo' }).click();
    await expect(card(olive, 'Negroni by Ana')).not.toContainText('collected');
    await card(mika, 'Negroni by Ana').getByRole('button', { name: 'Collected' }).click();
    await expect(card(olive, 'Negroni by Ana')).toContainText('collected');
    await expect(
      card(olive, 'Negroni by Ana').getByRole('button', { name: 'Call again' }),
    ).toHaveCount(0);
  },
);
