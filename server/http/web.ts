import fs from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#domain/errors.ts';
import { acceptedLanguages, pickLanguage } from '#domain/languages.ts';
import { StartupError } from '#server/startup-error.ts';
import { pagePolicy } from './security.ts';

const folder = path.join(import.meta.dirname, '../../dist/web');

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

interface Asset {
  type: string;
  plain: Buffer;
  encoded: { br?: Buffer; gzip?: Buffer };
  cacheControl: string;
}

/** The built web app, from memory. Whatever is no file and no function is a page of the app. */
export function serveWeb(app: FastifyInstance) {
  const { assets, page } = load();

  for (const [url, asset] of assets) {
    app.get(url, (request, reply) => {
      const encoding = pickEncoding(request, asset);
      if (encoding) reply.header('content-encoding', encoding);
      return reply
        .header('cache-control', asset.cacheControl)
        .header('vary', 'accept-encoding')
        .type(asset.type)
        .send(encoding ? asset.encoded[encoding] : asset.plain);
    });
  }

  app.setNotFoundHandler((request, reply) => {
    const isPage = ['GET', 'HEAD'].includes(request.method) && !path.extname(pathOf(request));
    if (!isPage || /^\/(api|assets)\//.test(request.url)) throw new AppError('NOT_FOUND', null);
    const cookies = readCookies(request);
    const { nonce, policy } = pagePolicy();
    const language = pickLanguage([
      cookies.get('language'),
      ...acceptedLanguages(request.headers['accept-language']),
    ]);
    const theme = cookies.get('theme') === 'light' || cookies.get('theme') === 'dark';
    return reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-language, cookie')
      .type('text/html; charset=utf-8')
      .send(
        page
          .replaceAll('%nonce%', nonce)
          .replace('%language%', language)
          .replace('%theme%', theme ? (cookies.get('theme') ?? '') : 'system'),
      );
  });
}

function load(): { assets: Map<string, Asset>; page: string } {
  if (!fs.existsSync(path.join(folder, 'index.html'))) {
    throw new StartupError('The web app is not built. Run npm run build, or npm start.');
  }
  const page = fs.readFileSync(path.join(folder, 'index.html'), 'utf8');
  const assets = new Map<string, Asset>();
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const type = types[path.extname(file)];
    const url = `/${path.relative(folder, file).replaceAll(path.sep, '/')}`;
    if (!entry.isFile() || !type) continue;
    assets.set(url, {
      type,
      plain: fs.readFileSync(file),
      encoded: { br: readIfAny(`${file}.br`), gzip: readIfAny(`${file}.gz`) },
      cacheControl: url.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
  }
  return { assets, page };
}

function readIfAny(file: string): Buffer | undefined {
  return fs.existsSync(file) ? fs.readFileSync(file) : undefined;
}

function pickEncoding({ headers }: FastifyRequest, { encoded }: Asset): 'br' | 'gzip' | undefined {
  const accepted = String(headers['accept-encoding'] ?? '');
  return (['br', 'gzip'] as const).find((name) => encoded[name] && accepted.includes(name));
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/';
}

function readCookies({ headers }: FastifyRequest): Map<string, string> {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  return new Map(pairs.map(([name = '', value = '']) => [name, value]));
}
