// PostgreSQL compiled to WASM blocks the thread it runs on, so it has one of its own.
import fs from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { openDurable } from './durable-pglite.ts';
import type { Reply, Request } from './pglite-protocol.ts';
import { preparedName } from './prepared.ts';

const port = parentPort;
if (!port) throw new Error('pglite-worker runs in a worker thread');
const { db, syncs } = await openDurable((workerData as { folder: string }).folder);

const prepared = new Set<string>();

async function run(sql: string, parameters: readonly unknown[]) {
  // Without parameters the simple protocol is used, which takes several statements at once.
  if (!parameters.length) return (await db.exec(sql)).at(-1);
  const name = preparedName(sql);
  if (!name) return db.query(sql, [...parameters]);
  if (!prepared.has(sql)) await db.exec(`prepare ${name} as ${sql}`);
  prepared.add(sql);
  return (await db.exec(`execute ${name}(${parameters.map(literal).join(', ')})`))[0];
}

/** Of what prepared statements take. */
function literal(value: unknown): string {
  if (value === null || typeof value === 'number') return String(value);
  if (typeof value !== 'string') throw new TypeError('A prepared statement takes text and numbers');
  return `'${value.replaceAll("'", "''")}'`;
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
      fs.writeFileSync(partial, Buffer.from(await dump.arrayBuffer()), { flush: true });
      fs.renameSync(partial, request.file);
      return { rows: [], affected: 0 };
    }
    case 'syncs':
      return { rows: [{ syncs: syncs() }], affected: 0 };
    case 'close':
      await db.close();
      return { rows: [], affected: 0 };
  }
}

const send = (reply: Reply) => port.postMessage(reply);

port.on('message', async (request: Request) => {
  const { id } = request;
  try {
    send({ kind: 'result', id, ...(await answer(request)) });
  } catch (error) {
    const { message, code, constraint, detail } = error as Error & Record<string, string>;
    send({ kind: 'failure', id, message, code, constraint, detail });
  }
});

await db.listen('changes', (payload) => send({ kind: 'change', payload }));
send({ kind: 'ready' });
