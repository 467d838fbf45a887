import { describe, expect, test } from 'vitest';
import { findProblem, findRegularExpressions } from './expressions.ts';

describe('the regular expressions of a source', () => {
  test('When they are literals, anywhere in TypeScript or JSX, then each is found at its line', () => {
    const text = [
      'const WORD: RegExp = /a\\/[b/]+/giu;',
      'export const show = (text: string) => (',
      '  <p title={text.replace(/x+/, "/no/")}>/no/ {1 / 2 / 3}</p>',
      ');',
      '// /no/',
    ].join('\n');
    expect(findRegularExpressions('a.tsx', text)).toEqual([
      { line: 1, expression: { source: 'a\\/[b/]+', flags: 'giu' } },
      { line: 3, expression: { source: 'x+', flags: '' } },
    ]);
  });

  test('When one is built while the program runs, then it is found and refused', async () => {
    const found = findRegularExpressions('a.ts', 'new RegExp(text);\nRegExp("a");');
    expect(found).toEqual([
      { line: 1, expression: null },
      { line: 2, expression: null },
    ]);
    for (const one of found) expect(await findProblem(one)).toContain('literal');
  });

  test('When a source cannot be read, then that is an error', () => {
    expect(() => findRegularExpressions('a.ts', 'const = /x/;')).toThrow('a.ts');
  });
});

describe('an expression', () => {
  test.each([
    ['<[^>]*>|&nbsp;', 'g'],
    ['-+$', ''],
    ['(?!x)<[^>]*>', 'g'],
    ['^(a+)+$', ''],
    ['^(.*?)[-_ ]+by[-_ ]+(.+)$', 'i'],
  ])('When it is /%s/%s, then its time grows faster than its text', async (source, flags) => {
    expect(await findProblem({ expression: { source, flags } })).toMatch(/takes .* time, as with /);
  });

  test.each([
    ['<[^<>]*>|&nbsp;', 'g'],
    ['^[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)*$', ''],
    ['\\p{M}{31}', 'u'],
    ['^https:\\/\\/((?:[a-z0-9-]+\\.)+[a-z]{2,6})\\/((?=[^/?#])\\S+)$', 'iu'],
  ])('When it is /%s/%s, then it is safe', async (source, flags) => {
    expect(await findProblem({ expression: { source, flags } })).toBeNull();
  });
});
