// The clients of bench/http/http.ts, in their own process.
import type { WebSocket } from 'ws';
import { type Connection, connect } from '#bench/clients/connection.ts';
import { paced } from '#bench/clients/pace.ts';
import { fill } from '#bench/clients/requests.ts';
import { openTab } from '#bench/clients/tab.ts';
import { answer } from '#bench/lib/program.ts';
import { randomAddress } from '#scripts/lib/random-address.mjs';

export type Task =
  /** Connections that each send the next request as soon as the last one has a response. */
  | { kind: 'rate'; port: number; request: string; connections: number; ms: number }
  /** Each request once, distributed over the connections. */
  | { kind: 'each'; port: number; requests: string[]; connections: number }
  /** Alternates changes and requests `times` times. Each response must differ. */
  | { kind: 'after change'; port: number; changes: string[]; request: string; times: number }
  /** Parallel connections: each connects, subscribes, and closes after the first result. */
  | { kind: 'live'; port: number; message: string; connections: number; ms: number }
  /** Phones that open a page within `ms`: page, files, socket, first results. */
  | { kind: 'burst'; port: number; phones: number; ms: number; phone: Phone };

export interface Phone {
  page: string;
  files: string[];
  message: string;
}

export interface Measured {
  count: number;
  bytes: number;
  seconds: number;
  times: number[];
}

type Taken = Pick<Measured, 'bytes' | 'times'> & { seconds?: number };

const tasks: { [K in Task['kind']]: (task: Task & { kind: K }) => Promise<Taken> } = {
  async rate({ port, request, connections, ms }) {
    const end = performance.now() + ms;
    return inParallel(connections, async (step) => {
      const connection = await connect(port);
      while (performance.now() < end) await step(() => lengthOf(connection, request));
      connection.end();
    });
  },

  async each({ port, requests, connections }) {
    const waiting = requests.values();
    return inParallel(connections, async (step) => {
      const connection = await connect(port);
      for (const request of waiting) await step(() => lengthOf(connection, request));
      connection.end();
    });
  },

  async live({ port, message, connections, ms }) {
    const end = performance.now() + ms;
    return inParallel(connections, async (step) => {
      while (performance.now() < end) {
        await step(async () => {
          const { bytes, socket } = await follow(port, message);
          socket.terminate();
          return bytes;
        });
      }
    });
  },

  async 'after change'({ port, changes, request, times: rounds }) {
    const connection = await connect(port);
    const times: number[] = [];
    let last: Buffer = Buffer.alloc(0);
    for (let turn = 0; turn < rounds; turn++) {
      await connection.ask(changes[turn % changes.length] ?? '');
      for (let isNew = false; !isNew; ) {
        const start = performance.now();
        const body = await connection.ask(request);
        isNew = !body.equals(last);
        if (isNew) times.push(performance.now() - start);
        last = body;
      }
    }
    connection.end();
    return { bytes: 0, times };
  },

  async burst({ port, phones, ms, phone }) {
    const taken: Taken = { bytes: 0, times: [] };
    const start = performance.now();
    const sockets: WebSocket[] = [];
    await paced(phones, (1000 * phones) / ms, async () => {
      const begun = performance.now();
      const first = await connect(port);
      const page = await lengthOf(first, phone.page);
      const files = phone.files.map(async (file, at) => {
        const connection = at === 0 ? first : await connect(port);
        const length = await lengthOf(connection, file);
        connection.end();
        return length;
      });
      const lengths = await Promise.all(files);
      const { bytes, socket } = await follow(port, fill(phone.message));
      taken.bytes += lengths.reduce((sum, length) => sum + length, page + bytes);
      sockets.push(socket);
      taken.times.push(performance.now() - begun);
    });
    const seconds = secondsSince(start);
    for (const socket of sockets) socket.terminate();
    return { ...taken, seconds };
  },
};

answer(async (task: Task): Promise<Measured> => {
  const start = performance.now();
  const run = tasks[task.kind] as (task: Task) => Promise<Taken>;
  const taken = await run(task);
  return { count: taken.times.length, seconds: secondsSince(start), ...taken };
});

async function inParallel(
  clients: number,
  run: (step: (work: () => Promise<number>) => Promise<void>) => Promise<void>,
): Promise<Taken> {
  const taken: Taken = { bytes: 0, times: [] };
  const step = async (work: () => Promise<number>) => {
    const asked = performance.now();
    const bytes = await work();
    taken.bytes += bytes;
    taken.times.push(performance.now() - asked);
  };
  await Promise.all(Array.from({ length: clients }, () => run(step)));
  return taken;
}

async function lengthOf(connection: Connection, request: string): Promise<number> {
  return (await connection.ask(request)).length;
}

async function follow(port: number, message: string) {
  let bytes = 0;
  const socket = await openTab(`http://127.0.0.1:${port}`, randomAddress(), message, (data) => {
    bytes += data.length;
  });
  return { bytes, socket };
}

function secondsSince(start: number): number {
  return (performance.now() - start) / 1000;
}
