// Finds the tests that enter the code at a place.
import path from 'node:path';
import { type EnteredFunctions, keyOf } from './entered-functions.ts';
import { functionAround } from './source-functions.ts';

interface Place {
  file: string;
  start: number;
}

/** Finds tests with their projects: the nearest first, then those that enter the least code. */
export function testFinder(entered: EnteredFunctions) {
  const sizes = new Map<string, number>();
  for (const { tests } of entered.values()) {
    for (const test of tests.keys()) sizes.set(test, (sizes.get(test) ?? 0) + 1);
  }
  const size = (test: string) => sizes.get(test) ?? 0;
  return ({ file, start }: Place) => {
    const around = functionAround(file, start);
    // Code outside of functions runs when the file is loaded.
    const functions = around
      ? [entered.get(keyOf(around))]
      : [...entered.values()].filter((one) => one.file === file);
    const tests = new Map(functions.flatMap((one) => [...(one?.tests ?? [])]));
    return [...tests]
      .map(([test, projects]) => ({ test, projects, near: foldersInCommon(file, test) }))
      .sort((a, b) => b.near - a.near || size(a.test) - size(b.test));
  };
}

function foldersInCommon(file: string, other: string): number {
  const folders = path.dirname(file).split('/');
  const others = path.dirname(other).split('/');
  const apart = folders.findIndex((folder, index) => folder !== others[index]);
  return apart === -1 ? folders.length : apart;
}
