// Requests, as text for a connection and as single requests.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import { randomAddress } from '#scripts/lib/random-address.mjs';

export interface Request {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: object;
}

export async function read(
  port: number,
  { method, path, headers, body }: Request,
): Promise<Buffer> {
  const filled = JSON.parse(fill(JSON.stringify(headers)));
  const request = http.request({ host: '127.0.0.1', port, method, path, headers: filled });
  request.end(body && JSON.stringify(body));
  const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part);
  const bytes = Buffer.concat(parts);
  if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${bytes}`);
  return bytes;
}

/** Fills the placeholders that differ between requests: {uuid} and {address}. */
export function fill(text: string): string {
  if (!text.includes('{uuid}')) return text;
  const address = randomAddress();
  return text.replaceAll('{uuid}', () => randomUUID()).replaceAll('{address}', address);
}

export function textOf({ method, path, headers, body }: Request): string {
  const content = body ? JSON.stringify(body) : '';
  // The length after the placeholders are filled.
  const length = Buffer.byteLength(content.replaceAll('{uuid}', '-'.repeat(36)));
  const lines = Object.entries({ host: '127.0.0.1', ...headers, 'content-length': length });
  return `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n${content}`;
}

export function post(fn: string, body: object, headers: Record<string, string> = {}): Request {
  return {
    method: 'POST',
    path: `/api/${fn}`,
    headers: { 'content-type': 'application/json', 'accept-language': 'en', ...headers },
    body,
  };
}

export function get(path: string, encoding: string): Request {
  const headers = { 'accept-language': 'en-US,en;q=0.9,sk;q=0.8', 'accept-encoding': encoding };
  return { method: 'GET', path, headers };
}
