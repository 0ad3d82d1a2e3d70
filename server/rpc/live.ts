// Live queries. Each distinct (query, input, scope of viewers) is an entry: run once per change and
// serialised once, whatever the number of its followers.
import { randomUUID } from 'node:crypto';
import { setTimeout as delay, setImmediate as endOfTurn } from 'node:timers/promises';
import { isAppError } from '#domain/errors.ts';
import type { Answer } from '#domain/protocol.ts';
import type { Services } from '#server/services.ts';
import type { AnyQuery } from './function.ts';
import { type Call, invoke, toWire } from './invoke.ts';

export interface LiveCall extends Call<AnyQuery> {
  /** By which its followers know it; those of one entry share it, as they share the bytes. */
  key: string;
}

/** Of one key only the latest bytes need arrive. */
type Follower = (key: string, bytes: Buffer) => void;

interface Entry extends LiveCall {
  id: string;
  /** The words of the change feed that make it run again. */
  words: string[];
  followers: Set<Follower>;
  errorId: string;
  /** The last answer. */
  bytes?: Buffer;
  running: boolean;
  stale: boolean;
  ranAt: number;
  retry?: NodeJS.Timeout;
}

const coalesceMs = 4;
/** No screen shows more than so often, and no database should have to work for it. */
const restMs = 16;
/** After an error that nobody expected, it is tried again: no change may come for long. */
const retryMs = 5_000;
/** So many answers are made in one go; whatever else has come meanwhile has its turn between. */
const slice = 8;

export class LiveQueries {
  readonly #services: Services;
  readonly #entries = new Map<string, Entry>();
  readonly #readers = new Map<string, Set<Entry>>();
  readonly #changed = new Set<string>();
  runs = 0;

  constructor(services: Services) {
    this.#services = services;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** Follows a query until the returned function is called. */
  follow(call: LiveCall, follower: Follower): () => void {
    const { key, fn, caller } = call;
    const language = fn.localized ? caller.language : '';
    const id = JSON.stringify([key, fn.access.scope(caller.viewer), language]);
    const entry = this.#entries.get(id) ?? this.#open(id, call);
    entry.followers.add(follower);
    if (entry.bytes) follower(key, entry.bytes);
    return () => this.#leave(entry, follower);
  }

  /** A word of the change feed; '*' means that words may have been missed. */
  changed(word: string): void {
    if (this.#changed.size === 0) setTimeout(() => this.#flush(), coalesceMs);
    this.#changed.add(word);
  }

  #open(id: string, call: LiveCall): Entry {
    const entry: Entry = {
      ...call,
      id,
      words: call.fn.reads(call.input, call.caller.viewer),
      followers: new Set(),
      errorId: randomUUID(),
      running: false,
      stale: false,
      ranAt: Number.NEGATIVE_INFINITY,
    };
    this.#entries.set(id, entry);
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
    this.#entries.delete(entry.id);
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
    while (entry.stale && this.#entries.get(entry.id) === entry) {
      const rest = entry.ranAt + restMs - performance.now();
      if (rest > 0) await delay(rest);
      entry.ranAt = performance.now();
      entry.stale = false;
      this.runs++;
      const bytes = encode(await this.#answer(entry));
      if (entry.bytes?.equals(bytes)) continue;
      entry.bytes = bytes;
      for (const follower of entry.followers) follower(entry.key, bytes);
    }
    entry.running = false;
  }

  async #answer(entry: Entry): Promise<Answer> {
    const { key, errorId } = entry;
    try {
      return { key, value: (await invoke(this.#services, entry)) ?? null };
    } catch (error) {
      clearTimeout(entry.retry);
      if (!isAppError(error)) entry.retry = setTimeout(() => this.#run(entry), retryMs).unref();
      return { key, error: toWire(error, this.#services.log, errorId) };
    }
  }
}

export function encode(answer: Answer): Buffer {
  return Buffer.from(JSON.stringify(answer));
}
