import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { sendSteadily } from '#server/testing/steady-client.ts';
import { trackConnections } from './connections.ts';

async function listening(server: http.Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as net.AddressInfo).port;
}

it.each([
  ['nothing was sent', ''],
  ['a request has begun', 'GET / HT'],
  ['a request never ends', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n'],
])('a server closes although a connection %s', async (_what, sent) => {
  const server = http.createServer();
  const drain = trackConnections(server, 50);
  const port = await listening(server);
  const received = sent.startsWith('POST') ? once(server, 'request') : once(server, 'connection');
  const client = net.connect(port, '127.0.0.1', () => client.write(sent));
  client.on('error', () => {});
  await received;
  const closed = once(client, 'close');
  await drain(10);
  await closed;
  expect(client.destroyed).toBe(true);
});

it('no request is lost on keep-alive connections, however busy they are', async () => {
  for (let round = 0; round < 6; round++) {
    const server = http.createServer(async (_request, response) => {
      if (round % 2) await delay(1);
      response.setHeader('content-length', 2).end('ok');
    });
    const drain = trackConnections(server);
    const port = await listening(server);
    const clients = Array.from({ length: 40 }, (_, n) => sendSteadily(port, n % 4));
    await Promise.all(clients.map(({ begun }) => begun));
    await delay(round);
    await drain(1_000);
    const ended = await Promise.all(clients.map((client) => client.ended));
    expect(ended.filter(({ lost }) => lost > 0)).toEqual([]);
    expect(ended.every(({ answered }) => answered > 0)).toBe(true);
    await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow();
  }
});

it('a started response is sent completely', async () => {
  const server = http.createServer(async (_request, response) => {
    response.write('begun');
    await delay(50);
    response.end(' and ended');
  });
  const drain = trackConnections(server);
  const port = await listening(server);
  const answer = await fetch(`http://127.0.0.1:${port}`);
  await Promise.all([drain(0), expect(answer.text()).resolves.toBe('begun and ended')]);
});
