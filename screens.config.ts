// npm run make screens [-- -g WALK]: photographs every screen and state in every size, theme and language
// into .cache/screens, and joins the pictures into a contact sheet.
import { defineConfig } from '@playwright/test';
import type { Options } from './e2e/fixtures.ts';
import base from './playwright.config.ts';

export default defineConfig<Options>({
  ...base,
  testDir: 'e2e/screens',
  testMatch: 'screens.ts',
  outputDir: '.cache/playwright-screens',
  globalSetup: './e2e/global-setup.ts',
  globalTeardown: './e2e/screens/contact-sheet.ts',
  fullyParallel: true,
  timeout: 600_000,
  retries: 0,
  projects: [{ name: 'screens', use: { engine: 'embedded' } }],
});
