import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { CACHE, inModules, ROOT } from '../paths.ts';
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
  // 80 characters, in `uniqueNames`.
  'web/src/lib/save-zip.ts': [String.raw`^\.+|[. ]+$`],
  // 64 characters, cut before the joiner.
  'contract/src/shared/text/clean-text.ts': [String.raw`.?\p{M}*$`],
};

/** The judgement depends on the tool's version and on how it is called: with either, the file is another one. */
const judge = createHash('sha256');
for (const file of [`${import.meta.dirname}/expressions.ts`, inModules('recheck/package.json')])
  judge.update(readFileSync(file));
/** Expressions that earlier runs found safe; most of a run would go into judging them again. */
const SAFE_FILE = `${CACHE}/regular-expressions/${judge.digest('hex')}.json`;
const safe = new Set<string>(existsSync(SAFE_FILE) ? JSON.parse(readFileSync(SAFE_FILE, 'utf8')) : []);

/** Checks every regular expression of the product and its tools; fails where one can be made to backtrack for long. */
const files = globSync(SOURCES, { cwd: ROOT, exclude: TESTS });
let checked = 0;
for (const file of files)
  for (const found of findRegularExpressions(file, readFileSync(`${ROOT}/${file}`, 'utf8'))) {
    const bounded = BOUNDED[file.replaceAll('\\', '/')] ?? [];
    if (bounded === 'all' || bounded.includes(found.expression?.source ?? '')) continue;
    checked += 1;
    const key = found.expression && `/${found.expression.source}/${found.expression.flags}`;
    if (key !== null && safe.has(key)) continue;
    const problem = await findProblem(found);
    if (problem === null && key !== null) safe.add(key);
    if (problem === null) continue;
    console.error(`${file}:${found.line} ${problem}`);
    process.exitCode = 1;
  }
mkdirSync(`${CACHE}/regular-expressions`, { recursive: true });
writeFileSync(SAFE_FILE, JSON.stringify([...safe]));
console.log(`${checked} regular expressions in ${files.length} files checked`);
