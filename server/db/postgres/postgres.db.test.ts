import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import type { Database, Db, Tx } from '#server/db/database.ts';
import { isUnavailable } from '#server/db/unavailable.ts';
import { startFlakyProxy } from '#server/testing/connections/flaky-proxy.ts';
import { engine, freshDatabase } from '#server/testing/databases/databases.ts';
import { openPostgres } from './postgres.ts';

describe.runIf(engine === 'postgres')('PostgreSQL', () => {
  it('receives changes again after its connection was cut silently', async () => {
    const { url, network, open, remove } = await behindNetwork();
    const database = await open({ pulseMs: 1_000 });
    const topics: string[] = [];
    database.onChange((topic) => topics.push(topic));
    network.stall();
    await expect.poll(() => topics).toContain('*');

    const elsewhere = new pg.Client({ connectionString: url });
    await elsewhere.connect();
    const tell = async () => {
      await elsewhere.query(`select pg_notify('changes', 'bars:x')`);
      return topics;
    };
    await expect.poll(tell).toContain('bars:x');
    await elsewhere.end();
    await remove(database);
  });

  it('is unavailable when its connections are cut silently, and recovers', async () => {
    const { network, open, remove } = await behindNetwork();
    const database = await open({ answerMs: 500 });
    database.enforceDeadlines();
    const ask = () => sql<{ one: number }>`select 1 as one`.execute(database.db);
    await Promise.all([ask(), ask(), ask()]);
    network.stall();
    const answers = await Promise.allSettled([ask(), ask(), ask(), ask()]);
    const refused = answers.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.map(isUnavailable)).toEqual(refused.map(() => true));
    await expect.poll(() => ask().then(({ rows }) => rows, isUnavailable)).toEqual([{ one: 1 }]);
    await remove(database);
  });

  it.each(['a statement', 'a transaction'])(
    'survives losing its connections in the middle of %s',
    async (what) => {
      const { url, open, remove } = await behindNetwork();
      const database = await open({});
      const elsewhere = new pg.Client({ connectionString: url });
      await elsewhere.connect();
      const others =
        'from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
      const sleeping = `select count(*)::int as n ${others} and query like '%pg_sleep(60)%'`;
      const sleep = (db: Db | Tx) => sql`select pg_sleep(60)`.execute(db);
      const four = (work: () => Promise<unknown>) =>
        Promise.all(Array.from({ length: 4 }, () => work().catch((error) => error)));
      const isBack = async () => {
        const answers = await four(() => sql`select 1`.execute(database.db));
        return !answers.some(isUnavailable);
      };
      for (let times = 0; times < 5; times++) {
        const asleep = four(() =>
          what === 'a statement' ? sleep(database.db) : database.db.transaction().execute(sleep),
        );
        await expect.poll(async () => (await elsewhere.query(sleeping)).rows[0].n).toBe(4);
        await elsewhere.query(`select pg_terminate_backend(pid) ${others}`);
        expect((await asleep).map(isUnavailable)).toEqual([true, true, true, true]);
        await expect.poll(isBack).toBe(true);
      }
      await elsewhere.end();
      await remove(database);
    },
  );
});

/** Its own database, behind a network that can be cut. */
async function behindNetwork() {
  const fresh = await freshDatabase();
  const { url } = fresh.options as { url: string };
  const network = await startFlakyProxy(url);
  return {
    url,
    network,
    open: (options: { pulseMs?: number; answerMs?: number }) =>
      openPostgres({ url: network.url, poolSize: 4, ...options }),
    async remove(database: Database) {
      network.close();
      await database.close();
      await fresh.remove();
    },
  };
}
