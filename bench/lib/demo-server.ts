// The server as `npm start` runs it, with its demo bar, in a temporary data folder.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { serverArgs, serverEnvironment } from '#scripts/lib/server-process.mjs';

export interface DemoServer {
  url: string;
  email: string;
  password: string;
  /** The data folder. */
  data: string;
  /** Kills its process with SIGKILL. */
  kill(): Promise<void>;
  /** Resident memory of its process. */
  memoryMb(): number;
  stop(): Promise<void>;
}

export async function startDemo(
  port: number,
  env: Record<string, string> = {},
  data = fs.mkdtempSync(path.join(os.tmpdir(), 'barback-bench-')),
): Promise<DemoServer> {
  const server = spawn('node', serverArgs, {
    env: {
      ...process.env,
      ...serverEnvironment,
      PORT: String(port),
      DATA_DIR: data,
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  for await (const text of server.stdout) {
    printed += text;
    if (printed.includes('Sign in:')) break;
  }
  const [, email = '', password = ''] = /Sign in: (\S+) \/ (\S+)/.exec(printed) ?? [];
  return {
    url: `http://localhost:${port}`,
    email,
    password,
    data,
    async kill() {
      server.kill('SIGKILL');
      await once(server, 'exit');
    },
    memoryMb() {
      const status = fs.readFileSync(`/proc/${server.pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
    },
    async stop() {
      server.kill('SIGTERM');
      await once(server, 'exit');
      fs.rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Flags of the measuring browser. */
export const browserFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
