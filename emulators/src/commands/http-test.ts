import type { Supervisor } from '../machine/supervisor.ts';
import { inModules } from '../paths.ts';
import { suiteEnvironment } from '../suite/addresses.ts';
import { isSuiteRunning, requireSuitePorts, startEmulators, waitForEmulators } from '../suite/boot.ts';
import { runSupervised } from './run-supervised.ts';

/**
 * `npm run http-test -- [FILE…]`: tests of the API that run it in their own process, with vitest's arguments. They need no more than
 * the emulators that hold data, and take those of a suite that runs.
 */
export const httpTest = (args: string[]): Promise<number> =>
  runSupervised(async (supervisor: Supervisor) => {
    if (!(await isSuiteRunning())) {
      await requireSuitePorts();
      await startEmulators(supervisor, { only: 'data' });
      await waitForEmulators();
    }
    return supervisor.run({
      name: 'http-test',
      command: inModules('.bin/vitest'),
      args: ['run', '--project', 'http', '--silent=passed-only', ...args],
      env: suiteEnvironment(),
      output: 'terminal',
    });
  });
