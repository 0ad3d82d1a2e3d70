import { isShareCode } from '#domain/parties.ts';
import type { KeptPages } from './kept-pages.ts';
import type { createPages } from './page.ts';
import { PageCopy } from './page-copy.ts';
import type { Preferences } from './preferences.ts';
import type { Rendered, Renderer, Rendering } from './renderer.ts';

/** The modules of the web that show a bar by its code, and an invitation to a party. */
const modules = { bar: 'features/guest/bar-page.tsx', party: 'features/party/party-page.tsx' };
type Part = keyof typeof modules;

/** The addresses whose pages are kept, as our links spell them: nobody can make up any number. */
const plainAddress = /^\/(?:\?bar=[A-Z0-9]{3,5}|party\/[A-Z0-9]{6})$/;

type Template = ReturnType<ReturnType<typeof createPages>['of']> & { policy: string };

/** A page of a guest that somebody asks for. */
export interface GuestPage {
  part: Part;
  address: string;
  isPlain: boolean;
}

/** The page of a guest at this address, if it is one. */
export function guestPageAt(url: string): GuestPage | undefined {
  if (plainAddress.test(url)) {
    return { part: url.startsWith('/party/') ? 'party' : 'bar', address: url, isPlain: true };
  }
  const parsed = URL.parse(url, 'http://here');
  const part = parsed && partOf(parsed);
  if (!part) return undefined;
  return { part, address: parsed.pathname + parsed.search, isPlain: false };
}

function partOf({ pathname, searchParams }: URL): Part | undefined {
  if (pathname === '/' && searchParams.get('bar')) return 'bar';
  const shareCode = /^\/party\/([^/]+)\/?$/.exec(pathname)?.[1] ?? '';
  return isShareCode(shareCode) ? 'party' : undefined;
}

/** The pages of guests: rendered as for nobody in particular, and kept until something changes. */
export class GuestPages {
  readonly #renderer: Renderer;
  readonly #kept: KeptPages;
  readonly #pages: Record<Part, Template>;

  constructor(renderer: Renderer, kept: KeptPages, pageOf: (module: string) => Template) {
    this.#renderer = renderer;
    this.#kept = kept;
    this.#pages = { bar: pageOf(modules.bar), party: pageOf(modules.party) };
  }

  /** `from` is the address of who asks. */
  async get(page: GuestPage, preferences: Preferences, from: string): Promise<PageCopy> {
    const { theme, ...own } = preferences;
    const rendering = { request: { address: page.address, ...own }, from };
    const copyOf = (rendered: Rendered) => {
      const { fill, policy } = this.#pages[page.part];
      return new PageCopy(fill(preferences, rendered), policy);
    };
    if (!page.isPlain) return this.#renderer.render({ ...rendering, finish: copyOf });
    const key = `${page.address} ${own.language} ${theme} ${own.unitPreference}`;
    return (await this.#keptFor(key, from)) ?? this.#make(key, rendering, copyOf);
  }

  /** Who guesses waits, or is refused, for a kept page as for any other. */
  async #keptFor(key: string, from: string): Promise<PageCopy | undefined> {
    const calls = this.#kept.get(key)?.calls;
    if (!calls) return undefined;
    try {
      for (const { call } of calls) {
        if (call.fn.admit) await this.#renderer.admit(call, from);
      }
    } catch {
      return undefined;
    }
    // It may have changed meanwhile.
    return this.#kept.get(key)?.copy;
  }

  /** Who comes to the rendering and finds that another has done it takes theirs. */
  async #make(
    key: string,
    rendering: Pick<Rendering<PageCopy>, 'request' | 'from'>,
    copyOf: (rendered: Rendered) => PageCopy,
  ): Promise<PageCopy> {
    const fill = this.#kept.fill(key);
    try {
      return await this.#renderer.render({
        ...rendering,
        guess: this.#kept.lastAsked(key),
        onCall: ({ fn, input, caller }) => fill.dependsOn(fn.reads(input, caller.viewer)),
        instead: (admitted) => {
          const other = this.#kept.get(key);
          const isForThem = other?.calls.every(
            ({ key: asked, call }) => !call.fn.admit || admitted.has(asked),
          );
          return isForThem ? other?.copy : undefined;
        },
        finish: (rendered) => {
          const copy = copyOf(rendered);
          const { calls, asked, isWhole } = rendered;
          if (isWhole) {
            this.#kept.remember(key, asked);
            fill.store({ copy, calls });
          }
          return copy;
        },
      });
    } finally {
      fill.end();
    }
  }
}
