import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ROOT } from './paths.ts';

/** Doc comments that begin with a word that leaves their subject open. */
const VAGUE = /(?<![^\s({])\/\*\*\s+(?:\*\s+)?(?:What|Of|Those|The same|As|One|Whoever|Nobody)\b/g;

/** Returns the file and line of each such comment. */
function findVague(file: string, text: string): string[] {
  return [...text.matchAll(VAGUE)].map(({ index }) => `${file}:${text.slice(0, index).split('\n').length}`);
}

const COLUMNS = 120;
/** Comments that stand on a line of their own. */
const COMMENT_LINE = /^\s*(?:\/\*\*|\*|\/\/)/;

/** Returns the file and number of each comment line that is too long. */
function findLong(file: string, text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) => (line.length > COLUMNS && COMMENT_LINE.test(line) ? [`${file}:${index + 1}`] : []));
}

function listSources(): string[] {
  const listed = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { cwd: ROOT, encoding: 'utf8' });
  return listed.split('\n').filter(Boolean);
}

describe('doc comments', () => {
  test('When the sources are read, then each begins with a verb or a noun', () => {
    const files = listSources();
    expect(files.length).toBeGreaterThan(300);
    expect(files.flatMap((file) => findVague(file, readFileSync(`${ROOT}/${file}`, 'utf8')))).toEqual([]);
  });

  test('When the sources are read, then no comment line is longer than 120 columns', () => {
    const long = ` * ${'a'.repeat(118)}`;
    expect(findLong('a.ts', `/**\n${long}\n */\nconst a = '${long}';`)).toEqual(['a.ts:2']);
    expect(listSources().flatMap((file) => findLong(file, readFileSync(`${ROOT}/${file}`, 'utf8')))).toEqual([]);
  });

  test.each(['/** ', '/**\n * '])('When %j opens a comment that begins with one, then its line is named', (opening) => {
    expect(findVague('a.ts', `const a = 1;\n${opening}Of b. */`)).toEqual(['a.ts:2']);
  });

  test.each(['/** Offers b. */', '// Of b.', '/* Of b. */'])('When a file has %j, then it may', (text) => {
    expect(findVague('a.ts', text)).toEqual([]);
  });
});
