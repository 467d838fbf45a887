// @vitest-environment jsdom
import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import type { OpenPayments } from '@aperture-byline/contract/order/studio-wire';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetSession } from '#entities/session/session-store.ts';
import * as toasts from '#lib/toast.ts';
import { answerCalls, failure } from '../../../../test-support/answer-calls.ts';
import { fillIn } from '../../../../test-support/fill-in.ts';
import { draw } from '../../../../test-support/render-page.tsx';
import Payments from './payments.tsx';

vi.mock(
  '#entities/session/firebase/firebase.ts',
  () => import('../../../../test-support/signed-in-firebase.ts'),
);

const LIST = 'GET /studio/payment';
const NOTHING: OpenPayments = {
  payments: [],
  refunds: [],
  payouts: [],
  reversals: [],
  disputes: [],
  late: [],
};
const payment = {
  orderId: 'due-order',
  amount: 4100,
  received: 0,
  claim: null,
  buyerName: 'Asha Rao',
  createdAt: '2026-11-20T10:00:00Z',
};
const refund = {
  orderId: 'paid-and-declined',
  amount: 2900,
  buyerName: 'Asha Rao',
  paymentReference: 'UTR-9',
  refundBy: null,
};

/** Opens what an administrator confirms. The answers may change. */
function open(first: Partial<OpenPayments>, change: Record<string, unknown> = {}) {
  const answers: Record<string, unknown> = { [LIST]: { ...NOTHING, ...first }, ...change };
  const calls = answerCalls(answers);
  draw(<Payments uid="admin" />, '/studio/payments');
  const sent = () => calls.flatMap(({ name, body }) => (name.startsWith('POST') ? [{ name, body }] : []));
  return { answers, sent };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = (name: string) => screen.findByRole('dialog', { name });
const reference = () => screen.findByLabelText<HTMLInputElement>('Reference of the transfer');
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  cleanup();
  act(forgetSession);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('When a refund is confirmed, then its reference is sent, and the heading of the empty list has the focus', async () => {
  const path = 'POST /studio/payment/paid-and-declined/refunded';
  const { answers, sent } = open({ refunds: [refund] }, { [path]: null });
  expect(await screen.findByText('Paid with reference UTR-9')).toBeDefined();
  await press('Confirm refund');
  await dialog('Was Rs. 2,900 sent back to Asha Rao?');
  fillIn(await reference(), ' REF-3 ');
  answers[LIST] = NOTHING;
  await press('Confirm Rs. 2,900');
  await closed();
  expect(sent()).toEqual([{ name: path, body: { reference: 'REF-3', amount: 2900 } }]);
  for (const none of [
    'No payments are due.',
    'No refunds are due.',
    'No payouts are due.',
    'No paid prints are late.',
  ])
    expect(await screen.findByText(none)).toBeDefined();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Refunds due' })),
  );
});

test('When the reference is missing, then that is said at its field, and nothing is sent', async () => {
  const { sent } = open({ payments: [payment] });
  await press('Confirm receipt');
  await dialog('Has Rs. 4,100 from Asha Rao arrived?');
  const field = await reference();
  await press('Confirm Rs. 4,100');
  expect(await screen.findByText(orderMessages.referenceEmpty)).toBeDefined();
  expect(document.activeElement).toBe(field);
  expect(sent()).toEqual([]);
});

test('When the list changes meanwhile, then what is typed stays, and the amount is the one that was shown', async () => {
  const path = 'POST /studio/payment/due-order/received';
  const late = {
    orderId: 'late-order',
    artistId: 900000001,
    artistName: 'Mira Pillai',
    since: '2026-11-20T10:00:00Z',
  };
  const { answers, sent } = open({ payments: [payment], late: [late] }, { [path]: null });
  const entry = within(await screen.findByRole('link', { name: 'LATE-ORD' }).then(closestEntry));
  expect(entry.getByText(/Mira Pillai/)).toBeDefined();
  expect(entry.getByText(/due to be prepared by 20 Nov 2026/)).toBeDefined();
  await press('Confirm receipt');
  fillIn(await reference(), 'UTR-5');
  answers[LIST] = { ...NOTHING, payments: [{ ...payment, orderId: 'another-order', amount: 2100 }] };
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText('ANOTHER-')).toBeDefined();
  expect((await reference()).value).toBe('UTR-5');
  await press('Confirm Rs. 4,100');
  await closed();
  expect(sent()).toEqual([{ name: path, body: { reference: 'UTR-5', amount: 4100, due: 4100 } }]);
});

test('When somebody else was faster, then the dialog closes, and the server’s sentence says so', async () => {
  const toast = vi.spyOn(toasts, 'showToast');
  const message = orderMessages.wrongState;
  const { answers } = open(
    { payments: [payment] },
    { 'POST /studio/payment/due-order/received': failure(409, 'WRONG_STATE', { message }) },
  );
  await press('Confirm receipt');
  fillIn(await reference(), 'UTR-5');
  answers[LIST] = NOTHING;
  await press('Confirm Rs. 4,100');
  await closed();
  expect(toast.mock.calls).toEqual([['warning', message]]);
  expect(await screen.findByText('No payments are due.')).toBeDefined();
});

function closestEntry(element: HTMLElement): HTMLElement {
  const entry = element.closest('li');
  if (!entry) throw new Error('The link stands in no entry');
  return entry;
}
