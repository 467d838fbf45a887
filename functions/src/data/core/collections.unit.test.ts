import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COLLECTIONS, findCollection } from './collections.ts';

const KNOWN = new Set(Object.keys(COLLECTIONS).map((path) => path.split('/').at(-1)));

/** The names in a path of which some parts are only known when it is used. */
function namesIn(path: string): string[] {
  return path.split('/').filter((part, index) => index % 2 === 0 && !part.includes('$'));
}

test('When a repository names a collection, then export and erasure know it', () => {
  const folder = new URL('../', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.includes('.test.'),
  );
  const call = /(?:(?:c|defineC)ollection(?:Group)?|\w*(?:Document|Documents|Tree)(?:<[^()]*>)?)\(\s*[`']([^`']+)/g;
  const field = /\bpath: `([^`]+)/g;
  const names = files.flatMap((file) => {
    const source = readFileSync(new URL(file, folder), 'utf8');
    return [...source.matchAll(call), ...source.matchAll(field), ...source.matchAll(/return `(\w+\/[^`]+)/g)].flatMap(
      ([, path]) => namesIn(path ?? ''),
    );
  });
  expect(new Set(names)).toEqual(KNOWN);
});

test('When an index names a collection, then export and erasure know it', () => {
  const text = readFileSync(new URL('../../../../firestore.indexes.json', import.meta.url), 'utf8');
  const { indexes, fieldOverrides } = JSON.parse(text) as Record<string, { collectionGroup: string }[]>;
  for (const { collectionGroup } of [...(indexes ?? []), ...(fieldOverrides ?? [])])
    expect(KNOWN).toContain(collectionGroup);
});

test('When a document is below another, then its collection is named without ids', () => {
  expect(findCollection('users/900000001/private/contact')).toBe('users/*/private');
  expect(findCollection('images/one')).toBe('images');
});
