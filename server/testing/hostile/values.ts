// Values that no client of ours would send.
import type { Field } from './fields.ts';

/** JSON that `JSON.stringify` would not write. */
export class RawJson {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Only parsing creates a property with the name `__proto__`. */
const parsed = (text: string): unknown => JSON.parse(text);
const nested = (depth: number) => new RawJson('['.repeat(depth) + ']'.repeat(depth));
const nestedObjects = (depth: number) => new RawJson('{"a":'.repeat(depth) + 1 + '}'.repeat(depth));

/** Scripts and fragments of other languages, which must stay text. */
export const fragments = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</script><svg onload=alert(1)>',
  'javascript:alert(1)',
  "'; drop table bars; --",
  "' or '1'='1",
  '$1 $$ :name ?',
  '%s%n%x',
  '{{7*7}} <%= 7 %> #{7}',
  '$& $` $1',
  '../../../etc/passwd',
  '%00%ff%E0%A4%A',
  'a\r\nSet-Cookie: a=b\r\n\r\n<p>',
  '=1+1',
];

const texts = [
  '',
  ' ',
  '\n\t\r\u000b\f\u0085\u2028\u2029',
  '\0',
  'a\0b',
  '\ud800',
  'a\udc00b',
  '\u202emoc.elpmaxe\u202c',
  '\u200b\u200d\u2060\ufeff',
  `e${'\u0301'.repeat(200)}`,
  // Expensive to normalize, in one body and in the longest texts.
  `a${'\u0300'.repeat(15_800)}${'\u0316'.repeat(15_800)}`,
  `a${'\u0300\u0316'.repeat(1_900)}`,
  '👩\u200d'.repeat(8_000),
  '👩‍👩‍👧‍👦'.repeat(30),
  'ﷺ'.repeat(60),
  'İıſßﬀ',
  '٣٤٥',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  'toString',
  '2026-02-30T25:61:61Z',
  '-271821-04-20',
  'eyJhbGciOiJub25lIn0.e30.',
  '{"name":"a"}',
  '[1e999]',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  'x'.repeat(1_000),
  'x'.repeat(60_000),
  'ž'.repeat(30_000),
  'x'.repeat(65_536),
];

const numbers = [
  0,
  new RawJson('-0'),
  -1,
  0.1,
  1.5,
  1e-320,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  -(2 ** 63),
  2 ** 64,
  8.64e15,
  1e308,
  new RawJson('1e999'),
  new RawJson('-1e999'),
  new RawJson('NaN'),
  new RawJson('Infinity'),
  new RawJson('0x10'),
  new RawJson(`1${'0'.repeat(400)}`),
];

const others = [
  null,
  true,
  false,
  [],
  {},
  [null],
  [[]],
  [{}],
  { length: 5 },
  { toString: 1, valueOf: 1, toJSON: 1 },
  parsed('{"then":1}'),
  parsed('{"__proto__":{"isAdmin":true}}'),
  parsed('{"constructor":{"prototype":{"isAdmin":true}}}'),
  { $ne: null },
  { $date: 0 },
  new RawJson('{"a":1,"a":2}'),
  nested(20),
  nested(40),
  nested(9_000),
  nestedObjects(40),
  nestedObjects(4_000),
  Array(1_001).fill('gin'),
  Array(10_000).fill(0),
  Array(20_000).fill(null),
];

/** `missing` omits the field. */
export const missing = Symbol('missing');
export const anywhere: readonly unknown[] = [
  missing,
  ...others,
  ...numbers,
  ...texts,
  ...fragments,
];

/** Values on both sides of each limit of a field. */
export function atLimits({ type, min, max, values }: Field, example: unknown): unknown[] {
  if (values) return [...values, ...values.flatMap((value) => [`${value} `, [value]])];
  const around = [min, max].filter((limit) => limit !== undefined);
  const sizes = around.flatMap((limit) => [limit - 1, limit, limit + 1]).filter((n) => n >= 0);
  if (type === 'number') return around.flatMap((n) => [n - 1, n - 0.01, n, n + 0.01, n + 1]);
  if (type === 'string') {
    return sizes.flatMap((size) =>
      ['a', '\u0301', '<', '😀', ' '].map((each) => each.repeat(size)),
    );
  }
  if (type === 'array') {
    const [one = 'gin'] = Array.isArray(example) ? example : [];
    return sizes.flatMap((size) => [Array(size).fill(one), various(one, size)]);
  }
  if (type === 'boolean') return ['true', 'on', 0, 1];
  return [];
}

/** Without repetitions. */
function various(example: unknown, size: number): unknown[] {
  return Array.from({ length: size }, (_, index) => {
    const tail = index.toString(16).padStart(4, '0');
    if (typeof example === 'string') return example.slice(0, -4) + tail;
    return typeof example === 'object' ? { ...example, drinkId: tail } : index;
  });
}
