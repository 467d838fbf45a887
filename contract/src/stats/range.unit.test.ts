import { expect, test } from 'vitest';
import { lastDays, listDays, precedingDays, statsMessages, validateRange } from './range.ts';

test('When no days are chosen, then they are the last thirty by the calendar of India', () => {
  // Half past midnight in India.
  expect(lastDays(new Date('2026-11-21T19:00:00Z'))).toEqual({ from: '2026-10-24', to: '2026-11-22' });
  expect(lastDays(new Date('2026-11-21T18:00:00Z'), 1)).toEqual({ from: '2026-11-21', to: '2026-11-21' });
});

test('When a range crosses the end of a month or a leap day, then every day is in it once', () => {
  expect(listDays({ from: '2028-02-28', to: '2028-03-01' })).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
  expect(listDays({ from: '2026-11-22', to: '2026-11-22' })).toEqual(['2026-11-22']);
});

test('When days are compared with those before, then these are as many and end the day before', () => {
  expect(precedingDays({ from: '2026-11-01', to: '2026-11-30' })).toEqual({
    from: '2026-10-02',
    to: '2026-10-31',
  });
  expect(precedingDays({ from: '2028-03-01', to: '2028-03-01' })).toEqual({
    from: '2028-02-29',
    to: '2028-02-29',
  });
});

test.each([
  ['2026-11-31', '2026-12-01', { from: statsMessages.dayInvalid }],
  ['', '2026-12-01', { from: statsMessages.dayInvalid }],
  ['2026-12-01', '01/12/2026', { to: statsMessages.dayInvalid }],
  ['2026-12-02', '2026-12-01', { to: statsMessages.daysReversed }],
  ['2025-12-01', '2026-12-02', { from: statsMessages.tooLong }],
  ['0001-01-01', '9999-12-31', { from: statsMessages.tooLong }],
  ['2025-12-01', '2026-12-01', {}],
])('When the days are %s to %s, then the problems are %j', (from, to, problems) => {
  expect(validateRange({ from, to })).toEqual(problems);
});
