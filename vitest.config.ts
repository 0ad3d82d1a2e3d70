import { defineConfig } from 'vitest/config';

const withDatabase = ['server/**/*.db.test.ts'];

/** Against what hangs, not against what is slow: the machines are noisy. */
const patience = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } },
};

/** The same function tests on both engines. */
function onEngine(engine: 'embedded' | 'postgres') {
  return {
    test: {
      name: engine,
      include: withDatabase,
      env: { TEST_ENGINE: engine },
      globalSetup: `server/testing/${engine}-setup.ts`,
      setupFiles: 'server/testing/server-log.ts',
      ...patience,
    },
  };
}

export default defineConfig({
  test: {
    // One more than the cores: many tests wait more than they work.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{domain,server,web,scripts}/**/*.test.{ts,tsx}'],
          exclude: withDatabase,
          ...patience,
        },
      },
      onEngine('embedded'),
      onEngine('postgres'),
    ],
  },
});
