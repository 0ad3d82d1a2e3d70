// The server as an own process, as `npm start` runs it, but without its supervisor: who starts it here
// also kills it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { serverArgs, serverEnvironment } from '#scripts/lib/server-process.mjs';

export interface ServerProcess {
  url: string;
  /** Everything that it has printed. */
  output(): string;
  /** Ends it with a signal; answers its exit code, null after a kill. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

/** Starts a server and waits until it is ready; throws what it printed if it ends before. */
export async function startServer(
  port: number,
  env: Record<string, string>,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, serverArgs, {
    env: {
      ...process.env,
      ...serverEnvironment,
      PORT: String(port),
      HOST: '127.0.0.1',
      DEMO: 'off',
      LOG_LEVEL: 'error',
      TRUST_PROXY: '1',
      ...env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const url = `http://127.0.0.1:${port}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server did not start: ${output}`);
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.status === 200) break;
    await delay(50);
  }
  return {
    url,
    output: () => output,
    async end(signal) {
      child.kill(signal);
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      return child.exitCode;
    },
  };
}
