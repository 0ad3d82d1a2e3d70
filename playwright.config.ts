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
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    ...phone,
    colorScheme: 'dark',
    locale: 'en-US',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: findChromium(),
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
