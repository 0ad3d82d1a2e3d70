import fs from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#domain/errors.ts';
import { webFolder } from './assets.ts';
import { pickEncoding } from './encodings.ts';
import { GuestPages, guestPageAt } from './guest-pages.ts';
import type { KeptPages } from './kept-pages.ts';
import { createPages } from './page.ts';
import { PageCopy } from './page-copy.ts';
import { readPreferences } from './preferences.ts';
import type { Renderer } from './renderer.ts';
import { type PageSources, pagePolicy } from './security.ts';

interface PagesOptions {
  /** Undefined where the pages are not built for it. */
  renderer: Renderer | undefined;
  kept: KeptPages;
  sources: PageSources | undefined;
}

/** Whatever is no file and no function is a page of the app, also with a dot. Those of guests are
 * rendered here. */
export function servePages(app: FastifyInstance, { renderer, kept, sources }: PagesOptions) {
  const template = fs.readFileSync(path.join(webFolder, 'index.html'), 'utf8');
  const templates = createPages(template, (file) =>
    fs.readFileSync(path.join(webFolder, file), 'utf8'),
  );
  const withPolicy = <P extends { script: string }>(page: P) => ({
    ...page,
    policy: pagePolicy(page.script, sources),
  });
  const empty = withPolicy(templates.empty);
  const guestPages =
    renderer && new GuestPages(renderer, kept, (module) => withPolicy(templates.of(module)));

  const empties = new Map<string, PageCopy>();
  const emptyPage = (language: string, theme: string): PageCopy => {
    const key = `${language} ${theme}`;
    const copy = empties.get(key) ?? new PageCopy(empty.fill({ language, theme }), empty.policy);
    empties.set(key, copy);
    return copy;
  };

  app.setNotFoundHandler(async (request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const page = isRead ? guestPageAt(request.url) : undefined;
    if (!page && !(isRead && isPage(request.url))) throw new AppError('NOT_FOUND', null);
    const preferences = readPreferences(request.headers);
    const copy =
      page &&
      (await guestPages
        ?.get(page, preferences, request.ip)
        .catch((err) => void request.log.error({ err }, 'a page was not rendered')));
    return send(request, reply, copy ?? emptyPage(preferences.language, preferences.theme));
  });
}

function isPage(url: string): boolean {
  const pathname = URL.parse(url, 'http://here')?.pathname;
  return pathname !== undefined && !/^\/(api|assets|pictures)(\/|$)/.test(pathname);
}

function send(request: FastifyRequest, reply: FastifyReply, copy: PageCopy) {
  const unchanged = copy.unchangedSince(request.headers['if-none-match']);
  if (unchanged) return reply.status(304).headers(unchanged).send();
  const { headers, bytes } = copy.as(pickEncoding(request));
  return reply.headers(headers).send(bytes);
}
