// Headers and frames that no client library sends, over bare connections.
import { once } from 'node:events';
import net from 'node:net';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { randomAddress } from '#scripts/lib/random-address.mjs';
import { seedFor } from '#scripts/testing/mode.mjs';
import { engine } from '#server/testing/databases/databases.ts';
import { tabMessage } from './rpc/socket.ts';
import { gauge } from './testing/gauge.ts';
import { hello, sayOnce, wrongFrames } from './testing/hostile/frames.ts';
import { wrongHeaderRequests, wrongRequests } from './testing/hostile/headers.ts';
import { attackIdentity } from './testing/hostile/identity.ts';
import { hostilePayloads, shuffled } from './testing/hostile/payloads.ts';
import { sendRaw, whatIsWrong } from './testing/hostile/raw.ts';
import { loudLog } from './testing/loud-log.ts';
import { seededRandom } from './testing/seeded-random.ts';
import { openWorld, type World } from './testing/world.ts';

const random = seededRandom(seedFor('hostile wire'));
const atOnce = 8;
/** The frame that closes with 1009. */
const closedAsTooLong = '\x88\x02\x03\xf1';
const log = loudLog();
/** Only a limited number of these warnings is logged. */
const isRefusal = (line: string) => {
  const { level, msg } = JSON.parse(line);
  return level === 40 && /^(webhook refused|identity provider): /.test(msg);
};
let world: World;

describe.runIf(engine === 'postgres')('malformed bytes', () => {
  beforeAll(async () => {
    world = await openWorld({ TRUST_PROXY: '1', LOG_LEVEL: 'info' }, log);
    const sarah = await world.person('Sarah');
    await sarah.call('bars.createBar', { name: 'Corner' });
    await sql`update bars set code = 'FENEK'`.execute(world.db);
    await world.waitForChanges();
    log.lines.splice(0);
  });
  afterAll(() => world.close());
  afterEach(async () => {
    await expect.poll(() => gauge(world.url, 'live_sockets')).toBe(0);
    await expect.poll(() => gauge(world.url, 'live_queries')).toBe(0);
    expect(log.lines.splice(0).filter((line) => !isRefusal(line))).toEqual([]);
  });

  it('webhooks from anybody do not fill the log', async () => {
    for (let times = 0; times < 40; times++) {
      const { status } = await fetch(`${world.url}/webhooks/local-test`, { method: 'POST' });
      expect(status).toBe(400);
    }
    const lines = log.lines.splice(0).filter((line) => line.includes('webhook refused'));
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.length).toBeLessThan(20);
  });

  it('requests of other sites are logged as warnings, and do not fill the log', async () => {
    for (let times = 0; times < 40; times++) {
      const { status } = await fetch(`${world.url}/api/auth/sign-out`, {
        method: 'POST',
        headers: {
          origin: `https://evil-${times}.example`,
          cookie: 'barback.session_token=x',
          'x-forwarded-for': randomAddress(),
        },
      });
      expect(status).toBe(403);
    }
    const lines = log.lines.splice(0).filter((line) => line.includes('Invalid origin'));
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.length).toBeLessThan(20);
    expect(lines.map((line) => JSON.parse(line).level)).toEqual(lines.map(() => 40));
  });

  it.each(Object.entries(wrongRequests))('%s gets its status', async (_what, request) => {
    expect(whatIsWrong(request, await sendRaw(world.url, request))).toBeUndefined();
  });

  it.each(['a gzip bomb', 'a brotli bomb', 'several encodings'])(
    '%s is never unpacked',
    async (what) => {
      const { status, body } = await sendRaw(world.url, wrongRequests[what] ?? { parts: [] });
      expect(status).toBe(400);
      expect(JSON.parse(body)).toMatchObject({ code: 'INVALID_REQUEST' });
    },
  );

  it('malformed headers do no harm', async () => {
    const requests = shuffled(wrongHeaderRequests, random).slice(0, 150);
    const work = async () => {
      for (let request = requests.pop(); request; request = requests.pop()) {
        const wrong = whatIsWrong(request, await sendRaw(world.url, request));
        expect(wrong, String(request.parts[0]).slice(0, 500)).toBeUndefined();
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  });

  it('the identity provider refuses or accepts whatever it is sent', async () => {
    const { cookie } = await world.account('Sarah');
    expect(await attackIdentity(world.url, cookie, 25, random)).toMatchObject({
      problems: [],
      unanswered: 0,
    });
  });

  it.each(Object.entries(wrongFrames))('%s closes the socket', async (what, frames) => {
    const answer = await sendRaw(world.url, { parts: [hello(), ...frames], isHalf: true });
    expect(answer).toMatchObject({ status: 101, isHanging: false });
    if (what.includes('too long')) expect(answer.body).toContain(closedAsTooLong);
  });

  it('hundreds of requests that never end do not delay others', async () => {
    const { hostname, port } = new URL(world.url);
    const starts = [
      'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ',
      'POST /api/bars.getBarByCode HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{',
      'POST /api/auth/sign-in/email HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{',
      hello().slice(0, -2),
    ];
    const slow = Array.from({ length: 300 }, (_, n) => {
      const socket = net.connect(Number(port), hostname);
      socket.on('error', () => {});
      socket.write(starts[n % starts.length] ?? '');
      return socket;
    });
    await Promise.all(slow.map((socket) => socket.connecting && once(socket, 'connect')));
    for (let times = 0; times < 5; times++) {
      for (const socket of slow) socket.write(' ');
      expect((await fetch(`${world.url}/?bar=FENEK`)).status).toBe(200);
      expect(await world.guest.ask('bars.getBarByCode', { barCode: 'FENEK' })).toMatchObject({
        status: 200,
      });
    }
    for (const socket of slow) socket.destroy();
  });

  it('no message is compressed, even if a client requests it', async () => {
    const asks = 'Sec-WebSocket-Extensions: permessage-deflate\r\n';
    const answer = await sendRaw(world.url, {
      parts: [hello(asks), Buffer.from([0x88, 0x80, 0, 0, 0, 0])],
    });
    expect(answer.status).toBe(101);
    expect(answer.headers).not.toMatch(/sec-websocket-extensions/i);
  });

  it("every field of a tab's state is validated", async () => {
    const example = () => ({ language: 'en', token: null, guestKey: null, queries: [] });
    const fn = { input: tabMessage };
    for (const text of hostilePayloads({ fn, example, random, count: 150, ids: [] })) {
      await sayOnce(world.url, text);
    }
  });
});
