import { Bounded } from '#server/db/bounded.ts';
import type { PageCopy } from './page-copy.ts';
import type { PageCall } from './renderer.ts';

const mostBytes = 64 * 2 ** 20;
/** Of so many pages it is known what they ask, which is a few hundred bytes each. */
const mostRemembered = 5_000;

export interface KeptPage {
  copy: PageCopy;
  /** What it was made of. */
  calls: readonly PageCall[];
}

interface Entry extends KeptPage {
  words: ReadonlySet<string>;
}

/** A page that is being made; a change meanwhile means that it is out of date already. */
interface Making {
  /** It will be made of this: the words after which that may differ. */
  reads: (words: readonly string[]) => void;
  /** Keeps it, if it is still up to date; `asked` are the keys of the queries that it took. */
  keep: (page: KeptPage, asked: readonly string[]) => void;
  end: () => void;
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
      keep: (page, asked) => {
        this.#asked.set(key, asked);
        if (making.isOutdated || !this.#hearsChanges()) return;
        this.#pages.set(key, { ...page, words: making.words });
      },
      end: () => void this.#making.delete(making),
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
