// PostgreSQL compiled to WASM blocks its thread, so it runs in its own.
import fs from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { parse, protocol } from '@electric-sql/pglite';
import { preparedName } from '#server/db/prepared-name.ts';
import { openDurable } from './durable-pglite.ts';
import { confirmMs, isOwn } from './folder-lock.ts';
import type { Reply, Request, WorkerData } from './pglite-protocol.ts';

const port = parentPort;
if (!port) throw new Error('pglite-worker runs in a worker thread');
const { folder, lock, program } = workerData as WorkerData;
let confirmedAt = Date.now();

/** Stops this thread before it writes to a folder that another process has taken. */
function confirmLock() {
  const now = Date.now();
  if (Math.abs(now - confirmedAt) < confirmMs) return;
  confirmedAt = now;
  if (isOwn(lock)) return;
  send({ kind: 'lost' });
  process.exit(1);
}

const topics: string[] = [];
const send = (reply: Reply) => port.postMessage({ ...reply, topics: topics.splice(0) });

const { db, syncs } = await openDurable(folder, { program, beforeWrite: confirmLock });

const prepared = new Set<string>();

async function run(sql: string, parameters: readonly unknown[]) {
  // Without parameters, the simple protocol takes several statements at once.
  if (!parameters.length) return (await db.exec(sql)).at(-1);
  const name = preparedName(sql);
  if (!name) return db.query(sql, [...parameters]);
  return db.runExclusive(() => runPrepared(name, sql, parameters.map(textOf)));
}

/** Takes one round trip to the database. PGlite's `query` takes six. */
async function runPrepared(name: string, sql: string, values: (string | null)[]) {
  const { serialize } = protocol;
  const exchange = (...messages: Uint8Array[]) =>
    db.execProtocolStream(Buffer.concat([...messages, serialize.sync()]), { syncToFs: false });
  if (!prepared.has(name)) await exchange(serialize.parse({ name, text: sql }));
  prepared.add(name);
  const answered = await exchange(
    serialize.bind({ statement: name, values }),
    serialize.describe({ type: 'P' }),
    serialize.execute({}),
  );
  return parse.parseResults(answered, db.parsers)[0];
}

function textOf(value: unknown): string | null {
  if (value === null || typeof value === 'string') return value;
  if (typeof value !== 'number')
    throw new TypeError('A prepared statement takes only text and numbers');
  return String(value);
}

async function answer(request: Request): Promise<{ rows: unknown[]; affected: number }> {
  switch (request.kind) {
    case 'query': {
      const result = await run(request.sql, request.parameters);
      return { rows: result?.rows ?? [], affected: result?.affectedRows ?? 0 };
    }
    case 'snapshot': {
      const partial = `${request.file}.partial`;
      const dump = await db.dumpDataDir('gzip');
      try {
        fs.writeFileSync(partial, Buffer.from(await dump.arrayBuffer()), { flush: true });
        fs.renameSync(partial, request.file);
      } catch (error) {
        fs.rmSync(partial, { recursive: true, force: true });
        throw error;
      }
      return { rows: [], affected: 0 };
    }
    case 'syncs':
      return { rows: [{ syncs: syncs() }], affected: 0 };
    case 'close':
      await db.close();
      return { rows: [], affected: 0 };
  }
}

port.on('message', async (request: Request) => {
  const { id } = request;
  try {
    send({ kind: 'result', id, ...(await answer(request)) });
  } catch (error) {
    const { message, code, constraint, detail } = error as Error & Record<string, string>;
    send({ kind: 'failure', id, message, code, constraint, detail });
  }
});

await db.listen('changes', (topic) => void topics.push(topic));
send({ kind: 'ready' });
