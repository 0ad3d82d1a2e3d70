// The resources that processes have used: the server by its own metrics, PostgreSQL by the system's
// counters.
import { once } from 'node:events';
import fs from 'node:fs';
import { WebSocket } from 'ws';

export interface ServerFigures {
  cpuSeconds: number;
  residentMb: number;
  heapMb: number;
  /** Of the event loop, since the last scrape. */
  delayP99Ms: number;
  delayMaxMs: number;
  liveQueries: number;
  liveRuns: number;
}

const megabyte = 1024 * 1024;
/** The unit of the counters in /proc, on every Linux. */
const ticksPerSecond = 100;

export async function scrape(url: string): Promise<ServerFigures> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
  return {
    cpuSeconds: value('process_cpu_seconds_total'),
    residentMb: value('process_resident_memory_bytes') / megabyte,
    heapMb:
      (value('nodejs_heap_size_used_bytes') + value('nodejs_external_memory_bytes')) / megabyte,
    delayP99Ms: 1000 * value('nodejs_eventloop_lag_p99_seconds'),
    delayMaxMs: 1000 * value('nodejs_eventloop_lag_max_seconds'),
    liveQueries: value('live_queries'),
    liveRuns: value('live_runs'),
  };
}

/** Megabytes in use after a garbage collection. The server must listen for an inspector. */
export async function heldMegabytes(url: string, inspectorPort: number): Promise<number> {
  const targets = await (await fetch(`http://127.0.0.1:${inspectorPort}/json`)).json();
  const inspector = new WebSocket(targets[0].webSocketDebuggerUrl);
  await once(inspector, 'open');
  inspector.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' }));
  await once(inspector, 'message');
  inspector.terminate();
  return (await scrape(url)).heapMb;
}

/** CPU seconds of a process, of its children, and of those that have ended. */
export function cpuSecondsOf(pid: number): number {
  const counted = fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => timesOf(name) ?? [])
    .filter((one) => one.pid === pid || one.parent === pid)
    .map((one) => (one.pid === pid ? one.own + one.ended : one.own));
  return counted.reduce((sum, ticks) => sum + ticks, 0) / ticksPerSecond;
}

function timesOf(pid: string) {
  let stat: string;
  try {
    stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined; // The process has ended in the meantime.
  }
  // After the name, which may contain anything: state, parent, …, four counters of time.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15);
  return {
    pid: Number(pid),
    parent: fields[1],
    own: user + system,
    ended: endedUser + endedSystem,
  };
}
