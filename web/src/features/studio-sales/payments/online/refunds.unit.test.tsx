// @vitest-environment jsdom
import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import { payMessages } from '@aperture-byline/contract/order/payments/pay-messages';
import type { OpenPayments, StrayPayment } from '@aperture-byline/contract/order/payments/payments-wire';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetSession } from '#entities/session/session-store.ts';
import * as toasts from '#lib/toast.ts';
import { fillIn } from '../../../../../test-support/forms/fill-in.ts';
import { failure } from '../../../../../test-support/pages/answer-calls.ts';
import { NO_PAYMENTS, openPayments, PAYMENTS } from '../../../../../test-support/shop/payments.tsx';

vi.mock('#entities/session/firebase/firebase.ts', () => import('../../../../../test-support/signed-in-firebase.ts'));

const PROVIDER = 'Razorpay';
const stray: StrayPayment = {
  paymentId: 'pay_1',
  provider: PROVIDER,
  problem: 'wrong_amount',
  minorAmount: 215_000,
  currency: 'INR',
  paidAt: '2026-11-20T10:00:00Z',
  orderId: 'half-paid-order',
  buyerName: 'Asha Rao',
  canRefund: true,
  isUnderWay: false,
  hasFailed: false,
};
const refund: OpenPayments['refunds'][number] = {
  orderId: 'paid-and-declined',
  amount: 2900,
  buyerName: 'Asha Rao',
  paymentReference: 'pay_2',
  refundBy: null,
  online: { provider: PROVIDER, amount: 2900 },
  underWay: 0,
  hasFailed: false,
  leaverEmail: null,
};

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const confirm = async (question: string, name: string) =>
  userEvent.click(within(await screen.findByRole('dialog', { name: question })).getByRole('button', { name }));
const focused = () => document.activeElement?.textContent;
const section = (name: string) => screen.getByRole('heading', { name }).closest('section');

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => act(forgetSession));

test('When a payment pays for no order, then it says why, and is given back after a question, once', async () => {
  const path = 'POST /studio/stray-payment/pay_1/refund';
  const toast = vi.spyOn(toasts, 'showToast');
  const { answers, sent } = openPayments({ strayPayments: [stray] }, { [path]: null });
  expect(await screen.findByText('It is another amount than the order waits for.')).toBeDefined();
  expect(section('Payments to look at')?.textContent).toContain('Paid by Razorpay on 20 Nov 2026, reference pay_1');
  await press('Refund Rs. 2,150');
  expect(sent()).toEqual([]);
  answers[PAYMENTS] = { ...NO_PAYMENTS, strayPayments: [{ ...stray, isUnderWay: true }] };
  await confirm('Send Rs. 2,150 back to Asha Rao?', 'Refund Rs. 2,150');
  expect(await screen.findByText(payMessages.refundUnderWay('Rs. 2,150', PROVIDER))).toBeDefined();
  expect(sent()).toEqual([{ name: path, body: {} }]);
  expect(toast.mock.calls).toEqual([['success', payMessages.refundAsked(PROVIDER)]]);
  expect(screen.queryByRole('button', { name: /^Refund|^Sent back/ })).toBeNull();
  await waitFor(() => expect(focused()).toBe('Payments to look at'));
});

test('When the provider could not send a payment back, then it can be tried again, or confirmed by hand', async () => {
  const path = 'POST /studio/stray-payment/pay_1/refunded';
  const unknown = { ...stray, problem: 'unknown_order', orderId: null, buyerName: null, hasFailed: true } as const;
  const { answers, sent } = openPayments({ strayPayments: [unknown] }, { [path]: null });
  expect(await screen.findByText(payMessages.refundFailed(PROVIDER))).toBeDefined();
  expect(screen.getByRole('button', { name: 'Refund Rs. 2,150' })).toBeDefined();
  await press('Sent back by hand');
  await screen.findByRole('dialog', { name: 'Was Rs. 2,150 sent back to the buyer?' });
  await press('Confirm');
  expect(await screen.findByText(orderMessages.referenceEmpty)).toBeDefined();
  fillIn(await screen.findByLabelText('Reference of the transfer'), ' UTR 9 ');
  answers[PAYMENTS] = NO_PAYMENTS;
  screen.getByText('No payments are due.').closest('main')?.setAttribute('tabindex', '-1');
  await press('Confirm');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toEqual([{ name: path, body: { reference: 'UTR 9' } }]);
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Payments to look at' })).toBeNull());
  await waitFor(() => expect(document.activeElement?.nodeName).toBe('MAIN'));
});

test('When the list is read again, then a reference that is being typed stays, and a refusal is told and closes', async () => {
  const toast = vi.spyOn(toasts, 'showToast');
  const refused = failure(409, 'WRONG_STATE', { message: orderMessages.wrongState });
  const byHand = { ...stray, canRefund: false };
  const { answers } = openPayments(
    { strayPayments: [byHand] },
    { 'POST /studio/stray-payment/pay_1/refunded': refused },
  );
  await press('Sent back by hand');
  expect(screen.queryByRole('button', { name: /^Refund/ })).toBeNull();
  fillIn(await screen.findByLabelText('Reference of the transfer'), 'UTR 9');
  answers[PAYMENTS] = NO_PAYMENTS;
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(screen.queryByText('It is another amount than the order waits for.')).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>('Reference of the transfer').value).toBe('UTR 9');
  await press('Confirm');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(toast.mock.calls).toEqual([['warning', orderMessages.wrongState]]);
});

test('When an order was paid online, then its refund is asked for the amount that was shown', async () => {
  const path = 'POST /studio/payment/paid-and-declined/refund-online';
  const { answers, sent } = openPayments({ refunds: [refund] }, { [path]: null });
  expect(await screen.findByText('Paid by Razorpay, reference pay_2')).toBeDefined();
  await press('Refund Rs. 2,900');
  answers[PAYMENTS] = { ...NO_PAYMENTS, refunds: [{ ...refund, amount: 0, online: null, underWay: 2900 }] };
  await confirm('Send Rs. 2,900 back to Asha Rao?', 'Refund Rs. 2,900');
  await waitFor(() => expect(sent()).toEqual([{ name: path, body: { amount: 2900 } }]));
  expect(await screen.findByText(/Rs\. 2,900 back: not confirmed yet/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Refund|^Sent back/ })).toBeNull();
});

test('When somebody else has asked for a refund before, then that is said', async () => {
  const toast = vi.spyOn(toasts, 'showToast');
  const wrong = failure(409, 'WRONG_STATE', { message: orderMessages.wrongState });
  const { answers } = openPayments(
    { refunds: [refund] },
    { 'POST /studio/payment/paid-and-declined/refund-online': wrong },
  );
  await press('Refund Rs. 2,900');
  answers[PAYMENTS] = NO_PAYMENTS;
  await confirm('Send Rs. 2,900 back to Asha Rao?', 'Refund Rs. 2,900');
  expect(await screen.findByText('No refunds are due.')).toBeDefined();
  expect(toast.mock.calls).toEqual([['warning', orderMessages.wrongState]]);
});

test('When a part did not come by the provider, then it is sent by hand only once the provider was asked', async () => {
  const inPart = { ...refund, online: { provider: PROVIDER, amount: 2000 } };
  const { answers } = openPayments(
    { refunds: [inPart] },
    { 'POST /studio/payment/paid-and-declined/refund-online': null },
  );
  const byHand = () => screen.queryByRole('button', { name: 'Sent back by hand' });
  await press('Refund Rs. 2,000');
  expect(screen.getByText(payMessages.refundInPart('Rs. 900', PROVIDER))).toBeDefined();
  expect(byHand()).toBeNull();
  answers[PAYMENTS] = { ...NO_PAYMENTS, refunds: [{ ...refund, amount: 900, online: null, underWay: 2000 }] };
  await confirm('Send Rs. 2,000 back to Asha Rao?', 'Refund Rs. 2,000');
  await waitFor(() => expect(focused()).toBe('Refunds due'));
  expect(await screen.findByText('Please transfer the other Rs. 900 yourself, and confirm it here.')).toBeDefined();
  await press('Sent back by hand');
  expect(await screen.findByRole('dialog', { name: 'Was Rs. 900 sent back to Asha Rao?' })).toBeDefined();
});

test('When the provider could not send its part, then all of it can be sent by hand', async () => {
  openPayments({ refunds: [{ ...refund, online: { provider: PROVIDER, amount: 2000 }, hasFailed: true }] });
  expect(await screen.findByRole('button', { name: 'Refund Rs. 2,000' })).toBeDefined();
  expect(screen.queryByText(payMessages.refundInPart('Rs. 900', PROVIDER))).toBeNull();
  await press('Sent back by hand');
  expect(await screen.findByRole('dialog', { name: 'Was Rs. 2,900 sent back to Asha Rao?' })).toBeDefined();
});
