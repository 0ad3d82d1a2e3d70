// The results of evenings: figures side by side, and problems.
import type { Evening } from '#server/testing/evening/evening.ts';

const maxShown = 20;
/** By figure and evening. */
const table: Record<string, Record<string, number | undefined>> = {};

export function noteEvening(
  name: string,
  { done, refused, lines, problems }: Evening,
  more: Record<string, number> = {},
): void {
  for (const problem of problems.slice(0, maxShown)) console.log(`${name}: ${problem}`);
  if (problems.length) process.exitCode = 1;
  const figures = {
    ...done,
    ...prefixed('refused: ', refused),
    ...prefixed('lines: ', lines),
    ...more,
    differences: problems.length,
  };
  for (const [what, figure] of Object.entries(figures)) {
    table[what] = { ...table[what], [name]: figure };
  }
}

export function printEvenings(): void {
  console.table(table);
  console.log(process.exitCode ? 'FAILED' : 'nothing was lost, nothing happened twice');
}

function prefixed(prefix: string, figures: Record<string, number>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(figures).map(([what, figure]) => [prefix + what, figure]),
  );
}
