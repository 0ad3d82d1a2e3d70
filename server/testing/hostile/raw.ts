// Bytes over a bare connection, where a client library would refuse to send them.
import net from 'node:net';
import { wrongWith } from './answers.ts';

/** Only against hanging: the machine may be busy. */
const timeoutMs = 60_000;

export interface RawAnswer {
  /** 0: the connection was closed without an answer. */
  status: number;
  headers: string;
  body: string;
  /** Neither answered nor closed. */
  isHanging: boolean;
}

/** Sends the parts, ends its side where `isHalf`, and reads until the server closes. */
export function sendRaw(
  url: string,
  parts: readonly (string | Buffer)[],
  isHalf = false,
): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    let received = '';
    const socket = net.connect(Number(port), hostname);
    const done = (isHanging: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      const [headers = '', body = ''] = received.split(/\r\n\r\n([\s\S]*)/);
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(headers)?.[1] ?? 0);
      resolve({ status, headers, body, isHanging });
    };
    const timer = setTimeout(() => done(true), timeoutMs);
    socket.setEncoding('latin1');
    socket.on('data', (text) => {
      received += text;
    });
    socket.on('error', () => {});
    socket.on('close', () => done(false));
    for (const part of parts) {
      socket.write(typeof part === 'string' ? Buffer.from(part, 'latin1') : part);
    }
    if (isHalf) socket.end();
  });
}

/** Every refusal has the usual shape; Node's own have no body. */
export function whatIsWrong({ status, headers, body, isHanging }: RawAnswer): string | undefined {
  if (isHanging) return 'it hangs';
  if (status >= 500 && status !== 503) return headers;
  if (status < 400 || ['', '0\r\n\r\n'].includes(body)) return undefined;
  return wrongWith(body);
}
