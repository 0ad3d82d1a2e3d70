// Starts the server in a child process, on a copy of the template database.
import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { coverageFolder } from '#scripts/coverage/record.ts';
import { freePort } from '#scripts/lib/free-port.mjs';
import { createDatabase } from '#scripts/lib/postgres.mjs';
import { templateName } from '#scripts/testing/databases.mjs';

export type Engine = 'embedded' | 'postgres';
type Rows = Record<string, unknown>[];

export interface Server {
  url: string;
  /** Runs SQL directly on the server's database. */
  sql(statement: string): Promise<Rows>;
  /** The last lines of its log. */
  log(): string;
  /** With COVERAGE_DIR: ends the record of the functions that a story has entered. */
  endStory(story: string): void;
  stop(): Promise<void>;
}

/** The template databases by engine, passed from the global set-up to the workers. */
export type Templates = Record<Engine, string>;
export const templatesVariable = 'E2E_TEMPLATES';

const maxLogLines = 40;

export async function startServer(
  engine: Engine,
  env: Record<string, string> = {},
): Promise<Server> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'barback-story-'));
  const child = fork('server/testing/e2e-server.ts', {
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: String(await freePort()),
      DEMO: 'off',
      LOG_LEVEL: 'debug',
      TRUST_PROXY: '1',
      API_DOCS: 'on',
      ...(await copyDatabase(engine, folder)),
      ...(coverageFolder && { COVERAGE_DIR: coverageFolder }),
      ...env,
    },
    execArgv: coverageFolder ? ['--import', './scripts/coverage/process.ts'] : [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const log = collectLog(child);
  const ended = once(child, 'exit').then(([code]) => `The server ended with ${code}.`);
  /** Returns the next message of the server. Throws if the server exits. */
  const nextMessage = async () => {
    const message = await Promise.race([once(child, 'message'), ended]);
    if (typeof message === 'string') throw new Error(message);
    return message[0] as { url: string; rows: Rows; error?: string };
  };
  const { url } = await nextMessage();

  let last: Promise<unknown> = Promise.resolve();
  return {
    url,
    log,
    sql(statement) {
      const result = last.then(async () => {
        child.send(statement);
        const { rows, error } = await nextMessage();
        if (error) throw new Error(error);
        return rows;
      });
      last = result.catch(() => {});
      return result;
    },
    endStory(story) {
      if (coverageFolder) child.send({ story });
    },
    async stop() {
      if (child.connected) child.disconnect();
      await ended;
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

function collectLog(child: ChildProcess): () => string {
  const lines: string[] = [];
  for (const output of [child.stdout, child.stderr]) {
    if (!output) continue;
    createInterface(output).on('line', (line) => {
      if (lines.push(line) > maxLogLines) lines.shift();
    });
  }
  return () => lines.join('\n');
}

async function copyDatabase(engine: Engine, folder: string) {
  const templates: Templates = JSON.parse(process.env[templatesVariable] ?? '');
  if (engine === 'postgres') {
    const name = `story_${randomUUID().replaceAll('-', '')}`;
    return { DATABASE_URL: await createDatabase(templates.postgres, name, templateName) };
  }
  fs.cpSync(templates.embedded, folder, { recursive: true });
  return { DATA_DIR: folder };
}
