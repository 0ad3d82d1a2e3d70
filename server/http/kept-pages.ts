import { LruCache } from '#server/cache/lru-cache.ts';
import { TopicCache } from '#server/cache/topic-cache.ts';
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

/** Rendered pages, cached until one of their topics changes. */
export class KeptPages extends TopicCache<KeptPage> {
  /** The queries of a page when it was made last: the next time it will probably ask the same. */
  readonly #asked = new LruCache<readonly string[]>(mostRemembered);

  constructor(isFeedConnected: () => boolean) {
    super(mostBytes, ({ copy }) => copy.size, isFeedConnected);
  }

  lastAsked(key: string): readonly string[] {
    return this.#asked.get(key) ?? [];
  }

  remember(key: string, asked: readonly string[]): void {
    this.#asked.set(key, asked);
  }
}
