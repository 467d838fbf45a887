import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** The counts that vitest's and Playwright's JSON reporters write; each writes only its own. */
type Results = {
  numPassedTests?: number;
  numFailedTests?: number;
  testResults?: { status: string; assertionResults: unknown[] }[];
  stats?: { expected: number; unexpected: number; flaky: number };
};

const isBrokenFile = (file: { status: string; assertionResults: unknown[] }): boolean =>
  file.status === 'failed' && file.assertionResults.length === 0;

/**
 * `N passed, N failed` over every result file in a folder. A flaky browser test has failed once, so it counts as failed.
 * When the whole was no success and no test tells why (a type error, a suite that does not boot), that counts as
 * one failure.
 */
export function totalsLine(folder: string, { isSuccess }: { isSuccess: boolean }): string {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  let passed = 0;
  let failed = 0;
  for (const file of files) {
    const results = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Results;
    passed += (results.numPassedTests ?? 0) + (results.stats?.expected ?? 0);
    // A file that does not load has no tests to fail.
    failed += (results.testResults ?? []).filter(isBrokenFile).length;
    failed += (results.numFailedTests ?? 0) + (results.stats?.unexpected ?? 0) + (results.stats?.flaky ?? 0);
  }
  if (!isSuccess && failed === 0) failed = 1;
  return `${passed} passed, ${failed} failed`;
}
