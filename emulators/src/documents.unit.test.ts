import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './paths.ts';

const listed = execFileSync('git', ['ls-files', '*.md'], { cwd: ROOT, encoding: 'utf8' });
const documents = listed
  .split('\n')
  .filter(Boolean)
  .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));
const contexts = documents.filter(({ file }) => file.endsWith('/CONTEXT.md'));

/** Returns the relative links of a document whose file is missing. */
function findBroken({ file, text }: { file: string; text: string }): string[] {
  const links = [...text.matchAll(/\]\((?!https?:|mailto:|\/|#)([^)#\s]+)/g)].flatMap(([, to]) => to ?? []);
  return links.filter((to) => !existsSync(join(ROOT, dirname(file), to))).map((to) => `${file}: ${to}`);
}

describe('documents', () => {
  test('When a document links to a file, then it is there', () => {
    expect(findBroken({ file: 'docs/a.md', text: '[b](none.md#part), [c](glossary.md)' })).toEqual([
      'docs/a.md: none.md',
    ]);
    expect(documents.flatMap(findBroken)).toEqual([]);
  });

  test('When a room has terms of its own, then they take 40 lines at most, and the glossary leads to them', () => {
    const glossary = documents.find(({ file }) => file === 'docs/glossary.md')?.text ?? '';
    expect(contexts.length).toBeGreaterThan(3);
    for (const { file, text } of contexts) {
      expect(text.trimEnd().split('\n').length, file).toBeLessThanOrEqual(40);
      expect(glossary).toContain(`](../${file})`);
    }
  });
});
