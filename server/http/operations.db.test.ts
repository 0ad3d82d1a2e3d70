import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { errors } from '#domain/errors.ts';
import { engine } from '#server/testing/databases/databases.ts';
import { openWorld, type Person, type World } from '#server/testing/world.ts';

const deploy = (name: string) =>
  fs.readFileSync(path.join(import.meta.dirname, '../../deploy', name), 'utf8');

/** Metrics that only the other engine has. */
const elsewhere = {
  embedded: ['database_connections'],
  postgres: ['snapshot_age_seconds', 'disk_free_bytes'],
}[engine];
/** Created by Prometheus itself. */
const ofPrometheus = ['up'];

let world: World;
let owner: Person;
let barId: string;

beforeAll(async () => {
  world = await openWorld();
  owner = await world.person('Sarah');
  barId = await owner.call('bars.createBar', { name: 'Corner' });
  await owner.call('ingredients.initializeBarInventory', { barId });
  for (const ingredientId of ['gin', 'campari', 'sweet-vermouth', 'orange']) {
    const item = { barId, ingredientId, isAvailable: true };
    await owner.call('ingredients.updateInventoryItem', item);
  }
});
afterAll(() => world.close());

const scrape = async () => (await fetch(`${world.url}/metrics`)).text();
const sampleIn = (metrics: string, sample: string) => {
  const line = metrics.split('\n').find((one) => one.startsWith(`${sample} `));
  return line === undefined ? undefined : Number(line.slice(sample.length));
};

function metricsIn(expression: string): string[] {
  const bare = expression
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]|\bby \([^)]*\)/g, ' ')
    .replaceAll(/\b\d[\d.e]*\b/g, ' ');
  return bare.match(/\b[a-z_]\w*\b(?!\s*\()/g) ?? [];
}

function expressions(): string[] {
  const { panels }: { panels: { targets?: { expr: string }[] }[] } = JSON.parse(
    deploy('grafana.json'),
  );
  const { groups }: { groups: { rules: { expr: string }[] }[] } = parse(
    deploy('prometheus-alerts.yml'),
  );
  return [
    ...panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
    ...groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)),
  ];
}

it('counts the events of an evening', async () => {
  const guest = world.browser();
  const order = { barId, drinkId: 'negroni', guestName: 'Marta' };
  const orderId = await guest.call('orders.createOrder', order);
  await expect.poll(async () => sampleIn(await scrape(), 'orders_waiting{status="new"}')).toBe(1);
  const before = sampleIn(await scrape(), 'order_wait_seconds_count') ?? 0;
  await owner.call('orders.updateOrderStatus', { orderId, status: 'processing' });
  await owner.call('orders.updateOrderStatus', { orderId, status: 'done' });
  await owner.call('ingredientRecommendations.getIngredientRecommendations', { barId });
  await world.guest.ask('bars.getUserBars', {});
  await world.guest.ask('orders.createOrder', { barId });
  const metrics = await scrape();
  expect(sampleIn(metrics, 'order_wait_seconds_count')).toBe(before + 1);
  const calls =
    'ai_calls_total{feature="ingredientRecommendations",engine="house",outcome="charged"}';
  expect(sampleIn(metrics, calls)).toBeGreaterThan(0);
  expect(sampleIn(metrics, 'errors_total{code="UNAUTHORIZED"}')).toBe(1);
  expect(sampleIn(metrics, 'errors_total{code="INVALID_REQUEST"}')).toBe(1);
  expect(sampleIn(metrics, 'change_feed_connected')).toBe(1);
});

it('has every metric of the dashboard and of the alerts', async () => {
  const metrics = await scrape();
  const exists = (name: string) =>
    metrics.includes(`\n${name} `) ||
    metrics.includes(`\n${name}{`) ||
    metrics.includes(`\n# TYPE ${name} `);
  const named = new Set(expressions().flatMap(metricsIn));
  expect(named.size).toBeGreaterThan(15);
  const missing = [...named].filter((name) => !exists(name));
  expect(missing.filter((name) => !ofPrometheus.includes(name)).sort()).toEqual(elsewhere.sort());
});

it('has every error code that an alert uses', () => {
  const codes = expressions().flatMap((expression) =>
    Array.from(expression.matchAll(/code="(\w+)"/g), ([, code]) => code),
  );
  expect(codes.filter((code) => !Object.hasOwn(errors, String(code)))).toEqual([]);
});

describe('internal endpoints', () => {
  const inside = ['/metrics', '/docs/api', '/docs/api.json'];
  /** The requests come from loopback. */
  const statuses = async (url: string, headers: Record<string, string> = {}) => {
    const answers = await Promise.all(inside.map((path) => fetch(url + path, { headers })));
    return answers.map(({ status }) => status);
  };
  const served = [200, 200, 200];
  const missing = [404, 404, 404];
  const passedOn: Record<string, string>[] = [
    { 'x-forwarded-for': '203.0.113.7' },
    { 'x-forwarded-for': '127.0.0.1' },
    { forwarded: 'for=127.0.0.1' },
    { via: '1.1 proxy' },
    { 'x-real-ip': '127.0.0.1' },
  ];

  it('are served on this machine, and missing where a proxy forwards a request', async () => {
    expect(await statuses(world.url)).toEqual(served);
    for (const headers of passedOn) expect(await statuses(world.url, headers)).toEqual(missing);
    const [closed, unknown] = await Promise.all(
      ['/metrics', '/api/no-such-function'].map((path) =>
        fetch(world.url + path, { headers: passedOn[0] ?? {} }).then((answer) => answer.json()),
      ),
    );
    expect(Object.keys(closed)).toEqual(Object.keys(unknown));
  });

  it('are missing for the clients of a trusted proxy, whatever they claim', async () => {
    const proxied = await openWorld({ TRUST_PROXY: '1' });
    expect(await statuses(proxied.url)).toEqual(served);
    expect(await statuses(proxied.url, { 'x-forwarded-for': '127.0.0.1' })).toEqual(served);
    const outside: Record<string, string>[] = [
      { 'x-forwarded-for': '203.0.113.7' },
      { 'x-forwarded-for': '127.0.0.1, 203.0.113.7' },
      { 'x-forwarded-for': '127.0.0.1, 10.0.0.7' },
      { 'x-forwarded-for': '::1, 2001:db8::7' },
      { via: '1.1 proxy' },
    ];
    for (const headers of outside) expect(await statuses(proxied.url, headers)).toEqual(missing);
    await proxied.close();
  });

  it('are open as configured: metrics with their token only, documentation to everybody', async () => {
    const token = 'a-token-for-prometheus';
    const open = await openWorld({ METRICS_TOKEN: token, API_DOCS: 'on' });
    const [proxy = {}] = passedOn;
    for (const authorization of ['', `Bearer ${token}x`, token, 'Bearer ']) {
      expect(await statuses(open.url, { authorization })).toEqual([404, 200, 200]);
    }
    const right = { authorization: `Bearer ${token}` };
    expect(await statuses(open.url, right)).toEqual(served);
    expect(await statuses(open.url, { ...proxy, ...right })).toEqual(served);
    expect((await fetch(`${open.url}/healthz`, { headers: proxy })).status).toBe(200);
    expect((await fetch(`${open.url}/readyz`, { headers: proxy })).status).toBe(200);
    await open.close();
  });
});
