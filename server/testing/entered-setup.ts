// With COVERAGE_DIR: records which functions each test file enters.
import { afterAll } from 'vitest';

if (process.env.COVERAGE_DIR) {
  const { startCounting, takeEntered } = await import('#scripts/coverage/profiler.ts');
  const { writeRecord } = await import('#scripts/coverage/record.ts');
  startCounting();
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of fixtures from it
  afterAll(({}, { file: { name, projectName = '' } }) =>
    writeRecord({ test: name, project: projectName, entered: takeEntered() }),
  );
}
