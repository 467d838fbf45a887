import { oneLine } from '@aperture-byline/contract/shared/text/plain-text';
import { expect, test } from 'vitest';
import { calendarLinks } from './calendar-links.ts';

test('When an exhibition is put into Google’s calendar, then title, address and dates in UTC arrive as they are', () => {
  const title = 'Fog & salt,\r\n 50% #1 \u{1F30A} مدّ \ud83c';
  const { file, google } = calendarLinks('https://site.example', {
    id: 'tides',
    title,
    startDate: new Date('2026-11-05T13:00:00.000Z'),
    endDate: new Date('2026-11-12T15:30:00.000Z'),
  });
  expect(file).toBe('/exhibition/tides/calendar.ics');
  const url = new URL(google);
  expect(url.origin + url.pathname).toBe('https://calendar.google.com/calendar/render');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    action: 'TEMPLATE',
    text: oneLine(title),
    dates: '20261105T130000Z/20261112T153000Z',
    details: 'https://site.example/exhibition/tides',
    location: 'https://site.example/exhibition/tides',
  });
});
