import { setTimeout as delay } from 'node:timers/promises';
import type { AiEngine } from '#domain/ai-features.ts';
import { AppError } from '#domain/errors.ts';
import { hashOf } from '#server/db/idempotency.ts';
import type { Context } from '#server/functions.ts';
import { answersKeptMs, release, reserve, settle, type Use } from './ledger.ts';

/** What a use of AI came to. Its value must survive JSON. */
export interface Outcome<T> {
  value: T;
  engine: AiEngine;
  /** From a cache, or in place of what was asked for: nobody pays. */
  free?: boolean;
}

/** Longer than a use may take: only the hold of a process that has gone runs out. */
const holdBeyondMs = 30_000;
const lookAgainMs = 300;

/**
 * Runs an AI call that an account pays for: its price is set aside before, and charged when it has
 * answered. What fails, takes too long or is free costs nothing and does not count. A call that is
 * sent again under its key, since the answer was lost, gets the answer that was paid for.
 *
 * Throws USAGE_LIMIT, INSUFFICIENT_CREDITS or, for a guest, SEARCH_PAUSED before anything runs, UNAVAILABLE when it takes too
 * long, and else what `run` throws. Not to be called within a transaction.
 */
export async function metered<T>(
  { db, log, aiRules }: Pick<Context, 'db' | 'log' | 'aiRules'>,
  use: Use,
  run: (signal: AbortSignal) => Promise<Outcome<T>>,
): Promise<T> {
  const rules = {
    monthlyLimit: aiRules.monthlyLimits[use.feature],
    holdMs: aiRules.timeoutMs + holdBeyondMs,
  };
  let reservation = await reserve(db, use, rules);
  while (reservation.state === 'under way') {
    await delay(lookAgainMs);
    reservation = await reserve(db, use, rules);
  }
  if (reservation.state === 'answered') return reservation.value as T;

  const { accountId } = use;
  const { holdId } = reservation;
  const outcome = await inTime(aiRules.timeoutMs, run).catch(async (error) => {
    // If this fails too, the hold runs out by itself.
    await release(db, accountId, holdId).catch((err) => log.error({ err }, 'hold not released'));
    throw error;
  });
  const { value, engine, free } = outcome;
  if (free) await release(db, accountId, holdId, { state: 'free', engine });
  else if (!(await settle(db, accountId, holdId, { engine, value }))) {
    log.warn({ holdId }, 'an AI call outlived its hold and was not charged');
  }
  return value;
}

/**
 * The key of a use whose answer is the same whoever asks: those who ask while it is under way, in
 * another tab, on another phone or through another process, share one run and one payment. It is
 * another one before the answer under it is forgotten.
 */
export function questionKey(...question: readonly unknown[]): string {
  return hashOf([...question, Math.floor(Date.now() / (answersKeptMs / 2))]);
}

async function inTime<T>(timeoutMs: number, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(timeoutMs);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', reject, { once: true });
  });
  try {
    return await Promise.race([run(signal), late]);
  } catch (error) {
    throw signal.aborted ? new AppError('UNAVAILABLE', null) : error;
  }
}
