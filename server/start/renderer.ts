import fs from 'node:fs';
import path from 'node:path';
import type { RenderEntry } from '#domain/page-rendering.ts';
import { type Api, findFunction, type ResultOf } from '#server/api.ts';
import { webFolder } from '#server/http/assets.ts';
import { inlineDrawing } from '#server/http/inline-drawings.ts';
import { createRenderer, type Pictured, type Renderer } from '#server/http/pages/renderer.ts';
import type { createPictures } from '#server/http/pictures.ts';
import { dataUrl } from '#server/illustrations/pictures.ts';
import { plainOf } from '#server/rpc/function.ts';
import { admit, invokeInTurn } from '#server/rpc/invoke.ts';
import type { Services } from '#server/services.ts';

const pictured = [
  drawnIn('drinks.getDrinkForBar', (drink) => (drink ? [drink] : [])),
  drawnIn('menu.getHighlights', ({ featured, popular }) => [...featured, ...popular]),
  drawnIn('drinks.getFilteredDrinksForBar', ({ page }) => page),
];

function drawnIn<N extends keyof Api>(
  name: N,
  of: (answer: ResultOf<N>) => readonly Pictured[],
): [string, (answer: unknown) => readonly Pictured[]] {
  return [name, (answer) => of(answer as ResultOf<N>)];
}

export function createPageRenderer(
  entry: RenderEntry | undefined,
  services: Services,
  pictures: ReturnType<typeof createPictures>,
): Renderer | undefined {
  return (
    entry &&
    createRenderer(entry, {
      find: findFunction,
      admit: (call) => admit(services, call),
      answer: async (call) => plainOf(await invokeInTurn(services, call)),
      turns: services.turns,
      pictured,
      drawing: pictures.drawing,
      illustration,
    })
  );
}

const illustrations = new Map<string, Buffer>();

function illustration(url: string): Buffer {
  const known = illustrations.get(url);
  if (known) return known;
  const bytes = inlineDrawing(dataUrl(fs.readFileSync(path.join(webFolder, url), 'utf8')));
  illustrations.set(url, bytes);
  return bytes;
}
