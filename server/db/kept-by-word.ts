import { Bounded } from './bounded.ts';

/** What an entry takes beside its value and its key: objects, and its places under its words. */
const entryBytes = 1_000;

interface Entry<T> {
  key: string;
  value: T;
  words: ReadonlySet<string>;
}

/** A value that is being made; a change meanwhile means that it is out of date already. */
export interface Making<T> {
  /** It will be made of this: the words of the change feed after which that may differ. */
  reads: (words: readonly string[]) => void;
  /** Keeps it, if it is still up to date. */
  keep: (value: T) => void;
  end: () => void;
}

/**
 * A cache of what is made of several rows, such as answers and pages: kept until a word of the change
 * feed is about one of them, within a number of bytes, the longest unused first. While words cannot be
 * heard, nothing is kept and nothing is found.
 */
export class KeptByWord<T> {
  readonly #hearsChanges: () => boolean;
  readonly #entries: EntriesByWord<T>;
  readonly #making = new Set<{ words: Set<string>; isOutdated: boolean }>();

  constructor(mostBytes: number, bytesOf: (value: T) => number, hearsChanges: () => boolean) {
    this.#entries = new EntriesByWord(
      mostBytes,
      ({ key, value }) => bytesOf(value) + 2 * key.length + entryBytes,
    );
    this.#hearsChanges = hearsChanges;
  }

  get(key: string): T | undefined {
    return this.#hearsChanges() ? this.#entries.get(key)?.value : undefined;
  }

  /** To be called before what it is made of is read. */
  make(key: string): Making<T> {
    const making = { words: new Set<string>(), isOutdated: !this.#hearsChanges() };
    this.#making.add(making);
    return {
      reads: (words) => {
        for (const word of words) making.words.add(word);
      },
      keep: (value) => {
        if (making.isOutdated || !this.#hearsChanges()) return;
        this.#entries.set(key, { key, value, words: making.words });
      },
      end: () => void this.#making.delete(making),
    };
  }

  /** A word of the change feed, as readers know it; '*' is about everything. */
  changed(word: string): void {
    this.#entries.forget(word);
    for (const making of this.#making) {
      if (word === '*' || making.words.has(word)) making.isOutdated = true;
    }
  }
}

/** The entries and, beside them, which word is about which. */
class EntriesByWord<T> extends Bounded<Entry<T>> {
  readonly #keys = new Map<string, Set<string>>();

  override set(key: string, entry: Entry<T>): void {
    super.set(key, entry);
    // One that is larger than all space is not there.
    if (!this.get(key)) return;
    for (const word of entry.words) {
      this.#keys.set(word, (this.#keys.get(word) ?? new Set()).add(key));
    }
  }

  override delete(key: string): void {
    for (const word of this.get(key)?.words ?? []) {
      const keys = this.#keys.get(word);
      keys?.delete(key);
      if (!keys?.size) this.#keys.delete(word);
    }
    super.delete(key);
  }

  forget(word: string): void {
    if (word === '*') {
      this.#keys.clear();
      this.clear();
    }
    for (const key of [...(this.#keys.get(word) ?? [])]) this.delete(key);
  }
}
