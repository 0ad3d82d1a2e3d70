import { Bounded } from '#server/db/bounded.ts';
import { KeptByWord } from '#server/db/kept-by-word.ts';
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

/** Rendered pages, in memory, until one of the words of the change feed is about them. */
export class KeptPages extends KeptByWord<KeptPage> {
  /** The queries of a page when it was made last: the next time it will probably ask the same. */
  readonly #asked = new Bounded<readonly string[]>(mostRemembered);

  constructor(hearsChanges: () => boolean) {
    super(mostBytes, ({ copy }) => copy.size, hearsChanges);
  }

  lastAsked(key: string): readonly string[] {
    return this.#asked.get(key) ?? [];
  }

  remember(key: string, asked: readonly string[]): void {
    this.#asked.set(key, asked);
  }
}
