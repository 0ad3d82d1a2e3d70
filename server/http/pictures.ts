import zlib from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#domain/errors.ts';
import type { Db } from '#server/db/client.ts';
import { drawDrink } from '#server/illustrations/draw.ts';
import { pictureVersion } from '#server/illustrations/pictures.ts';
import { noImage } from '#server/illustrations/placeholder.ts';
import { readLook } from '#server/menu/rows.ts';

const picturesKept = 1_000;
const immutable = 'public, max-age=31536000, immutable';

interface Picture {
  plain: string;
  br: Buffer;
}

/** The drawn drinks: /pictures/{drink}/{version}.svg, and /pictures/none.svg where there is none. */
export function servePictures(app: FastifyInstance, db: Db) {
  const kept = new Map<string, Picture>();

  app.get('/pictures/none.svg', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(noImage()),
  );

  app.get<{ Params: { id: string; version: string } }>(
    '/pictures/:id/:version.svg',
    async ({ params: { id, version }, headers }, reply) => {
      const key = `${id}/${version}`;
      let picture = kept.get(key);
      let cacheControl = immutable;
      if (!picture) {
        const look = await readLook(db, id);
        if (!look) throw new AppError('NOT_FOUND', null);
        picture = compressed(drawDrink(id, look));
        // An old address shows what the drink looks like now, but not for ever.
        if (version === pictureVersion(id, look)) keep(kept, key, picture);
        else cacheControl = 'no-cache';
      }
      const br = String(headers['accept-encoding'] ?? '').includes('br');
      if (br) reply.header('content-encoding', 'br');
      return reply
        .header('cache-control', cacheControl)
        .header('vary', 'accept-encoding')
        .type('image/svg+xml')
        .send(br ? picture.br : picture.plain);
    },
  );
}

function compressed(plain: string): Picture {
  const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: 6 };
  return { plain, br: zlib.brotliCompressSync(plain, { params }) };
}

function keep(kept: Map<string, Picture>, key: string, picture: Picture) {
  kept.set(key, picture);
  const [oldest] = kept.keys();
  if (kept.size > picturesKept && oldest) kept.delete(oldest);
}
