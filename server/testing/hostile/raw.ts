// Bytes over a bare connection, which a client library would refuse to send.
import net from 'node:net';
import { wrongWith } from './answers.ts';

/** Only against hanging: the machine may be busy. */
const timeoutMs = 60_000;

export interface RawRequest {
  parts: readonly (string | Buffer)[];
  /** The client sends no more, and ends its side. */
  isHalf?: boolean;
  /** The allowed statuses. 0: the connection closes without a response. */
  status: number | readonly number[];
}

export interface RawAnswer {
  /** 0: the connection was closed without a response. */
  status: number;
  headers: string;
  body: string;
  /** Neither a response nor a close. */
  isHanging: boolean;
}

/** Sends the parts, ends its side if `isHalf`, and reads until the server closes. */
export function sendRaw(
  url: string,
  { parts, isHalf = false }: Pick<RawRequest, 'parts' | 'isHalf'>,
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

/**
 * A longer request may still be on its way when the server refuses it, which loses the response.
 */
const longBytes = 65_536;

/** Every refusal has the usual shape. Node's own have no body. */
export function whatIsWrong(
  { parts, status: expected }: RawRequest,
  { status, headers, body, isHanging }: RawAnswer,
): string | undefined {
  if (isHanging) return 'it hangs';
  const bytes = parts.reduce((sum, part) => sum + part.length, 0);
  const allowed = [expected, 503, bytes > longBytes ? 0 : []].flat();
  if (!allowed.includes(status)) return `status ${status} instead of ${expected}: ${headers}`;
  if (status < 400 || ['', '0\r\n\r\n'].includes(body)) return undefined;
  return wrongWith(body);
}
