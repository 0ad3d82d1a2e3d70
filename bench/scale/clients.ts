// The guests and bartenders of bench/scale/scale.ts, in their own process: 50 bars with a board
// each, guests' pages that follow the menu and their own orders, and orders that are made and
// served.
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import zlib from 'node:zlib';
import type { WebSocket } from 'ws';
import { caller, from, withToken } from '#bench/clients/calls.ts';
import { paced } from '#bench/clients/pace.ts';
import { get, read } from '#bench/clients/requests.ts';
import { openTab, queriesOf, tabMessage } from '#bench/clients/tab.ts';
import { answer, given, tell } from '#bench/lib/program.ts';
import { queryKey } from '#domain/protocol.ts';
import { signUpAs } from '#server/testing/account.ts';

export interface Crowd {
  url: string;
  sockets: number;
  seconds: number;
}

/** The events during the load. Times in milliseconds. */
export interface Load {
  /** From the call to its response. */
  order: number[];
  /** From the call to the board's frame that shows the order. */
  board: number[];
  /** From the call that changes a shelf to the frame of each open menu. */
  menu: number[];
  /** A page of a bar that others have open. */
  page: number[];
  calls: number;
  frames: number;
  megabytes: number;
  closed: number;
  failed: string[];
  cpuSeconds: number;
}

interface Bar {
  id: string;
  code: string;
  keys: string[];
  /** Orders that a frame of the board has shown, and when. */
  seen: Map<string, number>;
  changedAt: number;
}

const bars = 50;
const ordersPerSecond = 50;
const shelfChangeMs = 2_000;
/** Between the steps of an order. */
const stepMs = 1_000;
const tokenMs = 120_000;
/** All guests who order. Those with an open page come first. */
const regulars = 5_000;
const opensPerSecond = 250;
const maxFailures = 20;

const crowd = given<Crowd>();
const { url } = crowd;
const port = Number(new URL(url).port);
const load: Load = emptyLoad();
const keys = Array.from({ length: regulars }, () => randomUUID());
const owner = await signUpAs(url, `Nora${crowd.sockets}`);
let token = await owner.token();
const called = caller(url, () => ({ 'idempotency-key': randomUUID() }));
const call: typeof called = (...args) => {
  load.calls++;
  return called(...args);
};
const places = await openBars();
const began = performance.now();
for (const [n, bar] of places.entries()) await openBoard(bar, n);
for (let n = 0; n < crowd.sockets; n++) {
  await delay(Math.max(0, began + (n * 1000) / opensPerSecond - performance.now()));
  await openMenu(places[n % bars] as Bar, n);
}
answer(async () => {
  await spend(crowd.seconds);
  return load;
});
tell((performance.now() - began) / 1000);

async function spend(seconds: number): Promise<void> {
  Object.assign(load, emptyLoad());
  const cpu = process.cpuUsage();
  const renewal = setInterval(async () => {
    token = await owner.token();
  }, tokenMs);
  await Promise.all([
    attempts(ordersPerSecond, seconds, serveOne),
    attempts(1000 / shelfChangeMs, seconds, changeShelf),
    attempts(1, seconds, openPage),
  ]);
  clearInterval(renewal);
  const { user, system } = process.cpuUsage(cpu);
  load.cpuSeconds = (user + system) / 1e6;
}

function attempts(perSecond: number, seconds: number, run: (n: number) => Promise<void>) {
  return paced(perSecond * seconds, perSecond, (n) =>
    run(n).catch((error) => {
      if (load.failed.length < maxFailures) load.failed.push(String(error));
    }),
  );
}

async function serveOne(n: number): Promise<void> {
  const bar = places[n % bars] as Bar;
  // Guest n is in bar n % 50, like their page.
  const guest = (n % bars) + bars * randomInt(regulars / bars);
  const start = performance.now();
  const input = { barId: bar.id, drinkId: 'negroni', guestName: 'Marta', notes: 'Less ice' };
  const orderId = await call('orders.createOrder', input, {
    'x-guest-key': keys[guest] ?? '',
    ...from(addressOf(guest)),
  });
  load.order.push(performance.now() - start);
  for (const status of ['processing', 'done']) {
    await delay(stepMs);
    await call('orders.updateOrderStatus', { orderId, status }, asOwner(n));
  }
  const seen = bar.seen.get(String(orderId));
  if (seen === undefined) throw new Error('an order was not seen on the board');
  load.board.push(seen - start);
}

/** Removes lime juice or puts it back, which changes half of the menu. */
async function changeShelf(n: number): Promise<void> {
  const bar = places[n % bars] as Bar;
  const isAvailable = Math.floor(n / bars) % 2 === 1;
  bar.changedAt = performance.now();
  const input = { barId: bar.id, ingredientId: 'lime-juice', isAvailable };
  await call('ingredients.updateInventoryItem', input, asOwner(n));
}

function asOwner(n: number) {
  return { ...withToken(token), ...from(`10.201.0.${n % bars}`) };
}

async function openPage(n: number): Promise<void> {
  const start = performance.now();
  await read(port, get(`/?bar=${places[n % bars]?.code}`, 'br'));
  load.page.push(performance.now() - start);
}

async function openBars(): Promise<Bar[]> {
  const opened: Bar[] = [];
  for (let n = 0; n < bars; n++) {
    const id = await call<string>('bars.createBar', { name: `Bar ${n}` }, asOwner(n));
    await call('ingredients.bulkUpdateInventory', { barId: id, isAvailable: true }, asOwner(n));
    const own = await call<{ _id: string; barCode: string }[]>('bars.getUserBars', {}, asOwner(n));
    const code = own.find(({ _id }) => _id === id)?.barCode ?? '';
    const html = zlib.brotliDecompressSync(await read(port, get(`/?bar=${code}`, 'br')));
    const keys = [...queriesOf(html.toString()), queryKey('orders.getGuestOrders', { barId: id })];
    opened.push({ id, code, keys, seen: new Map(), changedAt: Number.POSITIVE_INFINITY });
  }
  return opened;
}

async function openBoard(bar: Bar, n: number): Promise<void> {
  const barId = bar.id;
  const board = queryKey('orders.getOrdersForBar', { barId });
  const queries = [
    board,
    queryKey('orders.getOpenOrders', { barId }),
    queryKey('orders.getNewOrdersCount', { barId }),
    queryKey('bars.getUserBars', {}),
  ];
  const isBoard = prefixOf(board);
  const message = () => tabMessage({ token, queries });
  const socket = await open(`10.201.0.${n}`, message(), (data) => {
    if (!data.subarray(0, isBoard.length).equals(isBoard)) return;
    const now = performance.now();
    const { orders } = JSON.parse(data.toString()).value as { orders: { _id: string }[] };
    for (const { _id } of orders) if (!bar.seen.has(_id)) bar.seen.set(_id, now);
  });
  setInterval(() => socket.send(message()), tokenMs + 1_000);
}

async function openMenu(bar: Bar, n: number): Promise<void> {
  const menu = bar.keys.find((key) => key.includes('getFilteredDrinksForBar')) ?? '';
  const isMenu = prefixOf(menu);
  const guestKey = keys[n] ?? randomUUID();
  const message = tabMessage({ guestKey, queries: bar.keys });
  let shownAt = 0;
  await open(addressOf(n), message, (data) => {
    if (!data.subarray(0, isMenu.length).equals(isMenu)) return;
    if (bar.changedAt < Number.POSITIVE_INFINITY && shownAt < bar.changedAt)
      load.menu.push(performance.now() - bar.changedAt);
    shownAt = performance.now();
  });
}

async function open(
  address: string,
  message: string,
  onFrame: (data: Buffer) => void,
): Promise<WebSocket> {
  const socket = await openTab(url, address, message, (data) => {
    load.frames++;
    load.megabytes += data.length / 1e6;
    onFrame(data);
  });
  socket.on('close', () => load.closed++);
  return socket;
}

function prefixOf(key: string): Buffer {
  return Buffer.from(`{"key":${JSON.stringify(key)},`);
}

function addressOf(guest: number): string {
  return `10.${guest >> 16}.${(guest >> 8) & 255}.${guest & 255}`;
}

function emptyLoad(): Load {
  return {
    order: [],
    board: [],
    menu: [],
    page: [],
    calls: 0,
    frames: 0,
    megabytes: 0,
    closed: 0,
    failed: [],
    cpuSeconds: 0,
  };
}
