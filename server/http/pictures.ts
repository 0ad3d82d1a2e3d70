import zlib from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DrinkLook } from '#domain/drinks/drink-look.ts';
import { AppError } from '#domain/errors.ts';
import { isText } from '#domain/text/text.ts';
import { LruCache } from '#server/cache/lru-cache.ts';
import type { Db } from '#server/db/database.ts';
import { drawDrink } from '#server/illustrations/draw.ts';
import { drawIngredient } from '#server/illustrations/ingredients/draw-ingredient.ts';
import {
  dataUrl,
  ingredientPictureVersion,
  pictureVersion,
  readIngredientLook,
} from '#server/illustrations/pictures.ts';
import { noImage } from '#server/illustrations/placeholder.ts';
import { readLook } from '#server/menu/rows.ts';
import { type Encoding, pickEncoding } from './encodings.ts';
import { inlineDrawing } from './inline-drawings.ts';

const maxPictures = 1_000;
const immutable = 'public, max-age=31536000, immutable';
/** Revalidated each time, because it is gone when its bar is deactivated. */
const ofOneBar = 'private, no-cache';

interface Sendable {
  svg: string;
  encoded?: Record<Encoding, Buffer>;
  /** Requested by its current version, so that it may be cached forever. */
  isFinal: boolean;
}

interface Picture extends Sendable {
  drawing: Buffer;
  barId: string | null;
  etag: string;
}

/**
 * `isVisible`: guests may see the bar and pictures of its drinks. Images are requested without a
 * token.
 */
export function createPictures(db: Db, isVisible: (barId: string) => Promise<boolean>) {
  const cache = new LruCache<Picture>(maxPictures);
  const ingredients = new LruCache<Sendable>(maxPictures);

  function findIngredient(name: string, version: string): Sendable {
    const known = ingredients.get(name);
    if (known && version === ingredientPictureVersion) return known;
    const look = readIngredientLook(name);
    if (!look) throw new AppError('NOT_FOUND', null);
    const svg = drawIngredient(name, look);
    // An outdated version in the URL shows the current look, which is not cached under it.
    if (version !== ingredientPictureVersion) return { svg, isFinal: false };
    const picture = { svg, encoded: compress(svg), isFinal: true };
    ingredients.set(name, picture);
    return picture;
  }

  async function find(id: string, version: string): Promise<Picture> {
    const known = cache.get(`${id}/${version}`);
    if (known) return known;
    const drink = isText(id) ? await readLook(db, id) : undefined;
    if (!drink) throw new AppError('NOT_FOUND', null);
    const current = pictureVersion(id, drink.look);
    const picture = cache.get(`${id}/${current}`) ?? draw(id, drink, `"${current}"`);
    cache.set(`${id}/${current}`, picture);
    return { ...picture, isFinal: version === current };
  }

  return {
    async drawing(url: string): Promise<Buffer> {
      const [, , id = '', file = ''] = url.split('/');
      return (await find(id, file.replace(/\.svg$/, ''))).drawing;
    },

    /**
     * /pictures/{drink}/{version}.svg, /pictures/ingredients/{look}/{version}.svg,
     * /pictures/none.svg
     */
    mount(app: FastifyInstance) {
      app.get('/pictures/none.svg', (_request, reply) =>
        reply
          .header('cache-control', 'public, max-age=86400')
          .type('image/svg+xml')
          .send(noImage()),
      );
      app.get<{ Params: { id: string; version: string } }>(
        '/pictures/:id/:version.svg',
        async (request, reply) => {
          const { id, version } = request.params;
          const picture = await find(id, version);
          const { barId, etag } = picture;
          if (barId === null) return send(request, reply, picture);
          if (!(await isVisible(barId))) throw new AppError('NOT_FOUND', null);
          reply.header('etag', etag);
          if (request.headers['if-none-match'] === etag) {
            return reply.status(304).header('cache-control', ofOneBar).send();
          }
          return send(request, reply, picture, ofOneBar);
        },
      );
      app.get<{ Params: { look: string; version: string } }>(
        '/pictures/ingredients/:look/:version.svg',
        (request, reply) => {
          const { look, version } = request.params;
          return send(request, reply, findIngredient(look, version));
        },
      );
    },
  };
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  picture: Sendable,
  caching = picture.isFinal ? immutable : 'no-cache',
) {
  const { svg, encoded } = picture;
  const encoding = encoded && pickEncoding(request);
  if (encoding) reply.header('content-encoding', encoding);
  return reply
    .header('cache-control', caching)
    .header('vary', 'accept-encoding')
    .type('image/svg+xml')
    .send(encoding ? encoded[encoding] : svg);
}

function draw(
  id: string,
  { look, barId }: { look: DrinkLook; barId: string | null },
  etag: string,
): Picture {
  const svg = drawDrink(id, look);
  const drawing = inlineDrawing(dataUrl(svg));
  return { svg, encoded: compress(svg), drawing, isFinal: true, barId, etag };
}

function compress(svg: string): Record<Encoding, Buffer> {
  return {
    br: zlib.brotliCompressSync(svg, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 6 } }),
    gzip: zlib.gzipSync(svg),
  };
}
