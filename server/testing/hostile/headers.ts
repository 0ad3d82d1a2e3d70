// Requests with malformed headers, as they would be on the wire.
import { brotliCompressSync, gzipSync } from 'node:zlib';

import type { RawRequest } from './raw.ts';

/** Every header that the server reads. */
const read = [
  'Authorization',
  'X-Guest-Key',
  'Idempotency-Key',
  'Accept-Language',
  'Accept-Encoding',
  'Cookie',
  'Content-Type',
  'Content-Encoding',
  'X-Forwarded-For',
  'X-Forwarded-Proto',
  'X-Forwarded-Host',
  'If-None-Match',
  'If-Modified-Since',
  'Range',
  'Origin',
  'Referer',
  'Host',
  'Stripe-Signature',
  'X-Signature',
  'User-Agent',
];

const values = [
  '',
  ' ',
  '\t',
  '\x7f',
  '\xff\xfe\x80',
  'a\x00b',
  '\u00e9\u00e9',
  '*',
  ',,,;;;q=x',
  '%00%ff%E0%A4%A',
  '"',
  'W/"',
  'null',
  '-1',
  '1e999',
  'bytes=0-0,1-1,2-2',
  'Bearer',
  'Bearer  ',
  'Bearer a.b.c',
  'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.',
  'application/json; charset=utf-16',
  'application/json; charset=\x80',
  'multipart/form-data; boundary=',
  'gzip',
  'br, gzip, deflate, zstd',
  '999.999.999.999',
  '::1, 127.0.0.1, ::ffff:1.2.3.4',
  ', , ,',
  'evil.example:99999',
  'localhost:3000\t',
  't=1,v1=00',
  '__proto__=1; constructor=2; barback.session_token=%E0%A4; language=xx; theme=<script>',
  '<script>alert(1)</script>',
  'x'.repeat(12_000),
  `${'x,'.repeat(4_000)}`,
  `a=b; ${'c=d; '.repeat(1_000)}`,
];

const body = '{"barCode":"FENEK"}';
const post = (path: string, headers: string, content: string | Buffer = body) => [
  `POST ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${headers}\r\n`,
  content,
];
const json = 'Content-Type: application/json\r\n';
const sized = (length: number | string) => `Content-Length: ${length}\r\n`;
const call = '/api/bars.getBarByCode';

/** Statuses for a header that is refused rather than ignored, and for too many of one address. */
const refusals = [400, 401, 415, 429, 431];

/** One malformed header, for each kind of route. */
function* wrongHeaders(): Generator<RawRequest> {
  const get = (path: string, status: number) => (header: string) => ({
    parts: [`GET ${path} HTTP/1.1\r\nConnection: close\r\n${header}Host: a\r\n\r\n`],
    status: [status, ...refusals],
  });
  const send = (path: string, status: number) => (header: string) => ({
    parts: post(path, `${json}${sized(body.length)}${header}`),
    status: [status, ...refusals],
  });
  const targets = [
    send(call, 200),
    get('/?bar=FENEK', 200),
    get('/bartender', 200),
    get('/api/auth/get-session', 200),
    send('/webhooks/local-test', 400),
    get('/pictures/x/y.svg', 404),
  ];
  for (const name of read) {
    for (const value of values) {
      for (const target of targets) yield target(`${name}: ${value}\r\n`);
    }
    for (const target of targets) yield target(`${name}: a\r\n${name}: b\r\n`);
    for (const target of targets) yield target(`${name}: a\r\n folded\r\n`);
  }
}

const million = Buffer.alloc(1 << 24, ' ');

/** Malformed as a whole. */
export const wrongRequests: Record<string, RawRequest> = {
  'a gzip bomb': { status: 400, parts: bomb('gzip', gzipSync(million)) },
  'a brotli bomb': { status: 400, parts: bomb('br', brotliCompressSync(million)) },
  'several encodings': { status: 400, parts: bomb('gzip, gzip', gzipSync(gzipSync(million))) },
  'a content length that is too long': {
    status: 400,
    parts: post(call, json + sized(100)),
    isHalf: true,
  },
  'a content length that is too short': { status: 400, parts: post(call, json + sized(5)) },
  'a negative content length': { status: 400, parts: post(call, json + sized(-1)) },
  'a content length of words': { status: 400, parts: post(call, json + sized('many')) },
  'an endless content length': { status: 400, parts: post(call, json + sized('9'.repeat(30))) },
  'a large content length': { status: 413, parts: post(call, json + sized(10_000_000)) },
  'two content lengths': { status: 400, parts: post(call, json + sized(5) + sized(6)) },
  'a content length and chunks': {
    status: 400,
    parts: post(call, `${json}${sized(5)}Transfer-Encoding: chunked\r\n`, '0\r\n\r\n'),
  },
  'malformed chunks': {
    status: 400,
    parts: post(call, `${json}Transfer-Encoding: chunked\r\n`, 'zz\r\n{}\r\n0\r\n\r\n'),
  },
  'chunks without an end': {
    status: 400,
    parts: post(call, `${json}Transfer-Encoding: chunked\r\n`, '5\r\n{"bar\r\n'),
    isHalf: true,
  },
  'a chunk that is too large': {
    status: 400,
    parts: post(call, `${json}Transfer-Encoding: chunked\r\n`, 'ffffffffffffffff\r\n'),
    isHalf: true,
  },
  'more chunks than a body may have': {
    status: 413,
    parts: post(call, `${json}Transfer-Encoding: chunked\r\n`, chunks(100_000)),
  },
  'an unknown transfer encoding': {
    status: 400,
    parts: post(call, `${json}Transfer-Encoding: gzip\r\n`, 'x'),
  },
  'no host': { status: 400, parts: ['GET / HTTP/1.1\r\nConnection: close\r\n\r\n'] },
  'two hosts': {
    status: 200,
    parts: ['GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n'],
  },
  'no version': { status: 200, parts: ['GET /\r\n\r\n'] },
  'an old version': { status: 200, parts: ['GET / HTTP/1.0\r\n\r\n'] },
  'another version': { status: 400, parts: ['GET / HTTP/9.9\r\n\r\n'] },
  'the preface of HTTP/2': { status: 400, parts: ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'] },
  TLS: { status: 400, parts: [Buffer.from('160301020001fc0303', 'hex'), '\r\n\r\n'] },
  'an unknown method': { status: 400, parts: ['FROB / HTTP/1.1\r\nHost: a\r\n\r\n'] },
  'a tunnel': { status: 0, parts: ['CONNECT evil.example:443 HTTP/1.1\r\nHost: a\r\n\r\n'] },
  'a trace': { status: 404, parts: ['TRACE / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'] },
  'options of everything': {
    status: 404,
    parts: ['OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
  },
  'a whole URL': {
    status: 200,
    parts: ['GET http://evil.example/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
  },
  'a path with bytes': {
    status: 400,
    parts: ['GET /\xff\xfe HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
  },
  'a path with a line break': {
    status: 400,
    parts: ['GET /a\nb HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
  },
  'a path that climbs': {
    status: 200,
    parts: ['GET /assets/../../package.json HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
  },
  'a long path': {
    status: 200,
    parts: [`GET /${'x'.repeat(12_000)} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`],
  },
  'a longer path': {
    status: 431,
    parts: [`GET /${'x'.repeat(70_000)} HTTP/1.1\r\nHost: a\r\n\r\n`],
  },
  'a header without a colon': {
    status: 400,
    parts: ['GET / HTTP/1.1\r\nHost: a\r\nnothing\r\n\r\n'],
  },
  'a header without a name': {
    status: 400,
    parts: ['GET / HTTP/1.1\r\nHost: a\r\n: nothing\r\n\r\n'],
  },
  'a header with a space': { status: 400, parts: ['GET / HTTP/1.1\r\nHost: a\r\nX : y\r\n\r\n'] },
  'a bare line feed': { status: 400, parts: ['GET / HTTP/1.1\nHost: a\n\n'], isHalf: true },
  'too many headers': {
    status: 431,
    parts: [`GET / HTTP/1.1\r\nHost: a\r\n${'a: b\r\n'.repeat(5_000)}\r\n`],
  },
  'an expectation': {
    status: 417,
    parts: post(call, `${json}${sized(body.length)}Expect: the worst\r\n`),
  },
  'two requests in one': {
    status: 400,
    parts: post(call, json + sized(body.length), `${body}POST /api/x HTTP/1.1\r\n\r\n`),
  },
  'malformed text': {
    status: 400,
    parts: post(call, json + sized(4), Buffer.from('"\xff\xfe"', 'latin1')),
  },
};

export const wrongHeaderRequests = [...wrongHeaders()];

function bomb(encoding: string, bytes: Buffer): (string | Buffer)[] {
  return post(call, `${json}Content-Encoding: ${encoding}\r\n${sized(bytes.length)}`, bytes);
}

function chunks(count: number): string {
  return `1\r\n \r\n`.repeat(count);
}
