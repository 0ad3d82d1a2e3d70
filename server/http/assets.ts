import fs from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { StartupError } from '#server/startup-error.ts';
import { type Encoding, pickEncoding } from './encodings.ts';
import { withoutDocumentHeaders } from './security.ts';

export const webFolder = path.join(import.meta.dirname, '../../dist/web');

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

export interface Asset {
  type: string;
  plain: Buffer;
  encoded: { [E in Encoding]?: Buffer | undefined };
  cacheControl: string;
}

export function serveAssets(app: FastifyInstance, assets: ReadonlyMap<string, Asset>) {
  for (const [url, asset] of assets) {
    app.get(url, (request, reply) => {
      const encoding = pickEncoding(request, (name) => asset.encoded[name] !== undefined);
      if (encoding) reply.header('content-encoding', encoding);
      return withoutDocumentHeaders(reply)
        .header('cache-control', asset.cacheControl)
        .header('vary', 'accept-encoding')
        .type(asset.type)
        .send(encoding ? asset.encoded[encoding] : asset.plain);
    });
  }
}

export function readAssets(): ReadonlyMap<string, Asset> {
  if (!fs.existsSync(path.join(webFolder, 'index.html'))) {
    throw new StartupError('The web app is not built. Run npm run build, or npm start.');
  }
  const assets = new Map<string, Asset>();
  for (const entry of fs.readdirSync(webFolder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const type = types[path.extname(file)];
    const url = `/${path.relative(webFolder, file).replaceAll(path.sep, '/')}`;
    if (!entry.isFile() || !type || url.startsWith('/.')) continue;
    assets.set(url, {
      type,
      plain: fs.readFileSync(file),
      encoded: { br: readIfExists(`${file}.br`), gzip: readIfExists(`${file}.gz`) },
      cacheControl: url.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
  }
  return assets;
}

function readIfExists(file: string): Buffer | undefined {
  return fs.existsSync(file) ? fs.readFileSync(file) : undefined;
}
