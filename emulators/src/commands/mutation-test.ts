import type { Supervisor } from '../machine/supervisor.ts';
import { ROOT } from '../paths.ts';
import { suiteEnvironment } from '../suite/addresses.ts';
import { startDataEmulators } from '../suite/boot.ts';
import { buildWeb, isWebBuilt } from '../suite/builds.ts';
import { runSupervised } from './run-supervised.ts';

/**
 * `npm run mutation-test -- [WORD…]`: takes out the defences one at a time, or those whose sentence has the words, and names the test
 * that fails. With emulators of its own, since some of the defences are the emulators' rules.
 */
export const mutationTest = (words: string[]): Promise<number> =>
  runSupervised(async (supervisor: Supervisor) => {
    if (!isWebBuilt()) await buildWeb(supervisor);
    await startDataEmulators(supervisor);
    return supervisor.run({
      name: 'mutation-test',
      command: process.execPath,
      args: [`${ROOT}/functions/test-support/mutation/run.ts`, ...words],
      env: { SUITE_ENVIRONMENT: JSON.stringify(suiteEnvironment()) },
      output: 'terminal',
    });
  });
