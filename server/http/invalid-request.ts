import { randomUUID } from 'node:crypto';
import http from 'node:http';
import type { Socket } from 'node:net';
import { AppError, errors, wireError } from '#domain/errors.ts';

/** The status is HTTP's own for the reason, if it has one. */
export function answerInvalidRequest(
  { code }: { code?: string },
  socket: Socket,
  headers: Record<string, string>,
): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const { status, error } = reasonOf(code);
  const body = JSON.stringify(wireError(error, randomUUID()));
  const lines = Object.entries({
    ...headers,
    connection: 'close',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  const reason = `HTTP/1.1 ${status} ${http.STATUS_CODES[status]}`;
  socket.end(`${reason}\r\n${lines.join('')}\r\n${body}`, () => socket.destroy());
}

function reasonOf(code: string | undefined): { status: number; error: AppError } {
  if (code === 'HPE_HEADER_OVERFLOW') {
    return { status: 431, error: new AppError('TOO_LARGE', { limitBytes: http.maxHeaderSize }) };
  }
  const isLate = code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const message = isLate ? 'did not arrive in time' : 'expected an HTTP request';
  const error = new AppError('INVALID_REQUEST', { issues: [{ path: '', message }] });
  return { status: isLate ? 408 : errors.INVALID_REQUEST.status, error };
}
