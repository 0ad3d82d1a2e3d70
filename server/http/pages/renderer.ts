import fs from 'node:fs';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { AppError, isAppError } from '#domain/errors.ts';
import type { Language } from '#domain/languages.ts';
import type { Boot, RenderEntry } from '#domain/page-rendering.ts';
import { InlineDrawings } from '#server/http/inline-drawings.ts';
import { budgets } from '#server/limits/budgets.ts';
import { networkOf } from '#server/limits/network.ts';
import type { Turns } from '#server/limits/turns.ts';
import type { AnyFunction, AnyQuery } from '#server/rpc/function.ts';
import type { Call } from '#server/rpc/invoke.ts';
import { nobody } from '#server/rpc/viewer.ts';

const file = path.join(import.meta.dirname, '../../../dist/server/entry-server.js');
const maxRounds = 4;
const drawingsPerPage = 4;
const illustrated = /(?<= src=")\/drawings\/[\w-]+\.svg(?=")/g;

export type PageRequest = Omit<Boot, 'answers' | 'partScripts'>;

export interface Rendered {
  html: string;
  /** JSON. */
  drawings: Buffer[];
  boot: string;
  title: string;
  description: string;
  partScripts: string[];
  queries: string[];
  calls: PageCall[];
  /** Whether every query that needs no sign-in has a result, and none is null. */
  isComplete: boolean;
  isMissing: boolean;
}

/** A query of a page, admitted as nobody, because the server does not know the viewer. */
export interface PageCall {
  key: string;
  call: Call<AnyQuery>;
}

export interface Pictured {
  imageUrl?: string | null;
}

export interface RendererOptions {
  find: (name: string) => AnyFunction | undefined;
  admit: (call: Call<AnyQuery>) => Promise<Call<AnyQuery>>;
  answer: (call: Call<AnyQuery>) => Promise<unknown>;
  /** The turns of each address, because a rendering takes milliseconds of the only thread. */
  turns: Turns;
  /** Pictures in the results of these queries. Those of the first query are visible first. */
  pictured: readonly [name: string, of: (answer: unknown) => readonly Pictured[]][];
  drawing: (url: string) => Promise<Buffer>;
  /** A drawing of the web app. */
  illustration: (url: string) => Buffer;
}

export interface Rendering<T> {
  request: PageRequest;
  from: string;
  /**
   * The keys of queries that the page will probably need. They save a rendering that only finds
   * them.
   */
  expectedQueries?: readonly string[];
  onCall?: (call: Call<AnyQuery>) => void;
  /** May return a result that makes the rendering unnecessary. */
  instead?: (admitted: ReadonlyMap<string, unknown>) => T | undefined;
  /** Called synchronously after the last rendering, so that parallel requests find the result. */
  finish: (rendered: Rendered) => T;
}

export interface Renderer {
  render: <T>(rendering: Rendering<T>) => Promise<T>;
  admit: (call: Call<AnyQuery>, from: string) => Promise<unknown>;
}

export async function loadEntry(): Promise<RenderEntry | undefined> {
  if (!fs.existsSync(file)) return undefined;
  const entry: RenderEntry = await import(pathToFileURL(file).href);
  await entry.prepare();
  return entry;
}

/** Renders again until no results of queries are missing. */
export function createRenderer({ render }: RenderEntry, options: RendererOptions): Renderer {
  const admit = async (key: string, language: Language, from: string) => {
    const [name, input] = JSON.parse(key);
    const fn = options.find(name);
    if (fn?.kind !== 'query') throw new AppError('UNKNOWN_FUNCTION', null);
    return options.admit({ name, fn, input, caller: { viewer: nobody, language, address: from } });
  };
  /** In a later turn of the event loop, so that other requests come between. */
  const inTurn = <T>(from: string, task: () => T) =>
    options.turns.run(networkOf(from), () => nextTurn().then(task), budgets.address.callsWaiting);
  return {
    admit: ({ caller, ...call }, address) =>
      options.admit({ ...call, caller: { ...caller, address } }),
    async render({ request, from, expectedQueries = [], onCall, instead, finish }) {
      const boot: Omit<Boot, 'partScripts'> = { ...request, answers: {} };
      const calls = new Map<string, Call<AnyQuery>>();
      const drawings = new InlineDrawings();
      const asked = new Set<string>();
      const needSignIn = new Set<string>();
      const ask = async (key: string) => {
        asked.add(key);
        try {
          const call = await admit(key, boot.language, from);
          calls.set(key, call);
          onCall?.(call);
          boot.answers[key] = await options.answer(call);
        } catch (error) {
          // The browser will query it with its own token.
          if (isAppError(error) && error.code === 'UNAUTHORIZED') needSignIn.add(key);
        }
      };
      const picturedIn = (keys: readonly string[]) =>
        options.pictured.flatMap(([name, of]) =>
          keys
            .filter((key) => calls.get(key)?.name === name && key in boot.answers)
            .flatMap((key) => of(boot.answers[key])),
        );
      let pending = [...expectedQueries];
      let drawingsLeft = drawingsPerPage;
      for (let round = 0; ; round++) {
        await Promise.all(pending.map(ask));
        drawingsLeft -= await inlineDrawings(picturedIn(pending), drawingsLeft, async (url) =>
          drawings.add(url, await options.drawing(url)),
        );
        const result = await inTurn(from, () => {
          const other = instead?.(calls);
          if (other !== undefined) return { page: other };
          const { used, missing, ...rendered } = render(boot);
          pending = missing.filter((key) => !asked.has(key));
          if (pending.length > 0 && round + 1 < maxRounds) return undefined;
          const answers = Object.fromEntries(used.map((key) => [key, boot.answers[key]]));
          const page = finish({
            ...rendered,
            ...drawings.inHtml(
              rendered.html.replaceAll(illustrated, (url) =>
                drawings.add(url, options.illustration(url)),
              ),
            ),
            boot: drawings.inJson(
              JSON.stringify({
                ...boot,
                answers,
                partScripts: rendered.partScripts,
              } satisfies Boot),
            ),
            queries: [...used, ...missing],
            calls: used.flatMap((key) => {
              const call = calls.get(key);
              return call ? [{ key, call }] : [];
            }),
            // The first query of a page reads its bar or party.
            isMissing: answers[used[0] ?? ''] === null,
            isComplete:
              missing.every((key) => needSignIn.has(key)) && !Object.values(answers).includes(null),
          });
          return { page };
        });
        if (result) return result.page;
      }
    },
  };
}

/** Returns how many. */
async function inlineDrawings(
  shown: readonly Pictured[],
  max: number,
  draw: (url: string) => Promise<string>,
): Promise<number> {
  const first = shown.slice(0, max);
  await Promise.all(
    first.map(async (drink) => {
      if (drink.imageUrl) drink.imageUrl = await draw(drink.imageUrl);
    }),
  );
  return first.length;
}
