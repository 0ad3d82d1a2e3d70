// The functions that a test run with COVERAGE_DIR has entered, with the tests that entered them.
import fs from 'node:fs';
import path from 'node:path';
import type { CoverageRecord } from '#scripts/coverage/record.ts';
import { functionAt, type SourceFunction } from './source-functions.ts';

export interface EnteredFunction extends SourceFunction {
  tests: Map<string, Set<string>>;
}

/** By file and place in it. */
export type EnteredFunctions = Map<string, EnteredFunction>;

export const keyOf = ({ file, start }: SourceFunction) => `${file} ${start}`;

export function readEntered(folder: string): EnteredFunctions {
  const all: EnteredFunctions = new Map();
  const known = new Map<string, SourceFunction | undefined>();
  for (const name of fs.readdirSync(folder)) {
    const record: CoverageRecord = JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8'));
    for (const [file, places] of Object.entries(record.entered)) {
      for (const place of places) {
        const id = `${file} ${place}`;
        if (!known.has(id)) known.set(id, functionAt(file, place));
        const found = known.get(id);
        if (found) add(all, found, record);
      }
    }
  }
  return all;
}

function add(all: EnteredFunctions, found: SourceFunction, { test, project }: CoverageRecord) {
  const key = keyOf(found);
  const entered = all.get(key) ?? { ...found, tests: new Map<string, Set<string>>() };
  all.set(key, entered);
  entered.tests.set(test, (entered.tests.get(test) ?? new Set()).add(project));
}
