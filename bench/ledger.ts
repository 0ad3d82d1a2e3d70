// Random operations on PostgreSQL over 50 connections, in processes of which ten are killed during
// the run. Afterwards all amounts of money must agree.

import { startPostgres } from '#scripts/lib/postgres.mjs';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import { proveLedger } from '#server/testing/ledger/ledger-proof.ts';
import { optionsOf } from './lib/options.ts';

const server = await startPostgres();
const database = await openDatabase({ url: server.url, poolSize: 4 });
await migrate(database);
const began = Date.now();
const proof = await proveLedger({
  url: server.url,
  db: database.db,
  operations: optionsOf('ledger').count,
  kills: 10,
  connections: 50,
});
await database.close();
await server.stop();

const { problems, payments, ...figures } = proof;
console.table({ ...figures, ...payments, seconds: Math.round((Date.now() - began) / 1000) });
const counted = payments.told === payments.booked && payments.toldCents === payments.bookedCents;
if (!counted) problems.push('payments were lost or counted twice');
if (proof.lowestBalance < 0) problems.push('a balance is below zero');
for (const problem of problems) console.log(problem);
console.log(problems.length ? 'FAILED' : 'everything agrees');
process.exitCode = problems.length ? 1 : 0;
