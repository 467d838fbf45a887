import { expect, test } from 'vitest';
import { findChanges, parseBlock, rebaseCells, toCells, type Words } from './cells.ts';
import { groupBySize } from './row-requests.ts';

const WORDS: Words = { title: 'Fog', alt: 'A boat', tags: ['sea', 'Lagos, Nigeria'], privacyStatus: 'Private' };
const cells = toCells(WORDS);

test('When nothing is typed, or nothing but spaces and commas at an end, then nothing is to be saved', () => {
  expect(findChanges(cells, WORDS)).toEqual({});
  expect(findChanges({ ...cells, title: 'Fog ' }, WORDS)).toEqual({});
  expect(findChanges({ ...cells, tags: 'sea, ' }, { ...WORDS, tags: ['sea'] })).toEqual({});
});

test('When something is typed, then it is saved as it will be stored', () => {
  expect(findChanges({ ...cells, title: ' Cafe\u0301 ', tags: 'sea,, fog ,' }, WORDS)).toEqual({
    title: 'Caf\u00e9',
    tags: ['sea', 'fog'],
  });
  expect(findChanges({ ...cells, privacyStatus: 'Public' }, WORDS)).toEqual({ privacyStatus: 'Public' });
});

test('When another window saved other columns, then they come below what is typed, which is not rewritten', () => {
  const typed = { ...cells, title: 'Fog at ' };
  const theirs: Words = { title: 'Mist', alt: 'Two boats', tags: ['sea'], privacyStatus: 'Public' };
  expect(rebaseCells(typed, WORDS, theirs)).toEqual({
    title: 'Fog at ',
    alt: 'Two boats',
    tags: 'sea',
    privacyStatus: 'Public',
  });
  expect(rebaseCells(typed, WORDS, { ...WORDS, title: 'Fog at' })).toEqual(typed);
});

test.each([
  ['one line', 'Fog', null],
  ['one line with its end', 'Fog\r\n', null],
  ['a column', 'Fog\nRain\r\n\nSun\n', [['Fog'], ['Rain'], [''], ['Sun']]],
  [
    'columns',
    'Fog\tA boat\nRain\tA quay',
    [
      ['Fog', 'A boat'],
      ['Rain', 'A quay'],
    ],
  ],
  ['a quoted cell', '"A boat\nin ""fog"""\tsea', [['A boat in "fog"', 'sea']]],
  ['a list with quotations', '"Fog" at dawn\n"Rain', [['"Fog" at dawn'], ['"Rain']]],
])('When %s is pasted, then it becomes these cells', (_, text, block) => {
  expect(parseBlock(text)).toEqual(block);
});

test('When rows are larger than the body of a call, then they go in several, each within it', () => {
  const rows = Array.from({ length: 100 }, (_, number) => ({
    id: String(number),
    updatedAt: '2026-11-26T08:00:00.000Z',
    alt: 'न'.repeat(300),
  }));
  const groups = groupBySize(rows);
  expect(groups.flat()).toEqual(rows);
  expect(groups.length).toBeGreaterThan(1);
  for (const group of groups) expect(Buffer.byteLength(JSON.stringify({ rows: group }))).toBeLessThanOrEqual(64 * 1024);
});
