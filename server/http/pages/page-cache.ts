import { LruCache } from '#server/cache/lru-cache.ts';
import { TopicCache } from '#server/cache/topic-cache.ts';
import type { CompressedPage } from './compressed-page.ts';
import type { PageCall } from './renderer.ts';

const maxBytes = 64 * 2 ** 20;
const maxQueryLists = 5_000;

export interface CachedPage {
  page: CompressedPage;
  calls: readonly PageCall[];
}

export class PageCache extends TopicCache<CachedPage> {
  /** The queries of the last rendering, which the next one will probably need. */
  readonly #queries = new LruCache<readonly string[]>(maxQueryLists);

  constructor(isFeedConnected: () => boolean) {
    super(maxBytes, ({ page }) => page.size, isFeedConnected);
  }

  lastQueries(key: string): readonly string[] {
    return this.#queries.get(key) ?? [];
  }

  rememberQueries(key: string, queries: readonly string[]): void {
    this.#queries.set(key, queries);
  }
}
