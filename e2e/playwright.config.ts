import { defineConfig } from '@playwright/test';
import { chromiumArguments, chromiumPath, SUITE_URL } from './support/suite.ts';

/** The walks run against a seeded suite; `npm run suite -- playwright test -c e2e` brings one. */
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
    trace: 'retain-on-failure',
    launchOptions: { executablePath: chromiumPath, args: chromiumArguments },
  },
  projects: [
    { name: 'walks', testIgnore: 'hostile-content.spec.ts' },
    // Writes into every list, so it comes when nobody else looks at them.
    { name: 'hostile', testMatch: 'hostile-content.spec.ts', dependencies: ['walks'] },
  ],
});
