import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endPastPauses } from '#server/features/bars/pause.ts';
import { openWorld, type Person, type World } from '#server/testing/world.ts';

let world: World;
let sarah: Person;
let barId: string;
let page: string;
beforeAll(async () => {
  world = await openWorld({ TRUST_PROXY: '1' });
  sarah = await world.person('Sarah');
});
afterAll(() => world.close());

beforeEach(async () => {
  barId = await sarah.call('bars.createBar', { name: 'Corner' });
  await sarah.call('ingredients.bulkUpdateInventory', { barId, isAvailable: true });
  page = `/?bar=${await codeOf(barId)}`;
});

async function codeOf(id: string): Promise<string> {
  const bars = await sarah.call('bars.getUserBars', {});
  return bars.find(({ _id }) => _id === id)?.barCode ?? '';
}

/** Each request has a separate address. */
function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  return fetch(world.url + path, {
    headers: { 'x-forwarded-for': address, 'accept-language': 'en', ...headers },
  });
}
const textOf = async (path: string, headers?: Record<string, string>) =>
  (await get(path, headers)).text();

describe('the page of a bar', () => {
  it('is the same for two guests, with the same policy', async () => {
    const [one, other] = [await get(page), await get(page)];
    expect(await one.text()).toBe(await other.text());
    for (const header of ['etag', 'content-security-policy']) {
      expect(other.headers.get(header)).toBe(one.headers.get(header));
    }
  });

  it.each<[what: string, change: () => Promise<unknown>, shows: RegExp]>([
    ['name', () => sarah.call('bars.updateBar', { barId, name: 'Vixen' }), /Vixen/],
    [
      'description',
      () => sarah.call('bars.updateBar', { barId, description: 'By the river' }),
      /By the river/,
    ],
    [
      'opening',
      () => sarah.call('bars.updateBar', { barId, isOpen: false }),
      /Bar Currently Closed/,
    ],
    [
      'pause',
      () => sarah.call('bars.pauseOrders', { barId, minutes: 10 }),
      /Taking a break.*The bar is catching its breath/s,
    ],
    [
      'rule for smart search',
      () => sarah.call('bars.updateBar', { barId, allowsGuestSearch: false }),
      /Search \d+ drinks/,
    ],
    [
      'inventory',
      () => sarah.call('ingredients.bulkUpdateInventory', { barId, isAvailable: false }),
      /^(?!.*<article)/s,
    ],
  ])('changes with its %s', async (_what, change, shows) => {
    expect(await textOf(page)).not.toMatch(shows);
    await change();
    expect(await textOf(page)).toMatch(shows);
    expect(await textOf(page)).toMatch(shows);
  });

  it('changes with a drink', async () => {
    const before = await textOf(page);
    const [, id = '', name = ''] =
      /"page":\[{"_id":"([^"]+)".*?"name":"([^"]+)"/.exec(before) ?? [];
    const rename = async (to: string) => {
      await world.db.updateTable('drinks').set({ name_en: to }).where('id', '=', id).execute();
      await world.waitForChanges();
    };
    await rename('0 Proof');
    expect(await textOf(page)).toContain('0 Proof');
    await rename(name);
    expect(await textOf(page)).toBe(before);
  });

  it('disappears when the bar is deactivated, and comes back with it', async () => {
    const before = await textOf(page);
    await sarah.call('bars.updateBar', { barId, isActive: false });
    expect(await textOf(page)).toContain('Bar Not Found');
    await sarah.call('bars.updateBar', { barId, isActive: true });
    expect(await textOf(page)).toBe(before);
  });

  it('follows the end of a pause, also of one that expires', async () => {
    const before = await textOf(page);
    await sarah.call('bars.pauseOrders', { barId, minutes: null });
    expect(await textOf(page)).toContain('Taking a break');
    await sarah.call('bars.resumeOrders', { barId });
    expect(await textOf(page)).toBe(before);
    await sarah.call('bars.pauseOrders', { barId, minutes: 10 });
    expect(await textOf(page)).toContain('Taking a break');
    await world.db
      .updateTable('bars')
      .set({ paused_until: new Date() })
      .where('id', '=', barId)
      .execute();
    await endPastPauses(world.db);
    await world.waitForChanges();
    expect(await textOf(page)).toBe(before);
  });

  it('is the same for every table', async () => {
    const before = await textOf(page);
    for (const table of ['7', 'Terasa%20%C4%8D.%202', '', '%00', 'x'.repeat(500)]) {
      expect(await textOf(`${page}&table=${table}`)).toBe(before);
    }
    expect(await textOf(`${page}&table=7&view=browse`)).not.toBe(before);
  });

  it('is never the page of another bar', async () => {
    const otherId = await sarah.call('bars.createBar', { name: 'Elsewhere' });
    const other = `/?bar=${await codeOf(otherId)}`;
    for (let time = 0; time < 2; time++) {
      expect(await textOf(page)).not.toContain('Elsewhere');
      expect(await textOf(other)).toContain('Elsewhere');
    }
  });

  it('is different for each language, theme, unit and encoding', async () => {
    const tags = new Set<string | null>();
    for (let time = 0; time < 2; time++) {
      for (const language of ['en', 'sk']) {
        for (const theme of ['light', 'dark', 'system']) {
          for (const unit of ['oz', 'ml']) {
            for (const encoding of ['br', 'gzip', 'identity']) {
              const cookie = `language=${language}; theme=${theme}; unitPreference=${unit}`;
              const answer = await get(page, { cookie, 'accept-encoding': encoding });
              tags.add(answer.headers.get('etag'));
              const html = await answer.text();
              expect(html).toContain(`<html lang="${language}" data-theme="${theme}">`);
              expect(html).toContain(`"unitPreference":"${unit}","leftOut":"","answers"`);
              expect(html).toMatch(/<\/html>\s*$/);
              const named = answer.headers.get('content-encoding') ?? 'identity';
              expect(named).toBe(encoding);
            }
          }
        }
      }
    }
    expect(tags.size).toBe(2 * 3 * 2 * 3);
  });
});

it('the page of a party changes with the party and with its bar', async () => {
  const { partyId, shareCode } = await sarah.call('cocktailParties.createCocktailParty', {
    barId,
    name: 'Silvester',
  });
  const party = `/party/${shareCode}`;
  const before = await textOf(party);
  expect(before).toContain('Silvester');
  expect(await textOf(party)).toBe(before);
  await sarah.call('cocktailParties.togglePartyStatus', { partyId });
  expect(await textOf(party)).not.toBe(before);
  await sarah.call('cocktailParties.togglePartyStatus', { partyId });
  expect(await textOf(party)).toBe(before);
  await sarah.call('bars.updateBar', { barId, isActive: false });
  expect(await textOf(party)).toContain('Party Not Found');
});

describe('a client that has the page already', () => {
  it.each(['br', 'gzip', 'identity'])('gets a 304 response, with %s', async (encoding) => {
    const headers = { 'accept-encoding': encoding };
    const first = await get(page, headers);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    const again = await get(page, { ...headers, 'if-none-match': `"other", ${etag}` });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    for (const header of ['etag', 'vary', 'cache-control', 'content-security-policy']) {
      expect([header, again.headers.get(header)]).toEqual([header, first.headers.get(header)]);
    }
    expect(again.headers.get('vary')).toBe('accept-language, accept-encoding, cookie');
    await sarah.call('bars.updateBar', { barId, name: 'Changed' });
    expect((await get(page, { ...headers, 'if-none-match': etag })).status).toBe(200);
  });

  it('gets a 304 response for a weak tag of a proxy, and for any other page', async () => {
    const known = async (path: string) => {
      const etag = (await get(path)).headers.get('etag') ?? '';
      return (await get(path, { 'if-none-match': `W/${etag}` })).status;
    };
    expect(await known(page)).toBe(304);
    expect(await known(`${page}&view=browse`)).toBe(304);
    expect(await known('/bartender')).toBe(304);
    const etag = (await get('/bartender')).headers.get('etag') ?? '';
    expect((await get(page, { 'if-none-match': etag })).status).toBe(200);
  });
});

it('cached pages do not speed up guessing codes', async () => {
  await textOf(page);
  const guesser = { 'x-forwarded-for': '10.66.66.66' };
  await Promise.all(Array.from({ length: 33 }, (_, n) => textOf(`/?bar=W${n}`, guesser)));
  const start = performance.now();
  for (let time = 0; time < 4; time++) expect(await textOf(page, guesser)).toContain('Corner');
  // The delays of the rate limit, which no fast machine shortens.
  expect(performance.now() - start).toBeGreaterThan(1_000);
});
