import type { WireError } from './errors.ts';
import type { Language } from './languages.ts';

/** Always holds the whole state: a first connection, a sign-in and a reconnect work alike. */
export interface TabMessage {
  language: Language;
  token: string | null;
  guestKey: string | null;
  queries: string[];
}

/** An empty message is a heartbeat. */
export type Answer = { key: string; value: unknown } | { key: string; error: WireError };

export function queryKey(name: string, input: unknown): string {
  return JSON.stringify([name, input]);
}

/** The format of keys that clients generate for browsers and for mutations. */
export const clientKey = /^[\w-]{16,64}$/;

export const limits = {
  bodyBytes: 64 * 1024,
  queriesPerTab: 64,
  /** Queries above the limit of a tab are refused one by one, larger messages as a whole. */
  queriesPerMessage: 256,
  /** A socket with more unsent data gets only the latest value of each query. */
  bufferedBytes: 512 * 1024,
} as const;

/** The server sends at least this often. A silence of twice as long means a lost connection. */
export const heartbeatMs = 15_000;

/** WebSocket close code: the server restarts. */
export const closedForRestart = 1012;
