// @vitest-environment jsdom

import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import type { PendingPayout, StudioMoney } from '@aperture-byline/contract/order/payouts/money-wire';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetSession } from '#entities/session/session-store.ts';
import { fillIn } from '../../../../test-support/forms/fill-in.ts';
import { answerCalls } from '../../../../test-support/pages/answer-calls.ts';
import { draw } from '../../../../test-support/pages/render-page.tsx';
import Money from './money.tsx';

vi.mock('#entities/session/firebase/firebase.ts', () => import('../../../../test-support/signed-in-firebase.ts'));

const MONEY = 'GET /studio/money';
const DETAILS = 'GET /studio/payout-details';
const BY = '2026-12-09T10:00:00Z';
const due: PendingPayout = {
  orderId: 'sent-order',
  title: 'Harbour',
  payoutStatus: 'due',
  payoutDueAt: BY,
  payoutReference: null,
  payout: 5968,
  paidOut: 0,
  subtotal: 5968,
  claimRefund: 0,
  commissionRate: 0,
  tax: 0,
  claim: null,
};
const money: StudioMoney = {
  terms: { commissionRate: 0, tdsRate: 0, tdsText: '', courier: 'artist' },
  hasDetails: true,
  next: { amount: 5968, by: BY },
  pending: [due],
  made: [],
  toSendBack: [],
};
const own = { masked: 'UPI ••••\u00a0bank', heldUntil: null, asksPan: false };

/** Opens an artist's money. The answers may change. */
function open(first: Partial<StudioMoney>, change: Record<string, unknown> = {}) {
  const answers: Record<string, unknown> = {
    [MONEY]: { ...money, ...first },
    'GET /studio/statements': [],
    [DETAILS]: own,
    ...change,
  };
  answerCalls(answers);
  draw(<Money uid="mira" />, '/studio/money');
  return answers;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

afterEach(() => act(forgetSession));

test('When an artist enters where they are paid, and removes it, then the page follows without a reload', async () => {
  const without = { hasDetails: false, next: { amount: 5968, by: null }, pending: [{ ...due, payoutDueAt: null }] };
  const answers = open(without, { [DETAILS]: { ...own, masked: '' }, 'PUT /studio/payout-details': own });
  expect(await screen.findByText(orderMessages.payoutDetailsMissing)).toBeDefined();
  expect(screen.getAllByText('Rs. 5,968 once we know where to pay you')).toHaveLength(2);
  fillIn(await screen.findByLabelText('UPI ID'), 'mira@bank');
  answers[MONEY] = money;
  await press('Save where you are paid');
  expect(await screen.findByText('Rs. 5,968 by Wednesday, 9 December')).toBeDefined();
  expect(screen.queryByText(orderMessages.payoutDetailsMissing)).toBeNull();
  answers[MONEY] = { ...money, ...without };
  answers['PUT /studio/payout-details'] = { ...own, masked: '' };
  await press('Remove it');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove it' }));
  expect(await screen.findByText(orderMessages.payoutDetailsMissing)).toBeDefined();
  await waitFor(() => expect(screen.queryByText(/9 Dec/)).toBeNull());
});

test('When an artist owes a part of a payout, and what they sent waits for a claim, then the page says both', async () => {
  const claim = { reason: 'damaged' } as const;
  const sums = { sale: 14500, commission: 0, tax: 0, refund: -7000, payout: -13625, returned: 0, reversal: 0 };
  open(
    {
      next: null,
      pending: [{ ...due, payoutStatus: 'held', payoutDueAt: null, claim }],
      toSendBack: [{ orderId: 'refunded-order', title: 'Fog', amount: 6125 }],
    },
    { 'GET /studio/statements': [{ month: '2026-11', opening: 0, sums, closing: -6125 }] },
  );
  expect(await screen.findByText('None is due: what you have sent waits until its claim is decided.')).toBeDefined();
  expect(screen.queryByText(orderMessages.noNextPayout)).toBeNull();
  const owed = within(screen.getByRole('heading', { name: 'To send back' }).closest('section') as HTMLElement);
  expect(owed.getByText(/^Rs\. 6,125: the buyer got it back/)).toBeDefined();
  expect((await screen.findByText('Balance, to send back')).nextSibling?.textContent).toBe('−Rs. 6,125');
});
