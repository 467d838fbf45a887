import type { Supervisor } from '../machine/supervisor.ts';
import { inModules, RESULTS } from '../paths.ts';
import { say } from '../report.ts';
import { runSupervised } from './run-supervised.ts';

const PACKAGES = ['contract', 'functions', 'web', 'emulators', 'e2e'];

/** `npm run check`: format, lint, types, regular expressions, unit tests; every one runs even when one before it fails. */
export const check = (): Promise<number> => runSupervised(checkAll);

/** The exit code: 0 when all is well. */
export async function checkAll(supervisor: Supervisor): Promise<number> {
  const step = async (name: string, program: string, args: string[]): Promise<boolean> => {
    const isGood =
      (await supervisor.run({ name, command: inModules(`.bin/${program}`), args, output: 'terminal' })) === 0;
    say(`${name}: ${isGood ? 'good' : 'FAILED'}`);
    return isGood;
  };
  const results = [await step('format and lint', 'biome', ['check', '--colors=off'])];
  for (const name of PACKAGES) results.push(await step(`types of ${name}`, 'tsc', ['-p', name]));
  results.push(await step('regular expressions', 'node', ['emulators/src/regular-expressions/run.ts']));
  results.push(await step('unit tests', 'vitest', vitest('unit')));
  return results.every(Boolean) ? 0 : 1;
}

/** Arguments that run one project of the tests and leave its results for the totals. */
export const vitest = (project: string): string[] => [
  'run',
  ...['--project', project, '--silent=passed-only'],
  ...['--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS}/${project}.json`],
];
