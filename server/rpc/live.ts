// Live queries. Each distinct (query, input, scope of viewers) is an entry: run once per change and
// serialised once, whatever the number of its followers.
import { randomUUID } from 'node:crypto';
import { setTimeout as delay, setImmediate as endOfTurn } from 'node:timers/promises';
import type { ServerMessage } from '#domain/protocol.ts';
import type { AnyQuery, Services } from './function.ts';
import { type Caller, invoke, toWire } from './invoke.ts';

export interface LiveCall {
  name: string;
  fn: AnyQuery;
  payload: unknown;
  caller: Caller;
}

export interface Follower {
  id: number;
  /** The same bytes for everyone. Of one query only the latest need arrive. */
  send(bytes: Buffer, query: number): void;
}

interface Entry extends LiveCall {
  key: string;
  number: number;
  /** The words of the change feed that make it run again. */
  words: string[];
  followers: Set<Follower>;
  errorId: string;
  body: string;
  bytes?: Buffer | undefined;
  running: boolean;
  stale: boolean;
  ranAt: number;
}

const coalesceMs = 4;
/** No screen shows more than so often, and no database should have to work for it. */
const restMs = 16;
/** So many answers are made in one go; whatever else has come meanwhile has its turn between. */
const slice = 8;

export class LiveQueries {
  readonly #services: Services;
  readonly #entries = new Map<string, Entry>();
  readonly #readers = new Map<string, Set<Entry>>();
  readonly #changed = new Set<string>();
  #lastNumber = 0;
  runs = 0;

  constructor(services: Services) {
    this.#services = services;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** Follows a query until the returned function is called. */
  follow(call: LiveCall, follower: Follower): () => void {
    const { name, fn, payload, caller } = call;
    const scope = [fn.access.scope(caller.viewer), fn.localized ? caller.language : ''];
    const key = JSON.stringify([name, payload, scope]);
    const entry = this.#entries.get(key) ?? this.#open(key, call);
    entry.followers.add(follower);
    follower.send(encode({ t: 'follows', id: follower.id, query: entry.number }), -follower.id);
    if (entry.body) this.#push(entry, follower);
    return () => this.#leave(entry, follower);
  }

  /** A word of the change feed; '*' means that words may have been missed. */
  changed(word: string): void {
    if (this.#changed.size === 0) setTimeout(() => this.#flush(), coalesceMs);
    this.#changed.add(word);
  }

  #open(key: string, call: LiveCall): Entry {
    const input = call.fn.input.safeParse(call.payload ?? {});
    const entry: Entry = {
      ...call,
      key,
      number: ++this.#lastNumber,
      words: input.success ? call.fn.reads(input.data, call.caller.viewer) : [],
      followers: new Set(),
      errorId: randomUUID(),
      body: '',
      running: false,
      stale: false,
      ranAt: Number.NEGATIVE_INFINITY,
    };
    this.#entries.set(key, entry);
    // Before the first read, so that no change slips in between.
    for (const word of entry.words) {
      this.#readers.set(word, (this.#readers.get(word) ?? new Set()).add(entry));
    }
    void this.#run(entry);
    return entry;
  }

  #leave(entry: Entry, follower: Follower): void {
    entry.followers.delete(follower);
    if (entry.followers.size) return;
    this.#entries.delete(entry.key);
    for (const word of entry.words) {
      const readers = this.#readers.get(word);
      readers?.delete(entry);
      if (!readers?.size) this.#readers.delete(word);
    }
  }

  async #flush(): Promise<void> {
    const words = [...this.#changed];
    this.#changed.clear();
    const touched = words.includes('*')
      ? this.#entries.values()
      : new Set(words.flatMap((word) => [...(this.#readers.get(word) ?? [])]));
    let started = 0;
    for (const entry of touched) {
      void this.#run(entry);
      if (++started % slice === 0) await endOfTurn();
    }
  }

  async #run(entry: Entry): Promise<void> {
    entry.stale = true;
    if (entry.running) return;
    entry.running = true;
    while (entry.stale && this.#entries.get(entry.key) === entry) {
      const rest = entry.ranAt + restMs - performance.now();
      if (rest > 0) await delay(rest);
      entry.ranAt = performance.now();
      entry.stale = false;
      this.runs++;
      const body = JSON.stringify(await this.#answer(entry));
      if (body === entry.body) continue;
      entry.body = body;
      entry.bytes = undefined;
      for (const follower of entry.followers) this.#push(entry, follower);
    }
    entry.running = false;
  }

  async #answer({ number, name, fn, payload, caller, errorId }: Entry): Promise<ServerMessage> {
    try {
      const follower = { ...caller, isLive: true };
      const value = await invoke(this.#services, name, fn, payload, follower);
      return { t: 'value', query: number, value: value ?? null };
    } catch (error) {
      return { t: 'error', query: number, error: toWire(error, this.#services.log, errorId) };
    }
  }

  #push(entry: Entry, follower: Follower): void {
    entry.bytes ??= Buffer.from(entry.body);
    follower.send(entry.bytes, entry.number);
  }
}

export function encode(message: ServerMessage): Buffer {
  return Buffer.from(JSON.stringify(message));
}
