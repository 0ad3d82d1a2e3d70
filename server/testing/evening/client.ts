// A browser on a bad connection: it repeats calls under their key, and live queries reconnect.
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { WebSocket } from 'ws';
import type { ErrorCode } from '#domain/errors.ts';
import { type Answer, queryKey, type TabMessage } from '#domain/protocol.ts';
import type { Api, ResultOf } from '#server/api.ts';

export type InputOf<N extends keyof Api> = Parameters<Api[N]['run']>[1];

/** Only against hanging. */
const timeoutMs = 15_000;
const giveUpMs = 300_000;
const pauseMs = 80;

/** A result, or the code of an error. */
export type Reply<T> = { value: T; code?: undefined } | { value?: undefined; code: ErrorCode };

/** A guest's or bartender's browser. */
export interface Device {
  /** The latest value of a live query. Undefined before the first. */
  live<N extends keyof Api>(name: N, input: object): ResultOf<N> | undefined;
  call<N extends keyof Api>(name: N, input: InputOf<N>): Promise<Reply<ResultOf<N>>>;
  /** Calls once, without a live query. */
  ask<N extends keyof Api>(name: N, input: InputOf<N>): Promise<ResultOf<N>>;
}

export interface ClientOptions {
  /** Of the bad connection. */
  url: string;
  random: () => number;
  headers: Record<string, string>;
  /** A token that is valid for some minutes, or null. */
  token: () => Promise<string | null>;
  guestKey: string | null;
  /** The live queries of its page. */
  queries: [name: keyof Api, input: object][];
}

export class Client implements Device {
  readonly #options: ClientOptions;
  readonly #values = new Map<string, unknown>();
  #socket: WebSocket | undefined;
  #isClosed = false;
  /** Tries whose response was lost, and calls that were sent twice at once. */
  lostAnswers = 0;
  twice = 0;
  connections = 0;
  /** Two different results of one call. */
  readonly problems: string[] = [];

  constructor(options: ClientOptions) {
    this.#options = options;
    this.#connect();
  }

  live<N extends keyof Api>(name: N, input: object): ResultOf<N> | undefined {
    return this.#values.get(queryKey(name, input)) as ResultOf<N> | undefined;
  }

  /** Repeats the call under one key until a response comes, sometimes twice at once. */
  async call<N extends keyof Api>(name: N, input: InputOf<N>): Promise<Reply<ResultOf<N>>> {
    const key = randomUUID();
    if (this.#options.random() > 0.05) return this.#untilAnswered(name, input, key);
    this.twice++;
    const [first, second] = await Promise.all([
      this.#untilAnswered<ResultOf<N>>(name, input, key),
      this.#untilAnswered<ResultOf<N>>(name, input, key),
    ]);
    if (changed(first) && changed(second) && !isDeepStrictEqual(first, second)) {
      this.problems.push(`${name} returned ${JSON.stringify([first, second])} under one key`);
    }
    return changed(first) ? first : second;
  }

  async ask<N extends keyof Api>(name: N, input: InputOf<N>): Promise<ResultOf<N>> {
    const { value, code } = await this.#untilAnswered<ResultOf<N>>(name, input, randomUUID());
    if (code !== undefined) throw new Error(`${name}: ${code}`);
    return value;
  }

  close() {
    this.#isClosed = true;
    this.#socket?.terminate();
  }

  async #untilAnswered<T>(name: string, input: unknown, key: string): Promise<Reply<T>> {
    for (const end = Date.now() + giveUpMs; Date.now() < end; ) {
      const reply = await this.#post<T>(name, input, key).catch(() => undefined);
      if (reply && reply.code !== 'UNAVAILABLE') return reply;
      this.lostAnswers++;
      await delay(this.#options.random() * pauseMs);
    }
    throw new Error(`${name} got no response`);
  }

  async #post<T>(name: string, input: unknown, key: string): Promise<Reply<T>> {
    const { url, headers, guestKey } = this.#options;
    const token = await this.#options.token();
    const response = await fetch(`${url}/api/${name}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(guestKey && { 'x-guest-key': guestKey }),
        ...headers,
      },
      body: JSON.stringify(input),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body = await response.json();
    if (!response.ok && body.code === undefined) throw new Error('Not a response of the server');
    return response.ok ? { value: body } : { code: body.code };
  }

  #connect() {
    const { url, headers, guestKey, queries, random, token } = this.#options;
    this.connections++;
    const socket = new WebSocket(`${url.replace('http', 'ws')}/live`, { headers });
    this.#socket = socket;
    socket.on('error', () => {});
    socket.on('open', async () => {
      const keys = queries.map(([name, input]) => queryKey(name, input));
      const bearer = await token().catch(() => undefined);
      if (bearer === undefined) return socket.terminate();
      const message = { language: 'en', token: bearer, guestKey, queries: keys } as const;
      if (socket.readyState === WebSocket.OPEN) {
        socket.send(JSON.stringify(message satisfies TabMessage));
      }
    });
    socket.on('message', (data) => {
      const text = data.toString();
      if (!text) return;
      const answer = JSON.parse(text) as Answer;
      if ('value' in answer) this.#values.set(answer.key, answer.value);
    });
    socket.on('close', async () => {
      await delay(random() * pauseMs);
      if (!this.#isClosed) this.#connect();
    });
  }
}

/** Whether a call has changed something. Two such results must be equal. */
function changed({ value, code }: Reply<unknown>): boolean {
  const isLate = typeof value === 'object' && value && 'isMoved' in value && !value.isMoved;
  return code === undefined && !isLate;
}
