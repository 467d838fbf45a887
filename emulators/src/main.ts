import { writeFile } from 'node:fs/promises';
import { apiDocument } from './api-docs/api-document.ts';
import { check } from './commands/check.ts';
import { httpTest, mutationTest } from './commands/http-test.ts';
import { readOptions, type SuiteOptions } from './commands/options.ts';
import { start } from './commands/start.ts';
import { suite } from './commands/suite.ts';
import { test } from './commands/test.ts';
import { provideChromium } from './machine/chromium.ts';
import { runSupervised } from './machine/run-supervised.ts';
import { API_DOCUMENT, ROOT } from './paths.ts';
import { Failure } from './report.ts';
import { suiteEnvironment } from './suite/addresses.ts';
import { buildFunctions, buildWeb } from './suite/builds.ts';

const [name = '', ...args] = process.argv.slice(2);

try {
  process.exit(await dispatch());
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  console.error(`\n${error.message}`);
  process.exit(1);
}

function dispatch(): Promise<number> {
  switch (name) {
    case 'start':
      return start(readOptions(args));
    case 'suite':
      return suite(readOptions(args));
    case 'build':
      return build();
    case 'check':
      return check();
    case 'docs':
      return docs();
    case 'test':
      return test(readOptions(args));
    case 'http-test':
      return httpTest(args);
    case 'mutation-test':
      return mutationTest(args);
    case 'bench':
      return inSuite('e2e/bench/run.ts', readOptions(args));
    case 'screenshots':
      return inSuite('e2e/screenshots.ts', readOptions(args));
    case 'order-schedule':
      return inRunningSuite('run-order-schedule');
    case 'upload-sweep':
      return inRunningSuite('run-upload-sweep');
    default:
      throw new Failure(`There is no command "${name}".`);
  }
}

/** `npm run build`: the client into web/dist and the functions into functions/dist, as they are deployed. */
function build(): Promise<number> {
  return runSupervised(async (supervisor) => {
    await Promise.all([buildWeb(supervisor), buildFunctions(supervisor)]);
    return 0;
  });
}

/** `npm run docs`: writes the endpoint table as `docs/api.md`. */
async function docs(): Promise<number> {
  await writeFile(API_DOCUMENT, await apiDocument());
  return 0;
}

/** `npm run order-schedule -- [HOURS]`, `npm run upload-sweep -- [HOURS]`: a schedule, in the suite that runs, as if HOURS later. */
function inRunningSuite(command: string): Promise<number> {
  return runSupervised((supervisor) =>
    supervisor.run({
      name,
      command: process.execPath,
      args: [`${ROOT}/functions/src/commands/${command}.ts`, ...args],
      env: suiteEnvironment(),
      output: 'terminal',
    }),
  );
}

/** Runs one of the project's scripts, with its arguments, inside a fresh suite and with a Chromium at hand. */
async function inSuite(script: string, options: SuiteOptions): Promise<number> {
  await provideChromium();
  return suite({ ...options, command: [process.execPath, `${ROOT}/${script}`, ...options.command] });
}
