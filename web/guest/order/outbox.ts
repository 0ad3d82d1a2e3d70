// Placed orders without a response. They are stored with their keys before they are sent, so that a
// lost response or a reload neither loses nor duplicates one.
import { useMemo } from 'react';
import { AppError, type ErrorCode, isAppError } from '#domain/errors.ts';
import { randomKey } from '#web/identity/keys.ts';
import type { InputOf } from '#web/rpc/api.ts';
import { isRetryable, mutationTimeoutMs, post, retryDelaysMs } from '#web/rpc/call.ts';
import { serverNow } from '#web/rpc/server-time.ts';
import { connectionState } from '#web/rpc/store.ts';
import { readStorage, useStoredValue } from '#web/ui/local-storage.ts';
import { sleepAbout } from '#web/ui/retry.ts';
import { isRefused } from './order-error-text.ts';
import { unsent } from './unsent.ts';

/** After this the order may no longer be wanted, so the guest is asked. */
const sendsItselfMs = 10 * 60_000;
/** Another tab may still get the response within this time. */
const firstAttemptMs = 20_000;
/** After this the evening is over. The server keeps the key for longer. */
const forgottenMs = 12 * 3_600_000;

type Call =
  | { name: 'orders.createOrder'; input: InputOf<'orders.createOrder'> }
  | { name: 'orders.createRound'; input: InputOf<'orders.createRound'> };

/** The call of an order, with its title while it waits. */
export type NewOrder = Call & { title: string };

export type UnsentOrder = NewOrder & {
  /** Its idempotency key. However often it is sent, it is placed once. */
  key: string;
  /** When the guest placed it, by the server's clock. */
  at: number;
  /**
   * Sending: the first attempt is running. Waiting: for a connection. Failed: the guest decides
   * whether to send it again. Refused: it was not placed, and the guest has not seen that yet.
   */
  state: 'sending' | 'waiting' | 'failed' | 'refused';
  error?: { code: ErrorCode; data: unknown };
};

/** An order that the guest has stopped, but that may have arrived. */
interface Withdrawal {
  key: string;
  at: number;
  state: 'withdrawn';
  barId: string;
}

type Entry = UnsentOrder | Withdrawal;

const isWithdrawal = (entry: Entry): entry is Withdrawal => entry.state === 'withdrawn';

function parse(json: string): Entry[] {
  try {
    const entries: Entry[] = json ? JSON.parse(json) : [];
    const now = serverNow();
    return entries.filter(({ key, at }) => typeof key === 'string' && now - at < forgottenMs);
  } catch {
    return [];
  }
}

/** Another tab may have changed it in the meantime. */
function change(next: (entries: Entry[]) => Entry[]): void {
  const entries = next(parse(readStorage('unsentOrders') ?? unsent.get()));
  unsent.set(entries.length > 0 ? JSON.stringify(entries) : '');
}

function find(key: string): Entry | undefined {
  return parse(readStorage('unsentOrders') ?? unsent.get()).find((entry) => entry.key === key);
}

function update(key: string, changes: Partial<UnsentOrder>): void {
  change((entries) =>
    entries.map((entry) =>
      entry.key === key && !isWithdrawal(entry) ? ({ ...entry, ...changes } as Entry) : entry,
    ),
  );
}

/** Removes an order that has a response. Returns false if another tab has read the response. */
function settle(key: string): boolean {
  const entry = find(key);
  if (!entry || isWithdrawal(entry)) return false;
  forgetOrder(key);
  return true;
}

export function forgetOrder(key: string): void {
  change((entries) => entries.filter((entry) => entry.key !== key));
}

/** Whether it is sent without asking the guest. */
export function sendsItself({ state, at }: UnsentOrder): boolean {
  return (state === 'waiting' || state === 'sending') && serverNow() - at < sendsItselfMs;
}

/** The orders of a bar without a response. */
export function useUnsentOrders(barId: string): UnsentOrder[] {
  const stored = useStoredValue(unsent);
  return useMemo(
    () =>
      parse(stored).filter(
        (entry): entry is UnsentOrder => !isWithdrawal(entry) && entry.input.barId === barId,
      ),
    [stored, barId],
  );
}

/** The error because of which an order waits or was refused. */
export function errorOf({ error }: UnsentOrder): AppError | undefined {
  return error && new AppError(error.code, error.data as never);
}

const contentOf = ({ name, input }: Call) => JSON.stringify([name, input]);

/** Stores an order until it has a response. Returns the stored order if an equal one is waiting. */
export function keepOrder(order: NewOrder): UnsentOrder {
  const equal = parse(unsent.get()).find(
    (entry): entry is UnsentOrder =>
      !isWithdrawal(entry) && entry.state !== 'refused' && contentOf(entry) === contentOf(order),
  );
  if (equal) {
    const again = { ...equal, at: serverNow() };
    update(again.key, { at: again.at });
    return again;
  }
  const kept: UnsentOrder = { ...order, key: randomKey(), at: serverNow(), state: 'sending' };
  change((entries) => [...entries, kept]);
  return kept;
}

/** Calls that this tab is waiting for, by key. */
const running = new Map<string, Promise<string[]>>();

/**
 * Sends an order and returns the ids of its drinks. Without a response it stays stored and waits.
 */
export function sendOrder(order: UnsentOrder, delaysMs = retryDelaysMs): Promise<string[]> {
  const known = running.get(order.key);
  if (known) return known;
  const sending = attempt(order, delaysMs).finally(() => running.delete(order.key));
  running.set(order.key, sending);
  return sending;
}

async function attempt(order: UnsentOrder, delaysMs: readonly number[]): Promise<string[]> {
  const { key, name, input } = order;
  for (let tries = 0; ; tries++) {
    try {
      const answer = await post(name, input, key, mutationTimeoutMs);
      const isNews = settle(key);
      return isNews ? (typeof answer === 'string' ? [answer] : answer.orderIds) : [];
    } catch (error) {
      const delayMs = delaysMs[tries];
      const waits = isRetryable(error);
      if (!waits || delayMs === undefined || connectionState() !== 'live') {
        const state = waits ? 'waiting' : isRefused(error) ? 'refused' : 'failed';
        const { code, data } = isAppError(error) ? error : new AppError('UNEXPECTED', null);
        update(key, { state, error: { code, data } });
        throw error;
      }
      await sleepAbout(delayMs);
    }
  }
}

/** Stops an order. The response of the server shows whether it has arrived. */
export function withdrawOrder(key: string, barId: string): void {
  change((entries) => [
    ...entries.filter((entry) => entry.key !== key),
    { key, barId, at: serverNow(), state: 'withdrawn' },
  ]);
}

/**
 * The result of a withdrawal: how many drinks had arrived, and how many of them were taken back.
 */
export interface Withdrawn {
  arrived: number;
  cancelled: number;
}

interface Handlers {
  onPlaced: (order: UnsentOrder, orderIds: string[]) => void;
  onWithdrawn: (withdrawn: Withdrawn) => void;
}

/** Sends the waiting orders of a bar once, and withdraws the stopped ones. */
export function sendWaiting(barId: string, { onPlaced, onWithdrawn }: Handlers): void {
  for (const entry of parse(unsent.get())) {
    if (running.has(entry.key)) continue;
    if (isWithdrawal(entry)) {
      void withdraw(entry).then((withdrawn) => withdrawn && onWithdrawn(withdrawn));
    } else if (entry.input.barId === barId && sendsItself(entry) && !isFirstAttempt(entry)) {
      sendOrder(entry, []).then(
        (orderIds) => orderIds.length > 0 && onPlaced(entry, orderIds),
        () => {},
      );
    }
  }
}

function isFirstAttempt({ state, at }: UnsentOrder): boolean {
  return state === 'sending' && serverNow() - at < firstAttemptMs;
}

async function withdraw({ key, barId }: Withdrawal): Promise<Withdrawn | undefined> {
  const sending = (async () => {
    const { arrived, cancelled } = await post(
      'orders.withdrawOrders',
      { barId, key },
      randomKey(),
      mutationTimeoutMs,
    );
    return [arrived, cancelled] as const;
  })();
  running.set(
    key,
    sending.then(
      () => [],
      () => [],
    ),
  );
  try {
    const [arrived, cancelled] = await sending;
    if (!find(key)) return undefined;
    forgetOrder(key);
    return { arrived: arrived.length, cancelled: cancelled.length };
  } catch (error) {
    if (isRefused(error)) forgetOrder(key);
    return undefined;
  } finally {
    running.delete(key);
  }
}
