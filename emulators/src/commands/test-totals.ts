import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** The counts that vitest's and Playwright's JSON reporters write; each writes only its own. */
type Results = {
  numPassedTests?: number;
  numFailedTests?: number;
  testResults?: FileResult[];
  stats?: { expected: number; unexpected: number; flaky: number };
  suites?: Suite[];
};

type FileResult = {
  name: string;
  status: string;
  message: string;
  assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
};

/** Suite of Playwright: a file or a `describe`. */
type Suite = {
  file: string;
  specs: {
    title: string;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
  suites?: Suite[];
};

const isBrokenFile = (file: Pick<FileResult, 'status' | 'assertionResults'>): boolean =>
  file.status === 'failed' && file.assertionResults.length === 0;

/**
 * `N passed, N failed` over every result file in a folder. A flaky browser test has passed when it was repeated, and is
 * named beside. When the whole was no success and no test tells why (a type error, a suite that does not boot), that
 * counts as one failure.
 */
export function totalsLine(folder: string, { isSuccess }: { isSuccess: boolean }): string {
  let passed = 0;
  let failed = 0;
  for (const results of readResults(folder)) {
    passed += (results.numPassedTests ?? 0) + (results.stats?.expected ?? 0) + (results.stats?.flaky ?? 0);
    // A file that does not load has no tests to fail.
    failed += (results.testResults ?? []).filter(isBrokenFile).length;
    failed += (results.numFailedTests ?? 0) + (results.stats?.unexpected ?? 0);
  }
  if (!isSuccess && failed === 0) failed = 1;
  return `${passed} passed, ${failed} failed`;
}

interface TestLists {
  failed: string[];
  /** Browser tests that failed and passed when they were repeated. */
  flaky: string[];
}

/** Lists failed and flaky tests of every result file of a folder, with the first line of what was wrong if known. */
export function listFailures(folder: string): TestLists {
  const results = readResults(folder);
  const suites = results.flatMap((result) => result.suites ?? []);
  return {
    failed: [
      ...results.flatMap(({ testResults = [] }) => testResults.flatMap(failedIn)),
      ...suites.flatMap((suite) => browserTests(suite, 'unexpected')),
    ],
    flaky: suites.flatMap((suite) => browserTests(suite, 'flaky')),
  };
}

function failedIn(file: FileResult): string[] {
  if (isBrokenFile(file)) return [`${file.name}: ${file.message}`];
  return file.assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => `${file.name} › ${fullName}: ${failureMessages?.[0]?.split('\n', 1)[0]}`);
}

function browserTests({ file, specs, suites = [] }: Suite, outcome: 'unexpected' | 'flaky'): string[] {
  const found = specs.filter(({ tests }) => tests.some(({ status }) => status === outcome));
  const names = found.map(({ title, tests }) => {
    const messages = tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []));
    return `${file} › ${title}: ${stripVTControlCharacters(messages[0] ?? '').split('\n', 1)[0]}`;
  });
  return [...names, ...suites.flatMap((suite) => browserTests(suite, outcome))];
}

function readResults(folder: string): Results[] {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  return files.map((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Results);
}

/** Lists the indexes that no worker of the HTTP tests noted as used. Throws where there are no notes. */
export function listUnusedIndexes(folder: string): string[] {
  const notes: { all: string[]; used: string[] }[] = readdirSync(folder).map((file) =>
    JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')),
  );
  const used = new Set(notes.flatMap((note) => note.used));
  return [...new Set(notes.flatMap(({ all }) => all))].filter((index) => !used.has(index));
}
