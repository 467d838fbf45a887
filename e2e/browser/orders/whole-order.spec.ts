import { cartMessages, checkoutMessages } from '@aperture-byline/contract/cart/cart-messages';
import { apiMessages } from '@aperture-byline/contract/shared/api/api-messages';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import type { Page } from '@playwright/test';
import { confirmEmail, newEmail, readToken, verificationLinkFor } from '../../support/emulator/accounts.ts';
import { mailTo } from '../../support/emulator/notifications.ts';
import { findPrint } from '../../support/emulator/orders.ts';
import { seriousFindings } from '../../support/page/axe.ts';
import {
  CART,
  chooseOption,
  confirm,
  delivery,
  fillAddress,
  line,
  NEW_ADDRESS,
  problem,
  readOrders,
  sums,
} from '../../support/page/cart.ts';
import { register } from '../../support/page/register.ts';
import { callAs, first, SUITE_URL } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const [MIRA, NOOR, ADMIN] = ['artist@example.com', 'artist3@example.com', 'admin@example.com'];
/** The artist's sub-order on the open screen. */
const sale = (page: Page, number: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: `Order ${number}` }) });

/** Puts the print into the cart on its page, in the size and frame that are chosen first there. */
async function addToCart(page: Page, slug: string, { sizeId, count }: { sizeId: string; count: number }) {
  await page.goto(`/shop/${slug}`);
  await chooseOption(page, 'Size', sizeId);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toHaveAttribute(
    'aria-label',
    `Cart, ${count} ${count === 1 ? 'print' : 'prints'}`,
  );
}

test('a visitor fills a cart, registers and orders; one artist accepts, one declines; it is paid, sent and arrives', async ({
  page,
  otherPage,
}) => {
  test.slow();
  const [hers, his] = [await findPrint(MIRA), await findPrint(NOOR)];
  await addToCart(page, hers.product.slug, { sizeId: hers.size.size_id, count: 1 });
  await addToCart(page, his.product.slug, { sizeId: his.size.size_id, count: 2 });
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
  await expect(page).toHaveURL(CART);
  await expect(delivery(page)).toContainText(cartMessages.loginForAddress);

  const email = newEmail();
  const password = await register(page, { email, redirect: CART });
  await expect(page).toHaveURL(CART);
  // The mail of the registration leads back to the cart; another device opens it here.
  const link = await verificationLinkFor(email);
  expect(new URL(link).searchParams.get('continueUrl')).toBe(SUITE_URL + CART);
  for (const { product } of [hers, his]) await expect(line(page, product.title)).toBeVisible();
  await delivery(page).getByRole('button', { name: 'Add New' }).click();
  await fillAddress(page, NEW_ADDRESS);
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(delivery(page).getByRole('radio', { name: /12 Hill Road/ })).toBeChecked();
  const prices = [hers, his].map(({ size, frame }) => size.price + frame.charge);
  const [herPrice = 0, hisPrice = 0] = prices;
  await expect(sums(page)).toContainText(formatPrice(herPrice + hisPrice + 100));
  await expect(delivery(page).getByRole('heading', { name: 'Confirm your email' })).toBeVisible();
  await confirm(page).click();
  await expect(problem(page)).toHaveText(apiMessages.emailUnverified);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await seriousFindings(page)).toEqual([]);
  await delivery(page).getByRole('button', { name: 'Send the link again' }).click();
  await expect.poll(() => verificationLinkFor(email)).not.toBe(link);
  const sentAgain = new URL(await verificationLinkFor(email));
  expect(sentAgain.searchParams.get('continueUrl')).toBe(SUITE_URL + CART);
  await confirmEmail(email);
  await confirm(page).click();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByRole('dialog')).toContainText(checkoutMessages.placed);
  const listening = page.waitForResponse(/Firestore\/Listen/);
  await page.getByRole('link', { name: 'See your order' }).click();
  await listening;
  const orderId = first(await readOrders({ uid: '', email, password }), 'order of the buyer');
  const number = orderId.slice(0, 8).toUpperCase();
  await expect(page).toHaveURL(`/profile/orders/${orderId}`);
  const state = page.getByRole('main').getByRole('status').first();
  await expect(state).toHaveText('Awaiting acceptance');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  const open = async (account: string, path: string) => {
    const opened = await otherPage(account);
    await opened.goto(path);
    return opened;
  };
  const mira = await open(MIRA, '/studio/orders');
  await sale(mira, number).getByRole('button', { name: 'Accept' }).click();
  const noor = await open(NOOR, '/studio/orders');
  await sale(noor, number).getByRole('button', { name: 'Decline' }).click();
  await noor.getByLabel('Your reason').fill('The printer is being repaired');
  await noor.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();

  await expect(state).toHaveText('Payment due');
  await expect(page.getByText('The printer is being repaired').first()).toBeVisible();
  await page.getByText('Transfer it yourself instead').click();
  await expect(page.getByRole('link', { name: 'Pay by UPI' })).toHaveAttribute(
    'href',
    new RegExp(`&am=${herPrice + 100}\\.00&cu=INR&tn=Order%20${number}$`),
  );
  const admin = await open(ADMIN, '/studio/payments');
  await admin
    .getByRole('listitem')
    .filter({ hasText: number })
    .getByRole('button', { name: 'Confirm receipt' })
    .click();
  await admin.getByLabel('Reference of the transfer').fill(`UTR ${number}`);
  await admin
    .getByRole('dialog')
    .getByRole('button', { name: /^Confirm/ })
    .click();
  await expect(state).toHaveText('Paid');

  await sale(mira, number).getByRole('button', { name: 'Start to prepare' }).click();
  await expect(state).toHaveText('Being prepared');
  await sale(mira, number).getByRole('button', { name: 'Mark as shipped' }).click();
  await mira.getByRole('dialog').getByLabel('Carrier').fill('Delhivery');
  expect(await seriousFindings(mira)).toEqual([]);
  await mira.getByRole('dialog').getByLabel('Tracking number').fill('D123');
  await mira.getByRole('dialog').getByRole('button', { name: 'Mark as shipped' }).click();
  await expect(state).toHaveText('Shipped');
  await expect(page.getByRole('link', { name: 'D123' })).toBeVisible();
  await sale(mira, number).getByRole('button', { name: 'Mark as delivered' }).click();
  await expect(state).toHaveText('Delivered');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

  const subjects = async () =>
    (await mailTo(email))
      .filter(({ message }) => message.text.includes(`${SUITE_URL}/profile/orders/${orderId}`))
      .map(({ message }) => message.subject)
      .toSorted();
  // The decline was the last answer: one mail says both.
  const expected = [
    'We have received your payment',
    'Your order at Aperture & Byline',
    'Your order can be paid now',
    'Your order was accepted',
    'Your prints are being prepared',
    'Your prints are on their way',
    'Your prints have arrived',
  ];
  await expect.poll(subjects).toEqual(expected);
  const notices = await callAs<{ subject: string }[]>(await readToken(email, password), '/user/notice');
  expect(notices.length).toBe(expected.length + 1);
  const artistMails = async (artist: string) =>
    (await mailTo(artist))
      .filter(({ message }) => message.text.includes(`${SUITE_URL}/studio/orders#sale-${orderId}`))
      .map(({ message }) => message.subject)
      .toSorted();
  await expect
    .poll(() => artistMails(MIRA))
    .toEqual(['An order is paid: please prepare it', 'Somebody ordered a print of yours']);
  await expect.poll(() => artistMails(NOOR)).toEqual(['Somebody ordered a print of yours']);
});
