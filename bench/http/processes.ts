// The processes of bench/http/http.ts: the server on each engine, the floor, and the clients.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Budget } from '#bench/lib/measure.ts';
import { serverArgs, serverEnvironment } from '#scripts/lib/server-process.mjs';
import { openAccount } from '#server/testing/account.ts';
import type { Measured, Task } from './clients.ts';
import type { FloorAnswers } from './floor.ts';

export type Engine = 'embedded' | 'PostgreSQL';

/** A server that is measured. */
export interface Target {
  port: number;
  process: ChildProcess;
}
export interface Product extends Target {
  url: string;
  token: string;
  bar: { _id: string; barCode: string };
  shareCode: string;
}

/** The servers that are compared, the clients, and the bounds to check. */
export interface Sides {
  products: Record<Engine, Product>;
  floor: Target;
  /** Sets the answers of the floor. */
  tell: (answers: FloorAnswers) => Promise<unknown>;
  /** Runs a task in the clients' process. */
  ask: (task: Task) => Promise<Measured>;
  budgets: Budget[];
}

const children: ChildProcess[] = [];
process.on('exit', endAll);

export function endAll(): void {
  for (const child of children) child.kill('SIGKILL');
}

export async function startSides(folder: string, databaseUrl: string): Promise<Sides> {
  const products = {
    embedded: await startProduct({ DATA_DIR: folder }),
    PostgreSQL: await startProduct({ DATABASE_URL: databaseUrl }),
  };
  const floor = await start('floor.ts');
  const clients = run('clients.ts');
  return {
    products,
    floor,
    tell: (answers) => answerOf(floor, answers),
    ask: async (task) => (await answerOf({ process: clients }, task)) as Measured,
    budgets: [],
  };
}

async function startProduct(env: Record<string, string>): Promise<Product> {
  const { process: child, ...ready } = await start('server.ts', env);
  const { port, email, password, barCode } = ready as never as Record<string, string>;
  const url = `http://localhost:${port}`;
  const account = openAccount(url, email ?? '');
  await account.post('/sign-in/email', { email, password });
  const token = await account.token();
  const call = async (name: string, input: object) => {
    const answer = await fetch(`${url}/api/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(input),
    });
    if (!answer.ok) throw new Error(`${name}: ${await answer.text()}`);
    return answer.json();
  };
  const bar = await call('bars.getBarByCode', { barCode });
  const { shareCode } = await call('cocktailParties.createCocktailParty', {
    barId: bar._id,
    name: 'Silvester',
  });
  return { process: child, port: Number(port), url, token, bar, shareCode };
}

/** Starts a program of this folder, which sends its port when it is ready. */
export async function start(program: string, env: Record<string, string> = {}): Promise<Target> {
  const child = run(program, env);
  const [ready] = (await once(child, 'message')) as [{ port: number }];
  return { ...ready, process: child };
}

function run(program: string, env: Record<string, string> = {}): ChildProcess {
  const child = fork(path.join(import.meta.dirname, program), {
    serialization: 'advanced',
    execArgv: [...serverArgs.slice(0, -1), '--expose-gc'],
    env: { ...process.env, ...serverEnvironment, NODE_ENV: 'production', ...env },
  });
  children.push(child);
  child.on('exit', (code) => code && process.exit(code));
  return child;
}

export async function answerOf(
  { process: child }: Pick<Target, 'process'>,
  message: object | string,
): Promise<unknown> {
  const answer = once(child, 'message');
  child.send(message as never);
  return (await answer)[0];
}

/** Milliseconds that a process has spent on all its threads. */
export async function cpuOf(target: Target): Promise<number> {
  const { user, system } = (await answerOf(target, 'cpu')) as NodeJS.CpuUsage;
  return (user + system) / 1000;
}
