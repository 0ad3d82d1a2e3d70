// An evening in a bar over a bad network, with real clients. Each person has a browser context of
// Chromium with its own address, behind one proxy that delays, loses, doubles, stalls and cuts
// messages, responds with its own error pages, and goes away for some seconds.
//
// - Six guests and two bartenders press the buttons of the built app from dist/ (screens.ts).
// - 24 guests and four bartenders, each of these with five calls at a time, use the app's own client
//   without screens (page-client.ts, devices.ts). Their habits are those of the simulated evening.
//   Most are in a separate bar, so that boards do not have to draw hundreds of cards.
//
// Then the network recovers, and all responses are compared with the database: a successful call must
// be there once, a refused one not at all, an unanswered one at most once, and nothing else. Every
// board and every guest's page must match the database.
import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { launchBrowser } from '#bench/lib/browser.ts';
import { optionsOf } from '#bench/lib/options.ts';
import { startServer } from '#bench/lib/server-process.ts';
import { freePort } from '#scripts/lib/free-port.mjs';
import { startPostgres } from '#scripts/lib/postgres.mjs';
import type { Db } from '#server/db/database.ts';
import { openPostgres } from '#server/db/postgres/postgres.ts';
import { workEvening } from '#server/testing/evening/bartender.ts';
import { drinkIds, openBar, settledViews, sums } from '#server/testing/evening/evening.ts';
import { spendEvening } from '#server/testing/evening/guest.ts';
import { checkHistory, readOrders } from '#server/testing/evening/history.ts';
import { Night } from '#server/testing/evening/night.ts';
import { createPerson } from '#server/testing/person.ts';
import { seededRandom } from '#server/testing/seeded-random.ts';
import { bundleClient, openContext, PageDevice } from './devices.ts';
import { startFaultyNetwork } from './faulty-network.ts';
import {
  checkBoardPage,
  checkGuestPage,
  moveByHand,
  openBoard,
  openMenu,
  orderByHand,
  type Screens,
} from './screens.ts';

const { count: mutations, seed } = optionsOf('network');
const guests = 24;
/** One guest in this many, and one bartender, are in the small bar with those who press buttons. */
const guestsEach = 6;
const guestsByHand = 6;
const withClient = ['Olive', 'Mika', 'Ella', 'Tomas'] as const;
const byHand = ['Nora', 'Igor'] as const;
const handsEach = 5;
const thinkMs = 1_500;
/** Only to stop a run that hangs. */
const maxMs = 40 * 60_000;
const settleMs = 60_000;

const startedAt = Date.now();
const random = seededRandom(seed);
const script = await bundleClient();
const postgres = await startPostgres();
const server = await startServer(await freePort(), { DATABASE_URL: postgres.url });
const network = await startFaultyNetwork(server.url, random);
const database = await openPostgres({ url: postgres.url, poolSize: 2 });
const browser = await launchBrowser([
  '--no-sandbox',
  '--disable-background-timer-throttling',
  '--disable-renderer-backgrounding',
]);
try {
  await prove(database.db);
} finally {
  await browser.close();
  network.close();
  await server.end('SIGTERM');
  await database.close();
  await postgres.stop();
}
// A stalled connection must not keep the process alive.
process.exit();

async function prove(db: Db): Promise<void> {
  const { barId, people } = await openBar(server.url, [...withClient, ...byHand]);
  const owner = createPerson(server.url, (await people[0]?.account.token()) ?? null, []);
  const smallBarId = await owner.call('bars.createBar', { name: 'By hand' });
  await owner.call('ingredients.bulkUpdateInventory', { barId: smallBarId, isAvailable: true });
  const bars = await db.selectFrom('bars').select(['id', 'code']).execute();
  const code = bars.find(({ id }) => id === smallBarId)?.code ?? '';

  const { promise: end, resolve: goHome } = Promise.withResolvers<void>();
  const nightAt = (id: string) => new Night({ barId: id, drinkIds, orders: end, thinkMs, random });
  const nights = [nightAt(barId), nightAt(smallBarId)] as const;
  const [large, small] = nights;
  const openPage = async (address: string, name?: string): Promise<Page> => {
    const account = people.find((one) => one.name === name)?.account;
    return (await openContext(browser, network.url, address, account)).newPage();
  };
  const openGuest = async (n: number) => {
    const night = n % guestsEach === 0 ? small : large;
    const client = new PageDevice(await openPage(`10.0.0.${n + 1}`), false, random);
    await client.open(script, [['orders.getGuestOrders', { barId: night.barId }]]);
    return { night, key: client.guestKey, name: `Guest ${n + 1}`, client };
  };
  const openBartender = async (name: string, n: number) => {
    const night = n === 0 ? small : large;
    const client = new PageDevice(await openPage(`10.0.1.${n + 1}`, name), true, random);
    await client.open(script, [
      ['orders.getOrdersForBar', { barId: night.barId }],
      ['orders.getCancelledOrders', { barId: night.barId }],
    ]);
    return { night, name, client };
  };
  const openMenuPage = async (n: number) => {
    const page = await openPage(`10.0.2.${n + 1}`);
    const name = `Hand ${n + 1}`;
    return { page, name, key: await openMenu(page, code, name) };
  };
  const openBoardPage = async (name: string, n: number) => {
    const page = await openPage(`10.0.3.${n + 1}`, name);
    await openBoard(page, smallBarId);
    return { page, name };
  };
  const numbers = (length: number) => Array.from({ length }, (_, n) => n);
  const [room, staff, menus, boards] = await Promise.all([
    Promise.all(numbers(guests).map(openGuest)),
    Promise.all(withClient.map(openBartender)),
    Promise.all(numbers(guestsByHand).map(openMenuPage)),
    Promise.all(byHand.map(openBoardPage)),
  ]);
  const seconds = () => Math.round((Date.now() - startedAt) / 1000);
  console.log(`everybody is there after ${seconds()} s`);

  const hand: Screens = { missed: 0, problems: [] };
  const done = () => total(sums(nights.map(({ counts }) => counts)));
  const hands = staff.flatMap((one) => Array<typeof one>(handsEach).fill(one));
  const watch = async () => {
    for (let told = 0; done() < mutations && Date.now() - startedAt < maxMs; await delay(200)) {
      if (done() < told + mutations / 20) continue;
      told = done();
      console.log(`${told} after ${seconds()} s`);
    }
    console.log(`${done()} after ${seconds()} s: the evening is over`);
    goHome();
  };
  await Promise.all([
    watch(),
    ...room.map(({ night, key, name, client }) => spendEvening(night, client, key, name)),
    ...hands.map(({ night, name, client }) => workEvening(night, client, name)),
    ...menus.map((one) => orderByHand(one.page, small, one.name, one.key, hand)),
    ...boards.map((one) => moveByHand(one.page, small, one.name, hand)),
  ]);
  const took = seconds();
  const faults = network.faults();
  await network.mend();
  console.log(`mended after ${seconds()} s`);

  const screens = async () => {
    const stored = await readOrders(db, smallBarId);
    const found: string[] = [];
    for (const { page, name } of boards) {
      const problems = await checkBoardPage(page, stored);
      found.push(...problems.map((problem) => `board of ${name}: ${problem}`));
    }
    for (const { page, name, key } of menus) {
      const own = stored.filter((order) => order.guest_key === key);
      const problems = await checkGuestPage(page, own);
      found.push(...problems.map((problem) => `page of ${name}: ${problem}`));
    }
    return found;
  };
  const problems = [...hand.problems];
  for (const night of nights) {
    const isHere = (one: { night: Night }) => one.night === night;
    const bartenders = staff.filter(isHere).map(({ client }) => client);
    problems.push(...(await checkHistory(night, db)));
    const here = { bartenders, guests: room.filter(isHere) };
    problems.push(...(await settledViews(db, night.barId, here)));
  }
  problems.push(...(await settled(screens)));
  const log = server.output().split('\n');
  problems.push(...log.filter((line) => line.includes('"level":50')));
  if (done() < mutations) problems.push(`only ${done()} mutations`);
  for (const problem of problems.slice(0, 30)) console.log(problem);

  const ordered = nights.flatMap((night) => night.ordered);
  const devices = sums(
    [...room, ...staff].map(({ client }) => ({
      'calls that gave up': client.gaveUp,
      'tried again under their key': client.triedAgain,
      'sockets lost by the clients': client.disconnected,
    })),
  );
  console.table(faults);
  console.table(sums(nights.map(({ counts }) => counts)));
  console.table(sums(nights.map(({ refusals }) => refusals)));
  console.table({
    mutations: done(),
    ...devices,
    'orders whose outcome the guest does not know': ordered.filter(
      ({ outcome }) => outcome === 'unknown',
    ).length,
    'moves whose outcome the bartender does not know': small.unsure.length,
    'presses that led to nothing': hand.missed,
    seconds: took,
    differences: problems.length,
  });
  if (problems.length) process.exitCode = 1;
  console.log(problems.length ? 'FAILED' : 'nothing was lost, nothing happened twice');
}

function total(figures: Record<string, number>): number {
  return Object.values(figures).reduce((sum, figure) => sum + figure, 0);
}

async function settled(check: () => Promise<string[]>): Promise<string[]> {
  for (const end = Date.now() + settleMs; ; await delay(500)) {
    const problems = await check();
    if (problems.length === 0 || Date.now() > end) return problems;
  }
}
