// The database connection is lost under a running server, and comes back.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startFlakyProxy } from '#server/testing/connections/flaky-proxy.ts';
import type { LiveSocket } from '#server/testing/connections/live-socket.ts';
import { engine, freshDatabase } from '#server/testing/databases/databases.ts';
import { type App, startApp } from './app.ts';
import { gauge } from './testing/gauge.ts';
import { createPerson, signUp } from './testing/person.ts';
import { serverLog } from './testing/server-log.ts';
import { type Person, testConfig } from './testing/world.ts';

describe.runIf(engine === 'postgres')('a database that cannot be reached', () => {
  let fresh: Awaited<ReturnType<typeof freshDatabase>>;
  let network: Awaited<ReturnType<typeof startFlakyProxy>>;
  let app: App;
  let sarah: Person;
  const sockets: LiveSocket[] = [];

  beforeAll(async () => {
    fresh = await freshDatabase();
    const { url } = fresh.options as { url: string };
    network = await startFlakyProxy(url);
    app = await startApp(await testConfig({ url: network.url, poolSize: 4 }), { log: serverLog });
    sarah = createPerson(app.url, await signUp(app.url, 'Sarah'), sockets);
  });
  afterAll(async () => {
    for (const socket of sockets) socket.close();
    network.close();
    await app.close();
    await fresh.remove();
  });

  const ready = async () => {
    const answer = await fetch(`${app.url}/readyz`);
    return { status: answer.status, body: await answer.json() };
  };

  it('returns UNAVAILABLE, and live queries continue after its return, without a reload', async () => {
    const bars = (await sarah.live()).follow('bars.getUserBars', {});
    expect(await bars.next()).toEqual({ value: [] });
    network.goDown();
    expect(await sarah.ask('bars.createBar', { name: 'Away' })).toMatchObject({
      status: 503,
      error: { code: 'UNAVAILABLE' },
    });
    await expect.poll(ready).toMatchObject({
      status: 503,
      body: {
        ok: false,
        reasons: ['the database cannot be reached', 'the change feed is not connected'],
      },
    });
    expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
    network.comeBack();
    await expect.poll(ready).toMatchObject({ status: 200, body: { ok: true, reasons: [] } });
    // The last result stays on the screen.
    expect(bars.unread).toBe(0);
    await sarah.ask('bars.createBar', { name: 'Back' });
    expect(await bars.next()).toMatchObject({ value: [{ name: 'Back' }] });
  });

  it('is reported in time by a server that gets no reply from it', async () => {
    network.stall();
    await expect.poll(ready).toMatchObject({
      status: 503,
      body: {
        reasons: expect.arrayContaining([
          expect.stringMatching(/^the database has not responded within/),
        ]),
      },
    });
    network.goDown();
    network.comeBack();
    await expect.poll(ready).toMatchObject({ status: 200 });
  });

  it('leaves no stale count of orders among the metrics', async () => {
    const waiting = () => gauge(app.url, 'orders_waiting{status="new"}');
    expect(await waiting()).toBe(0);
    network.goDown();
    // The count is queried again after some seconds.
    const now = performance.now.bind(performance);
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + 60_000);
    try {
      expect(await waiting()).toBeNaN();
    } finally {
      clock.mockRestore();
      network.comeBack();
    }
    await expect.poll(ready).toMatchObject({ status: 200 });
  });
});
