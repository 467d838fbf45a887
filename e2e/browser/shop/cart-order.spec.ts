import { cartMessages } from '@aperture-byline/contract/order/cart-messages';
import { checkoutMessages } from '@aperture-byline/contract/order/checkout-messages';
import { newOrderMessages } from '@aperture-byline/contract/order/new-order-messages';
import type { Quote } from '@aperture-byline/contract/order/quote';
import type { Order } from '@aperture-byline/contract/order/wire';
import { productMessages } from '@aperture-byline/contract/product/product-messages';
import { apiMessages } from '@aperture-byline/contract/shared/api-messages';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import type { Page, Request } from '@playwright/test';
import {
  confirmEmail,
  disableAccount,
  tokenOf,
  verificationLinkFor,
} from '../../support/emulator/accounts.ts';
import { MOCKED_ERROR } from '../../support/mocks/api-mocks.ts';
import { seriousFindings } from '../../support/page/axe.ts';
import {
  CART,
  type Choice,
  delivery,
  line,
  openCart,
  openPrints,
  ordersOf,
  signInWithAddresses,
  soldOutPrint,
  stored,
  storedCart,
  sums,
} from '../../support/page/cart.ts';
import { callAs, SUITE_URL } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const ORDER = '**/api/product/order';
const dialog = (page: Page) => page.getByRole('dialog');
const confirm = (page: Page) => delivery(page).getByRole('button', { name: 'Confirm Order' });
const place = (page: Page) => dialog(page).getByRole('button', { name: /^Plac/ });
const problem = (page: Page) => delivery(page).getByRole('alert').last();

async function print(): Promise<Choice> {
  const [choice] = await openPrints(1);
  if (!choice) throw new Error('No print');
  return choice;
}

/** Opens the confirmation of an order of these prints. */
async function openOrder(page: Page, prints: readonly Choice[]): Promise<void> {
  await openCart(
    page,
    prints.map((choice) => stored(choice)),
  );
  await expect(sums(page)).toContainText('Total');
  await expect(delivery(page).getByRole('radio').first()).toBeChecked();
  await expect(sums(page)).toContainText(formatPrice(100));
  await confirm(page).click();
  await expect(dialog(page)).toBeVisible();
}

/** The orders that the page sends from now on: their keys and bodies. */
function sentOrders(page: Page): { key: string; body: unknown }[] {
  const sent: { key: string; body: unknown }[] = [];
  page.on('request', (request: Request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/product/order'))
      sent.push({ key: request.headers()['idempotency-key'] ?? '', body: request.postDataJSON() });
  });
  return sent;
}

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

test('an answer that is lost and a second click leave one order', async ({ page, allowProblem }) => {
  allowProblem(/ERR_FAILED|ERR_CONNECTION|Mutation failed|request failed/);
  const buyer = await signInWithAddresses(page);
  const sent = sentOrders(page);
  await openOrder(page, [await print()]);
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
  const choice = await print();
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
    await openOrder(page, [await print()]);
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
    await openOrder(page, [await print()]);
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
  await openOrder(page, [await print()]);
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

test('a price that was changed in the browser is told, and the order has the server’s', async ({ page }) => {
  const buyer = await signInWithAddresses(page);
  const choice = await print();
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
  const choice = await print();
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

test('without an address, the order is not confirmed', async ({ page }) => {
  await signInWithAddresses(page, { addresses: [] });
  await openCart(page, [stored(await print())]);
  await expect(sums(page)).toContainText(formatPrice(100));
  await confirm(page).click();
  await expect(problem(page)).toContainText(newOrderMessages.paramsInvalid);
  await expect(problem(page)).toBeFocused();
  await expect(dialog(page)).toHaveCount(0);
});

test('an unconfirmed email is told what to do before the last step', async ({ page }) => {
  await signInWithAddresses(page, { verified: false });
  await openCart(page, [stored(await print())]);
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
  await openCart(page, [stored(await print())]);
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
  const choice = await print();
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

test('a session that has ended leads to the login and back to the cart', async ({ page, allowProblem }) => {
  allowProblem(/status of 40[01]|Mutation failed|Loading failed/);
  const buyer = await signInWithAddresses(page);
  await openOrder(page, [await print()]);
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

test('two tabs that place the same cart leave one order', async ({ page, context }) => {
  const buyer = await signInWithAddresses(page);
  const choice = await print();
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

for (const width of [360, 768, 1440])
  test(`the order is placed by keyboard at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    const buyer = await signInWithAddresses(page);
    await openCart(page, [stored(await print())]);
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
