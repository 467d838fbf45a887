import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { API_DOCUMENT } from '../paths.ts';
import { apiDocument } from './api-document.ts';

test('When the endpoint table changes, then docs/api.md is printed anew (npm run docs)', async () => {
  expect(readFileSync(API_DOCUMENT, 'utf8')).toBe(await apiDocument());
});
