// A proxy between browsers and the server that simulates a bad network with its own proxies.
// Requests and responses are late, lost, doubled or stalled, error pages and a captive portal
// replace responses, and for some seconds no data pass. Behind it is the bad connection of the
// simulated evening, a TCP proxy that cuts connections within bodies and frames.
import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { headOf } from '#bench/lib/balancer.ts';
import { startBadLine } from '#server/testing/evening/bad-line.ts';

/** The faults of a request, by probability. Otherwise it passes. */
const chances = {
  late: 0.15,
  /** The server does not receive it. */
  'request lost': 0.025,
  /** The server has handled it, and the connection is cut. */
  'answer lost': 0.035,
  /** The server receives it again a moment later. */
  'sent twice': 0.05,
  /** For a while no data pass, before or after the server. Often longer than browsers wait. */
  stalled: 0.01,
  'error page, not passed on': 0.025,
  /** The server has handled it. */
  'error page in place of the answer': 0.025,
  'captive portal': 0.02,
} as const;
const upgradeRefused = 0.05;

type Fault =
  | keyof typeof chances
  | 'error page, no server'
  | 'socket refused'
  | 'outage'
  | 'long outage';

const lateMs = 3_000;
const secondCopyMs = 1_500;
const stallMs = { min: 2_000, max: 22_000 };
/** On the client's side: connections are cut, and new ones are reset. */
const outage = { everyMs: 30_000, minMs: 500, maxMs: 3_000 };
/** Longer than all retries of a call together. */
const longOutage = { every: 6, ms: 16_000 };
/** On the server's side: during an outage there, the proxy responds with error pages. */
const serverSide = { weight: 0.4, darkEveryMs: 20_000, darkMs: 2_000 };

const errorPages = [502, 503, 504].map((status) => [status, `<h1>${status}</h1>`] as const);
const portalPage = '<!doctype html><title>Free Wi-Fi</title><form>Accept the terms</form>';

export interface FaultyNetwork {
  url: string;
  faults(): Record<string, number>;
  /** Stops new faults. Resolves when everything that was late or stalled has arrived. */
  mend(): Promise<void>;
  close(): void;
}

interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

export async function startFaultyNetwork(
  serverUrl: string,
  random: () => number,
): Promise<FaultyNetwork> {
  const line = await startBadLine(serverUrl, random, serverSide);
  const upstreamPort = Number(new URL(line.url).port);
  const counts: Partial<Record<Fault, number>> = {};
  const sockets = new Set<net.Socket>();
  let passing = 0;
  let isMended = false;
  let isOut = false;

  const count = (fault: Fault) => {
    counts[fault] = (counts[fault] ?? 0) + 1;
  };
  const drawFault = (): keyof typeof chances | undefined => {
    if (isMended) return undefined;
    let left = random();
    for (const [fault, chance] of Object.entries(chances) as [keyof typeof chances, number][]) {
      left -= chance;
      if (left >= 0) continue;
      count(fault);
      return fault;
    }
    return undefined;
  };
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;

  const ask = (request: http.IncomingMessage, body: Buffer): Promise<Answer | undefined> => {
    const { method, url, headers } = request;
    return new Promise<Answer | undefined>((resolve) => {
      const asked = http.request({
        host: '127.0.0.1',
        port: upstreamPort,
        method,
        path: url,
        headers,
        agent: false,
      });
      const fail = () => resolve(undefined);
      asked.on('error', fail);
      asked.on('response', (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part) => parts.push(part));
        answer.on('error', fail);
        answer.on('close', fail);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 502,
            headers: answer.headers,
            body: Buffer.concat(parts),
          }),
        );
      });
      asked.end(body);
    });
  };
  const sendPage = (response: http.ServerResponse, [status, page]: readonly [number, string]) =>
    response.writeHead(status, { 'content-type': 'text/html' }).end(page);
  const send = (response: http.ServerResponse, answer: Answer | undefined) => {
    if (!answer) {
      count('error page, no server');
      return sendPage(response, pick(errorPages));
    }
    const { 'transfer-encoding': _, ...headers } = answer.headers;
    response.writeHead(answer.status, { ...headers, 'content-length': answer.body.length });
    response.end(answer.body);
  };

  const pass = async (request: http.IncomingMessage, response: http.ServerResponse) => {
    const parts: Buffer[] = [];
    try {
      for await (const part of request) parts.push(part);
    } catch {
      return;
    }
    const body = Buffer.concat(parts);
    const fault = drawFault();
    if (fault === 'request lost') return response.destroy();
    if (fault === 'error page, not passed on') return sendPage(response, pick(errorPages));
    if (fault === 'captive portal') return sendPage(response, [pick([200, 403]), portalPage]);
    const stall = stallMs.min + random() * (stallMs.max - stallMs.min);
    const isStalledBefore = random() < 0.5;
    if (fault === 'late') await delay(random() ** 2 * lateMs);
    if (fault === 'stalled' && isStalledBefore) await delay(stall);
    const second =
      fault === 'sent twice' && delay(random() * secondCopyMs).then(() => ask(request, body));
    const first = await ask(request, body);
    if (fault === 'stalled' && !isStalledBefore) await delay(stall);
    if (fault === 'answer lost') return response.destroy();
    if (fault === 'error page in place of the answer') return sendPage(response, pick(errorPages));
    // The browser may get the response to either copy.
    const isSecondAnswered = random() < 0.5;
    if (!isSecondAnswered) send(response, first);
    if (second) await second;
    if (isSecondAnswered) send(response, second ? await second : first);
  };
  const server = http.createServer(async (request, response) => {
    passing++;
    await pass(request, response).finally(() => passing--);
  });
  server.on('connection', (socket) => {
    if (isOut) return socket.resetAndDestroy();
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.on('upgrade', (request, socket: net.Socket, head: Buffer) => {
    socket.on('error', () => {});
    if (!isMended && random() < upgradeRefused) {
      count('socket refused');
      return socket.end('HTTP/1.1 502 Bad Gateway\r\nconnection: close\r\n\r\n');
    }
    const upstream = net.connect(upstreamPort, '127.0.0.1');
    upstream.on('error', () => {});
    upstream.on('close', () => socket.destroy());
    socket.on('close', () => upstream.destroy());
    upstream.write(headOf(request));
    upstream.write(head);
    upstream.pipe(socket).pipe(upstream);
  });
  server.on('clientError', (_error, socket) => socket.destroy());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const cutAll = () => sockets.forEach((socket) => socket.resetAndDestroy());
  let outages = 0;
  const goOut = async () => {
    const isLong = ++outages % longOutage.every === 0;
    count(isLong ? 'long outage' : 'outage');
    isOut = true;
    cutAll();
    const { minMs, maxMs } = outage;
    await delay(isLong ? longOutage.ms : minMs + random() * (maxMs - minMs));
    isOut = false;
  };
  const timer = setInterval(() => isMended || isOut || goOut(), outage.everyMs);
  return {
    url: `http://127.0.0.1:${(server.address() as net.AddressInfo).port}`,
    faults() {
      const { lost, half, stalled, late, dark } = line.faults;
      return {
        ...counts,
        'connection cut': lost,
        'connection cut within a part': half,
        'connection stalled, then cut': stalled,
        'part of a body or a frame late': late,
        'server out of reach': dark,
      };
    },
    async mend() {
      isMended = true;
      line.mend();
      while (isOut || passing > 0) await delay(100);
    },
    close() {
      clearInterval(timer);
      cutAll();
      server.close();
      line.close();
    },
  };
}
