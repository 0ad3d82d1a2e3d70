import { flushCompileCache } from 'node:module';
import { parseArgs } from 'node:util';
import { paths } from '#domain/routes.ts';
import { keepFilesPrivate } from '#server/db/embedded/private-folder.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './db/open.ts';
import { networkUrls } from './start/addresses.ts';
import { exitOnStartupError } from './startup-error.ts';

/** A longer shutdown is cut short. */
const shutdownTimeoutMs = 5_000;
/** Longer than a request travels, so that one that was just sent still gets a response. */
const lingerMs = 500;
const logFlushMs = 200;
const warmUpAfterMs = 3_000;

function print(line: string) {
  process.stdout.write(`${line}\n`);
}

/** The database thread may hang. `npm start`, systemd or a container restarts the process. */
function endAtOnce() {
  process.kill(process.pid, 'SIGKILL');
  // The first process of a container cannot kill itself.
  process.abort();
}

keepFilesPrivate();
try {
  const { values } = parseArgs({ options: { quiet: { type: 'boolean', default: false } } });
  const config = readConfig(process.env);
  // First, since it opens in its own thread while this one loads the rest of the program.
  const database = openDatabase(config.database, print);
  database.catch(() => {});
  const { startApp } = await import('./app.ts');
  const app = await startApp(config, {
    database,
    ...(!values.quiet && { onProgress: print }),
    onFailure: () => void setTimeout(endAtOnce, logFlushMs),
  });
  // An unhandled rejection is worth a line of the log, not a crash.
  process.on('unhandledRejection', (err) => app.log.error({ err }, 'unhandled rejection'));
  process.on('uncaughtException', (err) => {
    app.log.fatal({ err }, 'uncaught exception');
    process.exit(1);
  });

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), shutdownTimeoutMs).unref();
    await app.close(lingerMs);
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, stop);

  setTimeout(() => app.warmUp(), warmUpAfterMs).unref();
  // For the supervisor (scripts/lib/supervise.mjs).
  process.send?.('ready');
  // Now, since a killed process writes no cache, and the next start would compile everything.
  flushCompileCache();
  const { demo, url } = app;
  const guestPath = demo?.barCode ? paths.guest(demo.barCode) : '';
  print('');
  print(`Guest: ${url}${guestPath}`);
  // `localhost` does not work on a phone.
  const phones = config.hasPublicUrl ? [] : networkUrls(config);
  for (const origin of phones) print(`Guest, on phones in your network: ${origin}${guestPath}`);
  print(`Bartender: ${url}${paths.dashboard()}`);
  if (demo) print(`Sign in: ${demo.email} / ${demo.password}`);
} catch (error) {
  exitOnStartupError(error);
}
