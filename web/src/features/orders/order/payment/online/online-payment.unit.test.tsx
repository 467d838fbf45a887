// @vitest-environment jsdom
import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import { payMessages } from '@aperture-byline/contract/order/payments/pay-messages';
import type { Order } from '@aperture-byline/contract/order/wire';
import { MINUTE } from '@aperture-byline/contract/shared/durations';
import { messages } from '@aperture-byline/contract/shared/messages';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetSession, rememberSession } from '#entities/session/session-store.ts';
import * as toasts from '#lib/toast.ts';
import { answerCalls, failure } from '../../../../../../test-support/pages/answer-calls.ts';
import { account } from '../../../../../../test-support/pages/auth-screens.tsx';
import { draw } from '../../../../../../test-support/pages/render-page.tsx';
import { MIRA, orderOf, sampleSubOrder } from '../../../../../../test-support/shop/order.ts';
import OrderPage from '../../../order-page.tsx';
import { PATIENCE } from './next-look.ts';

vi.mock('#entities/session/firebase/firebase.ts', () => import('../../../../../../test-support/signed-in-firebase.ts'));

const PATH = '/profile/orders/a1b2c3d4e5';
const READ = 'GET /product/order/a1b2c3d4e5';
const PAY = 'POST /product/order/a1b2c3d4e5/pay';
const DETAILS = { upi_id: 'house@bank', payee_name: 'The House', account: null, bank_text: '' };
const PROVIDER = 'Razorpay';

/** An order of which Rs. 2,100 can be paid on the provider's page. */
const due = (change: Partial<Order> = {}): Order =>
  orderOf({
    payment_status: 'due',
    amount_due: 2100,
    can_claim_payment: true,
    pay_online: { provider: PROVIDER, is_begun: false },
    parts: [sampleSubOrder(MIRA, { status: 'accepted' })],
    ...change,
  });
const paid = (): Order =>
  due({
    status: 'accepted',
    payment_status: 'paid',
    amount_open: 0,
    can_claim_payment: false,
    pay_online: null,
    paid_on: '2026-11-24T08:00:00.000Z',
    paid_amount: 2100,
    transfers: [{ amount: 2100, reference: 'pay_1', received_on: '2026-11-24T08:00:00.000Z', provider: PROVIDER }],
  });

/** Opens the page of an order at an address. The answers may change. */
function open(
  order: Order,
  { search = '', answers = {} }: { search?: string; answers?: Record<string, unknown> } = {},
) {
  act(() => rememberSession(account));
  const given: Record<string, unknown> = { [READ]: order, ...answers };
  const calls = answerCalls(given);
  draw(
    <Routes>
      <Route path="/profile/orders/:orderId" element={<OrderPage />} />
    </Routes>,
    PATH + search,
  );
  return { answers: given, count: (name: string) => calls.filter((call) => call.name === name).length };
}

const pay = () => screen.findByRole<HTMLButtonElement>('button', { name: /^Pay Rs\./ });
const state = () => screen.getAllByRole('status')[0]?.textContent;

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  act(forgetSession);
  window.location.hash = '';
});

test('When a buyer pays, then one press or two ask once, the page leads to the provider’s, and Back finds the button', async () => {
  // jsdom goes to no other document.
  const { count } = open(due({ amount_open: 1600 }), { answers: { [PAY]: { url: '#page-of-the-provider' } } });
  const button = await pay();
  expect(button.textContent).toBe('Pay Rs. 1,600');
  await userEvent.dblClick(button);
  await waitFor(() => expect(window.location.hash).toBe('#page-of-the-provider'));
  expect(button.textContent).toBe('Opening Razorpay…');
  await userEvent.click(button);
  expect(count(PAY)).toBe(1);
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  await waitFor(() => expect(button.textContent).toBe('Pay Rs. 1,600'));
});

test('When the provider’s page can’t be opened, then that is said beside the button, which tries again', async () => {
  const { answers } = open(due(), { answers: { [PAY]: failure(503, 'UNAVAILABLE') } });
  await userEvent.click(await pay());
  expect(await screen.findByText(payMessages.notOpened)).toBeDefined();
  answers[PAY] = () => Promise.reject(new TypeError('offline'));
  await userEvent.click(await pay());
  expect(await screen.findByText(messages.noConnection)).toBeDefined();
  answers[PAY] = { url: '#second-time' };
  await userEvent.click(await pay());
  await waitFor(() => expect(window.location.hash).toBe('#second-time'));
});

test('When the order changed before the press, then that is said, and the page has the amount of now', async () => {
  const toast = vi.spyOn(toasts, 'showToast');
  const { answers } = open(due(), { answers: { [PAY]: failure(409, 'WRONG_STATE') } });
  const button = await pay();
  answers[READ] = due({ amount_due: 900, amount_open: 900 });
  await userEvent.click(button);
  await waitFor(async () => expect((await pay()).textContent).toBe('Pay Rs. 900'));
  expect(toast.mock.calls).toEqual([['warning', orderMessages.changed]]);
});

test('When the order is found paid after the press, then the page says that it has changed, and that it is paid', async () => {
  const toast = vi.spyOn(toasts, 'showToast');
  const { answers } = open(due(), { answers: { [PAY]: failure(409, 'WRONG_STATE') } });
  const button = await pay();
  answers[READ] = paid();
  await userEvent.click(button);
  await waitFor(() => expect(state()).toBe('Paid'));
  expect(toast.mock.calls).toEqual([['warning', orderMessages.changed]]);
});

test('When the house has details too, then transfers are folded below the button; without details there are none', async () => {
  const { answers } = open(due({ payment_details: DETAILS }));
  await pay();
  const summary = screen.getByText('Transfer it yourself instead');
  const folded = summary.closest('details');
  expect(folded?.open).toBe(false);
  await userEvent.click(summary);
  expect(folded?.open).toBe(true);
  expect(await screen.findByRole('link', { name: 'Pay by UPI' })).toBeDefined();
  expect(await screen.findByLabelText('Reference of your payment')).toBeDefined();
  cleanup();
  answers[READ] = due();
  open(due());
  await pay();
  expect(screen.queryByText('Transfer it yourself instead')).toBeNull();
  expect(screen.queryByLabelText('Reference of your payment')).toBeNull();
});

test('When the house has no provider, then nothing leads to one, and transfers stand there at once', async () => {
  open(due({ pay_online: null, payment_details: DETAILS }));
  expect(await screen.findByRole('link', { name: 'Pay by UPI' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Pay Rs\./ })).toBeNull();
});

test('When the buyer comes back, then the page follows the payment by itself until it has arrived', async () => {
  const { answers } = open(due(), { search: '?paid&razorpay_signature=abc' });
  expect(await screen.findByText(payMessages.confirming(PROVIDER))).toBeDefined();
  expect(state()).toBe('Payment being confirmed');
  expect(screen.queryByRole('button', { name: /^Pay Rs\./ })).toBeNull();
  answers[READ] = paid();
  expect(await screen.findByText(payMessages.arrived('Rs. 2,100'), {}, { timeout: 10_000 })).toBeDefined();
  expect(state()).toBe('Paid');
  expect(screen.getByRole('link', { name: 'See the receipt' }).getAttribute('href')).toBe(`${PATH}/receipt`);
});

test('When no word comes for a minute, then the page says what to do; after some it asks no more', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { count } = open(due(), { search: '?paid' });
  expect(await screen.findByText(payMessages.confirming(PROVIDER))).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(MINUTE));
  expect(screen.getByText(payMessages.late(PROVIDER))).toBeDefined();
  expect(state()).toBe('Payment due');
  const early = count(READ);
  await act(() => vi.advanceTimersByTimeAsync(PATIENCE));
  expect(screen.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe('/contact-us');
  const asked = count(READ);
  expect(asked).toBeGreaterThan(early);
  await act(() => vi.advanceTimersByTimeAsync(PATIENCE));
  expect(count(READ)).toBe(asked);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await pay()).toBeDefined();
});

test('When nobody looks at the page, then it asks for nothing', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { count } = open(due(), { search: '?paid' });
  await screen.findByText(payMessages.confirming(PROVIDER));
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await act(() => vi.advanceTimersByTimeAsync(100));
  const asked = count(READ);
  await act(() => vi.advanceTimersByTimeAsync(PATIENCE / 2));
  expect(count(READ)).toBe(asked);
});

test('When the buyer has not paid there, then they say so, and the button is there again', async () => {
  open(due({ pay_online: { provider: PROVIDER, is_begun: true } }), { search: '?paid' });
  await userEvent.click(await screen.findByRole('button', { name: 'I have not paid' }));
  expect(await pay()).toBeDefined();
  expect(screen.getByText(payMessages.begun(PROVIDER))).toBeDefined();
  expect(state()).toBe('Payment due');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Payment' })));
});

test('When a payment came that does not fit the order, then the page says that it goes back, and what is to be done', async () => {
  const online = { provider: PROVIDER, is_begun: true };
  const stray = { minor_amount: 105_000, currency: 'INR' };
  open(due({ pay_online: online, returning: [stray] }));
  const text = payMessages.returning('Rs. 1,050');
  expect((await screen.findByText(text, { exact: false })).textContent).toContain(payMessages.stillDue);
  expect(await pay()).toBeDefined();
  expect(screen.queryByText(payMessages.begun(PROVIDER))).toBeNull();
  cleanup();
  open({ ...paid(), returning: [stray] });
  expect((await screen.findByText(text)).textContent).not.toContain(payMessages.stillDue);
});

test('When an order has ended before the payment came, then who comes back reads that it goes back', async () => {
  const ended = { status: 'cancelled' } as const;
  open(orderOf({ ...ended, parts: [sampleSubOrder(MIRA, ended)] }), { search: '?paid' });
  expect(await screen.findByText(payMessages.ended)).toBeDefined();
});

test.each([
  [
    'a part of what was paid is to go back',
    { refund_status: 'due', refund_amount: 500, refund_open: 500 },
    'Paid, refund due',
  ],
  [
    'all that was paid went back',
    { payment_status: 'refunded', refund_status: 'paid', status: 'declined' },
    'Refunded',
  ],
] as const)('When %s, then the address does not say any more that it is paid', async (_what, change, text) => {
  open({ ...paid(), ...change }, { search: '?paid' });
  await waitFor(() => expect(state()).toBe(text));
  expect(screen.queryByRole('heading', { name: 'Payment' })).toBeNull();
  expect(screen.queryByText(payMessages.arrived('Rs. 2,100'))).toBeNull();
});

test('When an order can’t have been paid, then the address alone says nothing', async () => {
  open(orderOf({ parts: [sampleSubOrder(MIRA)] }), { search: '?paid' });
  expect(await screen.findByText(orderMessages.paymentFollows)).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Payment' })).toBeNull();
});
