import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { expect, it } from 'vitest';
import { watchConnections } from './connections.ts';

it.each([
  ['nothing was asked', ''],
  ['a request has begun', 'GET / HT'],
  ['a request never ends', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n'],
])('a server ends although on a connection %s', async (_what, said) => {
  const server = http.createServer().listen(0, '127.0.0.1');
  const end = watchConnections(server, 10);
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  const heard = said.startsWith('POST') ? once(server, 'request') : once(server, 'connection');
  const line = net.connect(port, '127.0.0.1', () => line.write(said));
  await heard;
  const closed = once(line, 'close');
  end();
  await new Promise((resolve) => server.close(resolve));
  await closed;
  expect(line.destroyed).toBe(true);
});
