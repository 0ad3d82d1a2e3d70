// A server under the supervisor of `npm start`, and clients that reset their connections.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '#scripts/lib/free-port.mjs';
import { isEverything } from '#scripts/testing/mode.mjs';
import { reset, stages } from '#server/testing/connections/connection-resets.ts';
import { openLiveSocket } from '#server/testing/connections/live-socket.ts';
import { engine, freshDatabase } from '#server/testing/databases/databases.ts';
import { spawnSupervised } from './testing/supervised.ts';

const timesEach = isEverything ? 160 : 20;
let database: Awaited<ReturnType<typeof freshDatabase>>;
let data: string;
let port: number;
let url: string;
let supervisor: ChildProcess;
let output = '';

async function isReady(): Promise<boolean> {
  const answer = await fetch(`${url}/readyz`).catch(() => undefined);
  return answer?.status === 200;
}

function server(): number {
  return JSON.parse(fs.readFileSync(path.join(data, 'lock'), 'utf8')).pid;
}

function lookUp(): Promise<number> {
  return fetch(`${url}/api/bars.getBarByCode`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.1' },
    body: '{"barCode":"FENEK"}',
  }).then(
    ({ status }) => status,
    () => 0,
  );
}

describe.runIf(engine === 'embedded')('a server', () => {
  beforeAll(async () => {
    database = await freshDatabase();
    data = (database.options as { folder: string }).folder;
    port = await freePort();
    url = `http://127.0.0.1:${port}`;
    supervisor = spawnSupervised({
      PATH: process.env.PATH,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: data,
      TRUST_PROXY: '1',
      LOG_LEVEL: 'warn',
    });
    supervisor.stdout?.on('data', (text) => (output += text));
    supervisor.stderr?.on('data', (text) => (output += text));
    await vi.waitUntil(isReady, { timeout: 120_000 });
  });
  afterAll(async () => {
    supervisor.kill('SIGTERM');
    if (supervisor.exitCode === null) await once(supervisor, 'exit');
    await database.remove();
  });

  it('survives resets at every stage of a connection, and serves others meanwhile', async () => {
    const pid = server();
    const guest = await openLiveSocket(url, 'en', null);
    const statuses: number[] = [];
    for (let times = 0; times < timesEach; times++) {
      const resets = Object.values(stages).map((sent, n) => reset(port, sent, (times + n) % 4));
      statuses.push(await lookUp());
      await Promise.all(resets);
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
    const bar = guest.follow('bars.getBarByCode', { barCode: 'FENEK' });
    expect(await bar.next()).toMatchObject({ value: { barCode: 'FENEK' } });
    guest.close();
    expect(server()).toBe(pid);
    expect(output).not.toContain('The server has died');
    expect(output).not.toMatch(/uncaught|unhandled|unexpected/);
  });

  it('is restarted when its process is killed', async () => {
    const pid = server();
    process.kill(pid, 'SIGKILL');
    await expect
      .poll(() => output, { timeout: 60_000 })
      .toContain('The server has died (SIGKILL).');
    await expect.poll(isReady, { timeout: 60_000 }).toBe(true);
    expect(server()).not.toBe(pid);
    expect(await lookUp()).toBe(200);
  });

  it('shuts down cleanly on SIGTERM under load, and is not restarted', async () => {
    const pid = server();
    let isOver = false;
    const guests = Array.from({ length: 20 }, async () => {
      while (!isOver) await lookUp();
    });
    await lookUp();
    supervisor.kill('SIGTERM');
    const [code] = await once(supervisor, 'exit');
    isOver = true;
    await Promise.all(guests);
    expect(code).toBe(143);
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });
});
