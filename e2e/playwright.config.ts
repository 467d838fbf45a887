import { defineConfig } from '@playwright/test';
import { chromiumArguments, chromiumPath, SUITE_URL } from './support/suite.ts';

/** A test would start two processes for its page, which takes longer than loading it. */
const FEW_PROCESSES = ['--process-per-site', '--renderer-process-limit=1'];

/** Browser tests run against a seeded suite; `npm run suite -- npx playwright test -c e2e` starts one. */
export default defineConfig({
  testDir: 'browser',
  outputDir: 'artefacts/failures',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // One more than the processors of a small machine: tests often wait.
  workers: 3,
  timeout: 90_000,
  // Long enough for a machine that is busy with the emulators.
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    baseURL: SUITE_URL,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // The frames of transitions take a fifth of the time: tests of what moves ask for them.
    contextOptions: { reducedMotion: 'reduce' },
    // Cookies, storage and permissions are cleared between tests, and processes and compiled scripts stay.
    reuseContext: true,
    // Recording takes a fifth of the time: a test that failed is repeated with `--trace on`.
    trace: 'off',
    launchOptions: { executablePath: chromiumPath, args: [...chromiumArguments, ...FEW_PROCESSES] },
  },
  projects: [
    { name: 'browser', testIgnore: 'hostile-content.spec.ts' },
    // Writes into every list, so it runs when no other test reads them.
    { name: 'hostile-content', testMatch: 'hostile-content.spec.ts', dependencies: ['browser'] },
  ],
});
