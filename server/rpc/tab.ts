import { AppError, isAppError } from '#domain/errors.ts';
import { limits, type TabMessage } from '#domain/protocol.ts';
import type { Counts } from '#server/limits/counts.ts';
import { networkOf } from '#server/limits/network.ts';
import { encodeError } from './encoded-answer.ts';
import type { TransportOptions } from './http.ts';
import { admit, type Caller, toWire } from './invoke.ts';
import type { LiveQueries } from './live.ts';
import type { Outbox } from './outbox.ts';
import { type Identity, viewerKey } from './viewer.ts';

const noState: TabMessage = { language: 'en', token: null, guestKey: null, queries: [] };

/** The longest delay of a timer. */
const maxTimeoutMs = 2 ** 31 - 1;

export interface TabOptions extends TransportOptions {
  live: LiveQueries;
  address: string;
  queryCounts: Counts;
  outbox: Outbox;
  onFailure: () => void;
}

export class Tab {
  readonly #options: TabOptions;
  readonly #subscriptions = new Map<string, { stop: () => void }>();
  #state = noState;
  #isApplying = false;
  #identity: Identity | null = null;
  #subscriberKey = '';
  #tokenTimer: NodeJS.Timeout | undefined;

  constructor(options: TabOptions) {
    this.#options = options;
  }

  /** Each state is complete, so only the last of those that arrive meanwhile is applied. */
  async update(state: TabMessage): Promise<void> {
    this.#state = state;
    // At once, so that a query that is dropped and subscribed to again gets a new result.
    this.#keepOnly(state.queries);
    if (this.#isApplying) return;
    this.#isApplying = true;
    for (let applied: TabMessage | undefined; applied !== this.#state; ) {
      applied = this.#state;
      await this.#apply(applied).catch((err) => {
        this.#options.services.log.error({ err }, 'socket failed');
        this.#options.onFailure();
      });
    }
    this.#isApplying = false;
  }

  /** Without a subject, always. */
  recheck(subject?: string): void {
    // Without an identity, a token is being verified that may be the subject's.
    const isOther = subject && this.#identity && this.#identity.subject !== subject;
    if (this.#state.token && !isOther) void this.update({ ...this.#state });
  }

  close(): void {
    void this.update(noState);
  }

  async #apply(state: TabMessage): Promise<void> {
    const { token, guestKey, language, queries } = state;
    this.#identity = null;
    const verified = token ? await this.#options.verify(token).catch(rejectToken) : undefined;
    this.#identity = verified?.identity ?? null;
    clearTimeout(this.#tokenTimer);
    if (verified) {
      const expire = () => this.#state === state && this.update({ ...state, token: null });
      const untilExpiryMs = verified.expiresAt - Date.now();
      this.#tokenTimer = setTimeout(expire, Math.min(untilExpiryMs, maxTimeoutMs));
    }
    const viewer = { identity: this.#identity, guestKey };
    const caller = { viewer, language, address: this.#options.address, isLive: true };
    const before = this.#subscriberKey;
    this.#subscriberKey = JSON.stringify([viewerKey(viewer), guestKey, language]);
    this.#keepOnly(this.#subscriberKey === before ? queries : []);
    for (const key of queries) {
      if (this.#subscriptions.has(key)) continue;
      if (this.#subscriptions.size < limits.queriesPerTab) void this.#subscribe(key, caller);
      // Not remembered: the message that drops other queries tries it again.
      else this.#sendError(key, new AppError('TOO_MANY', { retryAfterSeconds: 0 }));
    }
  }

  /** A refused query counts as subscribed, so later messages do not repeat it. */
  async #subscribe(key: string, caller: Caller): Promise<void> {
    const { services, live, find, outbox, queryCounts } = this.#options;
    const release = queryCounts.take(networkOf(caller.address));
    const subscription = { stop: () => release?.() };
    this.#subscriptions.set(key, subscription);
    const isDropped = () => this.#subscriptions.get(key) !== subscription;
    try {
      if (!release) throw new AppError('TOO_MANY', { retryAfterSeconds: 60 });
      const [name, input] = readKey(key);
      const fn = find(name);
      if (fn?.kind !== 'query') throw new AppError('UNKNOWN_FUNCTION', null);
      const call = await admit(services, { key, name, fn, input, caller });
      if (isDropped()) return;
      const unsubscribe = live.subscribe(call, (key, answer) => outbox.send(key, answer));
      subscription.stop = () => {
        unsubscribe();
        release();
      };
    } catch (error) {
      if (isDropped()) return;
      this.#sendError(key, error);
      const retryMs = retryMsOf(error);
      if (!retryMs) return;
      const timer = setTimeout(() => {
        release?.();
        void this.#subscribe(key, caller);
      }, retryMs);
      subscription.stop = () => {
        clearTimeout(timer);
        release?.();
      };
    }
  }

  #sendError(key: string, error: unknown): void {
    const { outbox, services } = this.#options;
    outbox.send(key, encodeError(key, toWire(error, services.log)));
  }

  #keepOnly(queries: string[]): void {
    const keys = new Set(queries);
    for (const [key, { stop }] of this.#subscriptions) {
      if (keys.has(key)) continue;
      stop();
      this.#subscriptions.delete(key);
    }
    this.#options.outbox.keepOnly(keys);
  }
}

function retryMsOf(error: unknown): number {
  if (!isAppError(error) || error.code !== 'TOO_MANY') return 0;
  const data = error.data as { retryAfterSeconds?: number } | null;
  return (data?.retryAfterSeconds ?? 0) * 1_000;
}

/** An invalid token counts as no token. Other errors end the connection. */
function rejectToken(error: unknown): undefined {
  if (!isAppError(error) || error.code !== 'UNAUTHORIZED') throw error;
}

/** The inverse of `queryKey`. An invalid key has no name. */
function readKey(key: string): [name: string, input: unknown] {
  try {
    const [name, input] = JSON.parse(key);
    return [String(name), input];
  } catch {
    return ['', undefined];
  }
}
