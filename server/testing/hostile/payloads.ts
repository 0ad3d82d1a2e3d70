import type { AnyFunction } from '#server/rpc/function.ts';
import { type Field, fieldsOf, type Path } from './fields.ts';
import { anywhere, atLimits, fragments, missing, RawJson } from './values.ts';

/** Whole bodies that are not the input of any function. */
const bodies = [
  '',
  ' ',
  'null',
  '[]',
  '[[]]',
  '"text"',
  '5',
  '1e999',
  'true',
  '{',
  '{}{}',
  '{"a":}',
  "{'a':1}",
  '{"a":1,}',
  '\ufeff{}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"\\u005f_proto__":1}',
  `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
  `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
  '['.repeat(60_000),
  `{${Array.from({ length: 5_000 }, (_, n) => `"${n}":0`).join()}}`,
  `"${'x'.repeat(70_000)}"`,
];

interface Options {
  fn: Pick<AnyFunction, 'input'>;
  /** A valid input, new for each payload. */
  example: () => object;
  random: () => number;
  count: number;
  /** Existing ids and codes of all kinds, also of other tenants. */
  ids: readonly string[];
}

/**
 * First the example with one field replaced by every value, in a random order. Then examples with
 * several fields replaced.
 */
export function* hostilePayloads({ fn, example, random, count, ids }: Options): Generator<string> {
  const fields = fieldsOf(fn.input).filter(({ path }) => path.length > 0);
  const values = [...anywhere, ...ids];
  const singles = fields.flatMap((field) =>
    [...values, ...atLimits(field, valueAt(example(), field.path))].map(
      (value) => () => jsonOf(replaced(example(), field.path, value)),
    ),
  );
  const extras = ['extra', '__proto__', 'constructor', 'toString'].map((key) => () => {
    const text = jsonOf(example());
    return `{"${key}":{"isAdmin":true}${text === '{}' ? '' : ','}${text.slice(1)}`;
  });
  const whole = bodies.map((body) => () => body);
  const all = shuffled([...singles, ...extras, ...whole], random);
  for (const make of all.slice(0, count)) yield make();
  for (let sent = all.length; sent < count; sent++) yield mixed(fields, values, example(), random);
}

/**
 * Replaces several fields, mostly by values of their type and not the ids, so that some are
 * accepted.
 */
function mixed(fields: Field[], values: unknown[], example: object, random: () => number): string {
  let input: unknown = example;
  const texts = fields.filter(({ path }) => !path.some((key) => /Ids?$/.test(String(key))));
  for (let left = 1 + Math.floor(random() * 4); left > 0; left--) {
    const field = pick(texts.length && random() < 0.9 ? texts : fields, random);
    if (!field) break;
    const own = atLimits(field, valueAt(example, field.path));
    if (field.type === 'string') own.push(...fragments);
    const value = own.length && random() < 0.85 ? pick(own, random) : pick(values, random);
    input = replaced(input, field.path, value);
  }
  return jsonOf(input);
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce((inner, key) => (inner as Record<string, unknown> | null)?.[key], value);
}

/** A copy with another value at the path. Missing parents are created. */
function replaced(whole: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (typeof whole === 'object' && whole !== null && !(whole instanceof RawJson)) {
    const copy = (Array.isArray(whole) ? [...whole] : { ...whole }) as Record<string, unknown>;
    copy[key] = replaced(copy[key], rest, value);
    return copy;
  }
  const inner = replaced(undefined, rest, value);
  return typeof key === 'number' ? [inner] : { [key]: inner };
}

/** Inserts `RawJson` unchanged. */
function jsonOf(value: unknown): string {
  if (value instanceof RawJson) return value.text;
  if (Array.isArray(value)) {
    return `[${value.map((each) => (each === missing ? 'null' : jsonOf(each))).join()}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const kept = Object.entries(value).filter(([, each]) => each !== missing && each !== undefined);
    return `{${kept.map(([key, each]) => `${JSON.stringify(key)}:${jsonOf(each)}`).join()}}`;
  }
  return value === missing || value === undefined ? '' : JSON.stringify(value);
}

export function pick<T>(from: readonly T[], random: () => number): T | undefined {
  return from[Math.floor(random() * from.length)];
}

export function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const keyed = list.map((each) => [random(), each] as const);
  return keyed.sort(([a], [b]) => a - b).map(([, each]) => each);
}
