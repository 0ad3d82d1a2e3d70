import type { Engine } from '#bench/lib/engines.ts';
import { figure, median, percent } from '#bench/lib/measure.ts';
import type { Case } from './cases.ts';
import type { Measured } from './clients.ts';
import { cpuOf, type Target } from './processes.ts';

export const turns = 5;
export const connections = 10;

export interface Turn {
  measured: Measured;
  cpuMs: number;
}

/** Measures all targets in each round, in varying order, so that other load affects all of them. */
export async function inTurns<T extends Target>(
  targets: Record<string, T>,
  run: (target: T) => Promise<Measured>,
): Promise<Record<string, Turn[]>> {
  const names = Object.keys(targets);
  const results: Record<string, Turn[]> = Object.fromEntries(names.map((name) => [name, []]));
  for (let turn = -1; turn < turns; turn++) {
    for (const at of names.keys()) {
      const name = names[(at + turn + 1) % names.length] ?? '';
      const target = targets[name] as T;
      const before = await cpuOf(target);
      const measured = await run(target);
      const cpuMs = ((await cpuOf(target)) - before) / Math.max(1, measured.count);
      // The first round is for warming up.
      if (turn >= 0) results[name]?.push({ measured, cpuMs });
    }
  }
  return results;
}

export function report(
  results: Record<string, Turn[]>,
  bytes: number,
  atLeast: Partial<Case['atLeast']>,
  hold: (engine: Engine, share: number, bound: number) => void,
): Record<string, string> {
  const { floor = [], ...ours } = results;
  const row: Record<string, string> = {
    bytes: String(bytes),
    'floor/s': String(Math.round(median(floor.map(perSecond)))),
    'floor cpu ms': figure(median(floor.map(({ cpuMs }) => cpuMs))),
  };
  for (const [engine, taken] of Object.entries(ours)) {
    // Counts bytes too, because the responses are the same.
    const share = median(taken.map((one, turn) => perSecond(one) / perSecond(floor[turn] as Turn)));
    row[`${engine}/s`] = String(Math.round(median(taken.map(perSecond))));
    row[`${engine} share`] = percent(share);
    row[`${engine} cpu ms`] = figure(median(taken.map(({ cpuMs }) => cpuMs)));
    const bound = atLeast[engine as Engine];
    if (bound !== undefined) hold(engine as Engine, share, bound);
  }
  return row;
}

export function perSecond({ measured }: Turn): number {
  return measured.count / measured.seconds;
}
