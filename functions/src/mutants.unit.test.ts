import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { MUTANTS } from '../test-support/mutation/mutants.ts';
import { MUTATED_FILES } from '../test-support/mutation/mutated-files.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

test('When a defence is taken out by hand, then its code is there once, and the test that misses it', () => {
  const lost = Object.values(MUTANTS)
    .flat()
    .filter(
      ({ file, code, test: missing }) =>
        !existsSync(ROOT + missing) ||
        !existsSync(ROOT + file) ||
        readFileSync(ROOT + file, 'utf8').split(code).length !== 2,
    );
  expect(lost.map(({ defence, file }) => `${file}: ${defence}`)).toEqual([]);
});

test('When files are mutated by name, then each glob finds all that it names', () => {
  const globs = Object.values(MUTATED_FILES).flatMap(({ sources, tests }) => [...sources, ...tests]);
  const lacking = globs.filter((glob) => globSync(glob, { cwd: ROOT }).length < countNames(glob));
  expect(lacking).toEqual([]);
});

/** Counts the paths that a glob's braces spell out. */
const countNames = (glob: string): number =>
  [...glob.matchAll(/\{([^}]*)\}/g)].reduce((count, [, names = '']) => count * names.split(',').length, 1);
