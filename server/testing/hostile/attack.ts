// Sends hostile payloads to a function, as different people, and checks each response.
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { limits } from '#domain/protocol.ts';
import { randomAddress } from '#scripts/lib/random-address.mjs';
import { type Api, api } from '#server/api.ts';
import type { Place } from '#server/testing/access-rules.ts';
import { accessTable } from '#server/testing/access-table.ts';
import { newTally, type Tally, wrongWith } from './answers.ts';
import { hostilePayloads, pick } from './payloads.ts';

/** Only against hanging: the machine may be busy. */
const timeoutMs = 60_000;
const atOnce = 16;

const viewerNames = ['nobody', 'guest', 'owner', 'owner', 'owner', 'anotherOwner'] as const;
type ViewerName = (typeof viewerNames)[number];

export interface Target {
  url: string;
  viewers: Record<ViewerName, { token: string | null; guestKey: string | null }>;
  /** Bars of the owner. Guests see the first one, and nobody else sees the second. */
  shown: Place;
  hidden: Place;
  /** A word in the texts of the second bar. */
  secret: string;
}

interface Payload {
  viewer: ViewerName;
  body: string;
}

/** Each with its sender. */
function* payloadsFor(
  target: Target,
  name: keyof Api,
  count: number,
  random: () => number,
): Generator<Payload> {
  let viewer: ViewerName = 'owner';
  const example = () => {
    const place = viewer === 'guest' || random() < 0.5 ? target.shown : target.hidden;
    return accessTable[name].input(place);
  };
  const ids = [...new Set([...idsOf(target.shown), ...idsOf(target.hidden), 'gin', 'negroni'])];
  const bodies = hostilePayloads({ fn: api[name], example, random, count, ids });
  for (;;) {
    viewer = pick(viewerNames, random) ?? 'owner';
    const next = bodies.next();
    if (next.done) return;
    yield { viewer, body: next.value };
  }
}

const idsOf = (place: Place) => Object.values(place).filter((id) => typeof id === 'string');

/** Checks a response and counts it. */
function judge(
  target: Target,
  tally: Tally,
  name: string,
  { viewer, body }: Payload,
  answer: { text: string; isError: boolean; status?: number },
): void {
  const { text, isError, status } = answer;
  const note = (problem: string) =>
    tally.problems.push(`${name} as ${viewer}: ${problem}. Sent ${body.slice(0, 300)}`);
  tally[isError ? 'refused' : 'accepted']++;
  const wrong = isError ? wrongWith(text, status) : undefined;
  if (wrong) note(wrong);
  const isServerError = isError && /"code":"(UNEXPECTED|STORAGE_FULL)"/.test(text);
  if (isServerError || (status !== undefined && status >= 500 && status !== 503)) {
    tally.serverErrors++;
  }
  if (viewer !== 'owner' && text.includes(target.secret)) note('shows hidden data');
}

export async function attackOverHttp(
  target: Target,
  name: keyof Api,
  count: number,
  random: () => number,
): Promise<Tally> {
  const tally = newTally();
  const payloads = payloadsFor(target, name, count, random);
  const work = async () => {
    for (const payload of payloads) {
      tally.sent++;
      const { token, guestKey } = target.viewers[payload.viewer];
      try {
        const response = await fetch(`${target.url}/api/${name}`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-forwarded-for': randomAddress(),
            ...(token && { authorization: `Bearer ${token}` }),
            ...(guestKey && { 'x-guest-key': guestKey }),
            ...(Math.random() < 0.2 && { 'idempotency-key': crypto.randomUUID() }),
          },
          body: payload.body,
          signal: AbortSignal.timeout(timeoutMs),
        });
        const { status } = response;
        const isError = status !== 200;
        judge(target, tally, name, payload, { text: await response.text(), isError, status });
      } catch (error) {
        tally.unanswered++;
        const what = `${(error as Error).message} ${(error as Error).cause ?? ''}`;
        tally.problems.push(`${name}: no response (${what}). Sent ${payload.body.slice(0, 300)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return tally;
}

/** Each socket subscribes to as many payloads of one viewer as a tab may. */
export async function attackOverSocket(
  target: Target,
  name: keyof Api,
  count: number,
  random: () => number,
): Promise<Tally> {
  const tally = newTally();
  const batches: Payload[][] = [];
  const open = new Map<ViewerName, { batch: Payload[]; bytes: number }>();
  for (const payload of payloadsFor(target, name, count, random)) {
    const bytes = Buffer.byteLength(JSON.stringify(payload.body)) + 100;
    // A longer message ends the socket: see frames.ts.
    if (bytes > limits.bodyBytes / 2) continue;
    let last = open.get(payload.viewer);
    const isFull = last && last.bytes + bytes > limits.bodyBytes / 2;
    if (!last || isFull || last.batch.length === limits.queriesPerTab) {
      last = { batch: [], bytes: 0 };
      open.set(payload.viewer, last);
      batches.push(last.batch);
    }
    last.batch.push(payload);
    last.bytes += bytes;
  }
  const work = async () => {
    for (let batch = batches.pop(); batch; batch = batches.pop()) {
      await follow(target, tally, name, batch, randomAddress());
    }
  };
  await Promise.all(Array.from({ length: 4 }, work));
  return tally;
}

async function follow(
  target: Target,
  tally: Tally,
  name: string,
  batch: Payload[],
  address: string,
): Promise<void> {
  const waiting = new Map(batch.map((payload) => [`["${name}",${payload.body}]`, payload]));
  tally.sent += waiting.size;
  const headers = { 'x-forwarded-for': address };
  const socket = new WebSocket(`${target.url.replace('http', 'ws')}/live`, { headers });
  const answered = Promise.withResolvers<void>();
  socket.on('error', () => answered.resolve());
  socket.on('close', () => answered.resolve());
  socket.on('message', (data) => {
    const text = data.toString();
    if (!text) return;
    const { key, error } = JSON.parse(text);
    const payload = waiting.get(key);
    if (!payload) return;
    const body = error ? JSON.stringify(error) : text.slice(JSON.stringify(key).length);
    judge(target, tally, name, payload, { text: body, isError: Boolean(error) });
    waiting.delete(key);
    if (waiting.size === 0) answered.resolve();
  });
  const opened = await once(socket, 'open').catch(() => undefined);
  const { token, guestKey } = target.viewers[batch[0]?.viewer ?? 'nobody'];
  const queries = [...waiting.keys()];
  if (opened) socket.send(JSON.stringify({ language: 'en', token, guestKey, queries }));
  await Promise.race([answered.promise, delay(timeoutMs, undefined, { ref: false })]);
  socket.close();
  tally.unanswered += waiting.size;
  for (const { body } of waiting.values()) {
    tally.problems.push(`${name}: no response over the socket. Sent ${body.slice(0, 300)}`);
  }
}
