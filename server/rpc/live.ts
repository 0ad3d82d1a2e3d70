// Live queries. Each distinct (query, input, scope of viewers) is an entry: run once per change and
// serialised once, whatever the number of its followers.
import { randomUUID } from 'node:crypto';
import { setTimeout as delay, setImmediate as endOfTurn } from 'node:timers/promises';
import { isAppError, type WireError } from '#domain/errors.ts';
import { type Answer, queryKey } from '#domain/protocol.ts';
import { anyTopic } from '#server/db/database.ts';
import { networkOf } from '#server/limits/network.ts';
import { type AnyQuery, bytesOf } from './function.ts';
import { type Call, type CallServices, invoke, toWire } from './invoke.ts';

export interface LiveCall extends Call<AnyQuery> {
  /** By which this follower knows the answers. */
  key: string;
}

/** An answer as it is sent, once for all who follow it, and the key that is written in it. */
export interface Encoded {
  key: string;
  bytes: Buffer;
}

/** Of one key only the latest answer need arrive. */
type Send = (key: string, answer: Encoded) => void;

interface Follower {
  key: string;
  /** In which its runs wait: beside the calls of the same address, not before them. */
  line: string;
  send: Send;
}

interface Entry extends Call<AnyQuery> {
  id: string;
  /** By which most followers know it: what they sent is what the function takes. */
  key: string;
  /** The topics of the change feed that make it run again. */
  topics: string[];
  followers: Set<Follower>;
  errorId: string;
  /** The last answer. */
  answer?: Encoded;
  running: boolean;
  stale: boolean;
  ranAt: number;
  retry?: NodeJS.Timeout;
}

const coalesceMs = 4;
/** No screen shows more than so often, and no database should have to work for it. */
const restMs = 16;
/** After an error that may pass, it is tried again: no change may come for long. */
const retryMs = 5_000;
/** So many answers are made in one go; whatever else has come meanwhile has its turn between. */
const slice = 8;

export class LiveQueries {
  readonly #services: CallServices;
  readonly #entries = new Map<string, Entry>();
  readonly #readers = new Map<string, Set<Entry>>();
  readonly #changed = new Set<string>();
  runs = 0;

  constructor(services: CallServices) {
    this.#services = services;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** Follows a query, whose input is parsed, until the returned function is called. */
  follow({ key, ...call }: LiveCall, send: Send): () => void {
    const { name, fn, input, caller } = call;
    const language = fn.localized ? caller.language : '';
    const id = JSON.stringify([name, input, fn.access.scope(caller.viewer), language]);
    const entry = this.#entries.get(id) ?? this.#open(id, call);
    const follower = { key, line: `live ${networkOf(caller.address)}`, send };
    entry.followers.add(follower);
    if (entry.answer) send(key, entry.answer);
    if (entry.followers.size === 1) void this.#run(entry);
    return () => this.#leave(entry, follower);
  }

  changed(topic: string): void {
    if (this.#changed.size === 0) setTimeout(() => this.#flush(), coalesceMs);
    this.#changed.add(topic);
  }

  #open(id: string, call: Call<AnyQuery>): Entry {
    const entry: Entry = {
      ...call,
      id,
      key: queryKey(call.name, call.input),
      topics: call.fn.reads(call.input, call.caller.viewer),
      followers: new Set(),
      errorId: randomUUID(),
      running: false,
      stale: false,
      ranAt: Number.NEGATIVE_INFINITY,
    };
    this.#entries.set(id, entry);
    // Before the first read, so that no change slips in between.
    for (const topic of entry.topics) {
      this.#readers.set(topic, (this.#readers.get(topic) ?? new Set()).add(entry));
    }
    return entry;
  }

  #leave(entry: Entry, follower: Follower): void {
    if (!entry.followers.delete(follower) || entry.followers.size) return;
    clearTimeout(entry.retry);
    this.#entries.delete(entry.id);
    for (const topic of entry.topics) {
      const readers = this.#readers.get(topic);
      readers?.delete(entry);
      if (!readers?.size) this.#readers.delete(topic);
    }
  }

  async #flush(): Promise<void> {
    const topics = [...this.#changed];
    this.#changed.clear();
    const touched = topics.includes(anyTopic)
      ? this.#entries.values()
      : new Set(topics.flatMap((topic) => [...(this.#readers.get(topic) ?? [])]));
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
    while (entry.stale && entry.followers.size) {
      const rest = entry.ranAt + restMs - performance.now();
      if (rest > 0) await delay(rest);
      await this.#services.turns.run(this.#lineOf(entry), () => this.#runOnce(entry));
    }
    entry.running = false;
  }

  /** The shortest line among those of its followers: nobody can make others wait in their own. */
  #lineOf({ followers }: Entry): string {
    const { turns } = this.#services;
    let best: { line: string; length: number } | undefined;
    for (const { line } of followers) {
      if (line === best?.line) continue;
      const length = turns.lengthOf(line);
      if (length < (best?.length ?? Number.POSITIVE_INFINITY)) best = { line, length };
      if (best?.length === 0) break;
    }
    return best?.line ?? '';
  }

  /** What nobody follows any more when its turn has come is not run. */
  async #runOnce(entry: Entry): Promise<void> {
    if (!entry.followers.size) return;
    entry.ranAt = performance.now();
    entry.stale = false;
    this.runs++;
    const { answer, isAway } = await this.#answer(entry);
    // What is on the screen stays there while the database is away: it is tried again.
    if (entry.answer && (isAway || entry.answer.bytes.equals(answer.bytes))) return;
    entry.answer = answer;
    for (const { key, send } of entry.followers) send(key, answer);
  }

  async #answer(entry: Entry): Promise<{ answer: Encoded; isAway: boolean }> {
    const { key, errorId } = entry;
    try {
      const value = bytesOf(await invoke(this.#services, entry));
      return { answer: encodeValue(key, value), isAway: false };
    } catch (thrown) {
      const error = toWire(thrown, this.#services.log, errorId);
      clearTimeout(entry.retry);
      if (mayPass(thrown, error)) {
        entry.retry = setTimeout(() => this.#run(entry), retryMs).unref();
      }
      return { answer: encodeError(key, error), isAway: error.code === 'UNAVAILABLE' };
    }
  }
}

function mayPass(thrown: unknown, { code }: WireError): boolean {
  return !isAppError(thrown) || code === 'UNAVAILABLE';
}

/** The bytes of an `Answer` with a value, whose JSON is in these bytes. */
function encodeValue(key: string, value: Buffer): Encoded {
  return { key, bytes: Buffer.concat([startOf(key), Buffer.from(',"value":'), value, end]) };
}

/** The bytes of an `Answer` with an error. */
export function encodeError(key: string, error: WireError): Encoded {
  return { key, bytes: Buffer.from(JSON.stringify({ key, error } satisfies Answer)) };
}

const end = Buffer.from('}');

function startOf(key: string): Buffer {
  return Buffer.from(`{"key":${JSON.stringify(key)}`);
}

/** The answer under the key that a follower asked with, which may be another spelling of the input. */
export function bytesUnder(key: string, answer: Encoded): Buffer {
  if (key === answer.key) return answer.bytes;
  return Buffer.concat([startOf(key), answer.bytes.subarray(startOf(answer.key).length)]);
}
