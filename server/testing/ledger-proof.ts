// Whether money stays right when processes that move it are killed.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import path from 'node:path';
import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { openCredits } from '#server/features/credits/balance.ts';
import { releaseExpiredHolds } from '#server/features/credits/holds.ts';
import { reconcile } from '#server/features/credits/reconcile.ts';
import { paidCents, payment, tell } from './ledger-worker.ts';

export interface Storm {
  url: string;
  db: Db;
  operations: number;
  kills: number;
  /** Shared by two processes. */
  connections: number;
}

export interface Proof {
  operations: number;
  kills: number;
  entries: number;
  /** Holds that were open when their process was killed. */
  orphans: number;
  /** Paid purchases: as many as were told of, each once. */
  payments: { told: number; booked: number; toldCents: number; bookedCents: number };
  lowestBalance: number;
  /** Entries after which an account owed: more was taken back than it had left. */
  owing: number;
  /** What does not agree. */
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
}: Storm): Promise<Proof> {
  await openAccounts(db);
  await rage(url, { operations, kills, connections });

  const { orphans } = await one<{ orphans: number }>(
    db,
    sql`select count(*) as orphans from credit_holds where state = 'held'`,
  );
  await sql`update credit_holds set expires_at = now() - interval '1 second' where state = 'held'`.execute(
    db,
  );
  await releaseExpiredHolds(db);
  // A provider tells until it was heard.
  const purchases = await db.selectFrom('credit_purchases').select('id').execute();
  for (const { id } of purchases) await tell(db, payment(id, `${id}:completed`));

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
      .values({ id, kind: 'person', issuer: 'storm', subject: id })
      .execute();
    await openCredits(db, id);
  }
}

/** Two processes; when so many operations have ended, one of them is killed and another begins. */
async function rage(
  url: string,
  { operations, kills, connections }: Pick<Storm, 'operations' | 'kills' | 'connections'>,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const running = new Set<ChildProcess>();
  let ended = 0;
  let killed = 0;
  const start = () => {
    const child = spawn(process.execPath, [script, url, String(connections / 2)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    running.add(child);
    child.on('exit', (code, signal) => {
      running.delete(child);
      if (signal !== 'SIGKILL') reject(new Error(`a process ended by itself: ${code ?? signal}`));
    });
    child.stdout?.on('data', (dots: Buffer) => {
      ended += dots.length;
      if (ended >= operations) resolve();
      else if (killed < kills && ended > ((killed + 1) * operations) / (kills + 1)) {
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
        return new Promise((gone) => child.once('exit', gone));
      }),
    );
  }
}

async function one<T>(db: Db, question: ReturnType<typeof sql>): Promise<T> {
  const { rows } = await question.execute(db);
  return rows[0] as T;
}
