import { cartMessages } from '@aperture-byline/contract/order/cart-messages';
import { checkoutMessages } from '@aperture-byline/contract/order/checkout-messages';
import { newOrderMessages } from '@aperture-byline/contract/order/new-order-messages';
import { productMessages } from '@aperture-byline/contract/product/product-messages';
import { apiMessages } from '@aperture-byline/contract/shared/api-messages';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { confirmEmail, verificationLinkFor } from '../../support/emulator/accounts.ts';
import { seriousFindings } from '../../support/page/axe.ts';
import {
  CART,
  confirm,
  delivery,
  dialog,
  openCart,
  openOrder,
  openPrint,
  openPrints,
  ordersOf,
  place,
  problem,
  sentOrders,
  signInWithAddresses,
  stored,
  storedCart,
  sums,
} from '../../support/page/cart.ts';
import { SUITE_URL } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

test('an order is confirmed and placed once, and the cart is empty', async ({ page }) => {
  const buyer = await signInWithAddresses(page);
  const [one, two] = await openPrints(2);
  if (!one || !two) throw new Error('Too few prints');
  const sent = sentOrders(page);
  await openOrder(page, [one, two]);
  const subtotal = stored(one).price + stored(two).price;
  await expect(dialog(page)).toContainText('12 Hill Road');
  await expect(dialog(page)).toContainText(one.product.title);
  await expect(dialog(page)).toContainText(`Total${formatPrice(subtotal + 100)}`);
  await expect(dialog(page)).toContainText(`Nothing is paid now. ${productMessages.payLater}`);
  expect(await seriousFindings(page)).toEqual([]);
  await place(page).dblclick();
  await expect(dialog(page)).toContainText(checkoutMessages.placed);
  expect(await seriousFindings(page)).toEqual([]);
  expect(await storedCart(page)).toBeNull();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.key).toMatch(/^[\w-]{16,64}$/);
  expect(sent[0]?.body).toEqual({
    shippingAddress: buyer.saved[0]?.id,
    totalPrice: subtotal,
    finalPrice: subtotal + 100,
    shippingCharge: 100,
    productsInfo: [one, two].map((choice) => {
      const { productId, productSize, productFrame, price, photographer } = stored(choice);
      return { productId, productSize, productFrame, price, photographer };
    }),
  });
  expect(await ordersOf(buyer)).toHaveLength(1);

  // The same order once more is another one.
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText(cartMessages.empty)).toBeVisible();
  await openOrder(page, [one, two]);
  await place(page).click();
  await expect(dialog(page)).toContainText(checkoutMessages.placed);
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
  expect(await ordersOf(buyer)).toHaveLength(2);
  await dialog(page).getByRole('link', { name: 'See your order' }).click();
  const [, orderId] = (await ordersOf(buyer)).toReversed();
  await expect(page).toHaveURL(`/profile/orders/${orderId}`);
});

test('without an address, the order is not confirmed', async ({ page }) => {
  await signInWithAddresses(page, { addresses: [] });
  await openCart(page, [stored(await openPrint())]);
  await expect(sums(page)).toContainText(formatPrice(100));
  await confirm(page).click();
  await expect(problem(page)).toContainText(newOrderMessages.paramsInvalid);
  await expect(problem(page)).toBeFocused();
  await expect(dialog(page)).toHaveCount(0);
});

test('an unconfirmed email is told what to do before the last step', async ({ page }) => {
  await signInWithAddresses(page, { verified: false });
  await openCart(page, [stored(await openPrint())]);
  await expect(delivery(page).getByRole('heading', { name: 'Confirm your email' })).toBeVisible();
  await expect(delivery(page).getByRole('radio').first()).toBeChecked();
  await confirm(page).click();
  await expect(problem(page)).toHaveText(apiMessages.emailUnverified);
  await expect(dialog(page)).toHaveCount(0);
  expect(await seriousFindings(page)).toEqual([]);
});

test('an email that is confirmed on another device does not keep the order, and the link leads to the cart', async ({
  page,
}) => {
  const buyer = await signInWithAddresses(page, { verified: false });
  await openCart(page, [stored(await openPrint())]);
  await delivery(page).getByRole('button', { name: 'Send the link again' }).click();
  const link = await verificationLinkFor(buyer.email);
  expect(new URL(link).searchParams.get('continueUrl')).toBe(`${SUITE_URL}${CART}`);
  await confirmEmail(buyer.email);
  await expect(delivery(page).getByRole('radio').first()).toBeChecked();
  await confirm(page).click();
  await place(page).click();
  await expect(dialog(page)).toContainText(checkoutMessages.placed);
  expect(await ordersOf(buyer)).toHaveLength(1);
});

test('two copies are two lines of one order, and are shown as such', async ({ page }) => {
  const buyer = await signInWithAddresses(page);
  const choice = await openPrint();
  const sent = sentOrders(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await openCart(page, [stored(choice, { quantity: 2 })]);
  await expect(sums(page)).toContainText('Subtotal, 2 prints');
  await expect(delivery(page).getByRole('radio').first()).toBeChecked();
  await confirm(page).click();
  await expect(dialog(page)).toContainText(`2 × ${choice.product.title}`);
  // Without scrolling: the text above it scrolls by itself.
  await expect(place(page)).toBeInViewport({ ratio: 1 });
  await place(page).click();
  await expect(dialog(page)).toContainText(checkoutMessages.placed);
  expect(sent[0]?.body).toMatchObject({
    productsInfo: [stored(choice).productId, stored(choice).productId].map((productId) => ({ productId })),
  });
  const [orderId] = await ordersOf(buyer);
  await page.goto(`/profile/orders/${orderId}`);
  await expect(page.getByRole('main')).toContainText(`2 × ${choice.product.title}`);
  await expect(page.getByRole('main')).toContainText(`${formatPrice(stored(choice).price)} each`);
  await page.goto('/profile?tab=orders');
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toContainText(`2 × ${choice.product.title}`);
  await page.goto(`/profile/orders/${orderId}/receipt`);
  await expect(page.getByRole('row', { name: `2 × ${choice.product.title}` })).toContainText(
    formatPrice(2 * stored(choice).price),
  );
});

for (const width of [360, 768, 1440])
  test(`the order is placed by keyboard at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    const buyer = await signInWithAddresses(page);
    await openCart(page, [stored(await openPrint())]);
    await expect(sums(page)).toContainText(formatPrice(100));
    await expect(delivery(page).getByRole('radio').first()).toBeChecked();
    await confirm(page).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(confirm(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await place(page).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toContainText(checkoutMessages.placed);
    await page.keyboard.press('Escape');
    await expect(page.getByText(cartMessages.empty)).toBeInViewport();
    await expect(page.getByRole('main')).toBeFocused();
    expect(await ordersOf(buyer)).toHaveLength(1);
  });
