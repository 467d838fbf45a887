import { checkoutMessages } from '@aperture-byline/contract/order/checkout-messages';
import {
  CART,
  dialog,
  line,
  ORDER,
  openOrder,
  openPrint,
  openPrints,
  ordersOf,
  place,
  signInWithAddresses,
} from '../../support/page/cart.ts';
import { expect, test } from '../fixtures.ts';

test('two tabs that place the same cart leave one order', async ({ page, context }) => {
  const buyer = await signInWithAddresses(page);
  const choice = await openPrint();
  await openOrder(page, [choice]);
  const other = await context.newPage();
  await openOrder(other, [choice]);
  // Both are under way before either is answered.
  const { promise: both, resolve: release } = Promise.withResolvers<void>();
  let waiting = 0;
  await context.route(ORDER, async (route) => {
    waiting += 1;
    if (waiting === 2) release();
    await both;
    await route.continue();
  });
  await place(page).click();
  await place(other).click();
  for (const tab of [page, other]) await expect(dialog(tab)).toContainText(checkoutMessages.placed);
  expect(await ordersOf(buyer)).toHaveLength(1);
});

test('a confirmation that is open in two tabs leaves one order, and the second tab says so', async ({
  page,
  context,
}) => {
  const buyer = await signInWithAddresses(page);
  const [one, two] = await openPrints(2);
  if (!one || !two) throw new Error('Too few prints');
  const [other, deaf] = [await context.newPage(), await context.newPage()];
  await openOrder(page, [one, two]);
  await other.goto(CART);
  await line(other, one.product.title).getByRole('button', { name: 'Remove' }).click();
  await expect(dialog(page)).toContainText(checkoutMessages.cartChanged);

  // This tab hears of the other's order too late.
  await deaf.addInitScript(() =>
    window.addEventListener('storage', (event) => event.isTrusted && event.stopImmediatePropagation()),
  );
  for (const tab of [page, other, deaf]) await openOrder(tab, [one, two]);
  await place(page).click();
  await expect(dialog(page)).toContainText(checkoutMessages.placed);
  await expect(dialog(other)).toContainText(checkoutMessages.orderedElsewhere);
  await expect(dialog(other).getByRole('link', { name: 'Your orders' })).toBeVisible();
  await expect(place(other)).toHaveCount(0);
  await place(deaf).click();
  await expect(dialog(deaf)).toContainText(checkoutMessages.placed);
  expect(await ordersOf(buyer)).toHaveLength(1);
});
