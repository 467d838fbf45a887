import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Mutant } from './mutant.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const RESULTS = `${ROOT}.cache/results/mutation.json`;
interface TestResults {
  testResults: { assertionResults: { status: string; fullName: string }[] }[];
}

/** Reports that no test ran: a program that does not load proves nothing. */
class NoTestError extends Error {}

/** Milliseconds. A test of a broken program may wait for what never comes; then it fails too. */
const TEST_TIMEOUT = 20_000;

/**
 * Takes out one defence at a time, runs the test file that must then fail, and names the test that did. Returns the
 * exit code: 1 where no test misses a defence.
 */
export async function takeOut(mutants: readonly Mutant[]): Promise<number> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
  // A test that fails in any case would seem to miss every defence.
  for (const test of new Set(mutants.map(({ test }) => test))) {
    const failed = await runTests(test);
    if (failed !== undefined) throw new Error(`${test} fails with every defence in place: ${failed}`);
  }
  console.log('| defence | without it fails |\n| --- | --- |');
  let survivors = 0;
  for (const mutant of mutants) {
    const failed = await failedTest(mutant);
    if (failed === undefined) survivors += 1;
    console.log(`| ${mutant.defence} | ${failed ?? `**nothing in ${mutant.test}**`} |`);
  }
  const killed = mutants.length - survivors;
  console.log(`\n${killed} of ${mutants.length} defences have a test that fails without them.`);
  return survivors === 0 ? 0 : 1;
}

/** Returns the first test that fails while the defence is out; undefined where all pass. */
async function failedTest({ defence, file, code, replacement = '', test }: Mutant): Promise<string | undefined> {
  const path = `${ROOT}${file}`;
  const source = readFileSync(path, 'utf8');
  const [before, after, ...others] = source.split(code);
  if (before === undefined || after === undefined || others.length > 0)
    throw new Error(`"${defence}": ${file} does not have this once: ${code}`);
  const restore = () => writeFileSync(path, source);
  // Also where this process is ended from outside.
  process.once('exit', restore);
  try {
    writeFileSync(path, `${before}${replacement}${after}`);
    return await runTests(test);
  } catch (error) {
    if (error instanceof NoTestError) return undefined;
    throw error;
  } finally {
    restore();
    process.off('exit', restore);
  }
}

/** Runs one test file and returns its first failed test. */
async function runTests(test: string): Promise<string | undefined> {
  const project = /\.(unit|http|rules)\.test\.tsx?$/.exec(test)?.[1];
  if (project === undefined) throw new Error(`${test} is neither a unit test, a test of calls nor one of rules`);
  rmSync(RESULTS, { force: true });
  const args = [
    ...[`${ROOT}node_modules/vitest/vitest.mjs`, 'run', '--project', `${project}*`, test],
    ...['--bail=1', `--testTimeout=${TEST_TIMEOUT}`, '--silent=true'],
    ...['--reporter=json', `--outputFile.json=${RESULTS}`],
  ];
  // Unit tests stub what they need of the environment.
  const suite = project === 'unit' ? {} : JSON.parse(process.env.SUITE_ENVIRONMENT ?? '{}');
  const env = { ...process.env, ...suite };
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'inherit'] });
  await once(child, 'exit');
  const { testResults } = JSON.parse(readFileSync(RESULTS, 'utf8')) as TestResults;
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  if (results.length === 0) throw new NoTestError(`${test} ran no test`);
  return results.find(({ status }) => status === 'failed')?.fullName;
}
