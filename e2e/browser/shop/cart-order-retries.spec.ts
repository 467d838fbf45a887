import { checkoutMessages } from '@aperture-byline/contract/cart/cart-messages';
import {
  CART,
  confirm,
  delivery,
  dialog,
  ORDER,
  openOrder,
  openPrint,
  place,
  readOrders,
  recordOrders,
  signInWithAddresses,
  storedCart,
} from '../../support/page/cart.ts';
import { expect, test } from '../fixtures.ts';

test('where answers are lost, the same order has the same key, also after a reload, and is placed once', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/ERR_FAILED|ERR_CONNECTION|Mutation failed|request failed/);
  const buyer = await signInWithAddresses(page);
  const sent = recordOrders(page);
  await openOrder(page, [await openPrint()]);
  await page.route(ORDER, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await place(page).click();
  await expect(dialog(page).getByRole('alert')).toContainText(checkoutMessages.orderFailed);
  await expect(place(page)).toHaveAttribute('aria-disabled', 'false');
  expect(await storedCart(page)).toHaveLength(1);
  expect(await readOrders(buyer)).toHaveLength(1);

  await page.goto(CART);
  await expect(delivery(page)).toContainText(checkoutMessages.unheard);
  await page.unroute(ORDER);
  await expect(confirm(page)).toHaveAttribute('aria-disabled', 'false');
  await confirm(page).click();
  await place(page).click();
  await expect(dialog(page)).toContainText(checkoutMessages.placed);
  expect(sent.map(({ key }) => key)).toEqual([sent[0]?.key, sent[0]?.key]);
  expect(await readOrders(buyer)).toHaveLength(1);
  expect(await storedCart(page)).toBeNull();
});
