import { oneLine } from '@aperture-byline/contract/shared/text/plain-text';
import { expect, test } from 'vitest';
import { calendarLinks } from './calendar-links.ts';

const TITLE = 'Fog & salt,\r\n 50% #1 \u{1F30A} مدّ \ud83c';

test.each([
  ['opening', 'calendar.ics', 'Opening', '20261105T130000Z/20261105T140000Z'],
  // It closes at midnight in India.
  ['lastDay', 'last-day.ics', 'Last day', '20261112/20261113'],
] as const)(
  'When the %s is put into Google’s calendar, then its words and times arrive as they are',
  (event, ...expected) => {
    const [name, word, dates] = expected;
    const { file, google } = calendarLinks(
      'https://site.example',
      {
        id: 'tides',
        title: TITLE,
        startDate: new Date('2026-11-05T13:00:00.000Z'),
        endDate: new Date('2026-11-12T18:30:00.000Z'),
      },
      event,
    );
    expect(file).toBe(`/exhibition/tides/${name}`);
    const url = new URL(google);
    expect(url.origin + url.pathname).toBe('https://calendar.google.com/calendar/render');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      action: 'TEMPLATE',
      text: `${word}: ${oneLine(TITLE)}`,
      dates,
      details: 'https://site.example/exhibition/tides',
      location: 'https://site.example/exhibition/tides',
    });
  },
);
