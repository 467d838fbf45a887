import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { profileMessages } from '@aperture-byline/contract/user/profile-messages';
import type { Page } from '@playwright/test';
import { confirm, expire, move, newBuyer, placeOrder, signInAsBuyer } from '../../support/emulator/orders.ts';
import { failCall, MOCKED_ERROR } from '../../support/mocks/api-mocks.ts';
import { seriousFindings } from '../../support/page/axe.ts';
import { horizontalOverflow } from '../../support/page/page-measures.ts';
import { readQrCode } from '../../support/page/qr-code.ts';
import { expect, test } from '../fixtures.ts';

const [MIRA, NOOR] = ['artist@example.com', 'artist3@example.com'];

const state = (page: Page) => page.getByRole('main').getByRole('status').first();
/** The part of an order that has this print. */
const partWith = (page: Page, title: string) =>
  page.getByRole('region').filter({ has: page.getByRole('link', { name: title, exact: true }) });
const amount = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Amounts' })
    .locator('div')
    .filter({ has: page.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) }) })
    .getByRole('definition');

/** Opens an order's page and waits until it listens for notices. */
async function openListening(page: Page, orderId: string): Promise<void> {
  const listening = page.waitForResponse(/Firestore\/Listen/);
  await page.goto(`/profile/orders/${orderId}`);
  await listening;
}

test('the open page follows what artists and administrators do, and recomputes the amount due', async ({
  page,
}) => {
  const buyer = await signInAsBuyer(page);
  const { orderId, number, prints, total } = await placeOrder(buyer, [MIRA, NOOR]);
  const [mine, hers] = prints;
  if (!mine || !hers) throw new Error('There are two prints');
  await openListening(page, orderId);
  await expect(page.getByRole('heading', { level: 1, name: 'Your order' })).toBeVisible();
  await expect(page.getByText(`Order ${number}`)).toBeVisible();
  await expect(state(page)).toHaveText('Awaiting acceptance');
  await expect(page.getByText(orderMessages.paymentFollows)).toBeVisible();
  await expect(amount(page, 'Total')).toHaveText(formatPrice(total));
  await expect(page.getByRole('heading', { name: 'Payment' })).toHaveCount(0);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  await move(MIRA, orderId, 'accept');
  await expect(partWith(page, mine.title)).toContainText('Accepted');
  await expect(partWith(page, hers.title)).toContainText('Awaiting acceptance');
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Payment' })).toHaveCount(0);

  const reason = 'The last sheet of this paper is gone';
  await move(NOOR, orderId, 'decline', { reason });
  await expect(state(page)).toHaveText('Payment due');
  await expect(partWith(page, hers.title)).toContainText('Declined');
  await expect(partWith(page, hers.title)).toContainText(reason);
  const due = mine.price + 100;
  await expect(amount(page, 'Amount due')).toHaveText(formatPrice(due));
  await expect(amount(page, 'Prints that will not come')).toHaveText(`− ${formatPrice(hers.price)}`);

  await confirm(orderId, 'received', { reference: 'UTR123', amount: due });
  await expect(state(page)).toHaveText('Paid');
  await expect(page.getByRole('link', { name: 'Pay by UPI' })).toHaveCount(0);
  await move(MIRA, orderId, 'prepare');
  await expect(state(page)).toHaveText('Being prepared');
  await move(MIRA, orderId, 'ship', { carrier: 'India Post', tracking: 'EX 1' });
  await expect(state(page)).toHaveText('Shipped');
  const tracking = partWith(page, mine.title).getByRole('link', { name: 'EX 1' });
  await expect(tracking).toHaveAttribute('href', /^https:\/\/www\.indiapost\.gov\.in\/.*EX%201$/);
  await move(MIRA, orderId, 'deliver');
  await expect(state(page)).toHaveText('Delivered');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('what is due is paid by a link, its QR code or a bank transfer', async ({ page }) => {
  const buyer = await signInAsBuyer(page);
  const { orderId, number, total: due } = await placeOrder(buyer, [MIRA]);
  await move(MIRA, orderId, 'accept');
  await page.goto(`/profile/orders/${orderId}`);
  const link = await page.getByRole('link', { name: 'Pay by UPI' }).getAttribute('href');
  const query = `pa=aperture.byline@example&pn=Aperture%20%26%20Byline&am=${due}.00&cu=INR&tn=Order%20${number}`;
  expect(link).toBe(`upi://pay?${query}`);
  const code = page.getByRole('img', { name: `QR code: pay ${formatPrice(due)} by UPI` });
  expect(await readQrCode(code)).toBe(link);
  await expect(page.getByText('IFSC EXMP0000000')).toBeVisible();

  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await horizontalOverflow(page), `pixels wider than ${width}`).toBeLessThanOrEqual(0);
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await seriousFindings(page)).toEqual([]);
  }
});

test('the Orders tab lists what was ordered, follows its state, and leads to its page', async ({ page }) => {
  const buyer = await signInAsBuyer(page);
  await page.goto('/profile?tab=orders');
  await expect(page.getByText(profileMessages.noOrders)).toBeVisible();
  const { orderId, prints, total } = await placeOrder(buyer, [MIRA, NOOR]);
  const listening = page.waitForResponse(/Firestore\/Listen/);
  await page.reload();
  await listening;
  const row = page.getByRole('tabpanel').getByRole('listitem');
  await expect(row).toContainText(`${prints[0]?.title} and 1 more`);
  await expect(row).toContainText('Awaiting acceptance');
  await expect(row).toContainText(formatPrice(total));
  await expect(row.locator('img')).toHaveCount(2);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await horizontalOverflow(page), `pixels wider than ${width}`).toBeLessThanOrEqual(0);
  }
  expect(await seriousFindings(page)).toEqual([]);
  await move(MIRA, orderId, 'decline', { reason: 'Out of paper' });
  await move(NOOR, orderId, 'accept');
  await expect(row).toContainText('Payment due');
  await row.getByRole('link').click();
  await expect(page).toHaveURL(`/profile/orders/${orderId}`);
});

test('an order is cancelled by keyboard after a question, and its prints can be ordered again', async ({
  page,
}) => {
  const buyer = await signInAsBuyer(page);
  const { orderId, prints } = await placeOrder(buyer, [MIRA]);
  await page.goto(`/profile/orders/${orderId}`);
  const button = page.getByRole('button', { name: 'Cancel order' });
  await button.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
  await expect(dialog).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(state(page)).toHaveText('Awaiting acceptance');

  await button.press('Enter');
  await dialog.getByRole('button', { name: 'Cancel order' }).press('Enter');
  await expect(state(page)).toHaveText('Cancelled');
  await expect(page.getByText(orderMessages.cancelled)).toBeVisible();
  await expect(button).toHaveCount(0);
  await expect(page.getByText('There is nothing to pay for this order.')).toBeVisible();
  await expect(amount(page, 'To pay')).toHaveText('Rs. 0');

  await page.getByRole('button', { name: 'Order again' }).click();
  await expect(page).toHaveURL('/shop/cart');
  const cart = await page.evaluate(() => JSON.parse(localStorage.getItem('AnBCart') ?? '{}'));
  expect(cart.products).toMatchObject([
    { productId: prints[0]?.product_id, price: prints[0]?.price, productFrame: prints[0]?.frame_id },
  ]);
});

test('an order that an artist accepts meanwhile is not cancelled, and is shown as it stands', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/status of 409/);
  const buyer = await signInAsBuyer(page);
  const { orderId } = await placeOrder(buyer, [MIRA, NOOR]);
  await page.route(/user\/notice|firestore-listener/, (route) => route.abort('aborted'));
  allowProblem(/Loading failed|Notices are not live|Failed to (?:fetch|load)|request failed/);
  await page.goto(`/profile/orders/${orderId}`);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await move(MIRA, orderId, 'accept');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText(orderMessages.changed)).toBeVisible();
  await expect(page.getByText('Accepted', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
});

test('an order that nobody accepted in time has ended, and the rest of another one stands', async ({
  page,
}) => {
  const buyer = await signInAsBuyer(page);
  const { orderId, prints } = await placeOrder(buyer, [MIRA, NOOR]);
  await openListening(page, orderId);
  await expect(state(page)).toHaveText('Awaiting acceptance');
  await expire(MIRA, orderId);
  await expect(partWith(page, prints[0]?.title ?? '')).toContainText('Not accepted in time');
  await expect(state(page)).toHaveText('Awaiting acceptance');
  await move(NOOR, orderId, 'accept');
  await expect(amount(page, 'Amount due')).toHaveText(formatPrice((prints[1]?.price ?? 0) + 100));

  const alone = await placeOrder(buyer, [MIRA]);
  await expire(MIRA, alone.orderId);
  await page.goto(`/profile/orders/${alone.orderId}`);
  await expect(state(page)).toHaveText('Not accepted in time');
  await expect(page.getByText('There is nothing to pay for this order.')).toBeVisible();
  await expect(amount(page, 'To pay')).toHaveText('Rs. 0');
});

test('a receipt has order, prints, amounts and payment, and prints without what only a screen can do', async ({
  page,
}) => {
  const buyer = await signInAsBuyer(page);
  const { orderId, number, prints, total } = await placeOrder(buyer, [MIRA]);
  await move(MIRA, orderId, 'accept');
  await confirm(orderId, 'received', { reference: 'UTR-77', amount: total });
  await page.goto(`/profile/orders/${orderId}`);
  await page.getByRole('link', { name: 'Receipt' }).click();
  await expect(page).toHaveURL(`/profile/orders/${orderId}/receipt`);
  const sheet = page.getByRole('article');
  await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible();
  for (const text of [number, prints[0]?.title ?? '', 'Lighthouse Road', 'Kochi, Kerala 682001', 'UTR-77'])
    await expect(sheet).toContainText(text);
  await expect(sheet.getByRole('row', { name: /^Total/ })).toContainText(formatPrice(total));
  await expect(sheet).toContainText(`${formatPrice(total)} received on`);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await horizontalOverflow(page), `pixels wider than ${width}`).toBeLessThanOrEqual(0);
  }
  expect(await seriousFindings(page)).toEqual([]);

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Back to the order' })).toBeHidden();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(sheet).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(sheet).toContainText('UTR-77');
});

test('what is somebody else’s, or nobody’s, is not found', async ({ page, restoreSession, allowProblem }) => {
  allowProblem(/status of 404/);
  const { orderId } = await placeOrder(await newBuyer(), [MIRA]);
  await restoreSession('reader@example.com');
  for (const id of [orderId, 'nothing', 'not!an!id'])
    for (const address of [`/profile/orders/${id}`, `/profile/orders/${id}/receipt`]) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: orderMessages.orderNotFound })).toBeVisible();
    }
  expect(await seriousFindings(page)).toEqual([]);
});

test('a visitor is led from an order to the login and back', async ({ page }) => {
  await page.goto('/profile/orders/nothing');
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent('/profile/orders/nothing')}`);
});

test('an order that cannot be loaded says so, and loads again', async ({ page, allowProblem }) => {
  allowProblem(MOCKED_ERROR);
  const buyer = await signInAsBuyer(page);
  const { orderId } = await placeOrder(buyer, [MIRA]);
  const { recover } = await failCall(page, `/product/order/${orderId}`);
  await page.goto(`/profile/orders/${orderId}`);
  await expect(page.getByRole('alert')).toContainText(orderMessages.orderNotLoaded);
  await recover();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(state(page)).toHaveText('Awaiting acceptance');
});
