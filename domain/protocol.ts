// What travels over the one WebSocket of a tab. Language and identity belong to the connection.
import type { WireError } from './errors.ts';
import type { Language } from './languages.ts';

export type ClientMessage =
  /** First of all, and again whenever the language or the identity changes. */
  | { t: 'hello'; language: Language; token: string | null; guestKey: string | null }
  | { t: 'subscribe' | 'unsubscribe'; name: string; input: unknown };

export type ServerMessage =
  | { t: 'value'; key: string; value: unknown }
  | { t: 'error'; key: string; error: WireError }
  | { t: 'beat' };

/** By it a live query goes, for all who follow it. Both sides form it, of the same JSON. */
export function queryKey(name: string, input: unknown): string {
  return JSON.stringify([name, input]);
}

/** Keys that clients make up: of a guest's browser, of one mutation. */
export const clientKey = /^[\w-]{16,64}$/;

export const limits = {
  bodyBytes: 64 * 1024,
  messageBytes: 16 * 1024,
  subscriptionsPerSocket: 64,
  /** Above this much unsent data a socket gets only the latest value of each query. */
  bufferedBytes: 512 * 1024,
} as const;

/** The server sends something at least this often; silence for twice as long means a dead line. */
export const heartbeatMs = 15_000;

/** WebSocket close code: the server restarts, come back soon. */
export const closedForRestart = 1012;
