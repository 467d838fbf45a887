import { writeFile } from 'node:fs/promises';
import { apiDocument } from './api-docs/api-document.ts';
import { check } from './commands/check.ts';
import { httpTest, mutationTest } from './commands/http-test.ts';
import { readOptions } from './commands/options.ts';
import { start } from './commands/start.ts';
import { suite } from './commands/suite.ts';
import { test } from './commands/test.ts';
import { provideChromium } from './machine/chromium.ts';
import { runSupervised } from './machine/run-supervised.ts';
import { API_DOCUMENT, ROOT } from './paths.ts';
import { Failure } from './report.ts';
import { suiteEnvironment } from './suite/addresses.ts';
import { buildFunctions, buildWeb } from './suite/builds.ts';
import { seed } from './suite/data.ts';

const [name = '', ...args] = process.argv.slice(2);

const COMMANDS: Readonly<Record<string, () => Promise<number>>> = {
  start: () => start(readOptions(args)),
  suite: () => suite(readOptions(args)),
  build,
  check,
  docs,
  test: () => test(readOptions(args)),
  'http-test': () => httpTest(args),
  'mutation-test': () => mutationTest(args),
  bench: () => runInSuite('e2e/bench/run.ts'),
  screenshots: () => runInSuite('e2e/screenshots.ts'),
  schedule,
  seed: fillEmulators,
};

try {
  const command = COMMANDS[name];
  if (!command) throw new Failure(`There is no command "${name}".`);
  process.exit(await command());
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  console.error(`\n${error.message}`);
  process.exit(1);
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

/** `npm run schedule -- NAME [HOURS]`: runs a schedule in the suite that runs, as if HOURS later. */
function schedule(): Promise<number> {
  return runSupervised((supervisor) =>
    supervisor.run({
      name,
      command: process.execPath,
      args: [`${ROOT}/functions/src/operator-commands.ts`, name, ...args],
      env: suiteEnvironment(),
      output: 'terminal',
    }),
  );
}

/** `npm run seed`: fills emulators that somebody started with `firebase emulators:start`. */
function fillEmulators(): Promise<number> {
  return runSupervised(async (supervisor) => {
    await seed(supervisor, readOptions(args).photos);
    return 0;
  });
}

/** Runs one of the project's scripts, with its arguments, inside a fresh suite and with a Chromium at hand. */
async function runInSuite(script: string): Promise<number> {
  const options = readOptions(args);
  await provideChromium();
  return suite({ ...options, command: [process.execPath, `${ROOT}/${script}`, ...options.command] });
}
