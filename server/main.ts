import { parseArgs } from 'node:util';
import { startApp } from './app.ts';
import { readConfig } from './config.ts';
import { StartupError } from './startup-error.ts';

/** A shutdown that has not ended by now is cut short. */
const patienceMs = 5_000;

function say(line: string) {
  process.stdout.write(`${line}\n`);
}

try {
  const { values } = parseArgs({ options: { quiet: { type: 'boolean', default: false } } });
  const app = await startApp(readConfig(process.env), {
    ...(!values.quiet && { onProgress: say }),
    // At once, since its thread may hang: `npm start`, systemd or a container starts it again.
    onFailure: () => process.kill(process.pid, 'SIGKILL'),
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
