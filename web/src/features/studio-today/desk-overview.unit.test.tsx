// @vitest-environment jsdom
import { readOnlyMessages, todayMessages } from '@aperture-byline/contract/desk/desk-messages';
import type { StudioDesk } from '@aperture-byline/contract/studio/wire';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { toastStore } from '#lib/toast.ts';
import { answerCalls, failure } from '../../../test-support/pages/answer-calls.ts';
import { draw } from '../../../test-support/pages/render-page.tsx';
import DeskOverview from './desk-overview.tsx';

vi.mock('#entities/session/firebase/firebase.ts', () => import('../../../test-support/signed-in-firebase.ts'));

const desk: StudioDesk = {
  queue: [
    { group: 'photographs', count: 12, oldest: new Date(Date.now() - 3 * 86_400_000).toISOString() },
    { group: 'works', count: 1, oldest: new Date().toISOString() },
    { group: 'comments', count: 0, oldest: null },
    { group: 'requests', count: 0, oldest: null },
  ],
  paymentsDue: 4,
  payoutsDue: 2,
  strayPayments: 7,
  refundsDue: 8,
  reversalsDue: 9,
  recent: { from: '2026-11-25', orders: 3, ordered: 6300 },
};

test('When something waits, then each group leads to the review desk, with its count and the age of its oldest', async () => {
  answerCalls({
    'GET /studio/desk': desk,
    'GET /studio/read-only': null,
    'GET /user/waiting': { orders: null, studio: null, desk: { reviews: 13, messages: 0, payments: 5, disputes: 6 } },
  });
  draw(<DeskOverview uid="alice" />);
  const photographs = await screen.findByRole('link', { name: 'Photographs' });
  expect(photographs.getAttribute('href')).toBe('/studio/review?kind=image');
  expect(photographs.closest('li')?.textContent).toBe('PhotographsThe oldest came 3d ago12');
  const comments = screen.getByRole('link', { name: 'Comments, messages and reports' });
  expect(comments.getAttribute('href')).toBe('/studio/review');
  expect(comments.closest('li')?.textContent).toBe('Comments, messages and reports0');
  expect(await screen.findByRole('link', { name: 'Claimed 5' })).toBeTruthy();
  const money = ['Payments to look at 7', 'Refunds due 8', 'To come back from artists 9'];
  for (const name of ['Disputes 6', 'Payments due 4', 'Payouts due 2', ...money, 'Orders 3', /^Ordered .*6,300/])
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/studio/payments');
});

test('When it cannot be loaded, then it says so', async () => {
  answerCalls({ 'GET /studio/desk': failure(403, 'FORBIDDEN'), 'GET /studio/read-only': null });
  draw(<DeskOverview uid="alice" />);
  expect((await screen.findByRole('alert')).textContent).toContain(todayMessages.deskNotLoaded);
});

test('When the house is read-only, then the desk says why, and a press ends it', async () => {
  const answers: Record<string, unknown> = {
    'GET /studio/desk': desk,
    'GET /studio/read-only': {
      since: '2026-11-20T10:00:00Z',
      threshold: 1.5,
      cost: 7512.5,
      budget: 5000,
      currency: 'INR',
    },
    'DELETE /studio/read-only': failure(503, 'UNAVAILABLE'),
  };
  answerCalls(answers);
  draw(<DeskOverview uid="alice" />);
  const notice = await screen.findByRole('region', { name: readOnlyMessages.title });
  expect(notice.textContent).toContain('150 % of the budget (INR 7512.50 of 5000.00)');
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Let people write again' }));
  press();
  await waitFor(() => expect(toastStore.get()?.text).toBe(readOnlyMessages.notEnded));
  answers['DELETE /studio/read-only'] = () => {
    answers['GET /studio/read-only'] = null;
    return null;
  };
  press();
  await waitFor(() => expect(screen.queryByRole('region', { name: readOnlyMessages.title })).toBeNull());
  expect(toastStore.get()?.text).toBe(readOnlyMessages.ended);
});
