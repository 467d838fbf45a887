import { expect, test } from 'vitest';
import { readCursor, toCursor } from './cursor.ts';

test('When a cursor is written, then it reads as the same time and id', () => {
  for (const time of [0, Date.UTC(2026, 10, 23), Date.UTC(10_000, 0) - 1]) {
    const cursor = { createdAt: new Date(time), id: 'an-id_9' };
    expect(readCursor(toCursor(cursor))).toEqual(cursor);
  }
});

test.each([
  undefined,
  null,
  '',
  'nonsense',
  '-x',
  '1-',
  '1-../x',
  '1-__id__',
  `1-${'x'.repeat(65)}`,
  '-1-x',
  '1.5-x',
  '1e9-x',
  'NaN-x',
  'Infinity-x',
  '253402300800000-x',
  '999999999999999-x',
  `${'9'.repeat(400)}-x`,
])('When a cursor is %j, then it is none', (text) => {
  expect(readCursor(text)).toBeNull();
});
