// Guests' pages over HTTP. The test answers their queries itself.
import { createHash } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '#domain/errors.ts';
import type { RenderEntry } from '#domain/page-rendering.ts';
import { findFunction } from '#server/api.ts';
import { budgets } from '#server/limits/budgets.ts';
import { Turns } from '#server/limits/turns.ts';
import { CompressedPage } from './compressed-page.ts';
import { type CachedPage, PageCache } from './page-cache.ts';
import { servePages } from './pages.ts';
import { createRenderer, loadEntry } from './renderer.ts';

const barId = '5f0c1a52-7d0e-4a55-9d2c-3a1c9be1a2f4';
const bar = {
  _id: barId,
  name: 'Fox',
  description: null,
  barCode: 'FENEK',
  isOpen: true,
  allowsGuestSearch: true,
};
const party = {
  name: 'Silvester',
  description: null,
  isActive: true,
  isVotingClosed: false,
  barName: 'Fox',
};
const entry = (await loadEntry()) as RenderEntry;

let app: FastifyInstance;
let isFeedConnected: boolean;
let cache: PageCache;
/** The results of the queries, by name. */
let answers: Record<string, () => unknown>;
/** The names of the answered queries, and the addresses of the clients that were admitted. */
let answered: string[];
let admitted: string[];
let rendered: number;
/** In order. */
let renderings: string[];
/** The rate limit: may throw, or wait. */
let admit: (address: string) => unknown;

beforeEach(() => {
  isFeedConnected = true;
  answered = [];
  admitted = [];
  rendered = 0;
  renderings = [];
  admit = () => {};
  answers = {
    'bars.getBarByCode': () => bar,
    'drinks.getFilteredDrinksForBar': () => ({ page: [], isDone: true, continueCursor: '' }),
    'drinks.getDrinkCategories': () => [],
    'cocktailParties.getCocktailPartyByShareCode': () => null,
  };
  cache = new PageCache(() => isFeedConnected);
  app = fastify();
  const render: RenderEntry['render'] = (boot) => {
    rendered++;
    renderings.push(boot.address);
    return entry.render(boot);
  };
  const renderer = createRenderer(
    { ...entry, render },
    {
      find: findFunction,
      admit: async (call) => {
        if (!call.fn.admit) return call;
        admitted.push(call.caller.address);
        await admit(call.caller.address);
        return call;
      },
      answer: async ({ name }) => {
        const answer = answers[name];
        if (!answer) throw new AppError('UNAUTHORIZED', null);
        answered.push(name);
        return answer();
      },
      turns: new Turns(budgets.address.runsAtOnce),
      pictured: [],
      drawing: () => Promise.reject(new Error('nothing is drawn here')),
      illustration: () => Buffer.from('data:,'),
    },
  );
  servePages(app, { renderer, cache, sources: {} });
});
afterEach(() => app.close());

const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '10.0.0.1') =>
  app.inject({ url, headers, remoteAddress });
/** How often the bar was queried during the fetch. */
async function readsOf(fetchPage: () => Promise<unknown>): Promise<number> {
  answered = [];
  await fetchPage();
  return answered.filter((name) => name === 'bars.getBarByCode').length;
}
const page = '/?bar=FENEK';

describe('a rendered page', () => {
  it('is served from the cache', async () => {
    const first = await get(page);
    expect(first.body).toContain('Fox');
    expect(await readsOf(async () => expect((await get(page)).body).toBe(first.body))).toBe(0);
  });

  it.each([
    ['the code of the bar', 'bars:FENEK'],
    ['its inventory', `inventory:${barId}`],
    ['its drinks', `drinks:${barId}`],
    ['the catalogue', 'catalogue'],
    ['anything', '*'],
  ])('is dropped when %s changes', async (_what, topic) => {
    await get(page);
    answers['bars.getBarByCode'] = () => ({ ...bar, name: 'Wolf' });
    cache.changed('bars:OTHER');
    expect((await get(page)).body).toContain('Fox');
    cache.changed(topic);
    expect((await get(page)).body).toContain('Wolf');
    expect(await readsOf(() => get(page))).toBe(0);
  });

  it('is not cached when its bar changes while it is rendered', async () => {
    answers['bars.getBarByCode'] = () => {
      cache.changed('bars:FENEK');
      return bar;
    };
    await get(page);
    expect(await readsOf(() => get(page))).toBe(1);
  });

  it('is neither cached nor served from the cache while the change feed is disconnected', async () => {
    await get(page);
    isFeedConnected = false;
    expect(await readsOf(() => get(page))).toBe(1);
    expect(await readsOf(() => get(page))).toBe(1);
  });

  it('is not cached when the change feed was disconnected at its beginning', async () => {
    isFeedConnected = false;
    answers['bars.getBarByCode'] = () => {
      isFeedConnected = true;
      return bar;
    };
    await get(page);
    expect(await readsOf(() => get(page))).toBe(1);
  });

  it.each([
    ['whose bar does not exist', 'bars.getBarByCode', 404, () => null],
    [
      'with a query that failed',
      'drinks.getFilteredDrinksForBar',
      200,
      () => {
        throw new Error('the database is away');
      },
    ],
  ])('%s is not cached', async (_what, name, status, answer) => {
    answers[name] = answer;
    expect((await get(page)).statusCode).toBe(status);
    expect(await readsOf(() => get(page))).toBe(1);
  });

  it.each([
    '/?bar=FENEK&x=1',
    '/?x=1&bar=FENEK&y=2&bar=OTHER',
    '/?bar=fenek',
    '/?bar=%46ENEK',
    '/?bar=FENEK&view=smart&order=&q=&view=browse',
    '/?bar=FENEK&utm_source=%00',
    '/?bar=FENEK&table=7&table=8',
  ])('is also the one of %s', async (address) => {
    const { body } = await get(page);
    expect(await readsOf(async () => expect((await get(address)).body).toBe(body))).toBe(0);
  });

  it('in another view or order is cached, however its address is written', async () => {
    const { body } = await get('/?bar=FENEK&view=browse&order=name');
    expect(body).not.toBe((await get(page)).body);
    const other = '/?order=name&view=browse&x=1&bar=fenek';
    expect(await readsOf(async () => expect((await get(other)).body).toBe(body))).toBe(0);
  });

  it.each(['q=negroni', 'with=gin', 'drink=negroni', 'category=sours'])(
    'with %s is not cached, because the number of such pages is unlimited',
    async (parameter) => {
      const address = `/?bar=FENEK&${parameter}`;
      await get(address);
      expect(await readsOf(() => get(address))).toBe(1);
    },
  );

  it('with ingredients that a guest leaves out is cached for nobody else', async () => {
    const cookie = { cookie: 'leftOut=nuts.egg.gold' };
    const { body } = await get(page, cookie);
    expect(body).toContain('"leftOut":"egg,nuts"');
    expect(await readsOf(() => get(page, cookie))).toBe(1);
    expect((await get(page)).body).toContain('"leftOut":""');
  });

  it('of a party is the same with unknown parameters', async () => {
    answers['cocktailParties.getCocktailPartyByShareCode'] = () => party;
    const { body } = await get('/party/ABC123');
    expect(body).toContain('Silvester');
    answered = [];
    expect((await get('/party/abc123?x=1')).body).toBe(body);
    expect(answered).toEqual([]);
  });

  it('contains no data that it does not show', async () => {
    await get(page);
    answers['bars.getBarByCode'] = () => ({ ...bar, isOpen: false });
    cache.changed('bars:FENEK');
    // The queries of the last time run again, but unused results are left out.
    expect((await get(page)).body).not.toContain('getFilteredDrinksForBar');
    expect(await readsOf(() => get(page))).toBe(0);
  });

  it('is the same whether or not its queries were known in advance', async () => {
    const first = await get(page);
    cache.changed('*');
    expect((await get(page)).headers.etag).toBe(first.headers.etag);
  });
});

it.each(['/', page, '/party/ABC123'])(
  '%s has one script, which its policy allows',
  async (path) => {
    const { body, headers } = await get(path);
    const [script, ...others] = [
      ...body.matchAll(/<script(?! type="application\/json")[^>]*>(.*?)<\/script>/gs),
    ];
    expect(others).toEqual([]);
    const hash = createHash('sha256')
      .update(script?.[1] ?? '')
      .digest('base64');
    expect(headers['content-security-policy']).toContain(
      `script-src 'sha256-${hash}' 'strict-dynamic';`,
    );
  },
);

it('a name that looks like a placeholder of the template stays a name', async () => {
  const name = '%html% %boot% %title% $& </script><!--';
  answers['bars.getBarByCode'] = () => ({ ...bar, name });
  const { body } = await get(page);
  const [, boot = ''] = /id="boot">(.*?)<\/script>/s.exec(body) ?? [];
  expect(Object.values(JSON.parse(boot).answers)).toContainEqual({ ...bar, name });
  expect(body).toContain('<title>%html% %boot% %title% $&amp; &lt;/script>&lt;!-- ');
});

it('the least recently used page is evicted, with its topics', async () => {
  const pageOf = (name: string): CachedPage => ({
    page: Object.assign(new CompressedPage(Buffer.from(name), ''), { size: 40 * 2 ** 20 }),
    calls: [],
  });
  for (const name of ['one', 'two']) {
    const fill = cache.fill(name);
    fill.dependsOn(['bars:1', `bars:${name}`]);
    fill.store(pageOf(name));
    fill.end();
  }
  expect(cache.get('one')).toBeUndefined();
  cache.changed('bars:one');
  expect(cache.get('two')).toBeDefined();
  cache.changed('bars:1');
  expect(cache.get('two')).toBeUndefined();
});

describe('parallel requests', () => {
  it('share one rendering', async () => {
    await get(page);
    cache.changed('*');
    rendered = 0;
    const pages = await Promise.all(Array.from({ length: 10 }, () => get(page)));
    expect(new Set(pages.map(({ body }) => body)).size).toBe(1);
    expect(rendered).toBe(1);
  });
});

describe('renderings of one address', () => {
  const uncached = (n: number) => `/?bar=FENEK&q=${n}`;

  it('do not delay the page of another one', async () => {
    const flood = Array.from({ length: 40 }, (_, n) => get(uncached(n)));
    await get('/?bar=FENEK&q=other', {}, '10.0.0.2');
    const before = renderings.filter((address) => !address.endsWith('other')).length;
    await Promise.all(flood);
    const all = renderings.filter((address) => !address.endsWith('other')).length;
    expect(before).toBeLessThan(all / 2);
  });

  it('are left to the browser when too many wait', async () => {
    const length = budgets.address.callsWaiting + 20;
    const pages = await Promise.all(Array.from({ length }, (_, n) => get(uncached(n))));
    expect(pages.every(({ statusCode }) => statusCode === 200)).toBe(true);
    const isRendered = (body: string) => body.includes('Fox');
    expect(pages.some(({ body }) => isRendered(body))).toBe(true);
    expect(pages.some(({ body }) => !isRendered(body))).toBe(true);
  });
});

describe('the rate limit against guessing', () => {
  it('applies to each request for a cached page', async () => {
    await get(page);
    admitted = [];
    await get(page, {}, '10.0.0.2');
    await get(page, {}, '10.0.0.3');
    expect(admitted).toEqual(['10.0.0.2', '10.0.0.3']);
  });

  it('refuses in the same way whether or not the page is cached', async () => {
    admit = (address) => {
      if (address === '10.6.6.6') throw new AppError('TOO_MANY', { retryAfterSeconds: 1 });
    };
    const before = await get(page, {}, '10.6.6.6');
    expect(before.body).not.toContain('Fox');
    await get(page);
    const after = await get(page, {}, '10.6.6.6');
    expect(after.body).toBe(before.body);
    expect(after.headers).toEqual({ ...before.headers, date: expect.any(String) });
    // Others are not affected.
    expect((await get(page)).body).toContain('Fox');
  });
});
