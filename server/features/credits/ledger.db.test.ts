import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { isEverything } from '#scripts/testing/mode.mjs';
import { openDatabase } from '#server/db/open.ts';
import { engine, freshDatabase } from '#server/testing/databases/databases.ts';
import { proveLedger } from '#server/testing/ledger/ledger-proof.ts';

// The embedded engine has one connection and one process.
it.runIf(engine === 'postgres')('stays consistent while processes are killed', async () => {
  const fresh = await freshDatabase();
  if (!('url' in fresh.options)) throw new Error('not PostgreSQL');
  const database = await openDatabase(fresh.options);
  const { problems, payments, entries, lowestBalance } = await proveLedger({
    url: fresh.options.url,
    db: database.db,
    operations: isEverything ? 800 : 200,
    kills: isEverything ? 3 : 1,
    connections: 20,
  });
  await database.close();
  const command = spawnSync('node', ['server/commands/reconcile.ts'], {
    env: { PATH: process.env.PATH, DATABASE_URL: fresh.options.url },
    encoding: 'utf8',
  });
  await fresh.remove();
  expect(command).toMatchObject({ status: 0, stdout: '', stderr: '' });
  expect(problems).toEqual([]);
  expect(payments).toMatchObject({ booked: payments.told, bookedCents: payments.toldCents });
  expect(entries).toBeGreaterThan(isEverything ? 100 : 20);
  expect(lowestBalance).toBeGreaterThanOrEqual(0);
});
