// The guests of bench/orders/orders.ts in one process, and its board in another, so that the frames
// of a thousand guests do not delay those of the board.
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { WebSocket } from 'ws';
import { type Call, from, withToken } from '#bench/clients/calls.ts';
import { type Connection, connect } from '#bench/clients/connection.ts';
import { paced } from '#bench/clients/pace.ts';
import { post, textOf } from '#bench/clients/requests.ts';
import { openTab, tabMessage } from '#bench/clients/tab.ts';
import { answer, given } from '#bench/lib/program.ts';
import { queryKey } from '#domain/protocol.ts';
import { randomAddress } from '#scripts/lib/random-address.mjs';

export interface Place {
  url: string;
  barId: string;
  token: string;
}

export type Task =
  /**
   * Clients that each place the next order, or a round of this many drinks, as soon as the last one
   * has a response.
   */
  | { kind: 'rate'; clients: number; ms: number; drinks: number }
  /**
   * Orders per second, and guests who watch theirs. `byHand`: calls start and complete each order.
   * Otherwise SQL clears the board.
   */
  | { kind: 'evening'; guests: number; perSecond: number; ms: number; byHand: boolean }
  /** Opens the board. */
  | { kind: 'watch' }
  /** The orders that the board has shown. */
  | { kind: 'seen' };

export interface Times {
  seconds: number;
  times: number[];
}

/** Orders, each with the time of its call or of its first frame. */
export type Moments = [orderId: string, at: number][];

const regulars = 1_000;
const stepMs = 500;
const { url, barId, token } = given<Place>();
const port = Number(new URL(url).port);
const keys = Array.from({ length: regulars }, () => randomUUID());

const seen = new Map<string, number>();

answer(async (task: Task) => {
  if (task.kind === 'rate') return rate(task);
  if (task.kind === 'evening') return evening(task);
  if (task.kind === 'watch') return watch();
  return [...seen];
});

/** The same for all processes. */
const clock = () => performance.timeOrigin + performance.now();

async function rate({ clients, ms, drinks }: Task & { kind: 'rate' }): Promise<Times> {
  const times: number[] = [];
  const end = performance.now() + ms;
  const client = async () => {
    const connection = await connect(port);
    const own = callOn(connection);
    while (performance.now() < end) {
      const start = performance.now();
      await (drinks === 1 ? order(own, randomUUID()) : orderRound(own, randomUUID(), drinks));
      times.push(performance.now() - start);
    }
    connection.end();
  };
  await Promise.all(Array.from({ length: clients }, client));
  return { seconds: ms / 1000, times };
}

/** Returns when the board is open. */
async function watch(): Promise<true> {
  const board = tabMessage({ token, queries: [queryKey('orders.getOrdersForBar', { barId })] });
  await openTab(url, randomAddress(), board, (frame) => {
    const now = clock();
    const { orders } = JSON.parse(frame.toString()).value as { orders: { _id: string }[] };
    for (const { _id } of orders) if (!seen.has(_id)) seen.set(_id, now);
  });
  return true;
}

async function evening({
  guests,
  perSecond,
  ms,
  byHand,
}: Task & { kind: 'evening' }): Promise<Moments> {
  const placed: Moments = [];
  const sockets: WebSocket[] = [];
  for (const guestKey of keys.slice(0, guests)) {
    const own = tabMessage({ guestKey, queries: [queryKey('orders.getGuestOrders', { barId })] });
    sockets.push(await openTab(url, randomAddress(), own, () => {}));
  }
  const serve = async (guest: number) => {
    const start = clock();
    const id = await order(call, keys[guest % regulars] ?? '');
    placed.push([id, start]);
    for (const status of byHand ? ['processing', 'done'] : []) {
      await delay(stepMs);
      await call('orders.updateOrderStatus', { orderId: id, status }, withToken(token));
    }
  };
  await paced((perSecond * ms) / 1000, perSecond, serve);
  await delay(stepMs);
  for (const socket of sockets) socket.terminate();
  return placed;
}

function order(call: Call, guestKey: string): Promise<string> {
  const input = { barId, drinkId: 'negroni', guestName: 'Marta', notes: 'Less ice' };
  return call('orders.createOrder', input, fromGuest(guestKey));
}

function orderRound(call: Call, guestKey: string, drinks: number): Promise<unknown> {
  const lines = [{ drinkId: 'negroni', quantity: drinks, notes: 'Less ice' }];
  return call('orders.createRound', { barId, guestName: 'Marta', lines }, fromGuest(guestKey));
}

/** Uses a random address, because one address would exceed its rate limit. */
function fromGuest(guestKey: string) {
  return { 'x-guest-key': guestKey, ...from('{address}') };
}

function callOn({ ask }: Connection): Call {
  return async (name, input, headers = {}) => {
    const request = post(name, input, { 'idempotency-key': '{uuid}', ...headers });
    return JSON.parse((await ask(textOf(request))).toString());
  };
}

/**
 * Calls on free connections, with as many connections as there are parallel calls. The one that has
 * been free the longest is next, because the server closes unused ones.
 */
const idle: Call[] = [];
const call: Call = async (name, input, headers) => {
  const free = idle.shift() ?? callOn(await connect(port));
  const body = await free(name, input, headers);
  idle.push(free);
  return body as never;
};
