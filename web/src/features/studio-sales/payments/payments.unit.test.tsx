// @vitest-environment jsdom
import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import type { OpenPayout } from '@aperture-byline/contract/order/payments/payments-wire';
import { payoutMessages } from '@aperture-byline/contract/order/payouts/payout-messages';
import { monthInIndia } from '@aperture-byline/contract/shared/dates';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetSession } from '#entities/session/session-store.ts';
import * as toasts from '#lib/toast.ts';
import { fillIn } from '../../../../test-support/forms/fill-in.ts';
import { failure } from '../../../../test-support/pages/answer-calls.ts';
import { NO_PAYMENTS, openPayments, PAYMENTS } from '../../../../test-support/shop/payments.tsx';

vi.mock('#entities/session/firebase/firebase.ts', () => import('../../../../test-support/signed-in-firebase.ts'));

const payment = {
  orderId: 'due-order',
  amount: 4100,
  hasEnded: false,
  received: 0,
  references: [],
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
  online: null,
  underWay: 0,
  hasFailed: false,
  leaverEmail: 'asha@example.com',
};

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = (name: string) => screen.findByRole('dialog', { name });
const reference = () => screen.findByLabelText<HTMLInputElement>('Reference of the transfer');
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => act(forgetSession));

test('When a refund is confirmed, then its reference is sent, and the heading of the empty list has the focus', async () => {
  const path = 'POST /studio/payment/paid-and-declined/refunded';
  const { answers, sent } = openPayments({ refunds: [refund] }, { [path]: null });
  expect(await screen.findByText('Paid with reference UTR-9')).toBeDefined();
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'asha@example.com' }).href).toBe(
    'mailto:asha@example.com',
  );
  await press('Confirm refund');
  await dialog('Was Rs. 2,900 sent back to Asha Rao?');
  fillIn(await reference(), ' REF-3 ');
  answers[PAYMENTS] = NO_PAYMENTS;
  await press('Confirm Rs. 2,900');
  await closed();
  expect(sent()).toEqual([{ name: path, body: { reference: 'REF-3', amount: 2900 } }]);
  for (const none of ['No payments are due.', 'No refunds are due.', 'No payouts are due.', 'No paid prints are late.'])
    expect(await screen.findByText(none)).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Refunds due' })));
});

test('When an artist is paid for several orders, then one press and one reference pay all of them', async () => {
  const path = 'POST /studio/payout/900000001';
  const due = { dueAt: '2026-11-20T10:00:00Z', status: 'shipped' } as const;
  const orders = [
    { orderId: 'one-order', amount: 2000, ...due },
    { orderId: 'two-order', amount: 2500, ...due },
  ];
  const masked = 'account ••••\u00a09012';
  const payout: OpenPayout = {
    ...{ artistId: 900000001, artistName: 'Mira Pillai', amount: 4500, orders, leaverEmail: null },
    details: { masked, changedAt: '2026-11-19T10:00:00Z' },
    heldUntil: '2026-11-21T10:00:00Z',
  };
  const full = { upiId: '', accountName: 'M Pillai', accountNumber: '123456789012', ifsc: 'SBIN0001234' };
  const { sent } = openPayments(
    { payouts: [payout] },
    { [path]: null, [`${path}/details`]: { ...full, pan: 'ABCDE1234F' } },
  );
  const entry = within(await screen.findByText('Mira Pillai').then(closestEntry));
  expect(entry.getByText('Rs. 4,500')).toBeDefined();
  expect(entry.getByText('account •••• 9012')).toBeDefined();
  expect(entry.getByText(payoutMessages.held('2026-11-21T10:00:00Z'))).toBeDefined();
  await userEvent.click(entry.getByRole('button', { name: 'Show where to pay Mira Pillai' }));
  expect(await entry.findByText('123456789012')).toBeDefined();
  expect(entry.getByText('ABCDE1234F')).toBeDefined();
  expect(entry.getByRole('button', { name: 'Copy the IFSC of Mira Pillai' })).toBeDefined();
  expect(entry.getByText('19 Nov 2026')).toBeDefined();
  expect(entry.getByText(/Order/, { selector: 'li:nth-child(2)' }).textContent).toContain('TWO-ORDE: Rs. 2,500');
  await press('Confirm payout');
  const question = await dialog('Was Rs. 4,500 paid out to Mira Pillai?');
  expect(question.textContent).toContain('One transfer for 2 orders: ONE-ORDE, TWO-ORDE.');
  fillIn(await reference(), 'P7');
  await press('Confirm Rs. 4,500');
  await closed();
  const paid = orders.map(({ orderId, amount }) => ({ orderId, amount }));
  expect(sent().slice(1)).toEqual([{ name: path, body: { reference: 'P7', orders: paid } }]);
});

test('When a payout waits because the artist changed where they are paid, then the refusal says until when', async () => {
  const heldUntil = '2026-11-21T10:00:00Z';
  const orders = [{ orderId: 'one-order', amount: 2000, dueAt: '2026-11-20T10:00:00Z', status: 'shipped' as const }];
  const payout: OpenPayout = {
    ...{ artistId: 900000001, artistName: 'Mira Pillai', amount: 2000, orders, details: null, leaverEmail: null },
    heldUntil,
  };
  const held = failure(409, 'CONFLICT', { message: payoutMessages.held(heldUntil) });
  openPayments({ payouts: [payout] }, { 'POST /studio/payout/900000001': held });
  await press('Confirm payout');
  fillIn(await reference(), 'P8');
  await press('Confirm Rs. 2,000');
  await closed();
  expect(toasts.toastStore.get()?.text).toBe(payoutMessages.held(heldUntil));
});

test('When the reference is missing, then that is said at its field, and nothing is sent', async () => {
  const { sent } = openPayments({ payments: [payment] });
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
  const { answers, sent } = openPayments({ payments: [payment], late: [late] }, { [path]: null });
  const entry = within(await screen.findByRole('link', { name: 'LATE-ORD' }).then(closestEntry));
  expect(entry.getByText(/Mira Pillai/)).toBeDefined();
  expect(entry.getByText(/due to be prepared by 20 Nov 2026/)).toBeDefined();
  await press('Confirm receipt');
  fillIn(await reference(), 'UTR-5');
  answers[PAYMENTS] = { ...NO_PAYMENTS, payments: [{ ...payment, orderId: 'another-order', amount: 2100 }] };
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText('ANOTHER-')).toBeDefined();
  expect((await reference()).value).toBe('UTR-5');
  await press('Confirm Rs. 4,100');
  await closed();
  expect(sent()).toEqual([{ name: path, body: { reference: 'UTR-5', amount: 4100, due: 4100 } }]);
});

test('When a buyer says that they paid, then the reference stands there to be copied, with other orders of the same, and fills the form', async () => {
  const path = 'POST /studio/payment/due-order/received';
  const claim = {
    reference: '412345678901',
    claimedAt: '2026-11-21T10:00:00Z',
    alsoGivenFor: ['other-order'],
  };
  const { sent } = openPayments({ payments: [{ ...payment, claim }] }, { [path]: null });
  const entry = within(await screen.findByText('412345678901').then(closestEntry));
  expect(entry.getByText(/Also given for order/)).toBeDefined();
  expect(entry.getByRole('link', { name: 'OTHER-OR' }).getAttribute('href')).toBe('/profile/orders/other-order');
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  fireEvent.click(entry.getByRole('button', { name: 'Copy the reference 412345678901' }));
  expect(await entry.findByText('Copied')).toBeDefined();
  expect(writeText).toHaveBeenCalledExactlyOnceWith('412345678901');
  await press('Confirm receipt');
  await dialog('Has Rs. 4,100 from Asha Rao arrived?');
  expect((await reference()).value).toBe('412345678901');
  const amount = screen.getByLabelText<HTMLInputElement>('Amount that came, in rupees');
  expect(amount.value).toBe('4100');
  for (const wrong of ['', '0', '12.50', '-1', '1e3']) {
    fillIn(amount, wrong);
    await press('Confirm');
    expect(await screen.findByText(orderMessages.amountInvalid)).toBeDefined();
  }
  fillIn(amount, '1500');
  expect(await screen.findByText('Rs. 2,600 stays due.')).toBeDefined();
  fillIn(amount, '4500');
  expect(await screen.findByText('Rs. 400 is to be sent back to the buyer.')).toBeDefined();
  await press('Confirm Rs. 4,500');
  await closed();
  expect(sent()).toEqual([{ name: path, body: { reference: '412345678901', amount: 4500, due: 4100 } }]);
});

test('When a payment is not found, then that is asked and sent', async () => {
  const path = 'POST /studio/payment/due-order/not-found';
  const claim = { reference: '412345678901', claimedAt: '2026-11-21T10:00:00Z', alsoGivenFor: [] };
  const { answers, sent } = openPayments({ payments: [{ ...payment, claim }] }, { [path]: null });
  await press('Not found');
  const question = within(await dialog('Is there no transfer 412345678901?'));
  answers[PAYMENTS] = { ...NO_PAYMENTS, payments: [payment] };
  await userEvent.click(question.getByRole('button', { name: 'Not found' }));
  await waitFor(() => expect(sent()).toEqual([{ name: path, body: { reference: '412345678901' } }]));
  await waitFor(() => expect(screen.queryByText('412345678901')).toBeNull());
});

test.each([
  [false, /The order is paid: what comes beside that goes back/],
  [true, /The order has ended: what came goes back/],
])('When a claim is open and nothing is due, then the order has ended: %s', async (hasEnded, text) => {
  openPayments({ payments: [{ ...payment, amount: 0, received: 4100, hasEnded }] });
  expect(await screen.findByText(text)).toBeDefined();
});

test('When a statement is dropped, then its transfers are proposed as text, and nothing of it is sent', async () => {
  const path = 'POST /studio/payment/due-order/received';
  const claim = { reference: '412345678901', claimedAt: '2026-11-21T10:00:00Z', alsoGivenFor: [] };
  const { sent } = openPayments({ payments: [{ ...payment, claim }] }, { [path]: null });
  const input = await screen.findByLabelText('Choose a statement');
  await userEvent.upload(input, new File(['Dear customer'], 'a.csv', { type: 'text/csv' }));
  expect(await screen.findByText(orderMessages.statementUnreadable)).toBeDefined();
  const lines = ['Date,Details,Credit', '26/11,<img src=x onerror=alert(1)> 412345678901,"4,100.00"', '26/11,b,7'];
  await userEvent.upload(input, new File([lines.join('\n')], 'b.csv', { type: 'text/csv' }));
  expect(await screen.findByText(/2 transfers came by this statement; one matches/)).toBeDefined();
  expect(screen.queryByText(orderMessages.statementUnreadable)).toBeNull();
  const proposal = within(screen.getByRole('list', { name: 'Proposed matches' }));
  expect(proposal.getByText(/<img src=x onerror=alert\(1\)> 412345678901/)).toBeDefined();
  expect(document.querySelector('img')).toBeNull();
  expect(sent()).toEqual([]);
  await userEvent.click(proposal.getByRole('button', { name: 'Confirm receipt' }));
  expect((await reference()).value).toBe('412345678901');
  await press('Confirm Rs. 4,100');
  await closed();
  expect(sent()).toHaveLength(1);
});

test('When transfers match nothing, then they are shown, and their order is searched and recorded in part', async () => {
  const path = 'POST /studio/payment/due-order/received';
  const others = [
    { ...payment, orderId: 'a1b2c3d4-other', buyerName: 'Ravi Menon', amount: 5200 },
    { ...payment, orderId: 'ffff0000-other', buyerName: 'Noor Khan', amount: 900 },
  ];
  const { answers, sent } = openPayments({ payments: [payment, ...others] }, { [path]: null });
  const lines = [
    'Date,Details,Amount(Rs.),Balance(Rs.)',
    '26/11/2026,UPI/412345678901/ASHA,"1,100.00 (Cr)","1,00,100.00 (Cr)"',
    '26/11/2026,NEFT Order A1B2C3D4 first part,2000.00 (Cr),102100.00 (Cr)',
    '27/11/2026,Rent,"5,000.00 (Dr)","97,100.00 (Cr)"',
    'Computer generated,,,',
  ];
  const input = await screen.findByLabelText('Choose a statement');
  const file = () => new File([lines.join('\n')], 'union.csv', { type: 'text/csv' });
  await userEvent.upload(input, file());
  expect(
    await screen.findByText(
      '2 transfers came by this statement; one matches what is open. 1 line went out. 1 line not read as a transfer.',
    ),
  ).toBeDefined();
  expect(screen.getByText('Computer generated')).toBeDefined();
  const proposed = screen.getByRole('list', { name: 'Proposed matches' });
  expect(proposed.textContent).toContain('another amount than what is due');
  expect(proposed.textContent).toContain('Order A1B2C3D4 first part');
  const unmatched = within(screen.getByRole('list', { name: 'Transfers that match nothing' }));
  await userEvent.click(unmatched.getByRole('button', { name: 'Find the order' }));
  const search = unmatched.getByLabelText('Find an open order');
  await userEvent.type(search, 'nobody');
  expect(unmatched.getByText(orderMessages.noSuchOpenOrder)).toBeDefined();
  await userEvent.clear(search);
  await userEvent.type(search, 'asha');
  await userEvent.click(unmatched.getByRole('button', { name: 'Choose order DUE-ORDE' }));
  expect((await reference()).value).toBe('412345678901');
  answers[PAYMENTS] = { ...NO_PAYMENTS, payments: others };
  answers['GET /studio/payment/recorded'] = [{ orderId: 'due-order', reference: '412345678901' }];
  await press('Confirm Rs. 1,100');
  await closed();
  expect(sent()).toEqual([{ name: path, body: { reference: '412345678901', amount: 1100, due: 4100 } }]);
  expect(screen.queryByRole('list', { name: 'Transfers that match nothing' })).toBeNull();
  expect(screen.getByText(/1 recorded\./)).toBeDefined();
  // The order is paid and gone from the list; the same statement again knows it still.
  await userEvent.upload(input, file());
  expect(await screen.findByText('1 transfer recorded already')).toBeDefined();
  expect(screen.queryByRole('list', { name: 'Transfers that match nothing' })).toBeNull();
});

test('When lines pay an order in parts, then they say what stays due together, and one is left as not ours and taken back', async () => {
  const order = { ...payment, received: 600, references: ['UTR-600600'], amount: 3500 };
  openPayments(
    { payments: [order] },
    { 'GET /studio/payment/recorded': [{ orderId: 'paid-order', reference: 'UTR-700700' }] },
  );
  const lines = [
    'Date,Details,Credit',
    '24/11/2026,NEFT UTR700700 NOOR SHAH,900',
    '25/11/2026,UTR-600600 ASHA RAO,600',
    '26/11/2026,NEFT DUE-ORDE first,2000',
    '27/11/2026,IMPS DUE-ORDE rest,1000',
    '27/11/2026,IMPS RAO ASHA,3500',
    '28/11/2026,Interest,12',
  ];
  const input = await screen.findByLabelText('Choose a statement');
  const file = () => new File([lines.join('\n')], 'parts.csv', { type: 'text/csv' });
  await userEvent.upload(input, file());
  // What was recorded before is known by its reference.
  expect(
    await screen.findByText(/6 transfers came by this statement; 3 match what is open. 2 recorded\./),
  ).toBeDefined();
  const recorded = within(screen.getByText('2 transfers recorded already').closest('details') ?? document.body);
  expect(recorded.getAllByRole('link', { hidden: true }).map((link) => link.textContent)).toEqual([
    'Order PAID-ORD',
    'Order DUE-ORDE',
  ]);
  const proposed = screen.getByRole('list', { name: 'Proposed matches' });
  expect(proposed.textContent).toContain('Rs. 600 has come before. Rs. 2,000 of Rs. 3,500: Rs. 1,500 stays due.');
  expect(proposed.textContent).toContain(
    'Together the 3 lines for this order are Rs. 6,500: Rs. 3,000 more than is due.',
  );
  expect(proposed.textContent).toContain('The buyer’s name and the amount that is due.');
  const sender = within(
    within(proposed)
      .getByText(/IMPS RAO ASHA/)
      .closest('li') ?? document.body,
  );
  await userEvent.click(sender.getByRole('button', { name: 'Not ours' }));
  expect(proposed.textContent).toContain('Together the 2 lines for this order are Rs. 3,000: Rs. 500 stays due.');
  const interest = within(screen.getByRole('list', { name: 'Transfers that match nothing' }));
  await userEvent.click(interest.getByRole('button', { name: 'Not ours' }));
  expect(screen.getByText(/2 match what is open. 2 recorded. 2 not ours\./)).toBeDefined();
  // Of the same statement again they are known.
  await userEvent.upload(input, file());
  await userEvent.click(await screen.findByRole('button', { name: /Take back: 28\/11\/2026/, hidden: true }));
  expect(screen.getByRole('list', { name: 'Transfers that match nothing' }).textContent).toContain('Interest');
});

test('When somebody else was faster, then the dialog closes, and the server’s sentence says so', async () => {
  const toast = vi.spyOn(toasts, 'showToast');
  const message = orderMessages.wrongState;
  const { answers } = openPayments(
    { payments: [payment] },
    { 'POST /studio/payment/due-order/received': failure(409, 'WRONG_STATE', { message }) },
  );
  await press('Confirm receipt');
  fillIn(await reference(), 'UTR-5');
  answers[PAYMENTS] = NO_PAYMENTS;
  await press('Confirm Rs. 4,100');
  await closed();
  expect(toast.mock.calls).toEqual([['warning', message]]);
  expect(await screen.findByText('No payments are due.')).toBeDefined();
});

test.each([
  [6000, 'Added to what is held for artists and buyers', 'Rs. 6,000'],
  [-2500, 'Taken from what is held for artists and buyers', 'Rs. 2,500'],
])('When a month changes what is held by %d, then the sum says that it is a change', async (held, label, amount) => {
  const month = monthInIndia(new Date());
  const nothing = {
    received: 0,
    refunded: 0,
    paidOut: 0,
    returned: 0,
    reversed: 0,
    commission: 0,
    shipping: 0,
    tax: 0,
  };
  openPayments({}, { [`GET /studio/house-statements/${month}`]: { month, ...nothing, held } });
  expect((await screen.findByText(label)).nextSibling?.textContent).toBe(amount);
});

function closestEntry(element: HTMLElement): HTMLElement {
  const entry = element.closest('li');
  if (!entry) throw new Error('The link stands in no entry');
  return entry;
}

test('When what is recorded cannot be loaded, then no line is shown as unmatched, and the statement can be chosen again', async () => {
  const { answers } = openPayments({}, { 'GET /studio/payment/recorded': failure(403, 'FORBIDDEN') });
  const file = () =>
    new File(['Date,Details,Credit\n24/11/2026,NEFT UTR700700 NOOR SHAH,900'], 'a.csv', { type: 'text/csv' });
  const input = await screen.findByLabelText('Choose a statement');
  await userEvent.upload(input, file());
  expect((await screen.findByText(orderMessages.recordedNotLoaded)).getAttribute('role')).toBe('alert');
  expect(screen.queryByRole('list', { name: 'Transfers that match nothing' })).toBeNull();
  answers['GET /studio/payment/recorded'] = [{ orderId: 'paid-order', reference: 'UTR-700700' }];
  await userEvent.upload(input, file());
  expect(await screen.findByText('1 transfer recorded already')).toBeDefined();
  expect(screen.queryByText(orderMessages.recordedNotLoaded)).toBeNull();
});
