import type { WireError } from '#domain/errors.ts';
import type { Answer } from '#domain/protocol.ts';

/** An `Answer` serialised once for all its subscribers, and the key that is written in it. */
export interface EncodedAnswer {
  key: string;
  bytes: Buffer;
}

const end = Buffer.from('}');

/** An answer whose value is already JSON. */
export function encodeValue(key: string, value: Buffer): EncodedAnswer {
  return { key, bytes: joined([startOf(key), Buffer.from(',"value":'), value, end]) };
}

/**
 * The parts in memory of their own, for what is kept. A small buffer is otherwise part of a slab of
 * 64 KB, all of which stays in memory for as long as one answer of it is kept.
 */
export function joined(parts: readonly Buffer[]): Buffer {
  const bytes = Buffer.allocUnsafeSlow(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) at += part.copy(bytes, at);
  return bytes;
}

export function encodeError(key: string, error: WireError): EncodedAnswer {
  return { key, bytes: Buffer.from(JSON.stringify({ key, error } satisfies Answer)) };
}

/** The bytes under another key: a subscriber may have spelled the same input differently. */
export function bytesUnder(key: string, answer: EncodedAnswer): Buffer {
  if (key === answer.key) return answer.bytes;
  return Buffer.concat([startOf(key), answer.bytes.subarray(startOf(answer.key).length)]);
}

function startOf(key: string): Buffer {
  return Buffer.from(`{"key":${JSON.stringify(key)}`);
}
