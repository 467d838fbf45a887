import { inDays } from '@aperture-byline/contract/samples/stored-documents';
import { dayInIndia } from '@aperture-byline/contract/shared/dates';
import { HOUR } from '@aperture-byline/contract/shared/durations';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { HOSTILE_PARTS } from '../../../test-support/calls/hostile.ts';
import { eventually } from '../../../test-support/project/eventually.ts';
import { SUITE_URL } from '../../../test-support/servers/suite.ts';
import { createDraft, decide, joinReviewPeople, publishNew, send, workOf } from '../../../test-support/works/studio.ts';

const { artist, admin } = joinReviewPeople();

const inHour = (iso: string) => new Date(Date.parse(iso) + HOUR).toISOString();

async function read(id: string, file = 'calendar.ics') {
  const response = await fetch(`${SUITE_URL}/exhibition/${id}/${file}`);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

async function readEvent(id: string, file?: string) {
  const { status, headers, text } = await read(id, file);
  expect(status, text).toBe(200);
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const component = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
  if (!component) throw new Error('There is no event');
  const { uid, summary, sequence, startDate, endDate } = new ICAL.Event(component);
  return {
    uid,
    summary,
    sequence,
    start: startDate.toJSDate(),
    end: endDate.toJSDate(),
    status: component.getFirstPropertyValue('status'),
  };
}

test('When an exhibition is public, then its calendar follows its dates with a higher sequence, and is cancelled once it is withdrawn', async () => {
  const dates = { startDate: inDays(3).toISOString(), endDate: inDays(9).toISOString() };
  const { work } = await publishNew('exhibition', artist, admin, { ...dates, title: 'Tides, and; more' });
  const path = `/studio/exhibition/${work.id}`;
  const first = await readEvent(work.id);
  const toSecond = (iso: string) => new Date(Math.floor(Date.parse(iso) / 1000) * 1000);
  expect(first).toMatchObject({ summary: 'Opening: Tides, and; more', status: 'CONFIRMED' });
  expect([first.start, first.end]).toEqual([toSecond(dates.startDate), toSecond(inHour(dates.startDate))]);
  expect(await readEvent(work.id, 'last-day.ics')).toMatchObject({
    summary: 'Last day: Tides, and; more',
    start: new Date(`${dayInIndia(new Date(dates.endDate))}T00:00`),
  });

  const later = inDays(4).toISOString();
  const moved = workOf(await send('PUT', path, artist, { version: work.version, startDate: later }));
  expect((await readEvent(work.id)).start).toEqual(first.start);
  await send('POST', `${path}/submit`, artist, { version: moved.version });
  expect((await decide(`revision-exhibition-${work.id}`, 'approve', admin)).status).toBe(200);
  const second = await readEvent(work.id);
  expect(second).toMatchObject({ uid: first.uid, start: toSecond(later) });
  expect(second.sequence).toBeGreaterThan(first.sequence);

  const { version } = workOf(await send('PUT', path, artist, { title: 'Tides, and; more', version: second.sequence }));
  const draft = workOf(await send('POST', `${path}/withdraw`, artist, { version }));
  await send('PUT', path, artist, {
    version: draft.version,
    title: 'Secret',
    startDate: inDays(5).toISOString(),
  });
  const cancelled = await eventually('it is cancelled', async () => {
    const event = await readEvent(work.id);
    return event.status === 'CANCELLED' && event;
  });
  expect(cancelled.uid).toBe(first.uid);
  expect(cancelled.sequence).toBeGreaterThan(second.sequence);
  expect((await read(work.id)).text).not.toMatch(/Secret|Tides/);
});

test('When an exhibition was never public, or is none, then there is no calendar, and nobody keeps that', async () => {
  const { id } = await createDraft('exhibition', artist, { title: 'Secret' });
  for (const part of [id, 'none', ...HOSTILE_PARTS]) {
    const { status, headers, text } = await read(part);
    expect(status, part).toBe(404);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(text).not.toContain('Secret');
  }
});
