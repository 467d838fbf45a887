// @vitest-environment jsdom
import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import type { Order, OrderListItem } from '@aperture-byline/contract/order/wire';
import { profileMessages } from '@aperture-byline/contract/profile/profile-messages';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetSession, rememberSession } from '#entities/session/session-store.ts';
import * as toasts from '#lib/toast.ts';
import { answerCalls, failure } from '../../../test-support/pages/answer-calls.ts';
import { account } from '../../../test-support/pages/auth-screens.tsx';
import { draw } from '../../../test-support/pages/render-page.tsx';
import { MIRA, NOOR, orderedPrint, orderOf, sampleSubOrder } from '../../../test-support/shop/order.ts';
import Orders from '../profile/own/orders.tsx';
import StudioPage from '../studio/studio-page.tsx';
import OrderPage from './order-page.tsx';
import ReceiptPage from './receipt-page.tsx';

vi.mock('#entities/session/firebase/firebase.ts', () => import('../../../test-support/signed-in-firebase.ts'));

const ID = 'a1b2c3d4e5';
const ONE = `GET /product/order/${ID}`;

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

/** Opens a page of orders as somebody who is signed in, or a visitor. The answers may change. */
function open(path: string, answers: Record<string, unknown>, isVisitor = false) {
  if (!isVisitor) act(() => rememberSession(account));
  const calls = answerCalls(answers);
  draw(
    <Routes>
      <Route path="/profile/orders/:orderId" element={<OrderPage />} />
      <Route path="/profile/orders/:orderId/receipt" element={<ReceiptPage />} />
      <Route path="/profile" element={<Orders account={account} />} />
      <Route path="/studio/:path" element={<StudioPage />} />
      <Route path="*" element={<Address />} />
    </Routes>,
    path,
  );
  return calls;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const state = () => screen.findByRole('status');

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => act(forgetSession));

test.each([
  [`/profile/orders/${ID}`],
  [`/profile/orders/${ID}/receipt`],
  ['/profile/orders/not!an!id'],
  ['/profile/orders/not!an!id/receipt'],
])('When %s is somebody else’s or none, then it is not found', async (path) => {
  const calls = open(path, { [ONE]: failure(404, 'NOT_FOUND') });
  expect(await screen.findByRole('heading', { level: 1, name: orderMessages.orderNotFound })).toBeDefined();
  expect(calls.filter(({ name }) => name.includes('!'))).toEqual([]);
});

test.each([`/profile/orders/${ID}`, `/profile/orders/${ID}/receipt`, '/studio/orders', '/studio/payments'])(
  'When a visitor opens %s, then the login opens with a redirect back, and nothing is asked for',
  (path) => {
    const calls = open(path, {}, true);
    expect(screen.getByText(`/login?redirect=${encodeURIComponent(path)}`)).toBeDefined();
    expect(calls).toEqual([]);
  },
);

test('When an order cannot be loaded, then it says so, and loads again', async () => {
  const answers: Record<string, unknown> = { [ONE]: failure(403, 'FORBIDDEN') };
  open(`/profile/orders/${ID}`, answers);
  expect((await screen.findByRole('alert')).textContent).toContain(orderMessages.orderNotLoaded);
  answers[ONE] = orderOf({ parts: [sampleSubOrder(MIRA)] });
  await press('Try again');
  await waitFor(async () => expect((await state()).textContent).toBe('Awaiting acceptance'));
});

test('When an artist accepts before the order is cancelled, then that is said, and it is shown as it stands', async () => {
  const toast = vi.spyOn(toasts, 'showToast');
  const parts = [sampleSubOrder(MIRA), sampleSubOrder(NOOR)];
  const answers: Record<string, unknown> = {
    [ONE]: orderOf({ parts, can_cancel: true }),
    [`POST /product/order/${ID}/cancel`]: failure(409, 'WRONG_STATE'),
  };
  open(`/profile/orders/${ID}`, answers);
  await press('Cancel order');
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this order?' }));
  answers[ONE] = orderOf({ parts: [sampleSubOrder(MIRA, { status: 'accepted' }), sampleSubOrder(NOOR)] });
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }));
  expect(await screen.findByText('Accepted')).toBeDefined();
  expect(toast.mock.calls).toEqual([['warning', orderMessages.changed]]);
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
});

const listed = (change: Partial<OrderListItem>): OrderListItem => ({
  order_id: ID,
  status: 'awaiting_acceptance',
  payment_claim: null,
  payment_status: 'not_due',
  refund_status: 'none',
  total: 4100,
  amount_due: 0,
  prints: [],
  created_on: '2026-11-23T08:00:00.000Z',
  ...change,
});

test('When nothing was ordered, then the list says so', async () => {
  open('/profile?tab=orders', { 'GET /product/order': [] });
  expect(await screen.findByText(profileMessages.noOrders)).toBeDefined();
});

test('When copies were ordered, then list and receipt have them once, with their number', async () => {
  const print = {
    title: 'Dusk',
    photographer_name: 'Mira Pillai',
    picture: null,
    frame_type: 'Oak',
    size_width: 40,
    size_height: 30,
  };
  open('/profile?tab=orders', { 'GET /product/order': [listed({ prints: [print, print] })] });
  expect((await screen.findByRole('listitem')).textContent).toContain('2 × Dusk');
  cleanup();
  const prints = [orderedPrint('Dusk'), orderedPrint('Dusk')];
  open(`/profile/orders/${ID}/receipt`, {
    [ONE]: orderOf({ parts: [sampleSubOrder(MIRA, { status: 'accepted', prints, subtotal: 4000 })] }),
  });
  const row = await screen.findByRole('row', { name: /^2 × Dusk/ });
  expect(row.textContent).toContain('Rs. 2,000 each');
  expect(row.textContent).toContain('Rs. 4,000');
});

test('When the seller has a GSTIN, then the receipt is a tax invoice, of the day of the payment, with seller and taxes', async () => {
  const receipt = {
    title: 'Tax invoice',
    seller: { name: 'House Prints', text: '1 Bay Road\nGSTIN 32ABCDE1234F1Z5' },
    facts: [['HSN code', '4911']],
    taxes: [['IGST 18 %, included', 'Rs. 640.68']],
  } satisfies Order['receipt'];
  const paid = { payment_status: 'paid', paid_amount: 4100, receipt_number: 'AB/26-27/00001' } as const;
  const parts = [sampleSubOrder(MIRA, { status: 'accepted', is_paid: true, subtotal: 4000 })];
  open(`/profile/orders/${ID}/receipt`, {
    [ONE]: orderOf({ ...paid, parts, receipt, paid_on: '2026-11-25T09:00:00.000Z' }),
  });
  const sheet = within((await screen.findByRole('heading', { name: 'Tax invoice' })).closest('article') as HTMLElement);
  expect(sheet.getByText('House Prints')).toBeDefined();
  expect(sheet.getByText(/GSTIN 32ABCDE1234F1Z5/)).toBeDefined();
  expect(sheet.getByText('HSN code').nextSibling?.textContent).toBe('4911');
  expect(sheet.getByText('Date').nextSibling?.textContent).toBe('25 Nov 2026');
  expect(sheet.getByRole('row', { name: 'IGST 18 %, included Rs. 640.68' })).toBeDefined();
});
