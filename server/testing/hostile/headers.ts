// Requests whose headers are none, one by one, as they would be on the wire.
import { brotliCompressSync, gzipSync } from 'node:zlib';

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

/** Requests with one header that is wrong, to each kind of route. */
function* wrongHeaders(): Generator<(string | Buffer)[]> {
  const targets = [
    (header: string) => post(call, `${json}${sized(body.length)}${header}`),
    (header: string) => [
      `GET /?bar=FENEK HTTP/1.1\r\nConnection: close\r\n${header}Host: a\r\n\r\n`,
    ],
    (header: string) => [
      `GET /bartender HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${header}\r\n`,
    ],
    (header: string) => [
      `GET /api/auth/get-session HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${header}\r\n`,
    ],
    (header: string) => post('/webhooks/local-test', `${json}${sized(body.length)}${header}`),
    (header: string) => [
      `GET /pictures/x/y.svg HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${header}\r\n`,
    ],
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

/** Requests that are wrong as a whole. `isHalf`: the client sends no more, and ends its side. */
export const wrongRequests: Record<string, { parts: (string | Buffer)[]; isHalf?: boolean }> = {
  'a gzip bomb': {
    parts: bomb('gzip', gzipSync(million)),
  },
  'a brotli bomb': { parts: bomb('br', brotliCompressSync(million)) },
  'several encodings': { parts: bomb('gzip, gzip', gzipSync(gzipSync(million))) },
  'a content length that is too long': { parts: post(call, json + sized(100)), isHalf: true },
  'a content length that is too short': { parts: post(call, json + sized(5)) },
  'a negative content length': { parts: post(call, json + sized(-1)) },
  'a content length of words': { parts: post(call, json + sized('many')) },
  'an endless content length': { parts: post(call, json + sized('9'.repeat(30))) },
  'a large content length': { parts: post(call, json + sized(10_000_000)) },
  'two content lengths': { parts: post(call, json + sized(5) + sized(6)) },
  'a content length and chunks': {
    parts: post(call, `${json}${sized(5)}Transfer-Encoding: chunked\r\n`, '0\r\n\r\n'),
  },
  'chunks that are none': {
    parts: post(call, `${json}Transfer-Encoding: chunked\r\n`, 'zz\r\n{}\r\n0\r\n\r\n'),
  },
  'chunks without an end': {
    parts: post(call, `${json}Transfer-Encoding: chunked\r\n`, '5\r\n{"bar\r\n'),
    isHalf: true,
  },
  'a chunk that is too large': {
    parts: post(call, `${json}Transfer-Encoding: chunked\r\n`, 'ffffffffffffffff\r\n'),
    isHalf: true,
  },
  'more chunks than a body may have': {
    parts: post(call, `${json}Transfer-Encoding: chunked\r\n`, chunks(100_000)),
  },
  'an unknown transfer encoding': {
    parts: post(call, `${json}Transfer-Encoding: gzip\r\n`, 'x'),
  },
  'no host': { parts: ['GET / HTTP/1.1\r\nConnection: close\r\n\r\n'] },
  'two hosts': { parts: ['GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n'] },
  'no version': { parts: ['GET /\r\n\r\n'] },
  'an old version': { parts: ['GET / HTTP/1.0\r\n\r\n'] },
  'another version': { parts: ['GET / HTTP/9.9\r\n\r\n'] },
  'the preface of HTTP/2': { parts: ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'] },
  TLS: { parts: [Buffer.from('160301020001fc0303', 'hex'), '\r\n\r\n'] },
  'an unknown method': { parts: ['FROB / HTTP/1.1\r\nHost: a\r\n\r\n'] },
  'a tunnel': { parts: ['CONNECT evil.example:443 HTTP/1.1\r\nHost: a\r\n\r\n'] },
  'a trace': { parts: ['TRACE / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'] },
  'options of everything': {
    parts: ['OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
  },
  'a whole URL': {
    parts: ['GET http://evil.example/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
  },
  'a path with bytes': {
    parts: ['GET /\xff\xfe HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
  },
  'a path with a line': { parts: ['GET /a\nb HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'] },
  'a path that climbs': {
    parts: ['GET /assets/../../package.json HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
  },
  'a long path': {
    parts: [`GET /${'x'.repeat(12_000)} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`],
  },
  'a longer path': { parts: [`GET /${'x'.repeat(70_000)} HTTP/1.1\r\nHost: a\r\n\r\n`] },
  'a header without a colon': { parts: ['GET / HTTP/1.1\r\nHost: a\r\nnothing\r\n\r\n'] },
  'a header without a name': { parts: ['GET / HTTP/1.1\r\nHost: a\r\n: nothing\r\n\r\n'] },
  'a header with a space': { parts: ['GET / HTTP/1.1\r\nHost: a\r\nX : y\r\n\r\n'] },
  'a bare line feed': { parts: ['GET / HTTP/1.1\nHost: a\n\n'], isHalf: true },
  'too many headers': {
    parts: [`GET / HTTP/1.1\r\nHost: a\r\n${'a: b\r\n'.repeat(5_000)}\r\n`],
  },
  'an expectation': { parts: post(call, `${json}${sized(body.length)}Expect: the worst\r\n`) },
  'two requests in one': {
    parts: post(call, json + sized(body.length), `${body}POST /api/x HTTP/1.1\r\n\r\n`),
  },
  'text that is none': { parts: post(call, json + sized(4), Buffer.from('"\xff\xfe"', 'latin1')) },
};

export const wrongHeaderRequests = [...wrongHeaders()];

function bomb(encoding: string, bytes: Buffer): (string | Buffer)[] {
  return post(call, `${json}Content-Encoding: ${encoding}\r\n${sized(bytes.length)}`, bytes);
}

function chunks(count: number): string {
  return `1\r\n \r\n`.repeat(count);
}
