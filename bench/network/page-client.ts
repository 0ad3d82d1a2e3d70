// The product's own client without its screens. bench/network/network.ts bundles this file and runs
// it in pages of Chromium, one for each person. Calls, keys, retries, time limits, the session and
// the live queries are those of web/, unchanged.
import { isAppError } from '#domain/errors.ts';
import { queryKey } from '#domain/protocol.ts';
import { embeddedProvider } from '#web/features/auth/session/provider.ts';
import { startSession } from '#web/features/auth/session/session.ts';
import { guestKey, randomKey } from '#web/identity/keys.ts';
import { getToken } from '#web/identity/token.ts';
import type { MutationName, QueryName } from '#web/rpc/api.ts';
import { askOnce } from '#web/rpc/ask-once.ts';
import { mutate } from '#web/rpc/call.ts';
import { mutateWhenOnline } from '#web/rpc/offline-mutation.ts';
import { connectionState, onConnection, queryState, subscribe } from '#web/rpc/store.ts';

interface Reports {
  reportValue(key: string, value: unknown): void;
  reportConnection(state: string): void;
}

export interface Called {
  key: string;
  value?: unknown;
  code?: string;
}

/** Boards change many times a second, and each report is expensive. */
const reportEveryMs = 300;
const reports = globalThis as unknown as Reports;

const client = {
  /**
   * Opens the live queries, signed in by the browser's cookie if `isSignedIn`. Returns the guest's
   * key.
   */
  async open(queries: [name: QueryName, input: object][], isSignedIn: boolean): Promise<string> {
    if (isSignedIn) startSession(embeddedProvider);
    // The dashboard shows no buttons until the session is known.
    while (isSignedIn && !(await getToken()))
      await new Promise((resolve) => setTimeout(resolve, 500));
    onConnection(() => reports.reportConnection(connectionState()));
    for (const [name, input] of queries) follow(queryKey(name, input));
    return guestKey();
  },
  /** Guests' calls give up after some retries. A bartender's calls wait for a connection. */
  async call(name: string, input: unknown, isBartender: boolean, key = randomKey()) {
    const send = isBartender ? mutateWhenOnline : mutate;
    return outcomeOf(key, send(name as MutationName, input as never, key));
  },
  async ask(name: string, input: unknown) {
    return outcomeOf('', askOnce(name as QueryName, input as never));
  },
};

function follow(key: string): void {
  let isDue = false;
  const report = () => {
    isDue = false;
    const { status, data } = queryState(key);
    if (status === 'ready') reports.reportValue(key, data);
  };
  subscribe(key, () => {
    if (!isDue) setTimeout(report, reportEveryMs);
    isDue = true;
  });
}

async function outcomeOf(key: string, sent: Promise<unknown>): Promise<Called> {
  try {
    return { key, value: await sent };
  } catch (error) {
    if (!isAppError(error)) throw error;
    return { key, code: error.code };
  }
}

export type NetworkClient = typeof client;

Object.assign(globalThis, { client });
