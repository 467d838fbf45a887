import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { MUTANTS } from '../test-support/mutation/mutants.ts';

const pathTo = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url));

test('finds each defence of the mutation test once in its file, and the test that misses it', () => {
  const lost = MUTANTS.filter(
    ({ file, code, test: missing }) =>
      !existsSync(pathTo(missing)) ||
      !existsSync(pathTo(file)) ||
      readFileSync(pathTo(file), 'utf8').split(code).length !== 2,
  );
  expect(lost.map(({ defence, file }) => `${file}: ${defence}`)).toEqual([]);
});
