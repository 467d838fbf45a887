import { defineConfig } from 'vitest/config';

/** Unit tests in one project, as StrykerJS runs them: each file has modules of its own. */
export default defineConfig({
  test: {
    include: ['{contract,functions}/src/**/*.unit.test.ts'],
    testTimeout: 120_000,
    env: {
      SIGNING_SECRET: 'of unit tests alone and of nothing outside of them',
      PAYOUT_KEY: 'of bank accounts in unit tests alone',
    },
  },
});
