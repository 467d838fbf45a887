import { checkoutMessages, newOrderMessages } from '@aperture-byline/contract/cart/cart-messages';
import type { Order } from '@aperture-byline/contract/order/wire';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { readToken } from '../../support/emulator/accounts.ts';
import {
  confirm,
  delivery,
  dialog,
  line,
  openCart,
  openPrint,
  place,
  problem,
  readOrders,
  recordOrders,
  signInWithAddresses,
  sums,
  toCartItem,
} from '../../support/page/cart.ts';
import { callAs } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

test('prices that were changed in the browser or have changed since are told, and the order has the server’s', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/status of 409/);
  const buyer = await signInWithAddresses(page);
  const choice = await openPrint();
  const { price } = toCartItem(choice);
  const sent = recordOrders(page);
  // An older quote.
  await page.route(
    '**/api/product/quote',
    async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      for (const quoted of answer.data.lines) for (const size of quoted.sizes) size.price += 500;
      await route.fulfill({ response, json: answer });
    },
    { times: 1 },
  );
  await openCart(page, [toCartItem(choice, { price: 1, selectedSizePrice: 1 })]);
  await expect(line(page, choice.product.title)).toContainText(`from Rs. 1 to ${formatPrice(price + 500)}`);
  await expect(delivery(page).getByRole('radio').first()).toBeChecked();
  await confirm(page).click();
  await expect(dialog(page)).toContainText(`Total${formatPrice(price + 600)}`);
  await place(page).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(problem(page)).toHaveText(newOrderMessages.priceMismatch);
  await expect(line(page, choice.product.title)).toContainText(formatPrice(price));
  await expect(sums(page)).toContainText(`Total${formatPrice(price + 100)}`);
  expect(await readOrders(buyer)).toEqual([]);

  await confirm(page).click();
  await place(page).click();
  await expect(dialog(page)).toContainText(checkoutMessages.placed);
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
  const [orderId, ...others] = await readOrders(buyer);
  expect(others).toEqual([]);
  const token = await readToken(buyer.email, buyer.password);
  expect(await callAs<Order>(token, `/product/order/${orderId}`)).toMatchObject({ total: price + 100 });
});
