import { checkoutMessages } from '@aperture-byline/contract/order/checkout-messages';
import { apiMessages } from '@aperture-byline/contract/shared/api-messages';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { disableAccount } from '../../support/emulator/accounts.ts';
import { MOCKED_ERROR } from '../../support/mocks/api-mocks.ts';
import {
  CART,
  confirm,
  delivery,
  dialog,
  ORDER,
  openOrder,
  openPrint,
  ordersOf,
  place,
  sentOrders,
  signInWithAddresses,
  storedCart,
  sums,
} from '../../support/page/cart.ts';
import { expect, test } from '../fixtures.ts';

test('an answer that is lost and a second click leave one order', async ({ page, allowProblem }) => {
  allowProblem(/ERR_FAILED|ERR_CONNECTION|Mutation failed|request failed/);
  const buyer = await signInWithAddresses(page);
  const sent = sentOrders(page);
  await openOrder(page, [await openPrint()]);
  await page.route(ORDER, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await place(page).click();
  await expect(dialog(page).getByRole('alert')).toContainText(checkoutMessages.orderFailed);
  expect(await storedCart(page)).toHaveLength(1);
  expect(await ordersOf(buyer)).toHaveLength(1);
  await page.unroute(ORDER);
  await expect(place(page)).toHaveAttribute('aria-disabled', 'false');
  await place(page).click();
  await expect(dialog(page)).toContainText(checkoutMessages.placed);
  expect(sent).toHaveLength(2);
  expect(sent[1]?.key).toBe(sent[0]?.key);
  expect(await ordersOf(buyer)).toHaveLength(1);
  expect(await storedCart(page)).toBeNull();
});

test('after a lost answer and a reload, the same order has the same key', async ({ page, allowProblem }) => {
  allowProblem(/ERR_FAILED|ERR_CONNECTION|Mutation failed|request failed/);
  const buyer = await signInWithAddresses(page);
  const sent = sentOrders(page);
  const choice = await openPrint();
  await openOrder(page, [choice]);
  await page.route(ORDER, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await place(page).click();
  await expect(dialog(page).getByRole('alert')).toContainText(checkoutMessages.orderFailed);
  await page.unroute(ORDER);
  await page.goto(CART);
  await expect(delivery(page)).toContainText(checkoutMessages.unheard);
  await expect(delivery(page).getByRole('link', { name: 'Your orders' })).toHaveAttribute(
    'href',
    '/profile?tab=orders',
  );
  await expect(sums(page)).toContainText(formatPrice(100));
  await confirm(page).click();
  await place(page).click();
  await expect(dialog(page)).toContainText(checkoutMessages.placed);
  expect(sent[1]?.key).toBe(sent[0]?.key);
  expect(await ordersOf(buyer)).toHaveLength(1);
});

for (const [status, code] of [
  [503, 'UNAVAILABLE'],
  [500, 'INTERNAL'],
  [429, 'TOO_MANY_REQUESTS'],
] as const)
  test(`an order that fails with ${status} can be sent again, with the same key`, async ({
    page,
    allowProblem,
  }) => {
    allowProblem(new RegExp(`status of ${status}|${MOCKED_ERROR.source}`));
    const buyer = await signInWithAddresses(page);
    const sent = sentOrders(page);
    await openOrder(page, [await openPrint()]);
    await page.route(ORDER, (route) =>
      route.fulfill({
        status,
        json: { returnCode: status, error: { code, message: apiMessages.tooMany, requestId: 'r' } },
      }),
    );
    await place(page).click();
    await expect(dialog(page).getByRole('alert')).toContainText(
      status === 429 ? apiMessages.tooMany : checkoutMessages.orderFailed,
    );
    expect(await storedCart(page)).toHaveLength(1);
    await page.unroute(ORDER);
    await place(page).click();
    await expect(dialog(page)).toContainText(checkoutMessages.placed);
    expect(sent.map(({ key }) => key)).toEqual([sent[0]?.key, sent[0]?.key]);
    expect(await ordersOf(buyer)).toHaveLength(1);
  });

for (const status of [200, 403, 502])
  test(`an answer of ${status} that is no JSON is a failure that keeps the cart and the key`, async ({
    page,
    allowProblem,
  }) => {
    allowProblem(/Mutation failed|status of (?:403|502)/);
    const buyer = await signInWithAddresses(page);
    const sent = sentOrders(page);
    await openOrder(page, [await openPrint()]);
    await page.route(ORDER, (route) =>
      route.fulfill({ status, contentType: 'text/html', body: '<h1>Welcome</h1>' }),
    );
    await place(page).click();
    await expect(dialog(page).getByRole('alert')).toContainText(checkoutMessages.orderFailed);
    await expect(place(page)).toHaveAttribute('aria-disabled', 'false');
    expect(await storedCart(page)).toHaveLength(1);
    await dialog(page).getByRole('button', { name: 'Back to the cart' }).click();
    await expect(delivery(page)).toContainText(checkoutMessages.unheard);
    await page.unroute(ORDER);
    await confirm(page).click();
    await place(page).click();
    await expect(dialog(page)).toContainText(checkoutMessages.placed);
    expect(sent.map(({ key }) => key)).toEqual([sent[0]?.key, sent[0]?.key]);
    expect(await ordersOf(buyer)).toHaveLength(1);
  });

test('an answer that does not come in time is given up, and the same key is sent again', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/Mutation failed/);
  const buyer = await signInWithAddresses(page);
  const sent = sentOrders(page);
  // The browser's own clock runs AbortSignal.timeout.
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (milliseconds) => timeout(milliseconds / 100);
  });
  await openOrder(page, [await openPrint()]);
  await page.route(ORDER, () => undefined);
  await place(page).click();
  await expect(dialog(page).getByRole('alert')).toContainText(checkoutMessages.orderFailed);
  await page.unroute(ORDER);
  await page.evaluate(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
  await place(page).click();
  await expect(dialog(page)).toContainText(checkoutMessages.placed);
  expect(sent.map(({ key }) => key)).toEqual([sent[0]?.key, sent[0]?.key]);
  expect(await ordersOf(buyer)).toHaveLength(1);
});

test('a session that has ended leads to the login and back to the cart', async ({ page, allowProblem }) => {
  allowProblem(/status of 40[01]|Mutation failed|Loading failed/);
  const buyer = await signInWithAddresses(page);
  await openOrder(page, [await openPrint()]);
  await disableAccount(buyer.uid);
  await page.route(ORDER, (route) =>
    route.fulfill({
      status: 401,
      json: {
        returnCode: 401,
        error: { code: 'UNAUTHENTICATED', message: apiMessages.unauthenticated, requestId: 'r' },
      },
    }),
  );
  await place(page).click();
  await expect(page).toHaveURL('/login?redirect=%2Fshop%2Fcart');
  expect(await storedCart(page)).toHaveLength(1);
});
