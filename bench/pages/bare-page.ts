// The least that a page can be, as a yardstick for slow phones: one heading, no styles, no scripts.
import http from 'node:http';
import type { AddressInfo } from 'node:net';

const html =
  '<!doctype html><meta name="viewport" content="width=device-width"><title>Bare</title><h1>Zlatá líška</h1><button>Order</button>';

export async function startBarePage(): Promise<{ url: string; stop: () => void }> {
  const server = http.createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => void server.close() };
}
