import { anyTopic } from '#server/db/database.ts';
import { LruCache } from './lru-cache.ts';

const entryBytes = 1_000;

interface Entry<T> {
  key: string;
  value: T;
  topics: ReadonlySet<string>;
}

/** A value that is being computed. It is not stored if one of its topics changes meanwhile. */
export interface Fill<T> {
  dependsOn: (topics: readonly string[]) => void;
  store: (value: T) => void;
  end: () => void;
}

/** Keeps values until one of their topics changes. Without a connected feed it is empty. */
export class TopicCache<T> {
  readonly #isFeedConnected: () => boolean;
  readonly #entries: EntriesByTopic<T>;
  readonly #fills = new Set<{ topics: Set<string>; isOutdated: boolean }>();

  constructor(maxBytes: number, bytesOf: (value: T) => number, isFeedConnected: () => boolean) {
    this.#entries = new EntriesByTopic(
      maxBytes,
      ({ key, value }) => bytesOf(value) + 2 * key.length + entryBytes,
    );
    this.#isFeedConnected = isFeedConnected;
  }

  get(key: string): T | undefined {
    return this.#isFeedConnected() ? this.#entries.get(key)?.value : undefined;
  }

  /** Call this before the first read for the value, so that no change is missed. */
  fill(key: string): Fill<T> {
    const fill = { topics: new Set<string>(), isOutdated: !this.#isFeedConnected() };
    this.#fills.add(fill);
    return {
      dependsOn: (topics) => {
        for (const topic of topics) fill.topics.add(topic);
      },
      store: (value) => {
        if (fill.isOutdated || !this.#isFeedConnected()) return;
        this.#entries.set(key, { key, value, topics: fill.topics });
      },
      end: () => void this.#fills.delete(fill),
    };
  }

  changed(topic: string): void {
    this.#entries.deleteTopic(topic);
    for (const fill of this.#fills) {
      if (topic === anyTopic || fill.topics.has(topic)) fill.isOutdated = true;
    }
  }
}

class EntriesByTopic<T> extends LruCache<Entry<T>> {
  readonly #keys = new Map<string, Set<string>>();

  override set(key: string, entry: Entry<T>): void {
    super.set(key, entry);
    if (!this.get(key)) return;
    for (const topic of entry.topics) {
      this.#keys.set(topic, (this.#keys.get(topic) ?? new Set()).add(key));
    }
  }

  override delete(key: string): void {
    for (const topic of this.get(key)?.topics ?? []) {
      const keys = this.#keys.get(topic);
      keys?.delete(key);
      if (!keys?.size) this.#keys.delete(topic);
    }
    super.delete(key);
  }

  deleteTopic(topic: string): void {
    if (topic === anyTopic) {
      this.#keys.clear();
      this.clear();
    }
    for (const key of [...(this.#keys.get(topic) ?? [])]) this.delete(key);
  }
}
