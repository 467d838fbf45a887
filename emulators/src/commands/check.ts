import { readFileSync } from 'node:fs';
import { runSupervised } from '../machine/run-supervised.ts';
import { buildLogPath, type Command, type Supervisor } from '../machine/supervisor.ts';
import { CACHE, inModules, RESULTS } from '../paths.ts';
import { runStage } from '../report.ts';

const PACKAGES = ['contract', 'functions', 'web', 'emulators', 'e2e', 'operations'];

/**
 * `npm run check`: format, lint, types, regular expressions, unit tests; every one runs even when one before it fails.
 */
export const check = (): Promise<number> => runSupervised(checkAll);

/**
 * The exit code: 0 when all is well. The unit tests run beside the other checks, which are mostly single-threaded and
 * leave a second processor idle; what a failed one printed follows its name. At a lower priority, because in `npm test`
 * the emulators start beside them, and all other tests wait for these.
 */
export async function checkAll(supervisor: Supervisor): Promise<number> {
  const step = async (name: string, program: string, args: string[]): Promise<boolean> => {
    const isUnitTests = program === 'vitest';
    const command: Command = {
      name,
      command: inModules(`.bin/${program}`),
      args,
      output: isUnitTests ? 'terminal' : 'log',
      isBackground: true,
    };
    const isGood = await runStage(name, async () => (await supervisor.run(command)) === 0);
    if (!isGood && !isUnitTests) console.error(readFileSync(buildLogPath(name), 'utf8'));
    return isGood;
  };
  const staticChecks = async (): Promise<boolean> => {
    const results = [await step('format and lint', 'biome', ['check', '--colors=off'])];
    for (const name of PACKAGES) {
      const known = ['--incremental', '--tsBuildInfoFile', `${CACHE}/types/${name}.tsbuildinfo`];
      results.push(await step(`types of ${name}`, 'tsc', ['-p', name, ...known]));
    }
    results.push(await step('regular expressions', 'node', ['emulators/src/regular-expressions/run.ts']));
    return results.every(Boolean);
  };
  const results = await Promise.all([staticChecks(), step('unit tests', 'vitest', vitest('unit*'))]);
  return results.every(Boolean) ? 0 : 1;
}

/** Arguments that run one project of the tests and leave its results for the totals. */
export const vitest = (project: string): string[] => [
  'run',
  ...['--project', project, '--silent=passed-only'],
  ...['--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS}/${project.replace('*', '')}.json`],
];
