import { rm } from 'node:fs/promises';
import { provideChromium } from '../machine/chromium.ts';
import { runSupervised } from '../machine/run-supervised.ts';
import type { Supervisor } from '../machine/supervisor.ts';
import { inModules, RESULTS, ROOT } from '../paths.ts';
import { Failure, runStage, stageTimes } from '../report.ts';
import { suiteEnvironment } from '../suite/addresses.ts';
import { checkAll, vitest } from './check.ts';
import type { SuiteOptions } from './options.ts';
import { bootProductionSuite } from './suite.ts';
import { listFailures, listUnusedIndexes, totalsLine } from './test-totals.ts';

/** `npm test`: everything that proves the product, ending in one line with the totals. */
export async function test(options: SuiteOptions): Promise<number> {
  await rm(RESULTS, { recursive: true, force: true });
  let code = 1;
  try {
    code = await runSupervised(async (supervisor) => {
      const boot = async (): Promise<boolean> => {
        await provideChromium();
        await bootProductionSuite(supervisor, options);
        return true;
      };
      // Checks have a lower priority and take what tests of calls leave of the processors while they wait for locks.
      const checking = checkAll(supervisor);
      await runStage('emulators', boot);
      // Calls and rules are tested in projects of their own, and those of the suite in the seeded one.
      const serial = async (): Promise<boolean> => {
        const isApiGood = await step(supervisor, 'API tests', 'vitest', vitest('api'));
        return (await step(supervisor, 'rules tests', 'vitest', vitest('rules'))) && isApiGood;
      };
      const calls = async (): Promise<boolean> =>
        (await step(supervisor, 'HTTP tests', 'vitest', vitest('http'))) && (await runStage('indexes', checkIndexes));
      const results = await Promise.all([calls(), serial()]);
      if ((await checking) !== 0) return 1;
      const browser = ['test', '--reporter=list,json'];
      results.push(await step(supervisor, 'browser tests', 'playwright', browser, `${ROOT}/e2e`));
      return results.every(Boolean) ? 0 : 1;
    });
    return code;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.error(`\n${error.message}`);
    return code;
  } finally {
    const { failed, flaky } = listFailures(RESULTS);
    for (const name of flaky) console.log(`FLAKY: ${name}`);
    for (const name of failed) console.log(`FAILED: ${name}`);
    console.log(`Stages: ${stageTimes()}`);
    console.log(totalsLine(RESULTS, { isSuccess: code === 0 }));
  }
}

/** Fails where an index of the database serves no query of the HTTP tests. */
async function checkIndexes(): Promise<boolean> {
  const unused = listUnusedIndexes(`${RESULTS}/indexes`);
  for (const index of unused) console.error(`No query has this index of firestore.indexes.json: ${index}`);
  return unused.length === 0;
}

/** Runs a program that needs the suite; whether it ended well. */
async function step(
  supervisor: Supervisor,
  name: string,
  program: string,
  args: string[],
  cwd = ROOT,
): Promise<boolean> {
  const env = { ...suiteEnvironment(), PLAYWRIGHT_JSON_OUTPUT_FILE: `${RESULTS}/browser.json` };
  const command = inModules(`.bin/${program}`);
  return runStage(
    name,
    async () => (await supervisor.run({ name, command, args, env, cwd, output: 'terminal' })) === 0,
  );
}
