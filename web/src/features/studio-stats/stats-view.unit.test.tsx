// @vitest-environment jsdom
import { lastDays, precedingDays, statsMessages } from '@aperture-byline/contract/stats/range';
import type { StudioStats } from '@aperture-byline/contract/stats/wire';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { answerCalls } from '../../../test-support/pages/answer-calls.ts';
import { draw } from '../../../test-support/pages/render-page.tsx';
import HouseStats from './house-stats.tsx';
import { OTHER_ORIGINS } from './stat-texts.ts';
import StatsView from './stats-view.tsx';

vi.mock('#entities/session/firebase/firebase.ts', () => import('../../../test-support/signed-in-firebase.ts'));
// jsdom has no canvas.
vi.mock('./chart.tsx', () => ({ default: () => null }));

// The view and the tests mean the same day, also at midnight in India.
vi.setSystemTime(new Date());

const NONE = { views: 0, likes: 0, comments: 0, bookmarks: 0, orders: 0, income: 0 };
const { from, to } = lastDays(new Date());
const FIRST = `GET /studio/stats?from=${from}&to=${to}`;
const earlier = precedingDays({ from, to });
const EARLIER = `GET /studio/stats?from=${earlier.from}&to=${earlier.to}`;

const buildStats = (views: number): StudioStats => ({
  from,
  to,
  totals: { ...NONE, views },
  days: [{ day: to, ...NONE, views }],
  works: [],
  origins: [],
});

test('When days are typed, then they are asked for; wrong ones are said, and the stats stay', async () => {
  const typed = `GET /studio/stats?from=${earlier.from}&to=${to}`;
  const calls = answerCalls({ [FIRST]: buildStats(1234), [typed]: buildStats(5678) });
  draw(<StatsView uid="asha" />);
  expect((await screen.findAllByText('1,234')).length).toBeGreaterThan(0);
  await userEvent.selectOptions(screen.getByLabelText('Days'), 'Days of your choice');
  fireEvent.change(screen.getByLabelText('From'), { target: { value: earlier.from } });
  expect((await screen.findAllByText('5,678')).length).toBeGreaterThan(0);
  fireEvent.change(screen.getByLabelText('To'), { target: { value: precedingDays(earlier).to } });
  expect(await screen.findByText(statsMessages.daysReversed)).toBeTruthy();
  expect(screen.getAllByText('5,678').length).toBeGreaterThan(0);
  const before = precedingDays({ from: earlier.from, to });
  const typedBefore = `GET /studio/stats?from=${before.from}&to=${before.to}`;
  expect(calls.map(({ name }) => name)).toEqual([FIRST, EARLIER, typed, typedBefore]);
});

test('When stats cannot be loaded, then that is said; without any there is a way on', async () => {
  const answers: Record<string, unknown> = {};
  answerCalls(answers);
  draw(<StatsView uid="asha" />);
  expect((await screen.findByRole('alert')).textContent).toContain(statsMessages.notLoaded);
  answers[FIRST] = buildStats(0);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(statsMessages.none)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Your library' }).getAttribute('href')).toBe('/studio/library');
});

const work = (title: string, views: number, likes: number) => ({
  kind: 'image' as const,
  id: title,
  subjectId: title,
  title,
  ...NONE,
  views,
  likes,
});

test('When there were as many days before, then each stat is compared with theirs', async () => {
  answerCalls({ [FIRST]: buildStats(120), [EARLIER]: { ...buildStats(100), ...earlier } });
  draw(<StatsView uid="asha" />);
  expect(await screen.findByText('100 before, +20%')).toBeTruthy();
  expect(screen.getAllByText('0 before')).toHaveLength(4);
  expect(screen.getByText('Rs. 0 before')).toBeTruthy();
});

test('When a column is pressed, then the works are sorted by it, the other way round the second time, and it says so', async () => {
  answerCalls({
    [FIRST]: { ...buildStats(6), works: [work('Fog', 3, 1), work('Dunes', 2, 4), work('Tides', 1, 2)] },
  });
  draw(<StatsView uid="asha" />);
  const table = within(await screen.findByRole('table', { name: 'Figures by work' }));
  const titles = () => table.getAllByRole('link').map(({ textContent }) => textContent);
  const sort = async (name: string) => {
    await userEvent.click(table.getByRole('button', { name }));
    return table.getByRole('columnheader', { name }).getAttribute('aria-sort');
  };
  expect(titles()).toEqual(['Fog', 'Dunes', 'Tides']);
  expect(await sort('Likes')).toBe('descending');
  expect(titles()).toEqual(['Dunes', 'Tides', 'Fog']);
  expect(await sort('Likes')).toBe('ascending');
  expect(titles()).toEqual(['Fog', 'Tides', 'Dunes']);
  expect(await sort('Work')).toBe('ascending');
  expect(titles()).toEqual(['Dunes', 'Fog', 'Tides']);
  expect(table.getByRole('columnheader', { name: 'Likes' }).getAttribute('aria-sort')).toBeNull();
});

test('When sites led visitors here, then they are listed with their visits', async () => {
  const origins = [
    { host: 'example.com', visits: 1200 },
    { host: null, visits: 3 },
  ];
  answerCalls({ [FIRST]: { ...buildStats(6), origins } });
  draw(<StatsView uid="asha" />);
  const table = within(await screen.findByRole('table', { name: 'Visits by the site that led to them' }));
  expect(table.getByRole('row', { name: 'example.com 1,200' })).toBeTruthy();
  expect(table.getByRole('row', { name: `${OTHER_ORIGINS} 3` })).toBeTruthy();
});

test('When an administrator looks, then the figures of the house stand beside those before, and sites or that there are none', async () => {
  const house = {
    ...buildStats(120),
    registrations: 12,
    prints: { views: 400, orders: 2 },
    mostSeen: [work('Fog', 3, 1)],
    mostOrdered: [],
    countedAt: '2026-11-26T05:11:00.000Z',
  };
  const answers: Record<string, object> = {
    [`GET /studio/house-stats?from=${from}&to=${to}`]: house,
    [`GET /studio/house-stats?from=${earlier.from}&to=${earlier.to}`]: {
      ...house,
      ...buildStats(100),
      ...earlier,
      registrations: 8,
      prints: { views: 0, orders: 0 },
    },
  };
  answerCalls(answers);
  draw(<HouseStats uid="admin" />);
  expect(await screen.findByText(statsMessages.noOrigins)).toBeTruthy();
  expect(await screen.findByText('100 before, +20%')).toBeTruthy();
  expect(screen.getByText(/^As of .*10:41/)).toBeTruthy();
  expect(screen.getByText('12 · 8 before, +50%')).toBeTruthy();
  expect(screen.getByText('0.5% · No views before')).toBeTruthy();
  const seen = within(screen.getByRole('table', { name: 'Seen most' }));
  expect(seen.getByRole('link', { name: 'Fog' }).getAttribute('href')).toBe('/exhibition?image=Fog');
  expect(screen.getByText(statsMessages.noneOrdered)).toBeTruthy();
  cleanup();
  answers[`GET /studio/house-stats?from=${from}&to=${to}`] = {
    ...house,
    origins: [{ host: 'example.com', visits: 5 }],
  };
  draw(<HouseStats uid="admin" />);
  expect(await screen.findByRole('row', { name: 'example.com 5' })).toBeTruthy();
});
