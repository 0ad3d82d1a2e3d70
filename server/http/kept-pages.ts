import { Bounded } from '#server/db/bounded.ts';
import type { PageCopy } from './page-copy.ts';
import type { PageCall } from './renderer.ts';

const mostBytes = 64 * 2 ** 20;
/** Of so many pages it is known what they ask, which is a few hundred bytes each. */
const mostRemembered = 5_000;

export interface KeptPage {
  copy: PageCopy;
  /** The keys of the queries that were asked for it. */
  asked: readonly string[];
  /** Those it was made of. */
  calls: readonly PageCall[];
}

interface Entry extends KeptPage {
  words: ReadonlySet<string>;
}

/** A page that is being made; a change meanwhile means that it is out of date already. */
export interface Making {
  /** It will be made of this: the words after which that may differ. */
  reads: (words: readonly string[]) => void;
  /** Ends it. With a page, that is kept if it is still up to date. */
  end: (page?: KeptPage) => void;
}

/** Rendered pages, in memory, until one of the words of the change feed is about them. */
export class KeptPages {
  readonly #hearsChanges: () => boolean;
  readonly #pages = new PagesByWord();
  readonly #making = new Set<{ words: Set<string>; isOutdated: boolean }>();
  /** The queries of a page when it was made last: the next time it will probably ask the same. */
  readonly #asked = new Bounded<readonly string[]>(mostRemembered);

  /** Pages are only kept while changes are heard. */
  constructor(hearsChanges: () => boolean) {
    this.#hearsChanges = hearsChanges;
  }

  get(key: string): KeptPage | undefined {
    return this.#hearsChanges() ? this.#pages.get(key) : undefined;
  }

  lastAsked(key: string): readonly string[] {
    return this.#asked.get(key) ?? [];
  }

  make(key: string): Making {
    const making = { words: new Set<string>(), isOutdated: !this.#hearsChanges() };
    this.#making.add(making);
    return {
      reads: (words) => {
        for (const word of words) making.words.add(word);
      },
      end: (page) => {
        this.#making.delete(making);
        if (!page) return;
        this.#asked.set(key, page.asked);
        if (making.isOutdated || !this.#hearsChanges()) return;
        this.#pages.set(key, { ...page, words: making.words });
      },
    };
  }

  /** A word of the change feed, as readers know it; '*' is about everything. */
  changed(word: string): void {
    this.#pages.forget(word);
    for (const making of this.#making) {
      if (word === '*' || making.words.has(word)) making.isOutdated = true;
    }
  }
}

/** The pages and, beside them, which word is about which. */
class PagesByWord extends Bounded<Entry> {
  readonly #keys = new Map<string, Set<string>>();

  constructor() {
    super(mostBytes, ({ copy }) => copy.size);
  }

  override set(key: string, entry: Entry): void {
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
