import { defineConfig } from 'vitest/config';
import { isEverything, seed } from './scripts/testing/mode.mjs';

const withDatabase = 'server/**/*.db.test.ts';
/** Tests that depend on the engine. `npm test` runs them on the embedded one too. */
const aboutTheEngine = [
  'server/db/**/*.db.test.ts',
  'server/faults.db.test.ts',
  'server/features/credits/metering.db.test.ts',
  'server/features/installation/full-disk.db.test.ts',
  'server/features/orders/cancel.db.test.ts',
  'server/rpc/live.db.test.ts',
  'server/start/{retention,seed-catalogue}.db.test.ts',
];

/** Against what hangs, not against what is slow: the machines are noisy, and exhaustive tests long. */
const patience = {
  testTimeout: isEverything ? 900_000 : 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } },
};

/** For every test; what one file changes for all is changed back, since files share their process. */
const common = {
  env: { SEED: seed },
  setupFiles: ['server/testing/entered-setup.ts'],
  isolate: false,
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
  ...patience,
};

/** The same function tests on both engines. */
function onEngine(engine: 'embedded' | 'postgres', include: string[]) {
  return {
    test: {
      name: engine,
      include,
      globalSetup: 'server/testing/databases/template-setup.ts',
      ...common,
      setupFiles: [
        ...common.setupFiles,
        'server/testing/cheap-passwords.ts',
        'server/testing/server-log.ts',
      ],
      env: { ...common.env, TEST_ENGINE: engine },
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
          include: ['{domain,catalogue,language,corpus,server,web,scripts}/**/*.test.{ts,tsx}'],
          exclude: [withDatabase],
          ...common,
        },
      },
      onEngine('embedded', isEverything ? [withDatabase] : aboutTheEngine),
      onEngine('postgres', [withDatabase]),
    ],
  },
});
