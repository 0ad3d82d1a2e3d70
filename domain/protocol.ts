// Messages over the one WebSocket of a tab.
import type { WireError } from './errors.ts';
import type { Language } from './languages.ts';

/**
 * The only message of a tab: identity, language and subscriptions. It always holds the whole state,
 * so a first connection, a sign-in, another page and a reconnect are all the same.
 */
export interface TabMessage {
  language: Language;
  token: string | null;
  guestKey: string | null;
  /** Keys of the queries it subscribes to. */
  queries: string[];
}

/** The server's result of a query. An empty message is a heartbeat. */
export type Answer = { key: string; value: unknown } | { key: string; error: WireError };

/** Identifies a live query; subscribers to the same key share it. */
export function queryKey(name: string, input: unknown): string {
  return JSON.stringify([name, input]);
}

/** Format of keys that clients generate: of a guest's browser, of one mutation. */
export const clientKey = /^[\w-]{16,64}$/;

export const limits = {
  /** Max size of a call's body, and of a tab's message. */
  bodyBytes: 64 * 1024,
  queriesPerTab: 64,
  /** Above the limit of a tab queries are refused, above this one the whole message. */
  queriesPerMessage: 256,
  /** With more unsent data than this, a socket gets only the latest value of each query. */
  bufferedBytes: 512 * 1024,
} as const;

/** The server sends something at least this often; twice as long a silence is a lost connection. */
export const heartbeatMs = 15_000;

/** WebSocket close code: the server restarts, reconnect soon. */
export const closedForRestart = 1012;
