import { defineConfig } from 'vitest/config';

/**
 * `unit` needs nothing; the others run inside the emulator suite. `http` runs the API in its own process and a project of its own, whose
 * triggers run when a test waits for them; `api` runs against the suite's instance, whose triggers work in their own time.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,functions,web,emulators,e2e}/{src,test,seed,vite}/**/*.unit.test.{ts,tsx}'],
          environment: 'node',
          // By default one processor stays idle, half of a small machine.
          maxWorkers: '100%',
          setupFiles: ['web/test-support/wait-longer.ts'],
          // They run beside the suite, at a lower priority.
          testTimeout: 120_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        test: {
          name: 'http',
          include: ['functions/src/**/*.http.test.ts'],
          environment: 'node',
          // A worker has a project of its own in the emulators, and keeps its people and its instance of the API.
          pool: 'forks',
          maxWorkers: 2,
          isolate: false,
          setupFiles: ['functions/test-support/own-project.ts'],
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
