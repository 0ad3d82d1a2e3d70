import { defineConfig, devices } from '@playwright/test';
import type { Options } from './e2e/fixtures.ts';
import { findChromium } from './scripts/lib/tools.mjs';

const phone = { viewport: { width: 390, height: 844 } };

export default defineConfig<Options>({
  testDir: 'e2e',
  outputDir: '.cache/playwright',
  globalSetup: './e2e/global-setup.ts',
  fullyParallel: false,
  // One more than the cores: pages wait as well.
  workers: 3,
  // For tests that hang, not for slow machines.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // A test that passes on retry is reported as flaky, and is a bug to be fixed.
  retries: 1,
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    ...phone,
    colorScheme: 'dark',
    // A press on a moving button may miss it: mousedown and mouseup hit different elements.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-US',
    actionTimeout: 20_000,
    navigationTimeout: 60_000,
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: findChromium(),
      // Without a UTF-8 locale the browser cannot write Slovak file names.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    { name: 'postgres', use: { engine: 'postgres' }, grepInvert: /@embedded/ },
    { name: 'embedded', use: { engine: 'embedded' }, grep: /@engines|@embedded/ },
  ],
});
