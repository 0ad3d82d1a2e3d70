import { setTimeout as delay } from 'node:timers/promises';
import { AppError, isAppError } from '#domain/errors.ts';
import type { AiEngine } from '#domain/mixologist/ai-features.ts';
import { hashOf } from '#server/db/idempotency.ts';
import type { Context } from '#server/functions.ts';
import { budgets } from '#server/limits/budgets.ts';
import { networkOf } from '#server/limits/network.ts';
import { Turns } from '#server/limits/turns.ts';
import { aiCalls } from '#server/metrics.ts';
import { answerMaxAgeMs, release, reserve, settle, type Use } from './holds.ts';

export interface Outcome<T> {
  value: T;
  engine: AiEngine;
  /** From a cache, or the fallback for a failed model: not charged. */
  free?: boolean;
}

type Metering = Pick<Context, 'db' | 'log' | 'aiRules' | 'address'>;

/** One at a time, so that many calls delay others by at most one, also with one connection. */
const ofAddress = new Turns(1);
const ofAccount = new Turns(1);

/** A hold outlives its call by this, so that only the holds of ended processes expire. */
const holdMarginMs = 30_000;
const pollMs = 300;

/**
 * A call that fails, times out or is free is not charged and does not count. A repeated call under
 * its key gets the charged answer. Throws USAGE_LIMIT, INSUFFICIENT_CREDITS or SEARCH_PAUSED before
 * anything runs, and UNAVAILABLE at the timeout. Must not run within a transaction.
 */
export async function metered<T>(
  { db, log, aiRules, address }: Metering,
  use: Use,
  run: (signal: AbortSignal) => Promise<Outcome<T>>,
): Promise<T> {
  const rules = {
    monthlyLimit: aiRules.monthlyLimits[use.feature],
    holdMs: aiRules.timeoutMs + holdMarginMs,
  };
  const { accountId, feature } = use;
  const inTurn = <R>(work: () => Promise<R>, maxWaiting?: number) =>
    ofAddress.run(networkOf(address), () => ofAccount.run(use.accountId, work), maxWaiting);
  const attempt = () =>
    inTurn(() => reserve(db, use, rules), budgets.address.callsWaiting).catch((error) => {
      if (isAppError(error)) aiCalls.inc({ feature, engine: 'none', outcome: 'refused' });
      throw error;
    });
  let reservation = await attempt();
  while (reservation.state === 'under way') {
    await delay(pollMs);
    reservation = await attempt();
  }
  if (reservation.state === 'answered') return reservation.value as T;

  const { holdId } = reservation;
  const outcome = await withTimeout(aiRules.timeoutMs, run).catch(async (error) => {
    aiCalls.inc({ feature, engine: 'none', outcome: 'failed' });
    // If this fails too, the hold expires.
    await inTurn(() => release(db, accountId, holdId)).catch((err) =>
      log.error({ err }, 'hold not released'),
    );
    throw error;
  });
  const { value, engine, free } = outcome;
  const isCharged = !free && (await inTurn(() => settle(db, accountId, holdId, { engine, value })));
  if (free) await inTurn(() => release(db, accountId, holdId, { state: 'free', engine }));
  else if (!isCharged) log.warn({ holdId }, 'an AI call outlived its hold and was not charged');
  aiCalls.inc({ feature, engine, outcome: isCharged ? 'charged' : 'free' });
  return value;
}

/**
 * Concurrent calls with the same question share one run and one charge. The key changes before the
 * answer under it is deleted.
 */
export function questionKey(...question: readonly unknown[]): string {
  return hashOf([...question, Math.floor(Date.now() / (answerMaxAgeMs / 2))]);
}

async function withTimeout<T>(
  timeoutMs: number,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const signal = AbortSignal.timeout(timeoutMs);
  const timedOut = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', reject, { once: true });
  });
  try {
    return await Promise.race([run(signal), timedOut]);
  } catch (error) {
    throw signal.aborted ? new AppError('UNAVAILABLE', null) : error;
  }
}
