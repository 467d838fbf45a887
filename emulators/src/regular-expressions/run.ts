import { globSync, readFileSync } from 'node:fs';
import { ROOT } from '../paths.ts';
import { findProblem, findRegularExpressions } from './expressions.ts';

const SOURCES = '{contract,functions,web,emulators,e2e}/{src,seed,scripts,support,bench}/**/*.{ts,tsx}';

/** Tests match only text of their own, which no visitor controls. */
const TESTS = ['**/*.test.{ts,tsx}', '**/test-support/**'];

/** Checks every regular expression of the product and its tools; fails where one can be made to backtrack for long. */
const files = globSync(SOURCES, { cwd: ROOT, exclude: TESTS });
let checked = 0;
for (const file of files)
  for (const found of findRegularExpressions(file, readFileSync(`${ROOT}/${file}`, 'utf8'))) {
    checked += 1;
    const problem = await findProblem(found);
    if (problem === null) continue;
    console.error(`${file}:${found.line} ${problem}`);
    process.exitCode = 1;
  }
console.log(`${checked} regular expressions in ${files.length} files checked`);
