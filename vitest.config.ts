import { globSync, readFileSync } from 'node:fs';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { markdown } from './web/vite/markdown.ts';

const UNIT: TestProjectInlineConfiguration['test'] = {
  environment: 'node',
  // What is signed needs one, and the configuration is read once for all files of a thread.
  env: {
    SIGNING_SECRET: 'of unit tests alone and of nothing outside of them',
    PAYOUT_KEY: 'of bank accounts in unit tests alone',
    STORAGE_BUCKET: 'demo-unit.appspot.com',
  },
  // By default one processor stays idle, half of a small machine.
  maxWorkers: '100%',
  // They run beside the suite, at a lower priority.
  testTimeout: 120_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 30_000 } },
};

const unitTests = globSync([
  '{contract,functions,emulators,e2e,operations}/{src,test,test-support,seed}/**/*.unit.test.ts',
  'web/vite/**/*.unit.test.ts',
]);
/** They replace modules, which others may have loaded already, or load them anew. */
const mocking = new Set(
  unitTests.filter((file) => /vi\.(?:mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8'))),
);

/**
 * The `unit` projects need nothing; the others run inside the emulator suite. `http` runs the API in its own process
 * and a project of its own, whose triggers run when a test waits for them; `api` runs against the suite's instance,
 * whose triggers work in their own time.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...UNIT,
          name: 'unit',
          include: unitTests.filter((file) => !mocking.has(file)),
          pool: 'threads',
          isolate: false,
        },
      },
      { test: { ...UNIT, name: 'unit-mocks', include: [...mocking], pool: 'threads' } },
      // A module graph for each file without a process for each, which takes a quarter of the time.
      {
        plugins: [markdown],
        test: {
          ...UNIT,
          name: 'unit-web',
          include: ['web/src/**/*.unit.test.{ts,tsx}'],
          pool: 'vmThreads',
          vmMemoryLimit: '1GB',
          setupFiles: ['web/test-support/document-setup.ts'],
        },
      },
      {
        test: {
          name: 'http',
          include: ['functions/src/**/*.http.test.ts'],
          environment: 'node',
          // A worker has a project of its own in the emulators, and keeps its people and its instance of the API.
          pool: 'forks',
          maxWorkers: 3,
          isolate: false,
          setupFiles: ['functions/test-support/project/own-project.ts'],
          testTimeout: 150_000,
          hookTimeout: 240_000,
        },
      },
      {
        test: {
          name: 'api',
          include: ['functions/src/**/*.api.test.ts'],
          environment: 'node',
          fileParallelism: false,
          isolate: false,
          testTimeout: 150_000,
          hookTimeout: 240_000,
        },
      },
      {
        test: {
          name: 'rules',
          include: ['emulators/rules/**/*.rules.test.ts'],
          environment: 'node',
          fileParallelism: false,
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
