import type { RenderedPage } from '#domain/page-rendering.ts';
import { canonicalGuestAddress, menuParameters, parseRoute, paths } from '#domain/routes.ts';
import type { Preferences } from '#server/http/preferences.ts';
import { CompressedPage } from './compressed-page.ts';
import type { PageCache } from './page-cache.ts';
import type { createPageTemplates, Needs } from './page-template.ts';
import type { Rendered, Renderer, Rendering } from './renderer.ts';

type Template = ReturnType<ReturnType<typeof createPageTemplates>['rendered']> & { policy: string };

export interface GuestPage {
  kind: RenderedPage;
  /** Equal for all spellings of one address, without parameters that the page ignores. */
  address: string;
  /** Pages with a search or a filter are not cached, because their number is unlimited. */
  isCacheable: boolean;
}

/** Parameters with two values each, and the value that is not the default. */
const choices: Partial<Record<(typeof menuParameters)[number], string>> = {
  view: 'browse',
  order: 'name',
};

export function guestPageAt(url: string): GuestPage | undefined {
  // Hot path: needs no parsing.
  const [address] = canonicalGuestAddress.exec(url) ?? [];
  if (address) {
    return { kind: url.startsWith('/party/') ? 'party' : 'bar', address, isCacheable: true };
  }
  const parsed = URL.parse(url, 'http://here');
  const route = parsed && parseRoute(parsed);
  if (route?.page === 'party' && route.shareCode) {
    return { kind: 'party', address: paths.party(route.shareCode), isCacheable: true };
  }
  // Any unknown path is also the guest page. The browser renders those.
  if (route?.page !== 'guest' || parsed?.pathname !== '/') return undefined;
  if (!route.barCode) return { kind: 'entry', address: paths.home(), isCacheable: true };
  return menuAt(route.barCode, parsed.searchParams);
}

function menuAt(barCode: string, query: URLSearchParams): GuestPage {
  const given = menuParameters.flatMap((name) => {
    const value = query.get(name);
    return value && value === (choices[name] ?? value) ? [[name, value] as const] : [];
  });
  const rest = given.map(([name, value]) => `&${name}=${encodeURIComponent(value)}`).join('');
  return {
    kind: 'bar',
    address: paths.guest(barCode) + rest,
    isCacheable: given.every(([name]) => choices[name]),
  };
}

/** Rendered without knowing the viewer, and cached until their data changes. */
export class GuestPages {
  readonly #renderer: Renderer;
  readonly #cache: PageCache;
  readonly #templateFor: (needs: Needs) => Template;

  constructor(renderer: Renderer, cache: PageCache, templateFor: (needs: Needs) => Template) {
    this.#renderer = renderer;
    this.#cache = cache;
    this.#templateFor = templateFor;
  }

  async get(page: GuestPage, preferences: Preferences, from: string): Promise<CompressedPage> {
    const { theme, ...own } = preferences;
    const rendering = { request: { address: page.address, ...own }, from };
    const compress = (rendered: Rendered) => {
      const { fill, policy } = this.#templateFor({
        scripts: rendered.partScripts,
        language: own.language,
      });
      const status = rendered.isMissing ? 404 : 200;
      return new CompressedPage(fill(preferences, rendered), policy, status);
    };
    // A page that leaves out ingredients is only for one guest.
    if (!page.isCacheable || (page.kind === 'bar' && own.leftOut))
      return this.#renderer.render({ ...rendering, finish: compress });
    const key = `${page.address} ${own.language} ${theme} ${own.unitPreference}`;
    return (await this.#cached(key, from)) ?? this.#render(key, rendering, compress);
  }

  /** Rate limits against guessing codes apply to cached pages as well. */
  async #cached(key: string, from: string): Promise<CompressedPage | undefined> {
    const calls = this.#cache.get(key)?.calls;
    if (!calls) return undefined;
    try {
      for (const { call } of calls) {
        if (call.fn.admit) await this.#renderer.admit(call, from);
      }
    } catch {
      return undefined;
    }
    return this.#cache.get(key)?.page;
  }

  async #render(
    key: string,
    rendering: Pick<Rendering<CompressedPage>, 'request' | 'from'>,
    compress: (rendered: Rendered) => CompressedPage,
  ): Promise<CompressedPage> {
    const fill = this.#cache.fill(key);
    try {
      return await this.#renderer.render({
        ...rendering,
        expectedQueries: this.#cache.lastQueries(key),
        onCall: ({ fn, input, caller }) => fill.dependsOn(fn.reads(input, caller.viewer)),
        instead: (admitted) => {
          const other = this.#cache.get(key);
          const mayHaveIt = other?.calls.every(
            ({ key: query, call }) => !call.fn.admit || admitted.has(query),
          );
          return mayHaveIt ? other?.page : undefined;
        },
        finish: (rendered) => {
          const page = compress(rendered);
          const { calls, queries, isComplete } = rendered;
          if (isComplete) {
            this.#cache.rememberQueries(key, queries);
            fill.store({ page, calls });
          }
          return page;
        },
      });
    } finally {
      fill.end();
    }
  }
}
