import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { beforeEach, expect, test } from 'vitest';
import { listFailures, totalsLine } from './test-totals.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(`${tmpdir()}/totals-`);
});

const write = (name: string, results: object) => writeFileSync(`${folder}/${name}`, JSON.stringify(results));

test('When both runners left results, then they are added up', () => {
  write('unit.json', { numPassedTests: 5, numFailedTests: 1, testResults: [] });
  write('browser.json', { stats: { expected: 3, unexpected: 1, flaky: 1 } });
  expect(totalsLine(folder, { isSuccess: false })).toBe('9 passed, 2 failed');
});

test('When a file of tests does not load, then it counts as a failure', () => {
  const testResults = [{ status: 'failed', assertionResults: [] }];
  write('unit.json', { numPassedTests: 2, numFailedTests: 0, testResults });
  expect(totalsLine(folder, { isSuccess: false })).toBe('2 passed, 1 failed');
});

test('When nothing ran, then nothing is claimed', () => {
  expect(totalsLine(`${folder}/none`, { isSuccess: true })).toBe('0 passed, 0 failed');
});

test('When the tests passed but something else did not, then the line does not look like a success', () => {
  write('unit.json', { numPassedTests: 5, numFailedTests: 0, testResults: [] });
  expect(totalsLine(folder, { isSuccess: false })).toBe('5 passed, 1 failed');
});

test('When tests failed, then each is named with its file, whichever runner it is of, and apart from those that are flaky', () => {
  const testResults = [
    { name: 'broken.ts', status: 'failed', message: 'No such module', assertionResults: [] },
    {
      name: 'api.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'one' },
        { status: 'failed', fullName: 'two', failureMessages: ['Not so\n at line 1'] },
      ],
    },
  ];
  write('unit.json', { numPassedTests: 1, numFailedTests: 1, testResults });
  const specs = [
    { title: 'three', tests: [{ status: 'expected', results: [{}] }] },
    {
      title: 'sometimes',
      tests: [{ status: 'flaky', results: [{ error: { message: 'Too late' } }, {}] }],
    },
    {
      title: 'four',
      tests: [{ status: 'unexpected', results: [{ error: { message: '\u001b[31mNot there\u001b[39m\n at' } }] }],
    },
  ];
  write('browser.json', {
    suites: [{ file: 'a.spec.ts', specs: [], suites: [{ file: 'a.spec.ts', specs }] }],
  });
  const { failed, flaky } = listFailures(folder);
  expect(failed.sort()).toEqual(['a.spec.ts › four: Not there', 'api.ts › two: Not so', 'broken.ts: No such module']);
  expect(flaky).toEqual(['a.spec.ts › sometimes: Too late']);
});
