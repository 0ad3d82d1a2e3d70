import fs from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, isAppError } from '#domain/errors.ts';
import { isDashboard, isPage } from '#domain/routes.ts';
import { webFolder } from '#server/http/assets.ts';
import { pickEncoding } from '#server/http/encodings.ts';
import { type Preferences, readPreferences } from '#server/http/preferences.ts';
import { type PageSources, pagePolicy } from '#server/http/security.ts';
import { CompressedPage } from './compressed-page.ts';
import { GuestPages, guestPageAt } from './guest-pages.ts';
import type { PageCache } from './page-cache.ts';
import { createPageTemplates, type Needs } from './page-template.ts';
import type { Renderer } from './renderer.ts';

interface PagesOptions {
  renderer: Renderer | undefined;
  cache: PageCache;
  sources: PageSources | undefined;
}

export function servePages(app: FastifyInstance, { renderer, cache, sources }: PagesOptions) {
  const template = fs.readFileSync(path.join(webFolder, 'index.html'), 'utf8');
  const templates = createPageTemplates(template, (file) =>
    fs.readFileSync(path.join(webFolder, file), 'utf8'),
  );
  const withPolicy = <P extends { script: string }>(page: P) => ({
    ...page,
    policy: pagePolicy(page.script, sources),
  });
  const templateFor = remembered((needs: Needs) => withPolicy(templates.rendered(needs)));
  const guestPages = renderer && new GuestPages(renderer, cache, templateFor);
  const emptyPage = remembered(({ theme, ...needs }: Needs & Pick<Preferences, 'theme'>) => {
    const { fill, policy } = withPolicy(templates.empty(needs));
    return new CompressedPage(fill({ ...needs, theme }), policy);
  });

  app.setNotFoundHandler(async (request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const guestPage = isRead ? guestPageAt(request.url) : undefined;
    if (!guestPage && !(isRead && isPage(request.url))) throw new AppError('NOT_FOUND', null);
    const preferences = readPreferences(request.headers);
    const page =
      guestPage &&
      (await guestPages?.get(guestPage, preferences, request.ip).catch((err) => {
        // Too many of one client, so its browser renders it.
        if (!isAppError(err)) request.log.error({ err }, 'a page could not be rendered');
      }));
    const { language, theme } = preferences;
    const scripts = isDashboard(request.url) ? ['dashboard'] : [];
    return send(request, reply, page ?? emptyPage({ scripts, language, theme }));
  });
}

/** Keys are few: the parts of pages, languages and themes. */
function remembered<K, V>(make: (key: K) => V): (key: K) => V {
  const known = new Map<string, V>();
  return (key) => {
    const name = JSON.stringify(key);
    const value = known.get(name) ?? make(key);
    known.set(name, value);
    return value;
  };
}

function send(request: FastifyRequest, reply: FastifyReply, page: CompressedPage) {
  const unchanged = page.unchangedSince(request.headers['if-none-match']);
  if (unchanged && page.status === 200) return reply.status(304).headers(unchanged).send();
  const { headers, bytes } = page.as(pickEncoding(request));
  return reply.status(page.status).headers(headers).send(bytes);
}
