import { expect, test } from 'vitest';
import { DAY, HOUR, SECOND } from '../shared/durations.ts';
import { closingText, openingCountdown } from './countdown.ts';
import { daysLeft, minuteOf, nextChange } from './state.ts';

test.each([
  [12 * DAY + 5 * HOUR + 59 * SECOND, 'Opens in 12 days, 5 hours'],
  [DAY + HOUR, 'Opens in 1 day, 1 hour'],
  [DAY, 'Opens in 1 day'],
  [DAY - 1, 'Opens in 1 day'],
  [DAY - SECOND, 'Opens in 23 h 59 min 59 s'],
  [5 * HOUR + 4 * 60 * SECOND + 9 * SECOND, 'Opens in 5 h 04 min 09 s'],
  [HOUR, 'Opens in 1 h 00 min 00 s'],
  [4 * 60 * SECOND, 'Opens in 4 min 00 s'],
  [1, 'Opens in 1 s'],
  [0, 'Opening now'],
  [-DAY, 'Opening now'],
])('When %i milliseconds are left, then it says %s', (left, text) => {
  expect(openingCountdown(left)).toBe(text);
});

test.each([
  [DAY, 'Opens in 1 day'],
  [5 * HOUR + 4 * 60 * SECOND + 59 * SECOND, 'Opens in 5 h 04 min'],
  [59 * SECOND, 'Opens in 1 min'],
  [0, 'Opening now'],
])('When about %i milliseconds are left, then it says %s, and no seconds', (left, text) => {
  expect(openingCountdown(left, 'minute')).toBe(text);
});

test('When an exhibition is open, then its days are counted up to its end, and the last two are soon', () => {
  const startDate = new Date('2026-11-05T13:00:00Z');
  const endDate = new Date('2026-11-15T13:00:00Z');
  const left = (iso: string) => daysLeft({ startDate, endDate }, new Date(iso));
  expect(left('2026-11-05T12:59:59.999Z')).toBeNull();
  expect(left('2026-11-05T13:00:00Z')).toBe(10);
  expect(left('2026-11-13T12:59:59Z')).toBe(3);
  expect(left('2026-11-13T13:00:00Z')).toBe(2);
  expect(left('2026-11-15T12:59:59Z')).toBe(1);
  expect(left('2026-11-15T13:00:00Z')).toBeNull();
  expect([3, 2, 1].map(closingText)).toEqual(['3 days left', 'Closing soon', 'Closing soon']);
});

test('When a moment is given, then the next change is the opening, then the end, then none', () => {
  const exhibition = { startDate: new Date(1000), endDate: new Date(2000) };
  const changes = [999, 1000, 1999, 2000].map((time) => nextChange(exhibition, new Date(time))?.getTime());
  expect(changes).toEqual([1000, 2000, 2000, undefined]);
  expect(minuteOf(new Date('2026-11-05T12:59:59.999Z'))).toBe('2026-11-05T12:59:00.000Z');
});
