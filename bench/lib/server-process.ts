// The server in its own process, like `npm start`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { serverArgs, serverEnvironment } from '#scripts/lib/server-process.mjs';
import { spawnSupervised } from '#server/testing/supervised.ts';

/** The default settings of every server here. */
export const settings = { HOST: '127.0.0.1', DEMO: 'off', LOG_LEVEL: 'error', TRUST_PROXY: '1' };

export interface ServerProcess {
  url: string;
  pid: number;
  output(): string;
  /** Ends it with a signal. Resolves to its exit code, or null after a kill. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

/** Starts a server without the supervisor, because the run here also kills it. */
export async function startServer(
  port: number,
  env: Record<string, string>,
  /** The project's folder. The default is this one. */
  cwd?: string,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, serverArgs, { env: environment(port, env), cwd });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const url = await untilReady(
    port,
    () => child.exitCode !== null || child.signalCode !== null,
  ).catch((cause) => {
    throw new Error(output, { cause });
  });
  return {
    url,
    pid: Number(child.pid),
    output: () => output,
    async end(signal) {
      child.kill(signal);
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      return child.exitCode;
    },
  };
}

export interface SupervisedServer {
  url: string;
  stop(): Promise<void>;
}

/** Starts a server under the supervisor of `npm start`, which restarts it after a crash. */
export async function startSupervised(
  port: number,
  env: Record<string, string>,
): Promise<SupervisedServer> {
  const child = spawnSupervised(environment(port, env));
  child.stdout?.pipe(process.stdout);
  child.stderr?.pipe(process.stderr);
  const url = await untilReady(port, () => child.exitCode !== null || child.signalCode !== null);
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

function environment(port: number, env: Record<string, string>): NodeJS.ProcessEnv {
  return { ...process.env, ...serverEnvironment, PORT: String(port), ...settings, ...env };
}

async function untilReady(port: number, hasEnded: () => boolean): Promise<string> {
  const url = `http://127.0.0.1:${port}`;
  for (;;) {
    if (hasEnded()) throw new Error('The server did not start');
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.status === 200) return url;
    await delay(50);
  }
}
