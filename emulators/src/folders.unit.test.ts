import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path/posix';
import { expect, test } from 'vitest';
import { ROOT } from './paths.ts';

/** The most sources directly in a folder, tests not counted. */
const FILES_MAX = 15;

/** Returns each folder with too many sources, with their number. */
function findFull(files: readonly string[]): string[] {
  const sources = files.filter((file) => !/\.(?:test|spec)\.tsx?$/.test(file));
  const folders = Object.entries(Object.groupBy(sources, (file) => dirname(file)));
  return folders.flatMap(([folder, { length } = []]) => (length > FILES_MAX ? [`${folder}: ${length}`] : []));
}

test('When the sources are listed, then no folder has more of them than a reader takes in at once', () => {
  const listed = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { cwd: ROOT, encoding: 'utf8' });
  const files = listed.split('\n').filter(Boolean);
  expect(files.length).toBeGreaterThan(300);
  expect(findFull(files)).toEqual([]);
});

test('When a folder has more, then it is named; tests and files in folders below it do not count', () => {
  const files = Array.from({ length: FILES_MAX }, (_, index) => `a/${index}.ts`);
  expect(findFull([...files, 'a/0.unit.test.ts', 'a/0.spec.ts', 'a/b/0.tsx'])).toEqual([]);
  expect(findFull([...files, 'a/b.mjs'])).toEqual(['a: 16']);
});
