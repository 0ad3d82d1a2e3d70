// With COVERAGE_DIR: records which functions each test file enters.
import { afterAll } from 'vitest';
import { startCounting, takeEntered } from '#scripts/coverage/profiler.ts';
import { coverageFolder, writeRecord } from '#scripts/coverage/record.ts';

if (coverageFolder) {
  startCounting();
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of fixtures from it
  afterAll(({}, { file: { name, projectName = '' } }) =>
    writeRecord({ test: name, project: projectName, entered: takeEntered() }),
  );
}
