// The server like `npm start`, with its demo bar, in a temporary data folder.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '#scripts/lib/free-port.mjs';
import { type ServerProcess, startServer } from './server-process.ts';

export interface DemoServer {
  url: string;
  email: string;
  password: string;
  data: string;
  end: ServerProcess['end'];
  memoryMb(): number;
  /** Ends it, and removes its data. */
  stop(): Promise<void>;
}

/** Starts it on the data of an earlier one, or on none. */
export async function startDemo(data = newFolder()): Promise<DemoServer> {
  const { url, pid, output, end } = await startServer(await freePort(), {
    DEMO: 'on',
    DATA_DIR: data,
  });
  while (!output().includes('Sign in:')) await delay(5);
  const [, email = '', password = ''] = /Sign in: (\S+) \/ (\S+)/.exec(output()) ?? [];
  return {
    ...{ url, email, password, data, end },
    memoryMb() {
      const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
    },
    async stop() {
      await end('SIGTERM');
      fs.rmSync(data, { recursive: true, force: true });
    },
  };
}

function newFolder(): string {
  return fs.mkdtempSync(path.join(os.tmpdir(), 'barback-bench-'));
}
