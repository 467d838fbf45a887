import type { CalendarEvent } from '@aperture-byline/contract/exhibition/wire';
import { sampleExhibition } from '@aperture-byline/contract/samples/stored-documents';
import { oneLine } from '@aperture-byline/contract/shared/text/plain-text';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { writeCalendar } from './write-calendar.ts';

const SITE = 'https://site.example';
const dates = {
  startDate: new Date('2026-11-05T13:00:00.000Z'),
  endDate: new Date('2026-12-01T15:30:00.000Z'),
  publishedAt: new Date('2026-10-01T00:00:00.000Z'),
};

const write = (fields: Parameters<typeof sampleExhibition>[0] = {}, event: CalendarEvent = 'opening') =>
  writeCalendar(SITE, { ...sampleExhibition({ ...dates, version: 7, ...fields }), id: 'tides' }, event);

function parse(text: string | null) {
  const calendar = new ICAL.Component(ICAL.parse(text ?? ''));
  const [component, ...others] = calendar.getAllSubcomponents('vevent');
  expect(others).toEqual([]);
  if (!component) throw new Error('There is no event');
  const value = (name: string) => component.getFirstPropertyValue(name)?.toString();
  return { calendar, event: new ICAL.Event(component), value };
}

test('When an exhibition is public, then its event is the hour of its opening in UTC, with its page and its version', () => {
  const { calendar, event, value } = parse(write({ title: 'Tides', description: '<p>Two <b>years</b>.</p>' }));
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(event.startDate.toString()).toBe('2026-11-05T13:00:00Z');
  expect(event.endDate.toString()).toBe('2026-11-05T14:00:00Z');
  expect(event).toMatchObject({
    uid: 'tides@exhibitions.aperture-byline',
    summary: 'Opening: Tides',
    description: 'Two years.',
    location: `${SITE}/exhibition/tides`,
    sequence: 7,
  });
  expect([value('url'), value('status'), value('transp')]).toEqual([
    `${SITE}/exhibition/tides`,
    'CONFIRMED',
    'TRANSPARENT',
  ]);
});

test('When its last day is asked for, then that is another event, of the whole day in India', () => {
  const { event, value } = parse(write({ title: 'Tides', endDate: new Date('2026-12-01T18:30:00.000Z') }, 'lastDay'));
  expect([event.startDate.toString(), event.endDate.toString()]).toEqual(['2026-12-01', '2026-12-02']);
  expect(event).toMatchObject({
    uid: 'tides-last-day@exhibitions.aperture-byline',
    summary: 'Last day: Tides',
    sequence: 7,
  });
  expect(value('transp')).toBe('TRANSPARENT');
});

test.each([
  'Ends\r\nEND:VEVENT\r\nBEGIN:VALARM\r\nACTION:AUDIO',
  'Commas, semicolons; colons: and \\n backslashes \\',
  `${'\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467} '.repeat(30)}end`,
  'مدّ وجزر على الساحل، معرض صور فوتوغرافية طويل الاسم جدا عن البحر والملح والضباب',
  'é'.repeat(200),
  'Half a pair \ud83c and control \u0000\u0007 signs',
  '"Quoted" TZID=x;VALUE=DATE:20200101',
])('When its title is %j, then a calendar reads the same words, in lines of 75 octets at most', (title) => {
  const text = write({ title }) ?? '';
  for (const line of text.split('\r\n')) {
    expect(new TextEncoder().encode(line).length, line).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/\p{Cc}/u);
  }
  const { event, calendar } = parse(text);
  expect(event.summary).toBe(`Opening: ${oneLine(title)}`);
  expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(['vevent']);
  expect(event.component.getAllSubcomponents()).toEqual([]);
});

test.each(['draft', 'submitted', 'rejected'] as const)(
  'When it was public and is %s now, then its event is cancelled, and tells nothing of what it has become',
  (status) => {
    const text = write({ status, title: 'Secret', description: 'Secret', version: 8 });
    const { event, value } = parse(text);
    expect(value('status')).toBe('CANCELLED');
    expect(event).toMatchObject({ uid: 'tides@exhibitions.aperture-byline', sequence: 8 });
    expect(event.startDate.toString()).toBe('2026-10-01T00:00:00Z');
    for (const secret of ['Secret', '20261105', '20261201', '/exhibition/']) expect(text).not.toContain(secret);
  },
);

test('When it was never public, then there is none', () => {
  for (const status of ['draft', 'submitted', 'rejected'] as const)
    expect(write({ status, publishedAt: null })).toBeNull();
});
