import { flushCompileCache } from 'node:module';
import { parseArgs } from 'node:util';
import { readConfig } from './config.ts';
import { openDatabase } from './db/open.ts';
import { keepFilesPrivate } from './db/private-folder.ts';
import { StartupError } from './startup-error.ts';

/** A shutdown that has not ended by now is cut short. */
const patienceMs = 5_000;
/** For the last line of the log to leave. */
const lastWordsMs = 200;

function say(line: string) {
  process.stdout.write(`${line}\n`);
}

keepFilesPrivate();
try {
  const { values } = parseArgs({ options: { quiet: { type: 'boolean', default: false } } });
  const config = readConfig(process.env);
  // First of all: it opens in a thread of its own while this one reads the rest of the program.
  const database = openDatabase(config.database);
  database.catch(() => {});
  const { startApp } = await import('./app.ts');
  const app = await startApp(config, {
    database,
    ...(!values.quiet && { onProgress: say }),
    // Not tidily, since its thread may hang: `npm start`, systemd or a container starts it again.
    onFailure: () => void setTimeout(() => process.kill(process.pid, 'SIGKILL'), lastWordsMs),
  });
  // What nobody waits for any more has failed: worth a line, not the evening.
  process.on('unhandledRejection', (err) => app.log.error({ err }, 'unhandled rejection'));
  process.on('uncaughtException', (err) => {
    app.log.fatal({ err }, 'uncaught exception');
    process.exit(1);
  });

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), patienceMs).unref();
    await app.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  // To who started it and starts it again (scripts/lib/supervise.mjs).
  process.send?.('ready');
  // Now: who is killed later writes nothing, and the next start would compile everything again.
  flushCompileCache();
  const { demo, url } = app;
  say('');
  say(`Guest: ${demo?.barCode ? `${url}/?bar=${demo.barCode}` : url}`);
  say(`Bartender: ${url}/bartender`);
  if (demo) say(`Sign in: ${demo.email} / ${demo.password}`);
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
