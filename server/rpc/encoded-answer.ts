import type { WireError } from '#domain/errors.ts';
import type { Answer } from '#domain/protocol.ts';

export interface EncodedAnswer {
  key: string;
  bytes: Buffer;
}

const end = Buffer.from('}');

export function encodeValue(key: string, value: Buffer): EncodedAnswer {
  return { key, bytes: joined([startOf(key), Buffer.from(',"value":'), value, end]) };
}

/**
 * A small buffer is otherwise part of a 64 KB slab that stays in memory as long as one of its
 * answers.
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

/** Another subscriber may have spelled the same input differently. */
export function bytesUnder(key: string, answer: EncodedAnswer): Buffer {
  if (key === answer.key) return answer.bytes;
  return Buffer.concat([startOf(key), answer.bytes.subarray(startOf(answer.key).length)]);
}

function startOf(key: string): Buffer {
  return Buffer.from(`{"key":${JSON.stringify(key)}`);
}
