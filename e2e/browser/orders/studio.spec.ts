import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import type { OpenPayments, Order } from '@aperture-byline/contract/order/wire';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import type { Page } from '@playwright/test';
import { readToken } from '../../support/emulator/accounts.ts';
import { newBuyer, placeOrder, sendTransition } from '../../support/emulator/orders.ts';
import { seriousFindings } from '../../support/page/axe.ts';
import { horizontalOverflow } from '../../support/page/page-measures.ts';
import { callAs } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const ADMIN = 'admin@example.com';
const [MIRA, TENZIN] = ['artist@example.com', 'artist2@example.com'];

async function expectFits(page: Page): Promise<void> {
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await horizontalOverflow(page), `pixels wider than ${width}`).toBeLessThanOrEqual(0);
  }
  expect(await seriousFindings(page)).toEqual([]);
}

test('a new order comes to its artist by itself, fits, and one that its buyer cancelled cannot be accepted any more', async ({
  page,
  restoreSession,
}) => {
  const buyer = await newBuyer();
  await restoreSession(TENZIN);
  await page.goto('/profile');
  const listening = page.waitForResponse(/Firestore\/Listen/);
  await page.getByRole('link', { name: 'Orders to fulfil' }).press('Enter');
  await expect(page).toHaveURL('/studio/orders');
  await listening;
  const { orderId, number, prints } = await placeOrder(buyer, [TENZIN]);
  const subOrder = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: `Order ${number}` }) });
  await expect(subOrder).toContainText('23 h left to answer');
  await expect(subOrder).toContainText(prints[0]?.title ?? '');
  await expect(subOrder).not.toContainText('Lighthouse Road');
  await expectFits(page);
  await callAs(await readToken(buyer.email, buyer.password), `/product/order/${orderId}/cancel`, {});
  await expect(subOrder).toContainText('Cancelled');
  await expect(subOrder.getByRole('button')).toHaveText(['Messages with the buyer']);
});

test('an administrator confirms a receipt and a payout, each with its reference', async ({ page, restoreSession }) => {
  const buyer = await newBuyer();
  const { orderId, number, prints, total } = await placeOrder(buyer, [MIRA]);
  await sendTransition(MIRA, orderId, 'accept');
  await restoreSession(ADMIN);
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Payments' }).press('Enter');
  await expect(page).toHaveURL('/studio/payments');
  await expect(page.getByText('Payment follows acceptance')).toBeVisible();
  const waiting = page.getByRole('main').getByRole('listitem').filter({ hasText: number });
  await expect(waiting).toContainText(formatPrice(total));
  await expectFits(page);

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
  const token = await readToken(buyer.email, buyer.password);
  expect(await callAs<Order>(token, `/product/order/${orderId}`)).toMatchObject({
    payment_status: 'paid',
    payment_reference: 'UTR-1',
  });

  await expect(waiting).toContainText(formatPrice(prints[0]?.price ?? 0));
  await waiting.getByRole('button', { name: 'Confirm payout' }).click();
  await dialog.getByLabel('Reference of the transfer').fill('PAY-2');
  await dialog.getByRole('button', { name: /^Confirm/ }).click();
  await expect(dialog).toHaveCount(0);
  await expect(waiting).toHaveCount(0);
  const { payouts } = await callAs<OpenPayments>(await readToken(ADMIN), '/studio/payment');
  expect(payouts.filter((payout) => payout.orderId === orderId)).toEqual([]);
});
