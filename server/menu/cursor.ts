import { hash } from 'node:crypto';
import * as z from 'zod';
import { AppError } from '#domain/errors.ts';
import type { Position } from './drink-index.ts';

const content = z.tuple([z.string(), z.int().min(0), z.string(), z.string()]);

/** Names the last drink of a page and its list, so that it stays valid while drinks come and go. */
export function writeCursor({ rank, name, id }: Position, list: unknown): string {
  return Buffer.from(JSON.stringify([digest(list), rank, name, id])).toString('base64url');
}

export function readCursor(cursor: string, list: unknown): Position {
  const parsed = content.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()));
  if (!parsed.success || parsed.data[0] !== digest(list))
    throw new AppError('INVALID_CURSOR', null);
  const [, rank, name, id] = parsed.data;
  return { rank, name, id };
}

function digest(list: unknown): string {
  return hash('sha256', JSON.stringify(list), 'base64url').slice(0, 12);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
