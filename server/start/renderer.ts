import type { RenderEntry } from '#domain/page-rendering.ts';
import { findFunction } from '#server/api.ts';
import { createRenderer, type Renderer } from '#server/http/pages/renderer.ts';
import type { createPictures } from '#server/http/pictures.ts';
import { plainOf } from '#server/rpc/function.ts';
import { admit, invokeInTurn } from '#server/rpc/invoke.ts';
import type { Services } from '#server/services.ts';

/** Renders guests' pages with the answers of our own functions; undefined where none are built. */
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
      drawing: pictures.drawing,
    })
  );
}
