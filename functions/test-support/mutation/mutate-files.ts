import { Stryker } from '@stryker-mutator/core';
import type { MutatedFiles } from './mutated-files.ts';

/** Percent of the mutants that some unit test runs; fewer that make a test fail are a failure. */
const LEAST_KILLED = 55;
const FAILED = ['Killed', 'Timeout', 'RuntimeError'];
const CACHE = '.cache/mutation';

/**
 * Mutates the files of a name one expression at a time in a copy of the project, runs the unit tests that reach it, and
 * lists what no test noticed. Returns the exit code. Runs in the project's root.
 */
export async function mutateFiles(name: string, { sources, tests }: MutatedFiles): Promise<number> {
  const stryker = new Stryker({
    mutate: [...sources],
    testFiles: [...tests],
    // Words of messages and names of errors are no defences.
    mutator: { excludedMutations: ['StringLiteral'] },
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'functions/test-support/mutation/vitest.config.ts' },
    ignorePatterns: ['.cache', 'dist', 'web', 'e2e', 'docs'],
    tempDirName: `${CACHE}/sandbox`,
    reporters: ['clear-text', 'html'],
    clearTextReporter: { reportTests: false },
    htmlReporter: { fileName: `${CACHE}/${name}.html` },
  });
  const results = await stryker.runMutationTest();
  const killed = results.filter(({ status }) => FAILED.includes(status)).length;
  const survived = results.filter(({ status }) => status === 'Survived').length;
  const percent = (100 * killed) / (killed + survived);
  console.log(`${name}: ${percent.toFixed(1)} % killed, at least ${LEAST_KILLED} % wanted`);
  return percent >= LEAST_KILLED ? 0 : 1;
}
