import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { expect, it } from 'vitest';
import { trackConnections } from './connections.ts';

it.each([
  ['nothing was sent', ''],
  ['a request has begun', 'GET / HT'],
  ['a request never ends', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n'],
])('a server closes although on a connection %s', async (_what, sent) => {
  const server = http.createServer().listen(0, '127.0.0.1');
  const end = trackConnections(server, 10);
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  const received = sent.startsWith('POST') ? once(server, 'request') : once(server, 'connection');
  const client = net.connect(port, '127.0.0.1', () => client.write(sent));
  await received;
  const closed = once(client, 'close');
  end();
  await new Promise((resolve) => server.close(resolve));
  await closed;
  expect(client.destroyed).toBe(true);
});
