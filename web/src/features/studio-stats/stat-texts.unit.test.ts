import { expect, test } from 'vitest';
import { compareStat, csvByDay, csvByWork, csvOfOrigins, formatDayOfYear, formatStat } from './stat-texts.ts';

const NONE = { views: 0, likes: 0, comments: 0, bookmarks: 0, orders: 0, income: 0 };

const stats = (titles: readonly string[]) => ({
  from: '2026-11-01',
  to: '2026-11-02',
  totals: NONE,
  days: [
    { day: '2026-11-01', ...NONE, views: 3, income: 12_000 },
    { day: '2026-11-02', ...NONE },
  ],
  works: titles.map((title, index) => ({
    kind: 'image' as const,
    id: `i${index}`,
    subjectId: `i${index}`,
    title,
    ...NONE,
  })),
  origins: [],
});

test('When stats are saved by day, then there is a line for each, with plain numbers', () => {
  expect(csvByDay(stats([]))).toBe(
    '\uFEFF"Day","Views","Likes","Comments","Bookmarks","Orders","Income (INR)"\r\n' +
      '"2026-11-01",3,0,0,0,0,12000\r\n"2026-11-02",0,0,0,0,0,0\r\n',
  );
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
  'When a title begins as the formula %j does, then no spreadsheet runs it',
  (title) => {
    expect(csvByWork(stats([title]))).toContain(`"Photograph","'${title}","i0"`);
  },
);

test('When a title holds quotes, commas and line ends, then it stays one cell', () => {
  expect(csvByWork(stats(['A "b", c\nd']))).toContain('"Photograph","A ""b"", c\nd","i0",0');
});

test('When a stat is shown, then it is grouped as in India', () => {
  expect(formatStat('views', 123_456)).toBe('1,23,456');
  expect(formatStat('income', 123_456)).toBe('Rs. 1,23,456');
});

test('When a day is written, then it is that day wherever the browser is', () => {
  expect(formatDayOfYear('2026-10-24')).toBe('24 Oct');
  expect(formatDayOfYear('2026-09-05')).toBe('5 Sep');
});

test.each([
  [120, 100, '100 before, +20%'],
  [80, 100, '100 before, −20%'],
  [100, 100, '100 before'],
  [5, 0, '0 before'],
  [300_000, 100, '100 before, +2,99,900%'],
])('When there are %i views after %i, then it says "%s"', (now, before, text) => {
  expect(compareStat('views', now, before)).toBe(text);
});

test('When origins are saved, then there is a line for each site, and no spreadsheet runs one', () => {
  expect(
    csvOfOrigins([
      { host: 'example.com', visits: 12 },
      { host: '-1.example', visits: 2 },
      { host: null, visits: 3 },
    ]),
  ).toBe('\uFEFF"Site","Visits"\r\n"example.com",12\r\n"\'-1.example",2\r\n"Other sites",3\r\n');
});
