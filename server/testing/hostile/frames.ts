// WebSocket frames, byte by byte, which no client library sends.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { WebSocket } from 'ws';

export const hello = (more = '') =>
  `GET /live HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${more}` +
  `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`;

interface FrameOptions {
  opcode?: number;
  isFinal?: boolean;
  /** Reserved bits, as of a compressed message. */
  reserved?: number;
  isMasked?: boolean;
  /** The length in the header. */
  claims?: number;
}

function frame(content: string | Buffer, options: FrameOptions = {}): Buffer {
  const { opcode = 1, isFinal = true, reserved = 0, isMasked = true } = options;
  const payload = Buffer.from(content);
  const length = options.claims ?? payload.length;
  const head = [(isFinal ? 0x80 : 0) | (reserved << 4) | opcode];
  const mask = isMasked ? 0x80 : 0;
  if (length < 126) head.push(mask | length);
  else if (length < 65_536) head.push(mask | 126, length >> 8, length & 255);
  else head.push(mask | 127, 0, 0, 0, Math.floor(length / 2 ** 32) & 255);
  if (length >= 65_536) head.push(...[24, 16, 8, 0].map((bits) => (length >>> bits) & 255));
  // A mask of zeros.
  return Buffer.concat([Buffer.from(head), Buffer.alloc(isMasked ? 4 : 0), payload]);
}

const state = (queries: string[]) =>
  JSON.stringify({ language: 'en', token: null, guestKey: null, queries });
const code = '["bars.getBarByCode",{"barCode":"FENEK"}]';
const valid = state([code]);
const close = frame(Buffer.from([3, 232]), { opcode: 8 });

/** Sent after the handshake. If the server survives the frames, the last one is a close. */
export const wrongFrames: Record<string, (string | Buffer)[]> = {
  'broken JSON': [frame('{"language":'), close],
  'no JSON': [frame('hello'), close],
  'an empty message': [frame(''), close],
  'a binary message': [frame(valid, { opcode: 2 }), close],
  'malformed text': [frame(Buffer.from([0xff, 0xfe, 0xc0])), close],
  'half a character': [frame(Buffer.from([0xf0, 0x9f, 0x8d])), close],
  'a message in a thousand fragments': [
    frame(valid.slice(0, 1), { isFinal: false }),
    ...[...valid.slice(1, -1)].map((each) => frame(each, { opcode: 0, isFinal: false })),
    frame(valid.slice(-1), { opcode: 0 }),
    close,
  ],
  'empty fragments': [
    frame('', { isFinal: false }),
    ...Array.from({ length: 500 }, () => frame('', { opcode: 0, isFinal: false })),
    frame('', { opcode: 0 }),
    close,
  ],
  'fragments that are too long together': [
    frame('x'.repeat(60_000), { isFinal: false }),
    frame('x'.repeat(60_000), { opcode: 0 }),
  ],
  'a message in a message': [frame('{', { isFinal: false }), frame(valid), close],
  'the end of no message': [frame(valid, { opcode: 0 }), close],
  'a message that is too long': [frame('x'.repeat(65_537))],
  'a message of a terabyte': [frame('x', { claims: 2 ** 40 })],
  'a message without a mask': [frame(valid, { isMasked: false })],
  'a compressed message': [frame(valid, { reserved: 4 })],
  'reserved bits': [frame(valid, { reserved: 3 })],
  'an unknown kind': [frame(valid, { opcode: 5 })],
  'an unknown kind of control': [frame('', { opcode: 11 })],
  'a long ping': [frame('x'.repeat(126), { opcode: 9 })],
  'a ping in fragments': [frame('x', { opcode: 9, isFinal: false })],
  'many pings': [...Array.from({ length: 50 }, () => frame('x', { opcode: 9 })), close],
  'unrequested pongs': [...Array.from({ length: 50 }, () => frame('x', { opcode: 10 })), close],
  'a close without a reason': [frame('', { opcode: 8 })],
  'half a reason to close': [frame('x', { opcode: 8 })],
  'an invalid reason': [frame(Buffer.from([3, 236]), { opcode: 8 })],
  'a message after the close': [close, frame(valid), frame(valid)],
  'more queries than a message may name': [frame(state(Array(257).fill(code))), close],
  'a query many times': [frame(state(Array(256).fill(code))), close],
  'a query without end': [frame(state(['['.repeat(30_000)])), close],
  'many queries at once': [
    frame(state(Array.from({ length: 256 }, (_, n) => `["bars.getBarByCode",{"n":${n}}]`))),
    close,
  ],
  'another state fifty times': [...Array.from({ length: 50 }, () => frame(valid)), close],
  'a frame and a half': [frame(valid), frame(valid).subarray(0, 20)],
};

/** The socket must then answer a ping, or close. Returns whether it stays open. */
export async function sayOnce(url: string, text: string, address = '10.0.0.1'): Promise<boolean> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/live`, {
    headers: { 'x-forwarded-for': address },
  });
  const closed = once(socket, 'close');
  socket.on('error', () => {});
  await once(socket, 'open');
  socket.send(text);
  socket.ping();
  const isOpen = await Promise.race([
    closed.then(() => false),
    once(socket, 'pong').then(() => true),
  ]);
  socket.close();
  await closed;
  return isOpen;
}
