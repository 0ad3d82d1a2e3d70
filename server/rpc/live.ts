// Live queries. Each distinct (query, input, scope of viewers) is an entry: run once per change and
// serialised once, whatever the number of its followers.
import type { Language } from '#domain/languages.ts';
import type { ServerMessage } from '#domain/protocol.ts';
import type { AnyQuery, Services } from './function.ts';
import { invoke, toWire } from './invoke.ts';
import type { Viewer } from './viewer.ts';

export interface Follower {
  id: number;
  /** The same bytes for everyone. Of one query only the latest need arrive. */
  send(bytes: Buffer, query: number): void;
}

interface Entry {
  number: number;
  key: string;
  refresh: () => Promise<Omit<ServerMessage & { query: number }, 'query'>>;
  words: string[];
  followers: Set<Follower>;
  body: string;
  bytes?: Buffer;
  running: boolean;
  stale: boolean;
}

const coalesceMs = 4;

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

  /** Follows a query until the returned function is called. Throws when the input is invalid. */
  follow(
    name: string,
    fn: AnyQuery,
    payload: unknown,
    caller: { viewer: Viewer; language: Language },
    follower: Follower,
  ): () => void {
    const scope = [fn.access.scope(caller.viewer), fn.localized ? caller.language : ''];
    const key = JSON.stringify([name, payload, scope]);
    const entry = this.#entries.get(key) ?? this.#open(key, name, fn, payload, caller);
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

  #open(
    key: string,
    name: string,
    fn: AnyQuery,
    payload: unknown,
    caller: { viewer: Viewer; language: Language },
  ): Entry {
    const input = fn.input.safeParse(payload ?? {});
    const entry: Entry = {
      number: ++this.#lastNumber,
      key,
      refresh: async () => {
        try {
          const value = await invoke(this.#services, name, fn, payload, caller);
          return { t: 'value', value: value ?? null };
        } catch (error) {
          return { t: 'error', error: toWire(error, this.#services.log) };
        }
      },
      words: input.success ? fn.reads(input.data, caller.viewer) : [],
      followers: new Set(),
      body: '',
      running: false,
      stale: false,
    };
    this.#entries.set(key, entry);
    // Before the first read, so that no change slips in between.
    for (const word of entry.words) {
      const readers = this.#readers.get(word) ?? new Set();
      this.#readers.set(word, readers.add(entry));
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

  #flush(): void {
    const words = [...this.#changed];
    this.#changed.clear();
    const touched = words.includes('*')
      ? this.#entries.values()
      : new Set(words.flatMap((word) => [...(this.#readers.get(word) ?? [])]));
    for (const entry of touched) void this.#run(entry);
  }

  async #run(entry: Entry): Promise<void> {
    entry.stale = true;
    if (entry.running) return;
    entry.running = true;
    while (entry.stale && this.#entries.get(entry.key) === entry) {
      entry.stale = false;
      this.runs++;
      const body = JSON.stringify(await entry.refresh());
      if (body === entry.body) continue;
      entry.body = body;
      entry.bytes = undefined;
      for (const follower of entry.followers) this.#push(entry, follower);
    }
    entry.running = false;
  }

  #push(entry: Entry, follower: Follower): void {
    entry.bytes ??= Buffer.from(`{"query":${entry.number},${entry.body.slice(1)}`);
    follower.send(entry.bytes, entry.number);
  }
}

export function encode(message: ServerMessage): Buffer {
  return Buffer.from(JSON.stringify(message));
}
