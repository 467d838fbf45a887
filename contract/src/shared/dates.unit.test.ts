import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatAge,
  formatAgo,
  formatDay,
  formatExhibitionDate,
  formatExhibitionDates,
  formatLastDay,
  formatTime,
} from './dates.ts';

const moment = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());

const NOW = new Date('2026-11-20T00:00:00.000Z');

describe('days in India', () => {
  test('When it is evening in London, then it is the next day in India', () => {
    expect(formatDay('2026-11-04T18:29:59.999Z')).toBe('4 Nov 2026');
    expect(formatDay('2026-11-04T18:30:00.000Z')).toBe('5 Nov 2026');
    expect(formatDay('2026-12-31T18:30:00.000Z')).toBe('1 Jan 2027');
  });

  test('When it is a day of a calendar, then it stays that day', () => {
    expect(formatDay('2026-01-01')).toBe('1 Jan 2026');
    expect(formatDay('2026-12-31')).toBe('31 Dec 2026');
  });

  test('When it is September, then the month has three letters, with the hour or without', () => {
    expect(formatDay('2026-09-05T04:30:00.000Z')).toBe('5 Sep 2026');
    expect(formatTime('2026-09-05T04:30:00.000Z')).toBe('5 Sep 2026, 10:00 AM IST');
    expect(formatTime('2026-09-05T18:29:00.000Z')).toBe('5 Sep 2026, 11:59 PM IST');
  });

  test('When an exhibition opens, then its card says the day of the month and the hour', () => {
    expect(formatExhibitionDate('2026-11-05T13:00:00.000Z', NOW)).toBe('5th Nov, 6:30 PM');
    expect(formatExhibitionDate('2026-11-01T18:30:00.000Z', NOW)).toBe('2nd Nov, 12:00 AM');
    expect(formatExhibitionDate('2026-03-22T20:29:00.000Z', NOW)).toBe('23rd Mar, 1:59 AM');
  });

  test('When an exhibition reaches into another year of India, then that date has its year', () => {
    expect(formatExhibitionDates('2026-11-05T13:00:00.000Z', '2026-12-31T18:30:00.000Z', NOW)).toEqual({
      start: '5th Nov, 6:30 PM',
      end: '1st Jan 2027, 12:00 AM IST',
    });
    expect(formatExhibitionDate('2026-11-05T13:00:00.000Z', new Date('2026-12-31T18:30:00.000Z'))).toBe(
      '5th Nov 2026, 6:30 PM',
    );
  });

  test.each([
    ['2026-12-31T18:30:00.000Z', '31 December'],
    ['2026-12-31T18:31:00.000Z', '1 January'],
    ['2027-01-25T15:30:00.000Z', '25 January'],
    ['2028-12-31T18:30:00.000Z', '31 December 2028', 700],
  ])('When an exhibition ends at %s, then its last day is %s', (endDate, day, daysLeft = 30) => {
    expect(formatLastDay(endDate, daysLeft)).toBe(day);
  });

  test('When the day is a number, then its ordinal is the English one', () => {
    const ordinals = Array.from({ length: 31 }, (_, index) =>
      formatExhibitionDate(new Date(Date.UTC(2026, 0, index + 1)).toISOString(), NOW).split(' ', 1),
    ).flat();
    expect(ordinals.join(' ')).toBe(
      '1st 2nd 3rd 4th 5th 6th 7th 8th 9th 10th 11th 12th 13th 14th 15th 16th 17th 18th 19th 20th 21st 22nd 23rd 24th 25th 26th 27th 28th 29th 30th 31st',
    );
  });

  test('When any moment is shown, then it is what India’s clocks say, wherever the reader is', () => {
    const parts = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Asia/Kolkata',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
    });
    fc.assert(
      fc.property(moment, (iso) => {
        const found = Object.fromEntries(parts.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]));
        expect(formatDay(iso)).toBe(`${found.day} ${found.month?.slice(0, 3)} ${found.year}`);
      }),
    );
  });
});

describe('ages', () => {
  const now = new Date('2026-11-20T12:00:00.000Z');
  const ago = (seconds: number) => formatAge(new Date(now.getTime() - seconds * 1000).toISOString(), now);
  const DAY = 86_400;

  test.each([
    [0, 'now'],
    [59, '59s'],
    [60, '1m'],
    [3599, '59m'],
    [3600, '1h'],
    [DAY - 1, '23h'],
    [DAY, '1d'],
    [7 * DAY - 1, '6d'],
    [7 * DAY, '1w'],
    [30 * DAY - 1, '4w'],
    [30 * DAY, '1mo'],
    [365 * DAY - 1, '12mo'],
    [365 * DAY, '1yr'],
    [-60, 'now'],
  ])('When it is %i seconds old, then it reads %s', (seconds, text) => {
    expect(ago(seconds)).toBe(text);
    const iso = new Date(now.getTime() - seconds * 1000).toISOString();
    expect(formatAgo(iso, now)).toBe(text === 'now' ? 'just now' : `${text} ago`);
  });

  test('When anything grows older, then its age never says less', () => {
    const units = ['s', 'm', 'h', 'd', 'w', 'mo', 'yr'];
    // Below a second it is `now`, without a number.
    const rank = (age: string) => [units.indexOf(age.replace(/\d+/, '')), Number.parseInt(age, 10) || 0] as const;
    fc.assert(
      fc.property(fc.nat(10 ** 9), fc.nat(10 ** 6), (seconds, more) => {
        const [unit, count] = rank(ago(seconds));
        const [laterUnit, laterCount] = rank(ago(seconds + more));
        expect(laterUnit > unit || (laterUnit === unit && laterCount >= count)).toBe(true);
      }),
    );
  });
});
