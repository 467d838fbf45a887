import { runSupervised } from '../machine/run-supervised.ts';
import type { Supervisor } from '../machine/supervisor.ts';
import { inModules, ROOT } from '../paths.ts';
import { suiteEnvironment } from '../suite/addresses.ts';
import { isSuiteRunning, startDataEmulators } from '../suite/boot.ts';
import { buildWeb, isWebBuilt } from '../suite/builds.ts';

/**
 * `npm run http-test -- [FILE…]`: tests of the API that run it in their own process, with vitest's arguments. They need
 * no more than the emulators that hold data, and take those of a suite that runs. Vitest starts beside the emulators
 * and waits for them.
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

/** Names of mutants that tests against the emulators notice. */
const NEED_EMULATORS = ['rules', 'headers', 'transactions'];

/** `npm run mutation-test -- NAME [WORD…]`: whether tests notice changed sources; with own emulators if needed. */
export const mutationTest = (args: string[]): Promise<number> =>
  runSupervised(async (supervisor: Supervisor) => {
    if (NEED_EMULATORS.includes(args[0] ?? '')) {
      if (!isWebBuilt()) await buildWeb(supervisor);
      await startDataEmulators(supervisor);
    }
    return supervisor.run({
      name: 'mutation-test',
      command: process.execPath,
      args: [`${ROOT}/functions/test-support/mutation/run.ts`, ...args],
      env: { SUITE_ENVIRONMENT: JSON.stringify(suiteEnvironment()) },
      output: 'terminal',
    });
  });
