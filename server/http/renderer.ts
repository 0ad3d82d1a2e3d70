import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Drink } from '#domain/drinks.ts';
import type { Language } from '#domain/languages.ts';
import type { UnitPreference } from '#domain/units.ts';

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
interface Rendered {
  html: string;
  title: string;
  description: string;
  missing: string[];
}

export interface Entry {
  prepare: () => Promise<void>;
  render: (boot: Boot) => Rendered;
}

export interface RenderedPage extends Omit<Rendered, 'missing'> {
  boot: Boot;
}

export interface RendererOptions {
  /** Answers a query as nobody in particular would be answered. */
  answer: (call: {
    name: string;
    input: unknown;
    language: Language;
    from: string;
  }) => Promise<unknown>;
  /** The picture at an address, as a data: address. */
  inlinePicture: (url: string) => Promise<string>;
}

/** `from` is the address of who asks for the page. */
export type RenderPage = (boot: Omit<Boot, 'answers'>, from: string) => Promise<RenderedPage>;

/** The built pages, ready to be rendered; undefined where they are not built. */
export async function loadEntry(): Promise<Entry | undefined> {
  if (!fs.existsSync(file)) return undefined;
  const entry: Entry = await import(pathToFileURL(file).href);
  await entry.prepare();
  return entry;
}

/** Renders a page, asks for the answers it lacked, and renders again until nothing is lacking. */
export function createRenderer({ render }: Entry, options: RendererOptions): RenderPage {
  return async (request, from) => {
    const boot: Boot = { ...request, answers: {} };
    const hopeless = new Set<string>();
    let rendered = render(boot);
    for (let round = 1; round < mostRounds; round++) {
      const missing = rendered.missing.filter((key) => !hopeless.has(key));
      if (missing.length === 0) break;
      await Promise.all(
        missing.map(async (key) => {
          try {
            const [name, input] = JSON.parse(key);
            const answer = await options.answer({ name, input, language: boot.language, from });
            boot.answers[key] = await withDrawings(answer, options.inlinePicture);
          } catch {
            hopeless.add(key);
          }
        }),
      );
      rendered = render(boot);
    }
    const { html, title, description } = rendered;
    return { html, title, description, boot };
  };
}

/** The first drawings of a page of drinks come with the page: they are what is seen first. */
async function withDrawings(
  answer: unknown,
  inlinePicture: RendererOptions['inlinePicture'],
): Promise<unknown> {
  if (!isPageOfDrinks(answer)) return answer;
  const first = await Promise.all(
    answer.page.slice(0, drawingsInPage).map(async (drink) => ({
      ...drink,
      imageUrl: drink.imageUrl && (await inlinePicture(drink.imageUrl)),
    })),
  );
  return { ...answer, page: [...first, ...answer.page.slice(drawingsInPage)] };
}

function isPageOfDrinks(answer: unknown): answer is { page: Drink[] } {
  return typeof answer === 'object' && answer !== null && 'page' in answer;
}
