// The server of the browser tests: a process that sends its URL, runs the SQL it receives, and ends
// with its parent. STAND_IN_ISSUER adds an OIDC issuer.
import { sql } from 'kysely';
import { startApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { startOidcIssuer } from '#server/testing/oidc/oidc-issuer.ts';

if (process.env.STAND_IN_ISSUER) {
  const issuer = await startOidcIssuer();
  issuer.isInteractive = true;
  Object.assign(process.env, issuer.settings);
}
const app = await startApp(readConfig(process.env));
process.on('message', async (statement: string | object) => {
  // Other messages are for scripts/coverage/process.ts.
  if (typeof statement !== 'string') return;
  try {
    const { rows } = await sql.raw(statement).execute(app.database.db);
    process.send?.({ rows });
  } catch (error) {
    process.send?.({ error: String(error) });
  }
});
process.on('disconnect', async () => {
  await app.close();
  process.exit(0);
});
process.send?.({ url: app.url });
