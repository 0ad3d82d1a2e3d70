// Checks that the ledger stays consistent when processes that write to it are killed.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import path from 'node:path';
import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { openCredits } from '#server/features/credits/balance.ts';
import { releaseExpiredHolds } from '#server/features/credits/holds.ts';
import { reconcile } from '#server/features/credits/reconcile.ts';
import { paidCents, paymentOf, sendEvent } from './ledger-worker.ts';

export interface LedgerLoad {
  url: string;
  db: Db;
  operations: number;
  kills: number;
  /** Shared by two processes. */
  connections: number;
}

export interface LedgerProof {
  operations: number;
  kills: number;
  entries: number;
  /** Holds left open by killed processes. */
  orphans: number;
  /**
   * Payments reported by events (`told`), and purchases that were booked for them, each exactly
   * once.
   */
  payments: { told: number; booked: number; toldCents: number; bookedCents: number };
  lowestBalance: number;
  /** Entries that left an account in debt, because more was refunded than it had left. */
  owing: number;
  /** The problems of the reconciliation. */
  problems: string[];
}

const accounts = 20;
const script = path.join(import.meta.dirname, 'ledger-worker.ts');

export async function proveLedger({
  url,
  db,
  operations,
  kills,
  connections,
}: LedgerLoad): Promise<LedgerProof> {
  await openAccounts(db);
  await runWorkers(url, { operations, kills, connections });

  const { orphans } = await one<{ orphans: number }>(
    db,
    sql`select count(*) as orphans from credit_holds where state = 'held'`,
  );
  await sql`update credit_holds set expires_at = now() - interval '1 second' where state = 'held'`.execute(
    db,
  );
  await releaseExpiredHolds(db);
  // A provider repeats its events until they are accepted.
  const purchases = await db.selectFrom('credit_purchases').select('id').execute();
  for (const { id } of purchases) await sendEvent(db, paymentOf(id, `${id}:completed`));

  const booked = await one<{ entries: number; owing: number; payments: number; micros: number }>(
    db,
    sql`select count(*) as entries, count(*) filter (where net_after_micros < 0) as owing,
      count(*) filter (where kind = 'purchase') as payments,
      coalesce(sum(amount_micros) filter (where kind = 'purchase'), 0)::bigint as micros
      from credit_entries`,
  );
  const { lowest } = await one<{ lowest: number }>(
    db,
    sql`select min(balance_micros) as lowest from credit_balances`,
  );
  return {
    operations,
    kills,
    entries: booked.entries,
    orphans,
    payments: {
      told: purchases.length,
      booked: booked.payments,
      toldCents: purchases.reduce((sum, { id }) => sum + paidCents(id), 0),
      bookedCents: booked.micros / 10_000,
    },
    lowestBalance: lowest,
    owing: booked.owing,
    problems: await reconcile(db),
  };
}

async function openAccounts(db: Db): Promise<void> {
  for (let count = 0; count < accounts; count++) {
    const id = randomUUID();
    await db
      .insertInto('accounts')
      .values({ id, kind: 'person', issuer: 'ledger-proof', subject: id })
      .execute();
    await openCredits(db, id);
  }
}

/** Runs two processes, and sometimes kills and replaces one. */
async function runWorkers(
  url: string,
  { operations, kills, connections }: Pick<LedgerLoad, 'operations' | 'kills' | 'connections'>,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const running = new Set<ChildProcess>();
  let completed = 0;
  let killed = 0;
  const start = () => {
    const child = spawn(process.execPath, [script, url, String(connections / 2)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    running.add(child);
    child.on('exit', (code, signal) => {
      running.delete(child);
      if (signal !== 'SIGKILL')
        reject(new Error(`a process exited unexpectedly: ${code ?? signal}`));
    });
    // One character per completed operation.
    child.stdout?.on('data', (dots: Buffer) => {
      completed += dots.length;
      if (completed >= operations) resolve();
      else if (killed < kills && completed > ((killed + 1) * operations) / (kills + 1)) {
        killed++;
        [...running][randomInt(running.size)]?.kill('SIGKILL');
        start();
      }
    });
  };
  start();
  start();
  try {
    await promise;
  } finally {
    const all = [...running];
    await Promise.all(
      all.map((child) => {
        child.kill('SIGKILL');
        return new Promise((resolve) => child.once('exit', resolve));
      }),
    );
  }
}

async function one<T>(db: Db, query: ReturnType<typeof sql>): Promise<T> {
  const { rows } = await query.execute(db);
  return rows[0] as T;
}
