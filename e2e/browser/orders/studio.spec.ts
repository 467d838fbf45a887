import type { Notice } from '@aperture-byline/contract/notice/wire';
import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import type { OpenPayments, Order, StudioOrder } from '@aperture-byline/contract/order/wire';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import type { Page } from '@playwright/test';
import { tokenOf } from '../../support/emulator/accounts.ts';
import { confirm, move, newBuyer, placeOrder } from '../../support/emulator/orders.ts';
import { seriousFindings } from '../../support/page/axe.ts';
import { horizontalOverflow } from '../../support/page/page-measures.ts';
import { callAs } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const ADMIN = 'admin@example.com';
const [MIRA, TENZIN] = ['artist@example.com', 'artist2@example.com'];
const SALES = '/studio/orders';
const PAYMENTS = '/studio/payments';

/** The artist's part of an order, or the transfer of one, on the open screen. */
const entry = (page: Page, number: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: number });
const sale = (page: Page, number: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: `Order ${number}` }) });

async function order(artists: readonly string[]) {
  const buyer = await newBuyer();
  const placed = await placeOrder(buyer, artists);
  const read = async () =>
    callAs<Order>(await tokenOf(buyer.email, buyer.password), `/product/order/${placed.orderId}`);
  return { ...placed, read };
}

/** Marks as read what other tests gave notice of: the bell shortens a number above nine. */
async function readNotices(email: string): Promise<void> {
  const token = await tokenOf(email);
  const notices = await callAs<Notice[]>(token, '/user/notice');
  await callAs(token, '/user/notice/read', { ids: notices.map(({ id }) => id) });
}

test('an artist accepts, prepares, ships and delivers their part on the screen, once it is paid', async ({
  page,
  restoreSession,
}) => {
  const { orderId, number, prints, total, read } = await order([MIRA]);
  await readNotices(MIRA);
  await restoreSession(MIRA);
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Orders to fulfil' }).click();
  await expect(page).toHaveURL(SALES);
  const part = sale(page, number);
  await expect(part).toContainText('23 h left to answer');
  await expect(part).toContainText(prints[0]?.title ?? '');
  await expect(part).not.toContainText('Lighthouse Road');
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await horizontalOverflow(page), `pixels wider than ${width}`).toBeLessThanOrEqual(0);
  }
  expect(await seriousFindings(page)).toEqual([]);

  await part.getByRole('button', { name: 'Accept' }).press('Enter');
  await expect(part).toContainText('Accepted');
  await expect(part).toContainText('The buyer has not paid yet');
  await expect(part).toContainText('Lighthouse Road');
  await expect(part.getByRole('heading')).toBeFocused();
  await expect(part.getByRole('button')).toHaveCount(0);

  await confirm(orderId, 'received', { reference: 'UTR1', amount: total });
  await expect(part).toContainText('Paid: 47 h left to prepare');
  await expect(part).toContainText('Payout by');
  await part.getByRole('button', { name: 'Start to prepare' }).click();
  await part.getByRole('button', { name: 'Mark as shipped' }).click();
  const dialog = page.getByRole('dialog', { name: 'How did you send it?' });
  await dialog.getByLabel('Carrier').fill('Blue Dart');
  await dialog.getByRole('button', { name: 'Mark as shipped' }).click();
  await expect(dialog.getByText(orderMessages.trackingEmpty)).toBeVisible();
  await expect(dialog.getByLabel('Tracking number')).toBeFocused();
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.type('BD 42');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(part.getByRole('link', { name: 'BD 42' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.bluedart\.com\/.*trackNo=BD%2042$/,
  );
  await part.getByRole('button', { name: 'Mark as delivered' }).click();
  await expect(part).toContainText('Delivered');
  expect(await read()).toMatchObject({
    status: 'delivered',
    parts: [{ carrier: 'Blue Dart', tracking: 'BD 42' }],
  });
});

test('a decline needs a reason, which the buyer reads', async ({ page, restoreSession }) => {
  const { number, read } = await order([TENZIN]);
  await restoreSession(TENZIN);
  await page.goto(SALES);
  const part = sale(page, number);
  await part.getByRole('button', { name: 'Decline' }).click();
  const dialog = page.getByRole('dialog', { name: 'Decline this order?' });
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(dialog.getByText(orderMessages.reasonEmpty)).toBeVisible();
  await expect(dialog.getByLabel('Your reason')).toBeFocused();
  await dialog.getByLabel('Your reason').fill('My printer is being repaired');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(part).toContainText('Declined');
  await expect(part).toContainText('My printer is being repaired');
  expect(await read()).toMatchObject({
    status: 'declined',
    parts: [{ reason: 'My printer is being repaired' }],
  });
});

test('a new order comes by itself, and one that its buyer cancelled cannot be accepted any more', async ({
  page,
  restoreSession,
}) => {
  await restoreSession(TENZIN);
  const listening = page.waitForResponse(/Firestore\/Listen/);
  await page.goto(SALES);
  await listening;
  const buyer = await newBuyer();
  const { orderId, number } = await placeOrder(buyer, [TENZIN]);
  const part = sale(page, number);
  await expect(part).toContainText('left to answer');
  await callAs(await tokenOf(buyer.email, buyer.password), `/product/order/${orderId}/cancel`, {});
  await expect(part).toContainText('Cancelled');
  await expect(part.getByRole('button')).toHaveCount(0);
});

test('an administrator confirms a receipt and a payout, each with its reference, and nothing twice', async ({
  page,
  restoreSession,
  allowProblem,
}) => {
  allowProblem(/status of 409/);
  const { orderId, number, prints, total, read } = await order([MIRA]);
  await move(MIRA, orderId, 'accept');
  await restoreSession(ADMIN);
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Payments' }).click();
  await expect(page).toHaveURL(PAYMENTS);
  await expect(page.getByText('Payment follows acceptance')).toBeVisible();
  const waiting = entry(page, number);
  await expect(waiting).toContainText(formatPrice(total));
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await horizontalOverflow(page), `pixels wider than ${width}`).toBeLessThanOrEqual(0);
  }
  expect(await seriousFindings(page)).toEqual([]);

  await waiting.getByRole('button', { name: 'Confirm receipt' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName(new RegExp(`^Has ${formatPrice(total)} from .* arrived\\?$`));
  await dialog.getByRole('button', { name: `Confirm ${formatPrice(total)}` }).press('Enter');
  await expect(dialog.getByText(orderMessages.referenceEmpty)).toBeVisible();
  await expect(dialog.getByLabel('Reference of the transfer')).toBeFocused();
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.type('UTR-1');
  await page.keyboard.press('Enter');
  await expect(page.getByText(orderMessages.confirmed)).toBeVisible();
  await expect(waiting.getByRole('button', { name: 'Confirm receipt' })).toHaveCount(0);
  expect(await read()).toMatchObject({ payment_status: 'paid', payment_reference: 'UTR-1' });

  const [print] = prints;
  await expect(waiting).toContainText(formatPrice(print?.price ?? 0));
  await waiting.getByRole('button', { name: 'Confirm payout' }).click();
  await dialog.getByLabel('Reference of the transfer').fill('PAY-2');
  // Another administrator is faster.
  await confirm(orderId, 'paid-out', {
    reference: 'PAY-1',
    amount: print?.price,
    artist: print?.photographer,
  });
  await dialog.getByRole('button', { name: /^Confirm/ }).click();
  await expect(page.getByText(orderMessages.wrongState)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(waiting).toHaveCount(0);
  const { payouts } = await callAs<OpenPayments>(await tokenOf(ADMIN), '/studio/payment');
  expect(payouts.filter(({ order_id }) => order_id === orderId)).toEqual([]);
});

test('a refund is confirmed with its reference, and empty lists say so', async ({ page, restoreSession }) => {
  const refund = {
    order_id: 'paid-and-declined',
    amount: 2900,
    buyer_name: 'Asha Rao',
    payment_reference: 'UTR-9',
  };
  const open: OpenPayments = { payments: [], refunds: [refund], payouts: [], late: [] };
  await page.route('**/api/studio/payment', (route) =>
    route.fulfill({ json: { returnCode: 200, data: open } }),
  );
  const sent: unknown[] = [];
  await page.route('**/api/studio/payment/paid-and-declined/refunded', (route) => {
    sent.push(route.request().postDataJSON());
    open.refunds = [];
    return route.fulfill({ json: { returnCode: 200, data: null } });
  });
  await restoreSession(ADMIN);
  await page.goto(PAYMENTS);
  const waiting = entry(page, 'paid-and');
  await expect(waiting).toContainText('Paid with reference UTR-9');
  await waiting.getByRole('button', { name: 'Confirm refund' }).click();
  const dialog = page.getByRole('dialog', { name: 'Was Rs. 2,900 sent back to Asha Rao?' });
  await dialog.getByLabel('Reference of the transfer').fill(' REF-3 ');
  await dialog.getByRole('button', { name: 'Confirm Rs. 2,900' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(waiting).toHaveCount(0);
  expect(sent).toEqual([{ reference: 'REF-3', amount: 2900 }]);
  await expect(page.getByRole('heading', { name: 'Refunds due' })).toBeFocused();
  for (const text of [
    'No payments are due.',
    'No refunds are due.',
    'No payouts are due.',
    'No paid prints are late.',
  ])
    await expect(page.getByText(text)).toBeVisible();
});

/** What the screens do when somebody comes back to them. */
const lookAgain = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));

test('what an artist types stays when the order moves to another list, and nothing is asked once the time is over', async ({
  page,
  restoreSession,
}) => {
  const { orderId, number } = await order([TENZIN]);
  const list = await callAs<StudioOrder[]>(await tokenOf(TENZIN), '/studio/order');
  const own = list.filter(({ order_id }) => order_id === orderId);
  const answer: { sales: StudioOrder[] } = { sales: own };
  await page.route('**/api/studio/order', (route) =>
    route.fulfill({ json: { returnCode: 200, data: answer.sales } }),
  );
  await restoreSession(TENZIN);
  await page.goto(`${SALES}#sale-${orderId}`);
  const part = sale(page, number);
  await expect(part.getByRole('heading')).toBeFocused();
  await part.getByRole('button', { name: 'Decline' }).click();
  const dialog = page.getByRole('dialog', { name: 'Decline this order?' });
  await dialog.getByLabel('Your reason').fill('My printer is being repaired');
  answer.sales = own.map((one) => ({ ...one, status: 'expired' }));
  await lookAgain(page);
  // What is behind the dialog has no role while it is open.
  await expect(page.getByText('Not accepted in time')).toBeAttached();
  await expect(dialog.getByLabel('Your reason')).toHaveValue('My printer is being repaired');
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(dialog).toHaveCount(0);

  answer.sales = own.map((one) => ({ ...one, accept_by: new Date(Date.now() - 1000).toISOString() }));
  await lookAgain(page);
  await expect(part).toContainText('The time to answer is over');
  await expect(part.getByRole('button')).toHaveCount(0);

  answer.sales = own.map((one) => ({ ...one, status: 'accepted', is_paid: true }));
  await lookAgain(page);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText('To prepare and send');
});

test('what an administrator types stays when the list changes, the amount is the one that was shown, and late parts are listed', async ({
  page,
  restoreSession,
}) => {
  const payment = {
    order_id: 'due-order',
    amount: 4100,
    buyer_name: 'Asha Rao',
    created_on: '2026-11-20T10:00:00Z',
  };
  const late = {
    order_id: 'late-order',
    artist: 900000001,
    artist_name: 'Mira Pillai',
    since: '2026-11-20T10:00:00Z',
  };
  const open: OpenPayments = { payments: [payment], refunds: [], payouts: [], late: [late] };
  await page.route('**/api/studio/payment', (route) =>
    route.fulfill({ json: { returnCode: 200, data: open } }),
  );
  const sent: unknown[] = [];
  await page.route('**/api/studio/payment/due-order/received', (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({ json: { returnCode: 200, data: null } });
  });
  await restoreSession(ADMIN);
  await page.goto(PAYMENTS);
  await expect(entry(page, 'LATE-ORD')).toContainText('Mira Pillai');
  await expect(entry(page, 'LATE-ORD')).toContainText('due to be prepared by 20 Nov 2026');
  await entry(page, 'DUE-ORDE').getByRole('button', { name: 'Confirm receipt' }).click();
  const dialog = page.getByRole('dialog', { name: 'Has Rs. 4,100 from Asha Rao arrived?' });
  await dialog.getByLabel('Reference of the transfer').fill('UTR-5');
  open.payments = [{ ...payment, order_id: 'another-order', amount: 2100 }];
  await lookAgain(page);
  await expect(page.getByText('ANOTHER-')).toBeAttached();
  await expect(dialog.getByLabel('Reference of the transfer')).toHaveValue('UTR-5');
  await dialog.getByRole('button', { name: 'Confirm Rs. 4,100' }).click();
  await expect(dialog).toHaveCount(0);
  expect(sent).toEqual([{ reference: 'UTR-5', amount: 4100 }]);
});

test('who has no such role finds no way to either screen, and nothing on it', async ({
  page,
  restoreSession,
}) => {
  await restoreSession('reader@example.com');
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^(?:Orders to fulfil|Payments)$/ })).toHaveCount(0);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  for (const [address, heading] of [
    [SALES, 'Only for photographers'],
    [PAYMENTS, 'Only for administrators'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(await seriousFindings(page)).toEqual([]);
  }
  expect(calls.filter((address) => address.includes('/api/studio'))).toEqual([]);
});

test('a visitor is led from the studio to the login and back', async ({ page }) => {
  for (const address of [SALES, PAYMENTS]) {
    await page.goto(address);
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(address)}`);
  }
});
