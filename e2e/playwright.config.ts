import { defineConfig } from '@playwright/test';
import { chromiumArguments, chromiumPath, SUITE_URL } from './support/suite.ts';

/** Browser tests run against a seeded suite; `npm run suite -- npx playwright test -c e2e` starts one. */
export default defineConfig({
  testDir: 'browser',
  outputDir: 'artefacts/failures',
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes when it is repeated is named as flaky by `npm test` (decision 61).
  retries: 1,
  // Three more than the processors of a small machine: tests often wait.
  workers: 5,
  timeout: 90_000,
  // Long enough for a machine that is busy with the emulators.
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    baseURL: SUITE_URL,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Recording takes a fifth of the time: a test that failed is repeated with `--trace on`.
    trace: 'off',
    launchOptions: { executablePath: chromiumPath, args: chromiumArguments },
  },
  projects: [
    { name: 'browser', testIgnore: 'hostile-content.spec.ts' },
    // Writes into every list, so it runs when no other test reads them.
    { name: 'hostile-content', testMatch: 'hostile-content.spec.ts', dependencies: ['browser'] },
  ],
});
