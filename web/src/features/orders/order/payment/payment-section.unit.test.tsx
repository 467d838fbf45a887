// @vitest-environment jsdom
import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import type { Order } from '@aperture-byline/contract/order/wire';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetSession } from '#entities/session/session-store.ts';
import * as toasts from '#lib/toast.ts';
import { fillIn } from '../../../../../test-support/forms/fill-in.ts';
import { answerCalls, failure } from '../../../../../test-support/pages/answer-calls.ts';
import { draw } from '../../../../../test-support/pages/render-page.tsx';
import { MIRA, orderOf, sampleSubOrder } from '../../../../../test-support/shop/order.ts';
import { OrderDetail } from '../order-detail.tsx';

vi.mock('#entities/session/firebase/firebase.ts', () => import('../../../../../test-support/signed-in-firebase.ts'));

const CLAIM = 'POST /product/order/a1b2c3d4e5/claim-payment';
const DETAILS = {
  upi_id: 'house@bank',
  payee_name: 'The House',
  account: { name: 'The House', number: '123456789012', ifsc: 'SBIN0001234' },
  bank_text: 'Current account',
};

/** The page of an order whose payment is due, as far as `change` says nothing else. */
function open(change: Partial<Order> = {}, answers: Record<string, unknown> = {}) {
  const calls = answerCalls(answers);
  const due = { payment_status: 'due', amount_due: 2100, can_claim_payment: true } as const;
  const parts = [sampleSubOrder(MIRA, { status: 'accepted' })];
  draw(<OrderDetail uid="asha" order={orderOf({ ...due, payment_details: DETAILS, parts, ...change })} />);
  return () => calls.flatMap(({ name, body }) => (name.startsWith('POST') ? [{ name, body }] : []));
}

const reference = () => screen.findByLabelText<HTMLInputElement>('Reference of your payment');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => act(forgetSession));

test('When a reference is none, then it says what one looks like; a right one is sent', async () => {
  const toast = vi.spyOn(toasts, 'showToast');
  const sent = open({}, { [CLAIM]: orderOf({ parts: [sampleSubOrder(MIRA)] }) });
  const field = await reference();
  for (const [wrong, text] of [
    ['', orderMessages.referenceEmpty],
    ['I have paid', orderMessages.referenceInvalid],
    ['<b>412345678901</b>', orderMessages.referenceInvalid],
  ] as const) {
    fillIn(field, wrong);
    await press('I have paid');
    expect(await screen.findByText(text)).toBeDefined();
    expect(document.activeElement).toBe(field);
  }
  expect(sent()).toEqual([]);
  fillIn(field, ' 412345678901 ');
  await press('I have paid');
  await waitFor(() => expect(sent()).toEqual([{ name: CLAIM, body: { reference: '412345678901' } }]));
  await waitFor(() => expect(toast.mock.calls).toEqual([['success', orderMessages.claimed]]));
});

test('When the order has changed meanwhile, then that is said; when there is no answer, then what is typed stays', async () => {
  const toast = vi.spyOn(toasts, 'showToast');
  const answers: Record<string, unknown> = { [CLAIM]: failure(503, 'UNAVAILABLE') };
  open({}, answers);
  fillIn(await reference(), '412345678901');
  await press('I have paid');
  expect(await screen.findByRole('alert')).toBeDefined();
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
  expect((await reference()).value).toBe('412345678901');
  answers[CLAIM] = failure(409, 'WRONG_STATE');
  await press('I have paid');
  await waitFor(() => expect(toast.mock.calls).toEqual([['warning', orderMessages.changed]]));
});

test('When a payment is being checked, then the page says with which reference, and offers neither payment nor claim', async () => {
  open({
    payment_claim: { reference: '412345678901', claimed_on: '2026-11-24T08:00:00.000Z' },
    can_claim_payment: false,
  });
  expect(screen.getByText('Payment being checked')).toBeDefined();
  expect(screen.getByText('412345678901')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Pay by UPI' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'I have paid' })).toBeNull();
});

test.each([
  ['accepted', 'Your order is paid without it: what came of it, we send back to you.'],
  ['cancelled', 'Your order has ended: what came of it, we send back to you.'],
] as const)(
  'When a claimed payment is looked for beside an order that is %s, then its state is said',
  (status, text) => {
    open({
      status,
      payment_status: status === 'accepted' ? 'paid' : 'not_due',
      payment_claim: { reference: '412345678901', claimed_on: '2026-11-24T08:00:00.000Z' },
      can_claim_payment: false,
    });
    expect(screen.getByText(/Being checked/).textContent).toContain(text);
  },
);

test('When a part has come, then the page says what came and what is left, and asks for that', async () => {
  open({
    amount_open: 600,
    transfers: [{ amount: 1500, reference: 'UTR-1', received_on: '2026-11-24T08:00:00.000Z', provider: null }],
  });
  expect(screen.getByText(/Rs\. 1,500 came on/).textContent).toContain('UTR-1');
  expect(screen.getByText('Rs. 600 is still to be paid.')).toBeDefined();
  const link = await screen.findByRole('link', { name: 'Pay by UPI' });
  expect(link.getAttribute('href')).toContain('am=600.00');
});

test('When what is to be paid is copied, then each says so; where the browser refuses, the text is selected', async () => {
  open();
  const user = userEvent.setup();
  const copied: string[] = [];
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    copied.push(text);
  });
  for (const name of ['the amount', 'the order’s number', 'the UPI ID', 'the account number', 'the IFSC'])
    await user.click(await screen.findByRole('button', { name: `Copy ${name}` }));
  expect(copied).toEqual(['2100', 'Order A1B2C3D4', 'house@bank', '123456789012', 'SBIN0001234']);
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Copied');
  writeText.mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Copy the IFSC' }));
  expect(await screen.findByText(orderMessages.copyFailed)).toBeDefined();
  expect(window.getSelection()?.toString()).toBe('SBIN0001234');
});

test('When prints are on their way, then their buyer says that they have arrived, after a question', async () => {
  const path = 'POST /product/order/a1b2c3d4e5/arrived';
  const paid = { payment_status: 'paid', can_claim_payment: false, status: 'shipped' } as const;
  const parts = [sampleSubOrder(MIRA, { status: 'shipped', is_paid: true })];
  const sent = open({ ...paid, parts }, { [path]: orderOf({ ...paid, parts }) });
  await press('They have arrived');
  const dialog = await screen.findByRole('dialog', { name: 'Have these prints arrived?' });
  expect(sent()).toEqual([]);
  await userEvent.click(
    [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'They have arrived') as Element,
  );
  await waitFor(() => expect(sent()).toEqual([{ name: path, body: { artist: MIRA } }]));
});

test('When an administrator reads it, then it offers nothing that is the buyer’s', () => {
  const parts = [sampleSubOrder(MIRA, { status: 'shipped', is_paid: true })];
  open({ is_own: false, can_claim_payment: false, parts });
  for (const name of ['They have arrived', 'I have paid']) expect(screen.queryByRole('button', { name })).toBeNull();
});
