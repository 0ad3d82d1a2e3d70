import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#domain/errors.ts';
import { acceptedLanguages, pickLanguage } from '#domain/languages.ts';
import { isShareCode } from '#domain/party-rules.ts';
import { defaultUnitPreference, unitPreferences } from '#domain/units.ts';
import { webFolder } from './assets.ts';
import { type Encoding, pickEncoding } from './encodings.ts';
import { createPage } from './page.ts';
import type { RenderPage } from './renderer.ts';
import { type PageSources, pagePolicy } from './security.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
/** Quick rather than small: a page is compressed each time. */
const compress = {
  br: (html: string) => brotli(html, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (html: string) => gzip(html, { level: 4 }),
} satisfies Record<Encoding, (html: string) => Promise<Buffer>>;

/** Whatever is no file and no function is a page of the app. Those of guests are rendered here. */
export function servePages(
  app: FastifyInstance,
  render: RenderPage | undefined,
  sources: PageSources = {},
) {
  const template = fs.readFileSync(path.join(webFolder, 'index.html'), 'utf8');
  const page = createPage(template, (file) => fs.readFileSync(path.join(webFolder, file), 'utf8'));

  app.setNotFoundHandler(async (request, reply) => {
    const url = URL.parse(request.url, 'http://here');
    const isPage = url && ['GET', 'HEAD'].includes(request.method) && !path.extname(url.pathname);
    if (!isPage || /^\/(api|assets|pictures)\//.test(url.pathname)) {
      throw new AppError('NOT_FOUND', null);
    }
    const cookies = readCookies(request);
    const { nonce, policy } = pagePolicy(sources);
    const language = pickLanguage([
      cookies.get('language'),
      ...acceptedLanguages(request.headers['accept-language']),
    ]);
    const theme = ['light', 'dark'].find((known) => known === cookies.get('theme')) ?? 'system';
    const unitPreference =
      unitPreferences.find((unit) => unit === cookies.get('unitPreference')) ??
      defaultUnitPreference;
    const part = guestPart(url);
    const rendered = part
      ? await render?.(
          { address: url.pathname + url.search, language, unitPreference },
          request.ip,
        ).catch((err) => void request.log.error({ err }, 'a page was not rendered'))
      : undefined;
    const html = page({ nonce, language, theme, rendered, part });

    reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-language, accept-encoding, cookie')
      .type('text/html; charset=utf-8');
    const encoding = pickEncoding(request);
    if (!encoding) return reply.send(html);
    return reply.header('content-encoding', encoding).send(await compress[encoding](html));
  });
}

/** What the page of a guest is made of: a bar by its code, or an invitation to a party. */
function guestPart({ pathname, searchParams }: URL): string | undefined {
  if (pathname === '/' && searchParams.get('bar')) return 'features/guest/bar-page.tsx';
  const shareCode = /^\/party\/([^/]+)\/?$/.exec(pathname)?.[1] ?? '';
  return isShareCode(shareCode) ? 'features/party/party-page.tsx' : undefined;
}

function readCookies({ headers }: FastifyRequest): Map<string, string> {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  return new Map(pairs.map(([name = '', value = '']) => [name, value]));
}
