// An entry is a distinct (query, input, scope of viewers). It runs once per change for all
// subscribers.
import { randomUUID } from 'node:crypto';
import { setTimeout as delay, setImmediate as endOfTurn } from 'node:timers/promises';
import { isAppError, type WireError } from '#domain/errors.ts';
import { queryKey } from '#domain/protocol.ts';
import { anyTopic } from '#server/db/database.ts';
import { networkOf } from '#server/limits/network.ts';
import { type EncodedAnswer, encodeError, encodeValue } from './encoded-answer.ts';
import { type AnyQuery, bytesOf } from './function.ts';
import { type Call, type CallServices, invoke, toWire } from './invoke.ts';

export interface LiveCall extends Call<AnyQuery> {
  key: string;
}

type Send = (key: string, answer: EncodedAnswer) => void;

interface Subscriber {
  key: string;
  /** The queue in `turns`, separate from the calls of its address. */
  queue: string;
  send: Send;
}

interface Entry extends Call<AnyQuery> {
  id: string;
  key: string;
  topics: string[];
  subscribers: Set<Subscriber>;
  errorId: string;
  lastAnswer?: EncodedAnswer;
  isRunning: boolean;
  isStale: boolean;
  lastRunAt: number;
  retry?: NodeJS.Timeout;
}

const coalesceMs = 4;
/** Minimum pause between runs of one query, about one frame of a screen. */
const minPauseMs = 16;
/** Errors may be temporary, so a failed run is repeated even without a change. */
const retryMs = 5_000;
const startedAtOnce = 8;

export class LiveQueries {
  readonly #services: CallServices;
  readonly #entries = new Map<string, Entry>();
  readonly #entriesByTopic = new Map<string, Set<Entry>>();
  readonly #changedTopics = new Set<string>();
  runs = 0;

  constructor(services: CallServices) {
    this.#services = services;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** Subscribes to a query with parsed input until the returned function is called. */
  subscribe({ key, ...call }: LiveCall, send: Send): () => void {
    const { name, fn, input, caller } = call;
    const language = fn.localized ? caller.language : '';
    const id = JSON.stringify([name, input, fn.access.scope(caller.viewer), language]);
    const entry = this.#entries.get(id) ?? this.#open(id, call);
    const subscriber = { key, queue: `live ${networkOf(caller.address)}`, send };
    entry.subscribers.add(subscriber);
    if (entry.lastAnswer) send(key, entry.lastAnswer);
    if (entry.subscribers.size === 1) void this.#run(entry);
    return () => this.#unsubscribe(entry, subscriber);
  }

  changed(topic: string): void {
    if (this.#changedTopics.size === 0) setTimeout(() => this.#flush(), coalesceMs);
    this.#changedTopics.add(topic);
  }

  #open(id: string, call: Call<AnyQuery>): Entry {
    const entry: Entry = {
      ...call,
      id,
      key: queryKey(call.name, call.input),
      topics: call.fn.reads(call.input, call.caller.viewer),
      subscribers: new Set(),
      errorId: randomUUID(),
      isRunning: false,
      isStale: false,
      lastRunAt: Number.NEGATIVE_INFINITY,
    };
    this.#entries.set(id, entry);
    for (const topic of entry.topics) {
      const entries = this.#entriesByTopic.get(topic) ?? new Set();
      this.#entriesByTopic.set(topic, entries.add(entry));
    }
    return entry;
  }

  #unsubscribe(entry: Entry, subscriber: Subscriber): void {
    if (!entry.subscribers.delete(subscriber) || entry.subscribers.size) return;
    clearTimeout(entry.retry);
    this.#entries.delete(entry.id);
    for (const topic of entry.topics) {
      const entries = this.#entriesByTopic.get(topic);
      entries?.delete(entry);
      if (!entries?.size) this.#entriesByTopic.delete(topic);
    }
  }

  async #flush(): Promise<void> {
    const topics = [...this.#changedTopics];
    this.#changedTopics.clear();
    const affected = topics.includes(anyTopic)
      ? this.#entries.values()
      : new Set(topics.flatMap((topic) => [...(this.#entriesByTopic.get(topic) ?? [])]));
    let started = 0;
    for (const entry of affected) {
      void this.#run(entry);
      if (++started % startedAtOnce === 0) await endOfTurn();
    }
  }

  async #run(entry: Entry): Promise<void> {
    entry.isStale = true;
    if (entry.isRunning) return;
    entry.isRunning = true;
    while (entry.isStale && entry.subscribers.size) {
      const pauseMs = entry.lastRunAt + minPauseMs - performance.now();
      if (pauseMs > 0) await delay(pauseMs);
      await this.#services.turns.run(this.#shortestQueue(entry), () => this.#runOnce(entry));
    }
    entry.isRunning = false;
  }

  /** A subscriber with a full queue delays no others. */
  #shortestQueue({ subscribers }: Entry): string {
    const { turns } = this.#services;
    let best: { queue: string; length: number } | undefined;
    for (const { queue } of subscribers) {
      if (queue === best?.queue) continue;
      const length = turns.lengthOf(queue);
      if (length < (best?.length ?? Number.POSITIVE_INFINITY)) best = { queue, length };
      if (best?.length === 0) break;
    }
    return best?.queue ?? '';
  }

  async #runOnce(entry: Entry): Promise<void> {
    if (!entry.subscribers.size) return;
    entry.lastRunAt = performance.now();
    entry.isStale = false;
    this.runs++;
    const { answer, isUnavailable } = await this.#answer(entry);
    const { lastAnswer } = entry;
    // While the database is unavailable, the screen keeps its content. A retry is scheduled.
    if (lastAnswer && (isUnavailable || lastAnswer.bytes.equals(answer.bytes))) return;
    entry.lastAnswer = answer;
    for (const { key, send } of entry.subscribers) send(key, answer);
  }

  async #answer(entry: Entry): Promise<{ answer: EncodedAnswer; isUnavailable: boolean }> {
    const { key, errorId } = entry;
    try {
      const value = bytesOf(await invoke(this.#services, entry));
      return { answer: encodeValue(key, value), isUnavailable: false };
    } catch (thrown) {
      const error = toWire(thrown, this.#services.log, errorId);
      clearTimeout(entry.retry);
      if (isTemporary(thrown, error)) {
        entry.retry = setTimeout(() => this.#run(entry), retryMs).unref();
      }
      return { answer: encodeError(key, error), isUnavailable: error.code === 'UNAVAILABLE' };
    }
  }
}

function isTemporary(thrown: unknown, { code }: WireError): boolean {
  return !isAppError(thrown) || code === 'UNAVAILABLE';
}
