// The clients of bench/http/http.ts, in a process of their own. They do as little work as possible, since
// the servers are measured.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { randomAddress } from '#scripts/lib/random-address.mjs';

export type Task =
  /** Connections that each send the next request as soon as the last is answered. */
  | { kind: 'rate'; port: number; request: string; connections: number; ms: number }
  /** Each request once, distributed over the connections. */
  | { kind: 'each'; port: number; requests: string[]; connections: number }
  /** Alternates the changes and requests after each, `times` times; each answer must differ. */
  | { kind: 'after change'; port: number; changes: string[]; request: string; times: number }
  /** Parallel connections: each connects, subscribes, and closes after the first answer. */
  | { kind: 'live'; port: number; message: string; connections: number; ms: number }
  /** Phones that open a page within `ms`: page, files, socket, first answers. */
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
  /** Milliseconds of each, in order of completion. */
  times: number[];
}

process.on('message', async (task: Task) => {
  process.send?.(await run(task));
});

function run(task: Task): Promise<Measured> {
  switch (task.kind) {
    case 'rate':
      return rate(task);
    case 'each':
      return each(task);
    case 'after change':
      return afterChange(task);
    case 'live':
      return live(task);
    case 'burst':
      return burst(task);
  }
}

async function rate({ port, request, connections, ms }: Task & { kind: 'rate' }) {
  return measured(connections, ms, async () => {
    const connection = await connect(port);
    return { once: () => connection.ask(request), end: connection.end };
  });
}

async function each({ port, requests, connections }: Task & { kind: 'each' }): Promise<Measured> {
  const waiting = requests.values();
  const times: number[] = [];
  let bytes = 0;
  const start = performance.now();
  const client = async () => {
    const connection = await connect(port);
    for (const request of waiting) {
      const asked = performance.now();
      bytes += await connection.ask(request);
      times.push(performance.now() - asked);
    }
    connection.end();
  };
  await Promise.all(Array.from({ length: connections }, client));
  return { count: times.length, bytes, seconds: (performance.now() - start) / 1000, times };
}

async function live({ port, message, connections, ms }: Task & { kind: 'live' }) {
  return measured(connections, ms, async () => ({
    once: async () => {
      const { bytes, socket } = await follow(port, message);
      socket.terminate();
      return bytes;
    },
    end: () => {},
  }));
}

async function measured(
  connections: number,
  ms: number,
  open: () => Promise<{ once: () => Promise<number>; end: () => void }>,
): Promise<Measured> {
  const times: number[] = [];
  let bytes = 0;
  const start = performance.now();
  const client = async () => {
    const { once, end } = await open();
    while (performance.now() - start < ms) {
      const asked = performance.now();
      bytes += await once();
      times.push(performance.now() - asked);
    }
    end();
  };
  await Promise.all(Array.from({ length: connections }, client));
  return { count: times.length, bytes, seconds: (performance.now() - start) / 1000, times };
}

async function afterChange({
  port,
  changes,
  request,
  times: rounds,
}: Task & { kind: 'after change' }) {
  const connection = await connect(port);
  const times: number[] = [];
  let last = '';
  for (let turn = 0; turn < rounds; turn++) {
    await connection.ask(changes[turn % changes.length] ?? '');
    for (let isNew = false; !isNew; ) {
      const start = performance.now();
      const body = await connection.read(request);
      isNew = body !== last;
      if (isNew) times.push(performance.now() - start);
      last = body;
    }
  }
  connection.end();
  const seconds = times.reduce((sum, each) => sum + each, 0) / 1000;
  return { count: times.length, bytes: 0, seconds, times };
}

async function burst({ port, phones, ms, phone }: Task & { kind: 'burst' }): Promise<Measured> {
  const start = performance.now();
  const sockets: WebSocket[] = [];
  let bytes = 0;
  const open = async (n: number) => {
    await delay((n * ms) / phones);
    const begun = performance.now();
    const first = await connect(port);
    bytes += await first.ask(phone.page);
    const files = phone.files.map(async (file, at) => {
      const connection = at === 0 ? first : await connect(port);
      bytes += await connection.ask(file);
      connection.end();
    });
    await Promise.all(files);
    const followed = await follow(port, fill(phone.message));
    bytes += followed.bytes;
    sockets.push(followed.socket);
    return performance.now() - begun;
  };
  const times = await Promise.all(Array.from({ length: phones }, (_, n) => open(n)));
  const seconds = (performance.now() - start) / 1000;
  for (const socket of sockets) socket.terminate();
  return { count: phones, bytes, seconds, times };
}

/** Fills the placeholders that differ from request to request: {uuid} and {address}. */
function fill(text: string): string {
  if (!text.includes('{uuid}')) return text;
  const address = randomAddress();
  return text.replaceAll('{uuid}', () => randomUUID()).replaceAll('{address}', address);
}

/** One keep-alive connection, one request at a time. */
async function connect(port: number) {
  const socket = net.connect(port, '127.0.0.1').setNoDelay();
  await once(socket, 'connect');
  let answer: PromiseWithResolvers<Buffer[]> | undefined;
  let parts: Buffer[] = [];
  let missing = -1;
  socket.on('error', (error) => answer?.reject(error));
  socket.on('close', () => answer?.reject(new Error('the connection was closed')));
  socket.on('data', (part: Buffer) => {
    parts.push(part);
    if (missing < 0) {
      const head = parts.length === 1 ? part : Buffer.concat(parts);
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      const lines = head.toString('latin1', 0, end);
      if (!lines.startsWith('HTTP/1.1 200')) return answer?.reject(new Error(head.toString()));
      missing = Number(/\r\ncontent-length: (\d+)/i.exec(lines)?.[1]);
      parts = [head.subarray(end + 4)];
      missing -= head.length - end - 4;
    } else missing -= part.length;
    if (missing > 0) return;
    answer?.resolve(parts);
    parts = [];
    missing = -1;
  });
  const send = (text: string) => {
    answer = Promise.withResolvers();
    socket.write(fill(text));
    return answer.promise;
  };
  return {
    /** Returns the length of the body. */
    async ask(text: string): Promise<number> {
      return (await send(text)).reduce((sum, { length }) => sum + length, 0);
    },
    async read(text: string): Promise<string> {
      return Buffer.concat(await send(text)).toString('latin1');
    },
    end: () => {
      answer = undefined;
      socket.destroy();
    },
  };
}

/** A tab; resolves when all its queries are answered. */
async function follow(port: number, message: string) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/live`);
  const done = Promise.withResolvers<void>();
  let missing = (JSON.parse(message) as { queries: string[] }).queries.length;
  let bytes = 0;
  socket.on('error', done.reject);
  socket.on('open', () => socket.send(message));
  socket.on('message', (data: Buffer) => {
    if (!data.length) return;
    bytes += data.length;
    if (data.includes('"error":')) done.reject(new Error(data.toString()));
    if (--missing === 0) done.resolve();
  });
  await done.promise;
  return { bytes, socket };
}
