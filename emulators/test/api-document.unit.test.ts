import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { apiDocument } from '../src/api-docs/api-document.ts';
import { API_DOCUMENT } from '../src/paths.ts';

test('When the endpoint table changes, then docs/api.md is printed anew (npm run docs)', async () => {
  expect(readFileSync(API_DOCUMENT, 'utf8')).toBe(await apiDocument());
});
