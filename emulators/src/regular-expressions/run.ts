import { globSync, readFileSync } from 'node:fs';
import { ROOT } from '../paths.ts';
import { findProblem, findRegularExpressions } from './expressions.ts';

const SOURCES = '{contract,functions,web,emulators,e2e}/{src,seed,scripts,support,bench}/**/*.{ts,tsx}';

/** Tests match only text of their own, which no visitor controls. */
const TESTS = ['**/*.test.{ts,tsx}', '**/test-support/**'];

/** Expressions whose texts are short whoever writes them, by what ensures it: squares of these lengths are nothing. */
const BOUNDED: Readonly<Record<string, readonly string[] | 'all'>> = {
  // 200 characters, in `isMachineName` and `isMachineCaption`. They are made of lists of words in many languages.
  'functions/src/areas/upload/machine-names.ts': 'all',
  // 40 characters, in `readAmount`.
  'web/src/features/studio-sales/payments/statement/read-amount.ts': 'all',
  // 64 characters, cut before the joiner.
  'contract/src/shared/text/clean-text.ts': [String.raw`.?\p{M}*$`],
};

/** Checks every regular expression of the product and its tools; fails where one can be made to backtrack for long. */
const files = globSync(SOURCES, { cwd: ROOT, exclude: TESTS });
let checked = 0;
for (const file of files)
  for (const found of findRegularExpressions(file, readFileSync(`${ROOT}/${file}`, 'utf8'))) {
    const bounded = BOUNDED[file.replaceAll('\\', '/')] ?? [];
    if (bounded === 'all' || bounded.includes(found.expression?.source ?? '')) continue;
    checked += 1;
    const problem = await findProblem(found);
    if (problem === null) continue;
    console.error(`${file}:${found.line} ${problem}`);
    process.exitCode = 1;
  }
console.log(`${checked} regular expressions in ${files.length} files checked`);
