// The guests and the bartender of bench/orders/orders.ts, in a process of their own.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { type Answer, queryKey, type TabMessage } from '#domain/protocol.ts';
import { randomAddress } from '#scripts/lib/random-address.mjs';

export interface Place {
  url: string;
  barId: string;
  /** The owner's token. */
  token: string;
}

export type Task =
  /** Clients that each place the next order, or a round of so many drinks, as soon as the last is
   * answered. */
  | { kind: 'rate'; clients: number; ms: number; drinks: number }
  /** Orders per second, and guests who watch theirs. `byHand`: each order is started and completed by
   * calls; otherwise the board is cleared by SQL. */
  | { kind: 'evening'; guests: number; perSecond: number; ms: number; byHand: boolean };

export interface Times {
  seconds: number;
  /** Milliseconds, one for each order. */
  times: number[];
}

const regulars = 1_000;
const stepMs = 500;
const { url, barId, token } = JSON.parse(process.argv[2] ?? '') as Place;
const keys = Array.from({ length: regulars }, () => randomUUID());

process.on('message', async (task: Task) => {
  process.send?.(await (task.kind === 'rate' ? rate(task) : evening(task)));
});

async function rate({ clients, ms, drinks }: Task & { kind: 'rate' }): Promise<Times> {
  const times: number[] = [];
  const end = performance.now() + ms;
  const client = async () => {
    const post = await connect();
    while (performance.now() < end) {
      const start = performance.now();
      await (drinks === 1 ? order(post, randomUUID()) : orderRound(post, randomUUID(), drinks));
      times.push(performance.now() - start);
    }
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
  const board = await open(null, token, [['orders.getOrdersForBar', { barId }]], (value) => {
    const { orders } = value as { orders: { _id: string }[] };
    const now = performance.now();
    for (const { _id } of orders) {
      const start = waiting.get(_id);
      if (start === undefined) {
        if (!early.has(_id)) early.set(_id, now);
        continue;
      }
      if (start >= 0) times.push(now - start);
      waiting.set(_id, -1);
    }
  });
  const sockets = [board];
  for (let guest = 0; guest < guests; guest++) {
    const queries: [string, object][] = [['orders.getGuestOrders', { barId }]];
    sockets.push(await open(keys[guest] ?? null, null, queries, () => {}));
  }
  const serve = async (guest: number) => {
    const start = performance.now();
    const id = await order(call, keys[guest % regulars] ?? '');
    // The frame may come before the answer.
    const seen = early.get(id);
    if (seen !== undefined) times.push(seen - start);
    waiting.set(id, seen === undefined ? start : -1);
    for (const status of byHand ? ['processing', 'done'] : []) {
      await delay(stepMs);
      await call(
        'orders.updateOrderStatus',
        { orderId: id, status },
        { authorization: `Bearer ${token}` },
      );
    }
  };
  const served: Promise<void>[] = [];
  const begin = performance.now();
  for (let n = 0; n < (perSecond * ms) / 1000; n++) {
    await delay(Math.max(0, begin + (n * 1000) / perSecond - performance.now()));
    served.push(serve(n));
  }
  await Promise.all(served);
  await delay(stepMs);
  for (const socket of sockets) socket.terminate();
  return { seconds: ms / 1000, times };
}

type Post = (name: string, input: object, headers: Record<string, string>) => Promise<string>;

function order(post: Post, guestKey: string): Promise<string> {
  const input = { barId, drinkId: 'negroni', guestName: 'Marta', notes: 'Less ice' };
  return post('orders.createOrder', input, { 'x-guest-key': guestKey, ...fromSomewhere() });
}

function orderRound(post: Post, guestKey: string, drinks: number): Promise<unknown> {
  const lines = [{ drinkId: 'negroni', quantity: drinks, notes: 'Less ice' }];
  const input = { barId, guestName: 'Marta', lines };
  return post('orders.createRound', input, { 'x-guest-key': guestKey, ...fromSomewhere() });
}

/** A header with a random address: the rate limit of one address would be exceeded. */
function fromSomewhere() {
  return { 'x-forwarded-for': randomAddress() };
}

/** One keep-alive connection, one call at a time, with as little work as possible. */
async function connect(): Promise<Post> {
  const { hostname, port, host } = new URL(url);
  const socket = net.connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.setNoDelay();
  let received = '';
  let answer = (_text: string) => {};
  socket.setEncoding('utf8').on('data', (part) => {
    received += part;
    const end = received.indexOf('\r\n\r\n') + 4;
    const length = Number(/content-length: (\d+)/i.exec(received)?.[1]);
    if (end < 4 || received.length < end + length) return;
    const text = received;
    received = '';
    answer(text);
  });
  return async (name, input, headers) => {
    const body = JSON.stringify(input);
    const lines = Object.entries({
      host,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'idempotency-key': randomUUID(),
      ...headers,
    }).map(([header, value]) => `${header}: ${value}`);
    socket.write(`POST /api/${name} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
    const text = await new Promise<string>((resolve) => {
      answer = resolve;
    });
    if (!text.startsWith('HTTP/1.1 200')) throw new Error(text);
    return JSON.parse(text.slice(text.indexOf('\r\n\r\n')));
  };
}

/** Connections that are free: as many are opened as there are parallel calls. */
const idle: Post[] = [];
const call: Post = async (name, input, headers) => {
  const post = idle.pop() ?? (await connect());
  const answer = await post(name, input, headers);
  idle.push(post);
  return answer;
};

/** A tab with subscriptions; resolves with their first answers. */
function open(
  guestKey: string | null,
  token: string | null,
  queries: [string, object][],
  onValue: (value: unknown) => void,
): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/live`, { headers: fromSomewhere() });
  return new Promise((resolve, reject) => {
    let missing = queries.length;
    socket.on('error', reject);
    socket.on('open', () => {
      const keys = queries.map(([name, input]) => queryKey(name, input));
      const message: TabMessage = { language: 'en', token, guestKey, queries: keys };
      socket.send(JSON.stringify(message));
    });
    socket.on('message', (data) => {
      const text = data.toString();
      if (!text) return;
      const answer = JSON.parse(text) as Answer;
      if ('error' in answer) return reject(new Error(answer.error.message));
      onValue(answer.value);
      if (--missing === 0) resolve(socket);
    });
  });
}
