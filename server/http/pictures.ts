import zlib from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#domain/errors.ts';
import { isText } from '#domain/text.ts';
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
import { type InlineDrawing, inlineDrawing } from './inline-drawings.ts';

const maxPictures = 1_000;
const immutable = 'public, max-age=31536000, immutable';

interface Sendable {
  svg: string;
  encoded?: Record<Encoding, Buffer>;
  /** Whether it was requested by its current version, so that it may be cached for ever. */
  isFinal: boolean;
}

interface Picture extends Sendable {
  drawing: InlineDrawing;
}

/** Pictures of drinks, drawn on first use and cached. */
export function createPictures(db: Db) {
  const cache = new LruCache<Picture>(maxPictures);
  const ingredients = new LruCache<Sendable>(maxPictures);

  function findIngredient(name: string, version: string): Sendable {
    const known = ingredients.get(name);
    if (known && version === ingredientPictureVersion) return known;
    const look = readIngredientLook(name);
    if (!look) throw new AppError('NOT_FOUND', null);
    const svg = drawIngredient(name, look);
    // An outdated version in the URL shows the current look, which is not kept under it.
    if (version !== ingredientPictureVersion) return { svg, isFinal: false };
    const picture = { svg, encoded: compress(svg), isFinal: true };
    ingredients.set(name, picture);
    return picture;
  }

  async function find(id: string, version: string): Promise<Picture> {
    const known = cache.get(`${id}/${version}`);
    if (known) return known;
    const look = isText(id) ? await readLook(db, id) : undefined;
    if (!look) throw new AppError('NOT_FOUND', null);
    const current = pictureVersion(id, look);
    const picture = cache.get(`${id}/${current}`) ?? draw(id, look);
    cache.set(`${id}/${current}`, picture);
    // An outdated version in the URL shows the current look.
    return { ...picture, isFinal: version === current };
  }

  return {
    /** The picture at a URL of ours, as part of a page. */
    async drawing(url: string): Promise<InlineDrawing> {
      const [, , id = '', file = ''] = url.split('/');
      return (await find(id, file.replace(/\.svg$/, ''))).drawing;
    },

    /**
     * /pictures/{drink}/{version}.svg, /pictures/ingredients/{look}/{version}.svg, and
     * /pictures/none.svg where there is none.
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
          return send(request, reply, await find(id, version));
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

function send(request: FastifyRequest, reply: FastifyReply, picture: Sendable) {
  const { svg, encoded, isFinal } = picture;
  const encoding = encoded && pickEncoding(request);
  if (encoding) reply.header('content-encoding', encoding);
  return reply
    .header('cache-control', isFinal ? immutable : 'no-cache')
    .header('vary', 'accept-encoding')
    .type('image/svg+xml')
    .send(encoding ? encoded[encoding] : svg);
}

function draw(id: string, look: Parameters<typeof drawDrink>[1]): Picture {
  const svg = drawDrink(id, look);
  return { svg, encoded: compress(svg), drawing: inlineDrawing(dataUrl(svg)), isFinal: true };
}

function compress(svg: string): Record<Encoding, Buffer> {
  return {
    br: zlib.brotliCompressSync(svg, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 6 } }),
    gzip: zlib.gzipSync(svg),
  };
}
