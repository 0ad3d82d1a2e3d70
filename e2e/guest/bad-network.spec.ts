// Networks that are up but broken: proxies that respond instead of the server, and an unreachable
// server. connection.spec.ts covers browsers that know that they are offline.
import { expect, type Page, type Route, type WebSocketRoute } from '@playwright/test';
import { emailOf, password } from '#e2e/bartender-actions.ts';
import { journeyOnBothEngines, test } from '#e2e/fixtures.ts';
import { openDrink, orderPill } from '#e2e/guest-actions.ts';

const html = { contentType: 'text/html' };
const badGateway = { ...html, status: 502, body: '<h1>502 Bad Gateway</h1>' };
const timedOut = { ...html, status: 504, body: '<h1>504 Gateway Time-out</h1>' };
const portal = { ...html, status: 200, body: '<form>Accept the terms of our Wi-Fi</form>' };
const unauthorized = { ...portal, status: 401 };
const forbidden = { ...portal, status: 403 };

/** Makes the server unreachable for a page whose browser believes that it is online. */
async function withLine(page: Page) {
  const sockets = new Set<WebSocketRoute>();
  let isDown = false;
  let lost = 0;
  await page.routeWebSocket('**/live', (socket) => {
    if (isDown) return void socket.close();
    socket.connectToServer();
    sockets.add(socket);
  });
  await page.route('**/api/**', (route) => {
    if (!isDown) return route.continue();
    lost++;
    return route.abort('connectionreset');
  });
  await page.reload();
  return {
    lost: () => lost,
    async cut() {
      isDown = true;
      for (const socket of sockets) await socket.close();
      sockets.clear();
    },
    mend() {
      isDown = false;
    },
  };
}

test(
  'places an order once when proxies respond instead of the server',
  journeyOnBothEngines,
  async ({ makeBar, guestAt, server }) => {
    const code = await makeBar('Behind proxies');
    const page = await guestAt(code);
    const answers = [
      (route: Route) => route.fulfill(badGateway),
      async (route: Route) => {
        // The server has placed the order, but the response is lost.
        await route.fetch();
        await route.fulfill(timedOut);
      },
      (route: Route) => route.fulfill(portal),
    ];
    await page.route('**/api/orders.createOrder', (route) => {
      const answer = answers.shift();
      return answer ? answer(route) : route.continue();
    });
    await openDrink(page, 'Negroni');
    await page.getByRole('button', { name: 'Place order' }).click();
    await expect(page.getByRole('button', { name: 'Placing order…' })).toBeVisible();
    await expect(page.getByText('Order placed successfully!')).toBeVisible({ timeout: 60_000 });
    await expect(orderPill(page)).toContainText('Negroni is ordered');
    expect(answers).toEqual([]);
    const orders = await server.sql(
      `select count(*)::int as count from orders where bar_id = (select id from bars where code = '${code}')`,
    );
    expect(orders).toEqual([{ count: 1 }]);
  },
);

test('tells a guest that the server is unreachable, and sends the order later without a press', async ({
  makeBar,
  guestAt,
  server,
}) => {
  const code = await makeBar('Cut off');
  const page = await guestAt(code);
  const line = await withLine(page);
  await expect(page.getByText('Open now')).toBeVisible();
  await openDrink(page, 'Negroni');
  await line.cut();
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByRole('alert')).toContainText('It is sent by itself');
  line.mend();
  await expect(page.getByText('Order placed successfully!')).toBeVisible({ timeout: 60_000 });
  await expect(orderPill(page)).toContainText('Negroni is ordered');
  await line.cut();
  await expect(page.getByRole('status').filter({ hasText: 'Reconnecting' })).toBeVisible();
  await expect(page.getByText('Last seen open')).toBeVisible();
  await server.sql(
    `update orders set status = 'processing', changed_at = now() where bar_id = (select id from bars where code = '${code}')`,
  );
  line.mend();
  await expect(orderPill(page)).toContainText('Negroni is being made');
  await expect(page.getByText('Reconnecting')).toHaveCount(0);
  await expect(page.getByText('Open now')).toBeVisible();
  const orders = await server.sql(
    `select count(*)::int as count from orders where bar_id = (select id from bars where code = '${code}')`,
  );
  expect(orders).toEqual([{ count: 1 }]);
});

test('says on the board that the server is unreachable, and sends pressed changes later', async ({
  bartenderAt,
  server,
}) => {
  const { page, barId } = await bartenderAt('Cut off, too', { section: 'orders', shelf: 'full' });
  const line = await withLine(page);
  await server.sql(
    `insert into orders (bar_id, drink_id, guest_name) values ('${barId}', 'negroni', 'Marta')`,
  );
  const card = page.getByRole('article', { name: 'Negroni by Marta' });
  await expect(card).toBeVisible();
  await line.cut();
  await expect(page.getByText('Reconnecting')).toBeVisible();
  await page.getByRole('button', { name: 'Start Making' }).click();
  await expect(card).toContainText('Waiting for a connection');
  const told = page.getByRole('status').filter({ hasText: 'started' });
  await expect(told).toHaveCount(0);
  // Then a captive portal responds once.
  await page.route('**/api/orders.updateOrderStatus', (route) => route.fulfill(forbidden), {
    times: 1,
  });
  line.mend();
  await expect(told).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Waiting for a connection')).toHaveCount(0);
  await expect(page.getByText('Reconnecting')).toHaveCount(0);
  const moves = await server.sql(
    `select e.status from order_events e join orders o on o.id = e.order_id where o.bar_id = '${barId}'`,
  );
  expect(moves).toEqual([{ status: 'processing' }]);
});

/** Responds twice instead of each of these files. Returns how often each was fetched. */
async function withBadFiles(page: Page, files: RegExp) {
  const tries = new Map<string, number>();
  await page.route(files, (route) => {
    const url = route.request().url();
    const tried = tries.get(url) ?? 0;
    tries.set(url, tried + 1);
    const answer = [badGateway, portal][tried];
    return answer ? route.fulfill(answer) : route.continue();
  });
  return tries;
}

test('fetches the first scripts again when a proxy responds instead', async ({
  guest,
  makeBar,
}) => {
  const code = await makeBar('Slow start');
  const page = await guest();
  // Each file is preloaded, fetched, and fetched again.
  const tries = await withBadFiles(page, /\/assets\/(index|first-page|react)-[\w-]+\.js$/);
  await page.addInitScript(() => localStorage.setItem('guestName', 'Marta'));
  await page.goto(`/?bar=${code}&view=browse`);
  // Pressed before any script has arrived.
  await page.getByRole('article').first().getByRole('button').first().click();
  await expect(page.getByRole('button', { name: 'Place order' })).toBeVisible();
  tries.clear();
  await page.goto('/bartender/signin');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('fetches styles again when a proxy responds instead', async ({
  bartender,
  guest,
  makeBar,
}) => {
  const code = await makeBar('Plain');
  const page = await guest();
  await page.addInitScript(() => localStorage.setItem('guestName', 'Marta'));
  const mika = await bartender('Mika');
  const styles = /\/assets\/[\w-]+\.css$/;
  const isStyled = async (each: Page, tries: Map<string, number>) => {
    await expect.poll(() => [...tries].filter(([, tried]) => tried < 3)).toEqual([]);
    expect(tries.size).toBeGreaterThan(0);
    const rules = () =>
      [...document.styleSheets].map(({ href, cssRules }) => href && cssRules.length);
    await expect.poll(() => each.evaluate(rules)).not.toContain(0);
  };

  const ofGuest = await withBadFiles(page, styles);
  await page.goto(`/?bar=${code}&view=browse`);
  await openDrink(page, 'Negroni');
  await expect(page.getByRole('button', { name: 'Place order' })).toBeVisible();
  await isStyled(page, ofGuest);

  const ofBartender = await withBadFiles(mika, styles);
  await mika.goto('/bartender');
  await expect(mika.getByText('Welcome to your Bartender Dashboard')).toBeVisible();
  await isStyled(mika, ofBartender);
});

test("does not sign in or out because of a proxy's response", async ({ bartender, guest }) => {
  const mika = await bartender('Mika');
  const email = await emailOf(mika);
  await mika.route('**/api/auth/token*', (route) => route.fulfill(unauthorized), { times: 1 });
  const renewed = mika.waitForResponse((response) => response.url().includes('/api/auth/token'));
  await mika.goto('/bartender');
  expect((await renewed).status()).toBe(401);
  await expect(mika.getByText('Welcome to your Bartender Dashboard')).toBeVisible();
  await expect(mika).toHaveURL(/\/bartender$/);

  const page = await guest();
  await page.goto('/bartender/signin');
  await page.route('**/api/auth/sign-in/email', (route) => route.fulfill(portal), { times: 1 });
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText('Login failed');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Welcome to your Bartender Dashboard')).toBeVisible();
});
