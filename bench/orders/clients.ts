// The guests and the bartender of bench/orders/orders.ts, in their own process.
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
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
  | { kind: 'evening'; guests: number; perSecond: number; ms: number; byHand: boolean };

export interface Times {
  seconds: number;
  times: number[];
}

const regulars = 1_000;
const stepMs = 500;
const { url, barId, token } = given<Place>();
const port = Number(new URL(url).port);
const keys = Array.from({ length: regulars }, () => randomUUID());

answer((task: Task) => (task.kind === 'rate' ? rate(task) : evening(task)));

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

/** The time from a guest's call to the frame of the board that shows it. */
async function evening({
  guests,
  perSecond,
  ms,
  byHand,
}: Task & { kind: 'evening' }): Promise<Times> {
  const waiting = new Map<string, number>();
  const early = new Map<string, number>();
  const times: number[] = [];
  const showBoard = (frame: Buffer) => {
    const now = performance.now();
    const { orders } = JSON.parse(frame.toString()).value as { orders: { _id: string }[] };
    for (const { _id } of orders) {
      const start = waiting.get(_id);
      if (start === undefined) {
        if (!early.has(_id)) early.set(_id, now);
        continue;
      }
      if (start >= 0) times.push(now - start);
      waiting.set(_id, -1);
    }
  };
  const board = tabMessage({ token, queries: [queryKey('orders.getOrdersForBar', { barId })] });
  const sockets = [await openTab(url, randomAddress(), board, showBoard)];
  for (const guestKey of keys.slice(0, guests)) {
    const own = tabMessage({ guestKey, queries: [queryKey('orders.getGuestOrders', { barId })] });
    sockets.push(await openTab(url, randomAddress(), own, () => {}));
  }
  const serve = async (guest: number) => {
    const start = performance.now();
    const id = await order(call, keys[guest % regulars] ?? '');
    // The frame may come before the response.
    const seen = early.get(id);
    if (seen !== undefined) times.push(seen - start);
    waiting.set(id, seen === undefined ? start : -1);
    for (const status of byHand ? ['processing', 'done'] : []) {
      await delay(stepMs);
      await call('orders.updateOrderStatus', { orderId: id, status }, withToken(token));
    }
  };
  await paced((perSecond * ms) / 1000, perSecond, serve);
  await delay(stepMs);
  for (const socket of sockets) socket.terminate();
  return { seconds: ms / 1000, times };
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
