import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** The chances of a fault for each part of the data. Otherwise it passes. */
const chances = { lost: 0.02, half: 0.015, stalled: 0.005, late: 0.12 } as const;
type Fault = keyof typeof chances;

const lateMs = 60;
const stalledMs = 400;
/**
 * `weight` multiplies the chances of faults. All connections are cut together every `darkEveryMs`,
 * and new ones are refused for up to `darkMs`.
 */
const usual = { weight: 1, darkEveryMs: 5_000, darkMs: 400 };

export interface BadLine {
  url: string;
  /** `dark`: all connections were cut together, and new ones refused. */
  faults: Record<Fault | 'dark', number>;
  /** Stops all faults. */
  mend(): void;
  close(): void;
}

/** A TCP proxy in front of a server that behaves like a bad network. */
export async function startBadLine(
  serverUrl: string,
  random: () => number,
  { weight, darkEveryMs, darkMs } = usual,
): Promise<BadLine> {
  const url = new URL(serverUrl);
  const { hostname, port } = url;
  const faults = { lost: 0, half: 0, stalled: 0, late: 0, dark: 0 };
  const sockets = new Set<net.Socket>();
  let isMended = false;
  let isDark = false;

  const drawFault = (): Fault | undefined => {
    if (isMended) return undefined;
    let left = random();
    for (const [fault, chance] of Object.entries(chances) as [Fault, number][]) {
      left -= weight * chance;
      if (left >= 0) continue;
      faults[fault]++;
      return fault;
    }
    return undefined;
  };
  /** Forwards the data part by part, in order. */
  const relay = async (from: net.Socket, to: net.Socket) => {
    const cut = () => from.resetAndDestroy() && to.resetAndDestroy();
    try {
      for await (const part of from as AsyncIterable<Buffer>) {
        const fault = drawFault();
        if (fault === 'lost') return cut();
        if (fault === 'half') to.write(part.subarray(0, part.length / 2), cut);
        if (fault === 'half') return;
        if (fault === 'stalled') await delay(random() * stalledMs);
        if (fault === 'stalled') return cut();
        if (fault === 'late') await delay(random() * lateMs);
        to.write(part);
      }
      to.end();
    } catch {
      to.destroy();
    }
  };

  const server = net.createServer((client) => {
    client.on('error', () => {});
    if (isDark) return client.resetAndDestroy();
    const upstream = net.connect(Number(port), hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.setNoDelay();
      socket.on('error', () => {});
      socket.on('close', () => sockets.delete(socket));
    }
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
    relay(client, upstream);
    relay(upstream, client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url.port = String((server.address() as net.AddressInfo).port);

  const cutAll = () => sockets.forEach((socket) => socket.destroy());
  const goDark = async () => {
    faults.dark++;
    isDark = true;
    cutAll();
    await delay(random() * darkMs);
    isDark = false;
  };
  const timer = setInterval(() => isMended || goDark(), darkEveryMs);
  return {
    url: url.origin,
    faults,
    mend() {
      isMended = true;
    },
    close() {
      clearInterval(timer);
      cutAll();
      server.close();
    },
  };
}
