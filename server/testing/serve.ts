// The server of the browser tests: a process that says where it is, and runs the SQL it is given.
// Each line on standard input is a statement; each is answered by a line of JSON.
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { startApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';

const app = await startApp(readConfig(process.env));
const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);

say({ url: app.url });
for await (const line of createInterface(process.stdin)) {
  const { rows } = await sql.raw(line).execute(app.database.db);
  say({ rows });
}
await app.close();
process.exit(0);
