// @vitest-environment jsdom

import { exhibitionMessages } from '@aperture-byline/contract/exhibition/exhibition-messages';
import { viewerMessages } from '@aperture-byline/contract/exhibition/viewer';
import { MINUTE } from '@aperture-byline/contract/shared/durations';
import { act, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { exhibitionDetail, exhibitionImage, listedExhibition } from '../../../test-support/exhibition.ts';
import { answerCalls } from '../../../test-support/pages/answer-calls.ts';
import { draw } from '../../../test-support/pages/render-page.tsx';
import { Countdown } from './detail/countdown.tsx';
// Loaded with the test, so that its time is not counted on the way.
import './detail/exhibition-updates.tsx';
import ExhibitionPage from './exhibition-page.tsx';

const OPENING = '2026-11-05T13:00:00.000Z';
const before = (milliseconds: number) => new Date(Date.parse(OPENING) - milliseconds);

const upcoming = exhibitionDetail(listedExhibition, {
  description: '<p>The coast in eleven pictures.</p>',
  state: 'upcoming',
  as_of: before(2 * MINUTE).toISOString(),
  teaser: ['i1', 'i2'].map((id) => exhibitionImage(id)),
  calendar: {
    opening: {
      file: '/exhibition/e1/calendar.ics',
      google: 'https://calendar.google.com/calendar/render?text=Salt',
    },
    lastDay: {
      file: '/exhibition/e1/last-day.ics',
      google: 'https://calendar.google.com/calendar/render?text=Last',
    },
  },
  image_count: 3,
});

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: before(MINUTE + 10_000) });
});

/** Second by second, since what an effect does follows a render. */
async function pass(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000));
}

const open = { ...upcoming, state: 'ongoing', days_left: 8, as_of: null, teaser: [] };

/**
 * Where it is told that the exhibition has opened or closed: its code comes after the page. Parts of the page have a
 * status of their own.
 */
async function findNews(): Promise<HTMLElement> {
  const isNews = ({ parentElement, textContent }: HTMLElement) =>
    parentElement?.tagName === 'ARTICLE' && textContent === '';
  await waitFor(() => expect(screen.queryAllByRole('status').some(isNews)).toBe(true));
  return screen.getAllByRole('status').find(isNews) as HTMLElement;
}

function visit(changes: Record<string, unknown> = {}) {
  const answers: Record<string, unknown> = {
    'GET /exhibition/ongoing/e1': [],
    'GET /exhibition/e1': upcoming,
    'GET /exhibition/images/e1': [exhibitionImage('i1'), exhibitionImage('i2'), exhibitionImage('i3')],
    ...changes,
  };
  const calls = answerCalls(answers);
  draw(
    <Routes>
      <Route path="/exhibition/:exhibitionId" element={<ExhibitionPage />} />
    </Routes>,
    '/exhibition/e1',
  );
  return {
    answers,
    calls,
    asked: () => calls.filter(({ name }) => name === 'GET /exhibition/ongoing/e1').length,
  };
}

test('When a page is rendered from a copy, then its first text counts from when that was answered, and names no seconds', () => {
  const asOf = before(2 * MINUTE + 30_000).toISOString();
  const html = renderToString(<Countdown opensAt={OPENING} asOf={asOf} />);
  expect(html).toContain(`dateTime="${OPENING}" role="timer"`);
  expect(html).toContain('>Opens in 2 min<');
});

test('When it is upcoming, then it counts each second without telling, and shows its teaser and words', async () => {
  visit();
  const timer = await screen.findByRole('timer');
  await pass(1);
  const left = () => Number(/^Opens in (?:1 min )?(\d+) s$/.exec(timer.textContent)?.[1]);
  const first = left();
  await pass(3);
  expect((first - left() + 60) % 60).toBeGreaterThanOrEqual(3);
  expect(timer.closest('[aria-live], [role=status]')).toBeNull();
  expect(screen.getByText(exhibitionMessages.exhibitionNotActive)).toBeDefined();
  expect(screen.getByText('The coast in eleven pictures.')).toBeDefined();
  for (const [name, links] of [
    ['the opening', upcoming.calendar?.opening],
    ['the last day', upcoming.calendar?.lastDay],
  ] as const) {
    expect(screen.getByRole('link', { name: `Calendar file of ${name}` }).getAttribute('href')).toBe(links?.file);
    const google = screen.getByRole('link', { name: `Google Calendar: ${name}` });
    expect([google.getAttribute('href'), google.getAttribute('rel')]).toEqual([links?.google, 'noopener noreferrer']);
  }
  const links = screen.getAllByRole('link', { name: /./ }).map((link) => link.getAttribute('href'));
  expect(links.filter((href) => href?.startsWith('/exhibition?image='))).toEqual([
    '/exhibition?image=i1',
    '/exhibition?image=i2',
  ]);
});

test('When the opening comes, then the page asks until it is open, shows the room and says so once', async () => {
  const { answers, asked } = visit();
  await screen.findByRole('timer');
  const status = await findNews();
  await pass(66);
  const early = asked();
  expect(early).toBeLessThanOrEqual(2);
  await pass(12);
  expect(asked()).toBeGreaterThan(early);
  expect(screen.getByRole('timer').textContent).toBe('Opening now');
  expect(status.textContent).toBe('');
  answers['GET /exhibition/ongoing/e1'] = [open];
  await pass(8);
  expect(await screen.findByRole('link', { name: viewerMessages.enterExhibition })).toBeDefined();
  expect(screen.getByText('8 days left')).toBeDefined();
  expect(screen.queryByRole('timer')).toBeNull();
  expect(status.textContent).toBe(exhibitionMessages.opened);
  const before = asked();
  await pass(20);
  expect(asked()).toBe(before);
});

test('When the opening is moved earlier, then an open page opens within about a minute', async () => {
  vi.setSystemTime(before(60 * MINUTE));
  const { answers } = visit();
  await screen.findByRole('timer');
  const status = await findNews();
  answers['GET /exhibition/ongoing/e1'] = [open];
  await pass(30);
  expect(screen.getByRole('timer')).toBeDefined();
  await pass(32);
  expect(screen.getByRole('link', { name: viewerMessages.enterExhibition })).toBeDefined();
  expect(status.textContent).toBe(exhibitionMessages.opened);
});

test('When the end comes while the page is open, then there is no way in any more, and nothing is asked after', async () => {
  const end = Date.parse(open.end_date);
  vi.setSystemTime(end - 50_000);
  const { answers, asked } = visit({ 'GET /exhibition/ongoing/e1': [open] });
  await screen.findByRole('link', { name: viewerMessages.enterExhibition });
  const status = await findNews();
  await pass(30);
  expect(asked()).toBe(1);
  answers['GET /exhibition/ongoing/e1'] = [];
  answers['GET /exhibition/e1'] = { ...open, state: 'past', days_left: null };
  answers['GET /exhibition/e1/catalogue'] = { images: [], visitors: 0, views: 0, days: 7, unprintable: [] };
  await pass(26);
  expect(screen.queryByRole('link', { name: viewerMessages.enterExhibition })).toBeNull();
  expect(screen.getByText(exhibitionMessages.exhibitionNotActive)).toBeDefined();
  expect(status.textContent).toBe(exhibitionMessages.closed);
  const last = asked();
  await pass(120);
  expect(asked()).toBe(last);
});

test('When the clock of the browser is far ahead, then its page asks once a minute', async () => {
  vi.setSystemTime(before(-60 * MINUTE));
  const { asked } = visit();
  await screen.findByRole('timer');
  await findNews();
  await pass(125);
  expect(asked()).toBe(3);
});

test('On the first evening, then it says once a minute that somebody is there, and how many are, until the evening is over', async () => {
  const { answers, calls } = visit({
    'GET /exhibition/ongoing/e1': [{ ...open, first_evening_end: before(-6 * 60 * MINUTE).toISOString() }],
    'POST /exhibition/opening/e1': { here: 1 },
  });
  const asked = () => calls.filter(({ name }) => name === 'POST /exhibition/opening/e1').length;
  expect(await screen.findByText('You are the first here')).toBeDefined();
  answers['POST /exhibition/opening/e1'] = { here: 1204 };
  await pass(62);
  expect(await screen.findByText('1,204 people are here now')).toBeDefined();
  expect(asked()).toBe(2);
  answers['POST /exhibition/opening/e1'] = { here: null };
  await pass(62);
  expect(screen.getByText('Opening evening')).toBeDefined();
  expect(screen.queryByText(/here now$/)).toBeNull();
  await pass(180);
  expect(asked()).toBe(3);
});

test('When it opens between the two calls of the page, then the room is shown', async () => {
  const { answers } = visit();
  answers['GET /exhibition/e1'] = open;
  expect(await screen.findByRole('link', { name: viewerMessages.enterExhibition })).toBeDefined();
});
