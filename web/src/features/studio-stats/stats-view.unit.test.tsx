// @vitest-environment jsdom
import { lastDays, statsMessages } from '@aperture-byline/contract/stats/range';
import type { StudioStats } from '@aperture-byline/contract/stats/wire';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { draw } from '../../../test-support/render-page.tsx';
import StatsView from './stats-view.tsx';

vi.mock(
  '#entities/session/firebase/firebase.ts',
  () => import('../../../test-support/signed-in-firebase.ts'),
);
// jsdom has no canvas.
vi.mock('./chart.tsx', () => ({ default: () => null }));

const NONE = { views: 0, likes: 0, comments: 0, bookmarks: 0, orders: 0, income: 0 };
const { from, to } = lastDays(new Date());
const FIRST = `GET /studio/stats?from=${from}&to=${to}`;

const statsOf = (views: number): StudioStats => ({
  from,
  to,
  totals: { ...NONE, views },
  days: [{ day: to, ...NONE, views }],
  works: [],
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('When days are typed, then they are asked for; wrong ones are said, and the stats stay', async () => {
  const typed = `GET /studio/stats?from=2026-03-01&to=${to}`;
  const calls = answerCalls({ [FIRST]: statsOf(1234), [typed]: statsOf(5678) });
  draw(<StatsView uid="asha" />);
  expect((await screen.findAllByText('1,234')).length).toBeGreaterThan(0);
  await userEvent.selectOptions(screen.getByLabelText('Days'), 'Days of your choice');
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-03-01' } });
  expect((await screen.findAllByText('5,678')).length).toBeGreaterThan(0);
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-02-01' } });
  expect(await screen.findByText(statsMessages.daysReversed)).toBeTruthy();
  expect(screen.getAllByText('5,678').length).toBeGreaterThan(0);
  expect(calls.map(({ name }) => name)).toEqual([FIRST, typed]);
});

test('When stats cannot be loaded, then that is said; without any there is a way on', async () => {
  const answers: Record<string, unknown> = {};
  answerCalls(answers);
  draw(<StatsView uid="asha" />);
  expect((await screen.findByRole('alert')).textContent).toContain(statsMessages.notLoaded);
  answers[FIRST] = statsOf(0);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(statsMessages.none)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Your library' }).getAttribute('href')).toBe('/studio/library');
});
