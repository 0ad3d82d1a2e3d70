// The processes of bench/http/http.ts: the server on each engine, the floor, and the clients.
import { type Call, caller, withToken } from '#bench/clients/calls.ts';
import type { EmptyDatabase, Engine } from '#bench/lib/engines.ts';
import type { Budget } from '#bench/lib/measure.ts';
import { Program } from '#bench/lib/program.ts';
import { serverArgs, serverEnvironment } from '#scripts/lib/server-process.mjs';
import { openAccount } from '#server/testing/account.ts';
import type { Measured, Task } from './clients.ts';
import type { FloorAnswers } from './floor.ts';

export interface Target {
  port: number;
  program: Program;
}
export interface Product extends Target {
  token: string;
  bar: { _id: string; barCode: string };
  shareCode: string;
}

export interface Sides {
  products: Partial<Record<Engine, Product>>;
  /** One of the servers on the engines. Their responses are the same. */
  first: Product;
  floor: Target;
  tell: (answers: FloorAnswers) => Promise<unknown>;
  ask: (task: Task) => Promise<Measured>;
  budgets: Budget[];
  /** Of PostgreSQL's server, where it is measured. */
  serverUrl: string;
  end: () => Promise<void>;
}

export async function startSides(
  databases: Partial<Record<Engine, EmptyDatabase>>,
): Promise<Sides> {
  const products: [string, Product][] = [];
  for (const [engine, { env }] of Object.entries(databases))
    products.push([engine, await startProduct(env)]);
  const floor = await start('http/floor.ts');
  const clients = run('http/clients.ts');
  return {
    products: Object.fromEntries(products),
    first: (products[0] as [string, Product])[1],
    floor,
    tell: (answers) => floor.program.ask(answers),
    ask: (task) => clients.ask(task),
    budgets: [],
    serverUrl: databases.postgres?.env.DATABASE_URL ?? '',
    async end() {
      for (const [, { program }] of products) await program.kill();
      await floor.program.kill();
      await clients.kill();
    },
  };
}

async function startProduct(env: Record<string, string>): Promise<Product> {
  const { port, program, ...demo } = await startServer(env);
  const url = `http://localhost:${port}`;
  const account = openAccount(url, demo.email);
  await account.post('/sign-in/email', { email: demo.email, password: demo.password });
  const token = await account.token();
  const call: Call = caller(url, () => withToken(token));
  const bar = await call<Product['bar']>('bars.getBarByCode', { barCode: demo.barCode });
  const party = { barId: bar._id, name: 'Silvester' };
  const { shareCode } = await call<Product>('cocktailParties.createCocktailParty', party);
  return { program, port, token, bar, shareCode };
}

type Demo = Record<'email' | 'password' | 'barCode', string>;

export async function startServer(env: Record<string, string>): Promise<Target & Demo> {
  return (await start('http/server.ts', env)) as Target & Demo;
}

async function start(file: string, env: Record<string, string> = {}): Promise<Target> {
  const program = run(file, env);
  return { ...(await program.next<{ port: number }>()), program };
}

function run(file: string, env: Record<string, string> = {}): Program {
  return new Program(
    file,
    {},
    {
      execArgv: [...serverArgs.slice(0, -1), '--expose-gc'],
      env: { ...process.env, ...serverEnvironment, NODE_ENV: 'production', ...env },
    },
  );
}

/** CPU milliseconds of a process on all its threads. */
export async function cpuOf({ program }: Target): Promise<number> {
  const { user, system } = await program.ask<NodeJS.CpuUsage>('cpu');
  return (user + system) / 1000;
}
