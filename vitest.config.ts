import { defineConfig } from 'vitest/config';

const withDatabase = ['server/**/*.db.test.ts'];

/** The same function tests on both engines. */
function onEngine(engine: 'embedded' | 'postgres') {
  return {
    test: {
      name: engine,
      include: withDatabase,
      env: { TEST_ENGINE: engine },
      globalSetup: `server/testing/${engine}-setup.ts`,
      testTimeout: 20_000,
      hookTimeout: 60_000,
    },
  };
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{domain,server,web,scripts}/**/*.test.{ts,tsx}'],
          exclude: withDatabase,
          testTimeout: 20_000,
        },
      },
      onEngine('embedded'),
      onEngine('postgres'),
    ],
  },
});
