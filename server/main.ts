import { parseArgs } from 'node:util';
import { startApp } from './app.ts';
import { readConfig } from './config.ts';
import { keepFilesPrivate } from './db/private-folder.ts';
import { StartupError } from './startup-error.ts';

/** A shutdown that has not ended by now is cut short. */
const patienceMs = 5_000;

function say(line: string) {
  process.stdout.write(`${line}\n`);
}

keepFilesPrivate();
try {
  const { values } = parseArgs({ options: { quiet: { type: 'boolean', default: false } } });
  const app = await startApp(readConfig(process.env), values.quiet ? {} : { onProgress: say });

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
