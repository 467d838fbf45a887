import { cartMessages } from '@aperture-byline/contract/order/cart-messages';
import { checkoutMessages } from '@aperture-byline/contract/order/checkout-messages';
import { newOrderMessages } from '@aperture-byline/contract/order/new-order-messages';
import type { Quote } from '@aperture-byline/contract/order/quote';
import type { Order } from '@aperture-byline/contract/order/wire';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import type { Page } from '@playwright/test';
import { tokenOf } from '../../support/emulator/accounts.ts';
import {
  confirm,
  dialog,
  line,
  openCart,
  openOrder,
  openPrint,
  ordersOf,
  place,
  problem,
  sentOrders,
  signInWithAddresses,
  soldOutPrint,
  stored,
  storedCart,
  sums,
} from '../../support/page/cart.ts';
import { callAs } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

test('a price that was changed in the browser is told, and the order has the server’s', async ({ page }) => {
  const buyer = await signInWithAddresses(page);
  const choice = await openPrint();
  await openCart(page, [stored(choice, { price: 1, selectedSizePrice: 1 })]);
  const { price } = stored(choice);
  await expect(line(page, choice.product.title)).toContainText(`from Rs. 1 to ${formatPrice(price)}`);
  await expect(sums(page)).toContainText(`Total${formatPrice(price + 100)}`);
  await confirm(page).click();
  await place(page).click();
  await expect(dialog(page)).toContainText(checkoutMessages.placed);
  const [orderId] = await ordersOf(buyer);
  const token = await tokenOf(buyer.email, buyer.password);
  expect(await callAs<Order>(token, `/product/order/${orderId}`)).toMatchObject({ total: price + 100 });
});

/** Lets the cart believe an older quote, once. */
async function quoteOnce(page: Page, change: (quote: Quote) => void): Promise<void> {
  await page.route(
    '**/api/product/quote',
    async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      change(answer.data);
      await route.fulfill({ response, json: answer });
    },
    { times: 1 },
  );
}

test('prices that have changed are told, quoted anew, and ordered after a second confirmation', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/status of 409/);
  const buyer = await signInWithAddresses(page);
  const choice = await openPrint();
  const sent = sentOrders(page);
  await quoteOnce(page, ({ lines }) => {
    for (const quoted of lines) if ('sizes' in quoted) for (const size of quoted.sizes) size.price += 500;
  });
  await openOrder(page, [choice]);
  await expect(dialog(page)).toContainText(formatPrice(stored(choice).price + 500));
  await place(page).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(problem(page)).toHaveText(newOrderMessages.priceMismatch);
  await expect(line(page, choice.product.title)).toContainText(formatPrice(stored(choice).price));
  await expect(sums(page)).toContainText(`Total${formatPrice(stored(choice).price + 100)}`);
  expect(await ordersOf(buyer)).toEqual([]);
  await confirm(page).click();
  await place(page).click();
  await expect(dialog(page)).toContainText(checkoutMessages.placed);
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
  expect(await ordersOf(buyer)).toHaveLength(1);
});

test('a print that was sold meanwhile is marked, and cannot be confirmed again', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/status of 409/);
  const buyer = await signInWithAddresses(page);
  const choice = await soldOutPrint();
  await quoteOnce(page, ({ lines }) => {
    for (const quoted of lines)
      if ('sizes' in quoted)
        for (const size of quoted.sizes) Object.assign(size, { sold_out: false, left: 1 });
  });
  await openOrder(page, [choice]);
  await place(page).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(problem(page)).toHaveText(newOrderMessages.printSoldOut);
  await expect(line(page, choice.product.title)).toContainText(/sold out\./);
  expect(await storedCart(page)).toHaveLength(1);
  await confirm(page).click();
  await expect(problem(page)).toHaveText(cartMessages.printsUnavailable);
  await expect(dialog(page)).toHaveCount(0);
  expect(await ordersOf(buyer)).toEqual([]);
});
