// Records of which functions a test has entered: files in the folder COVERAGE_DIR, compared by
// bench/mutants/entered.ts. Without COVERAGE_DIR nothing is counted.
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

export const coverageFolder = process.env.COVERAGE_DIR;

/**
 * Places of functions by source file. 'line:column' is a position at the beginning of a function.
 * 'line:column line:column index' is one of those that begin between the two positions. Columns and
 * indexes count from 0.
 */
export type Entered = Record<string, string[]>;

export interface CoverageRecord {
  /** The test file, with the title of a browser story. */
  test: string;
  project: string;
  entered: Entered;
}

export function writeRecord(record: CoverageRecord): void {
  if (!coverageFolder) return;
  fs.mkdirSync(coverageFolder, { recursive: true });
  fs.writeFileSync(path.join(coverageFolder, `${randomUUID()}.json`), JSON.stringify(record));
}
