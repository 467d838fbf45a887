// @vitest-environment jsdom
import { todayMessages } from '@aperture-byline/contract/desk/desk-messages';
import type { StudioToday } from '@aperture-byline/contract/studio/wire';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { sampleAccount } from '../../../test-support/account.ts';
import { answerCalls, failure } from '../../../test-support/pages/answer-calls.ts';
import { draw } from '../../../test-support/pages/render-page.tsx';
import Today from './today.tsx';

vi.mock('#entities/session/firebase/firebase.ts', () => import('../../../test-support/signed-in-firebase.ts'));

const account = sampleAccount({ uid: 'alice', userId: 123456789, email: 'alice@example.com' });
const TODAY = 'GET /studio/today';
const STEPS = 'GET /studio/first-steps';
const WAITING = 'GET /user/waiting';
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000 + 60_000).toISOString();

const recent = { from: '2026-11-25', views: 0, likes: 0, comments: 0, bookmarks: 0, income: 0, followers: 0 };
const none: StudioToday = {
  orders: [],
  returned: [],
  drafts: [],
  undescribed: 0,
  recent,
  exhibition: null,
};
const busy: StudioToday = {
  orders: [
    { orderId: '5eed5eed00', title: 'Harbour', prints: 3, step: 'accept', dueAt: inHours(5), picture: null },
    { orderId: 'abcdef0123', title: 'Tide', prints: 1, step: 'prepare', dueAt: inHours(-1), picture: null },
  ],
  returned: [{ kind: 'blog', id: 'b1', title: '', note: 'One more paragraph' }],
  drafts: [{ kind: 'product', id: 'p1', title: 'Low water', updatedAt: inHours(-49) }],
  undescribed: 1,
  recent: { ...recent, views: 1234, income: 5800 },
  exhibition: { id: 'e1', title: 'Tides', startDate: inHours(-100), endDate: inHours(49) },
};

const link = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const part = (name: string) => within(screen.getByRole('region', { name }));

test('When much waits, then each leads to its place, orders with what is left of their time, and the rest is counted', async () => {
  const calls = answerCalls({
    [TODAY]: busy,
    [WAITING]: { orders: null, studio: { orders: 9, returned: 3 }, desk: null },
    'GET /studio/next-payout': { amount: 5968, by: '2026-12-09T10:00:00Z' },
  });
  draw(<Today account={account} />);
  expect(await screen.findByText('5 h left to answer')).toBeTruthy();
  expect((await screen.findByRole('region', { name: 'Your next payout' })).querySelector('ul')?.textContent).toBe(
    'Rs. 5,968 by Wednesday, 9 December',
  );
  expect(screen.getByText('The time to prepare is over')).toBeTruthy();
  expect(screen.getByText('Harbour and 2 more prints')).toBeTruthy();
  expect(link('Order 5EED5EED')).toBe('/studio/orders#sale-5eed5eed00');
  expect(await screen.findByRole('link', { name: '7 more orders to do' })).toBeTruthy();
  expect(link('2 more sent back')).toBe('/profile/notices');
  expect(part('Waiting for you').getByRole('link', { name: 'Untitled' }).getAttribute('href')).toBe(
    '/studio/stories/b1',
  );
  expect(screen.getByText('One more paragraph')).toBeTruthy();
  expect(link('1 photograph without a description')).toBe('/studio/library');
  expect(link('Low water')).toBe('/studio/prints/p1');
  expect(screen.getByText('Print, changed 2d ago')).toBeTruthy();
  expect(part('Since yesterday').getByRole('link', { name: 'Views 1,234' }).getAttribute('href')).toBe(
    '/studio/figures',
  );
  expect(part('Since yesterday').getByRole('link', { name: /^Income .*5,800/ })).toBeTruthy();
  expect(link('Tides')).toBe('/exhibition/e1');
  expect(screen.getByText('Closes in 2 days')).toBeTruthy();
  expect(calls.map(({ name }) => name)).not.toContain(STEPS);
});

test('When an exhibition opens later, then it says when it opens', async () => {
  const exhibition = { id: 'e1', title: 'Tides', startDate: inHours(25), endDate: inHours(200) };
  answerCalls({ [TODAY]: { ...none, exhibition } });
  draw(<Today account={account} />);
  expect(await screen.findByText('Opens in a day')).toBeTruthy();
});

test('When nothing happened, then it says so, and a new photographer sees which steps are done', async () => {
  answerCalls({ [TODAY]: none, [STEPS]: { profile: true, upload: false, work: false } });
  draw(<Today account={account} />);
  const steps = within(await screen.findByRole('region', { name: 'Three steps to your first work' }));
  expect(steps.getAllByRole('listitem').map(({ firstChild }) => firstChild?.textContent)).toEqual([
    'Done',
    'Step 2 of 3',
    'Step 3 of 3',
  ]);
  expect(steps.getAllByRole('link').map((one) => one.getAttribute('href'))).toEqual([
    '/studio/upload',
    '/studio/exhibitions/new',
  ]);
  expect(screen.getByText(todayMessages.nothingWaits)).toBeTruthy();
});

test('When all steps are done, then there are none', async () => {
  const calls = answerCalls({ [TODAY]: none, [STEPS]: { profile: true, upload: true, work: true } });
  draw(<Today account={account} />);
  await vi.waitFor(() => expect(calls.map(({ name }) => name)).toContain(STEPS));
  expect(await screen.findByText(todayMessages.nothingWaits)).toBeTruthy();
  expect(screen.queryByText(/steps/)).toBeNull();
});

test('When it cannot be loaded, then it says so and can be tried again', async () => {
  const answers: Record<string, unknown> = { [TODAY]: failure(403, 'FORBIDDEN') };
  answerCalls(answers);
  draw(<Today account={account} />);
  expect((await screen.findByRole('alert')).textContent).toContain(todayMessages.notLoaded);
  answers[TODAY] = busy;
  screen.getByRole('button', { name: 'Try again' }).click();
  expect(await screen.findByText('5 h left to answer')).toBeTruthy();
});
