import { expect, test } from 'vitest';
import { readWords, suggestWords } from './word-field.tsx';

test('When words are typed, then each counts once, and commas separate them', () => {
  expect(readWords(' fog, sea ,,fog, blue hour ')).toEqual(['fog', 'sea', 'blue hour']);
  expect(readWords(' , ')).toEqual([]);
});

test('When words are typed, then those in use are suggested behind them, and none twice', () => {
  expect(suggestWords('', ['Sea', 'Fog'])).toEqual(['Sea', 'Fog']);
  expect(suggestWords('se', ['Sea', 'Fog'])).toEqual(['Sea', 'Fog']);
  expect(suggestWords('sea, fo', ['Sea', 'Fog', 'Rain'])).toEqual(['sea, Fog', 'sea, Rain']);
});
