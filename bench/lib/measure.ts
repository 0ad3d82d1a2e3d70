/** Milliseconds of one call, the mean of several. */
export async function timed(run: () => unknown, times: number): Promise<number> {
  const start = performance.now();
  for (let turn = 0; turn < times; turn++) await run();
  return (performance.now() - start) / times;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}

export function percent(share: number): string {
  return `${figure(100 * share)} %`;
}

/** Three significant digits. */
export function significant(value: number): number {
  return Number(value.toPrecision(3));
}

export function figure(value: number): string {
  return String(significant(value));
}

export type Budget = readonly [
  what: string,
  measured: number,
  relation: '<=' | '>=',
  bound: number,
];

/** Prints each measurement beside its bound. A missed bound sets the exit code to 1. */
export function verdict(budgets: readonly Budget[]): void {
  for (const [what, measured, relation, bound] of budgets) {
    const held = relation === '<=' ? measured <= bound : measured >= bound;
    if (!held) process.exitCode = 1;
    process.stdout.write(
      `${held ? 'ok    ' : 'MISSED'} ${what}: ${figure(measured)} (${relation} ${bound})\n`,
    );
  }
}
