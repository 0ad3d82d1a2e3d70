import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Drink } from '#domain/drinks.ts';
import { AppError, isAppError } from '#domain/errors.ts';
import type { Language } from '#domain/languages.ts';
import type { UnitPreference } from '#domain/units.ts';
import type { AnyFunction, AnyQuery } from '#server/rpc/function.ts';
import type { Call } from '#server/rpc/invoke.ts';
import { nobody } from '#server/rpc/viewer.ts';
import { type Drawing, Drawings } from './drawings.ts';

const file = path.join(import.meta.dirname, '../../dist/server/entry-server.js');
/** A page asks for its bar, then for the bar's menu: two rounds, and one to spare. */
const mostRounds = 4;
const drawingsInPage = 4;

// The built counterpart of web/entry-server.tsx.
interface Boot {
  address: string;
  language: Language;
  unitPreference: UnitPreference;
  answers: Record<string, unknown>;
}
interface RenderedOnce {
  html: string;
  title: string;
  description: string;
  used: string[];
  missing: string[];
}

export interface Entry {
  prepare: () => Promise<void>;
  render: (boot: Boot) => RenderedOnce;
}

export type PageRequest = Omit<Boot, 'answers'>;

/** The content of a page. */
export interface Rendered {
  /** In pieces, as is what the browser starts from. */
  html: Buffer[];
  boot: Buffer[];
  title: string;
  description: string;
  /** The keys of the queries it asked. */
  asked: string[];
  /** Those it was made of. */
  calls: PageCall[];
  /** Whether all that anybody may see was answered and was there. */
  isWhole: boolean;
}

/** A query of a page, admitted: as nobody, since nobody knows yet who looks at it. */
export interface PageCall {
  key: string;
  call: Call<AnyQuery>;
}

export interface RendererOptions {
  find: (name: string) => AnyFunction | undefined;
  /** Before a query of a page: slows down or refuses whoever guesses. */
  admit: (call: Call<AnyQuery>) => Promise<Call<AnyQuery>>;
  answer: (call: Call<AnyQuery>) => Promise<unknown>;
  /** The picture at an address, as a part of a page. */
  drawing: (url: string) => Promise<Drawing>;
}

export interface Rendering<T> {
  request: PageRequest;
  /** The address of who asks for the page. */
  from: string;
  /** The queries that it will probably ask, so that it need not be rendered to know them. */
  guess?: readonly string[];
  /** Hears of a query before it is answered. */
  onCall?: (call: Call<AnyQuery>) => void;
  /** Before it is rendered: what is there in its place by now, to who was admitted to these queries. */
  instead?: (admitted: ReadonlyMap<string, unknown>) => T | undefined;
  /** Takes it at once, so that whoever comes to the rendering meanwhile finds it. */
  finish: (rendered: Rendered) => T;
}

export interface Renderer {
  render: <T>(rendering: Rendering<T>) => Promise<T>;
  /** Admits another one to a query of a page. */
  admit: (call: Call<AnyQuery>, from: string) => Promise<unknown>;
}

/** The built pages, ready to be rendered; undefined where they are not built. */
export async function loadEntry(): Promise<Entry | undefined> {
  if (!fs.existsSync(file)) return undefined;
  const entry: Entry = await import(pathToFileURL(file).href);
  await entry.prepare();
  return entry;
}

/** Renders a page, asks for the answers it lacked, and renders again until nothing is lacking. */
export function createRenderer({ render }: Entry, options: RendererOptions): Renderer {
  const admitted = async (key: string, language: Language, from: string) => {
    const [name, input] = JSON.parse(key);
    const fn = options.find(name);
    if (fn?.kind !== 'query') throw new AppError('UNKNOWN_FUNCTION', null);
    return options.admit({ name, fn, input, caller: { viewer: nobody, language, address: from } });
  };
  return {
    admit: ({ caller, ...call }, address) =>
      options.admit({ ...call, caller: { ...caller, address } }),
    async render({ request, from, guess = [], onCall, instead, finish }) {
      const boot: Boot = { ...request, answers: {} };
      const calls = new Map<string, Call<AnyQuery>>();
      const drawings = new Drawings();
      const asked = new Set<string>();
      const personal = new Set<string>();
      const ask = async (key: string) => {
        asked.add(key);
        try {
          const call = await admitted(key, boot.language, from);
          calls.set(key, call);
          onCall?.(call);
          boot.answers[key] = await withDrawings(await options.answer(call), (url) =>
            options.drawing(url).then((drawing) => drawings.add(drawing)),
          );
        } catch (error) {
          // The browser will ask for itself.
          if (isAppError(error) && error.code === 'UNAUTHORIZED') personal.add(key);
        }
      };
      let wanting = [...guess];
      for (let round = 0; ; round++) {
        await Promise.all(wanting.map(ask));
        const other = instead?.(calls);
        if (other !== undefined) return other;
        const { used, missing, ...rendered } = render(boot);
        wanting = missing.filter((key) => !asked.has(key));
        if (wanting.length > 0 && round + 1 < mostRounds) continue;
        // What was guessed and is not used is nobody's business.
        const answers = Object.fromEntries(used.map((key) => [key, boot.answers[key]]));
        return finish({
          ...rendered,
          html: drawings.inHtml(rendered.html),
          boot: drawings.inJson(JSON.stringify({ ...boot, answers })),
          asked: [...used, ...missing],
          calls: used.flatMap((key) => {
            const call = calls.get(key);
            return call ? [{ key, call }] : [];
          }),
          isWhole:
            missing.every((key) => personal.has(key)) && !Object.values(answers).includes(null),
        });
      }
    },
  };
}

/** The first drawings of a page of drinks come with the page: they are what is seen first. */
async function withDrawings(
  answer: unknown,
  draw: (url: string) => Promise<string>,
): Promise<unknown> {
  if (!isPageOfDrinks(answer)) return answer;
  const first = await Promise.all(
    answer.page.slice(0, drawingsInPage).map(async (drink) => ({
      ...drink,
      imageUrl: drink.imageUrl && (await draw(drink.imageUrl)),
    })),
  );
  return { ...answer, page: [...first, ...answer.page.slice(drawingsInPage)] };
}

function isPageOfDrinks(answer: unknown): answer is { page: Drink[] } {
  return typeof answer === 'object' && answer !== null && 'page' in answer;
}
