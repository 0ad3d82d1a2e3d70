// What travels over the one WebSocket of a tab.
import type { WireError } from './errors.ts';
import type { Language } from './languages.ts';

/**
 * All that a tab says: who looks, in which language, and what it follows. Whole each time, so that a
 * first greeting, a sign-in, another page and a line that has come back are all the same.
 */
export interface TabMessage {
  language: Language;
  token: string | null;
  guestKey: string | null;
  /** The keys of its queries. */
  queries: string[];
}

/** What the server says of a query. An empty message says that the line is alive. */
export type Answer = { key: string; value: unknown } | { key: string; error: WireError };

/** By it a live query goes, for all who follow it. */
export function queryKey(name: string, input: unknown): string {
  return JSON.stringify([name, input]);
}

/** Keys that clients make up: of a guest's browser, of one mutation. */
export const clientKey = /^[\w-]{16,64}$/;

export const limits = {
  /** Of a call, and of what a tab says. */
  bodyBytes: 64 * 1024,
  queriesPerTab: 64,
  /** In one message: those above the limit of a tab are refused, above this one the tab is. */
  queriesNamed: 256,
  /** Above this much unsent data a socket gets only the latest value of each query. */
  bufferedBytes: 512 * 1024,
} as const;

/** The server sends something at least this often; silence for twice as long means a dead line. */
export const heartbeatMs = 15_000;

/** WebSocket close code: the server restarts, come back soon. */
export const closedForRestart = 1012;
