import net from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

const upgrade = (path: string, more = '') =>
  `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${more}\r\n`;
const handshake = 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n';
const post = (path: string, length: number, body: string) =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`;
/** With a mask of zeros. */
const frame = (text: string) =>
  Buffer.concat([
    Buffer.from([0x81, 0xfe, text.length >> 8, text.length & 255, 0, 0, 0, 0]),
    Buffer.from(text),
  ]);
const tabMessage = JSON.stringify({
  language: 'en',
  token: null,
  guestKey: null,
  queries: ['["bars.getBarByCode",{"barCode":"FENEK"}]'],
});

/** The data sent on a connection before its reset: each stage of HTTP and of the upgrade. */
export const stages: Record<string, (string | Buffer)[]> = {
  'nothing sent': [],
  'half a request line': ['GET / HT'],
  'half of the headers': ['GET / HTTP/1.1\r\nHost: a\r\n'],
  'a requested page': ['GET /?bar=FENEK HTTP/1.1\r\nHost: a\r\nAccept-Encoding: br\r\n\r\n'],
  'a requested script': ['GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'],
  'many requests at once': ['GET /docs/api HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(20)],
  'half of a body': [post('/api/bars.getBarByCode', 100, '{"barCode":')],
  'a whole call': [post('/api/bars.getBarByCode', 19, '{"barCode":"FENEK"}')],
  'a sign-in': [post('/api/auth/sign-in/email', 2, '{}')],
  'a webhook': [post('/webhooks/local-test', 2, '{}')],
  nonsense: ['\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n'],
  'an upgrade elsewhere': [upgrade('/x')],
  'an upgrade without a key': [upgrade('/live')],
  'an upgrade from another site': [
    upgrade('/live', `Origin: https://evil.example\r\n${handshake}`),
  ],
  'an upgrade to something else': [
    'GET /live HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n',
  ],
  'an upgrade': [upgrade('/live', handshake)],
  'an upgrade and half a frame': [upgrade('/live', handshake), Buffer.from([0x81, 0xfe, 0x01])],
  'an upgrade and a message': [upgrade('/live', handshake), frame(tabMessage)],
  'an upgrade and nonsense': [upgrade('/live', handshake), Buffer.alloc(64, 255)],
};

export function reset(port: number, parts: readonly (string | Buffer)[], waitMs: number) {
  return new Promise<void>((resolve) => {
    const socket = net.connect(port, '127.0.0.1', async () => {
      for (const part of parts) socket.write(part);
      if (waitMs) await delay(waitMs);
      socket.resetAndDestroy();
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve());
  });
}
