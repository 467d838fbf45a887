import { expect, test } from 'vitest';
import { readWords } from './word-field.tsx';

test('When words are typed, then each counts once, and commas separate them', () => {
  expect(readWords(' fog, sea ,,fog, blue hour ')).toEqual(['fog', 'sea', 'blue hour']);
  expect(readWords(' , ')).toEqual([]);
});
