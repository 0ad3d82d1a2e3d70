import { defineConfig, devices } from '@playwright/test';
import type { Options } from './e2e/actors.ts';
import { findChromium } from './scripts/lib/tools.mjs';

const phone = { viewport: { width: 390, height: 844 } };

export default defineConfig<Options>({
  testDir: 'e2e',
  outputDir: '.cache/playwright',
  globalSetup: './e2e/global-setup.ts',
  fullyParallel: false,
  workers: 2,
  // Against what hangs, not against what is slow: the machines are noisy.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // One that passes in a fresh window is told as flaky: a bug all the same, of the story or of ours.
  retries: 1,
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    ...phone,
    colorScheme: 'dark',
    locale: 'en-US',
    actionTimeout: 20_000,
    navigationTimeout: 60_000,
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: findChromium(),
      // A machine may have no locale, and then no browser that can write Slovak file names.
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
    { name: 'embedded', use: { engine: 'embedded' } },
    { name: 'postgres', use: { engine: 'postgres' }, grep: /@engines/ },
  ],
});
