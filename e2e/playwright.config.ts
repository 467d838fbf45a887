import { defineConfig } from '@playwright/test';
import { chromiumArguments, chromiumPath, SUITE_URL } from './support/suite.ts';

/** Browser tests run against a seeded suite; `npm run suite -- npx playwright test -c e2e` starts one. */
export default defineConfig({
  testDir: 'browser',
  outputDir: 'artefacts/failures',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: SUITE_URL,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Without a film of the page: it takes a large part of the processor, and the DOM snapshots show the same.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: { executablePath: chromiumPath, args: chromiumArguments },
  },
  projects: [
    { name: 'browser', testIgnore: 'hostile-content.spec.ts' },
    // Writes into every list, so it runs when no other test reads them.
    { name: 'hostile-content', testMatch: 'hostile-content.spec.ts', dependencies: ['browser'] },
  ],
});
