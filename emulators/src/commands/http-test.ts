import { runSupervised } from '../machine/run-supervised.ts';
import type { Supervisor } from '../machine/supervisor.ts';
import { inModules, ROOT } from '../paths.ts';
import { suiteEnvironment } from '../suite/addresses.ts';
import { isSuiteRunning, startDataEmulators } from '../suite/boot.ts';
import { buildWeb, isWebBuilt } from '../suite/builds.ts';

/**
 * `npm run http-test -- [FILE…]`: tests of the API that run it in their own process, with vitest's arguments. They need no more than
 * the emulators that hold data, and take those of a suite that runs. Vitest starts beside the emulators and waits for them.
 */
export const httpTest = (args: string[]): Promise<number> =>
  runSupervised(async (supervisor: Supervisor) => {
    if (!isWebBuilt()) await buildWeb(supervisor);
    const provideEmulators = async (): Promise<void> => {
      if (!(await isSuiteRunning())) await startDataEmulators(supervisor);
    };
    const tests = supervisor.run({
      name: 'http-test',
      command: inModules('.bin/vitest'),
      args: ['run', '--project', 'http', '--silent=passed-only', ...args],
      env: suiteEnvironment(),
      output: 'terminal',
    });
    const [code] = await Promise.all([tests, provideEmulators()]);
    return code;
  });

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
