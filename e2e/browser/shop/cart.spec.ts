import { cartMessages } from '@aperture-byline/contract/order/cart-messages';
import { newOrderMessages } from '@aperture-byline/contract/order/new-order-messages';
import { productMessages } from '@aperture-byline/contract/product/product-messages';
import { messages } from '@aperture-byline/contract/shared/messages';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import type { Page } from '@playwright/test';
import { fillSignIn, newAccount, newEmail } from '../../support/emulator/accounts.ts';
import { failCall, MOCKED_ERROR } from '../../support/mocks/api-mocks.ts';
import { seriousFindings } from '../../support/page/axe.ts';
import {
  CART,
  delivery,
  line,
  openCart,
  openPrints,
  soldOutPrint,
  storeCart,
  stored,
  storedCart,
  sums,
} from '../../support/page/cart.ts';
import { horizontalOverflow, layoutShift, watchLayoutShift } from '../../support/page/page-measures.ts';
import { register } from '../../support/page/register.ts';
import { expect, test } from '../fixtures.ts';

const bag = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ });
const count = (page: Page) => bag(page).getAttribute('aria-label');
const price = (page: Page, amount: number) =>
  page.getByText(`Price: ${formatPrice(amount)}`, { exact: true });
const add = (page: Page) => page.getByRole('button', { name: 'Add to cart' });
const remove = (page: Page) => page.getByRole('button', { name: 'Remove from cart' });

async function prints<N extends 1 | 2>(number: N) {
  const [one, two] = await openPrints(number);
  if (!one || (number === 2 && !two)) throw new Error('Too few prints');
  return [one, two ?? one] as const;
}

test('on its page a print is added, restored, changed and removed', async ({ page }) => {
  const [{ product, size, frame }] = await prints(1);
  await page.goto(`/shop/${product.slug}`);
  await expect(bag(page)).toHaveCount(0);
  await page.getByLabel('Size').selectOption(size.size_id);
  await add(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'In your cart' })).toBeFocused();
  await expect(remove(page)).toBeVisible();
  expect(await storedCart(page)).toEqual([stored({ product, size, frame })]);
  await expect(bag(page)).toBeVisible();
  expect(await count(page)).toBe('Cart, 1 print');

  const [otherSize = size] = product.sizes.filter((one) => one !== size && !one.sold_out);
  const otherFrame = product.frames.at(-1) ?? frame;
  await page.getByLabel('Size').selectOption(otherSize.size_id);
  await page.getByLabel('Frame').selectOption(otherFrame.frame_id);
  const changed = stored({ product, size: otherSize, frame: otherFrame });
  await expect.poll(() => storedCart(page)).toEqual([changed]);
  await page.reload();
  await expect(page.getByLabel('Size')).toHaveValue(otherSize.size_id);
  await expect(page.getByLabel('Frame')).toHaveValue(otherFrame.frame_id);
  await expect(price(page, changed.price)).toBeVisible();

  await remove(page).click();
  await expect(add(page)).toBeVisible();
  await expect(page.getByLabel('Size')).toHaveValue(otherSize.size_id);
  await expect(bag(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('AnBCart'))).toBeNull();
  expect(await seriousFindings(page)).toEqual([]);
});

test('a click before the page is hydrated adds what it showed, also where that is in the cart', async ({
  page,
}) => {
  const [choice] = await prints(1);
  await storeCart(page, JSON.stringify({ products: [stored(choice)] }));
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?!.*css)/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/shop/${choice.product.slug}`, { waitUntil: 'commit' });
  await add(page).click();
  release();
  await expect(remove(page)).toBeVisible();
  expect(await storedCart(page)).toHaveLength(1);
});

test('Buy now puts the chosen size and frame into the cart and goes there', async ({ page }) => {
  const [choice] = await prints(1);
  await page.goto(`/shop/${choice.product.slug}`);
  await page.getByLabel('Size').selectOption(choice.size.size_id);
  await page.getByRole('button', { name: 'Buy now' }).click();
  await expect(page).toHaveURL(CART);
  await expect(line(page, choice.product.title).getByLabel('Size')).toHaveValue(choice.size.size_id);
  expect(await storedCart(page)).toEqual([stored(choice)]);
});

test('a size that is sold out is marked, and cannot be added', async ({ page }) => {
  const { product, size } = await soldOutPrint();
  await page.goto(`/shop/${product.slug}`);
  await expect(page.getByLabel('Size').locator(`option[value="${size.size_id}"]`)).toHaveText(/, sold out$/);
  await page.getByLabel('Size').selectOption(size.size_id);
  await expect(page.getByText(productMessages.sizeSoldOut)).toBeVisible();
  for (const name of ['Add to cart', 'Buy now']) {
    await expect(page.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('button', { name }).click({ force: true });
  }
  await expect(page).toHaveURL(`/shop/${product.slug}`);
  expect(await storedCart(page)).toBeNull();
});

test('adding says so and leads to the cart, and a second tap takes nothing back', async ({ page }) => {
  const [choice] = await prints(1);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/shop/${choice.product.slug}`);
  const option = page.getByLabel('Size').locator(`option[value="${choice.size.size_id}"]`);
  await expect(option).toContainText(`, ${formatPrice(choice.size.price)}`);
  await page.getByLabel('Size').selectOption(choice.size.size_id);
  await add(page).scrollIntoViewIfNeeded();
  const before = await add(page).boundingBox();
  await add(page).dblclick();
  await expect(page.getByRole('status').filter({ hasText: productMessages.inCart })).toHaveCount(1);
  const after = await page.getByRole('button', { name: 'In your cart' }).boundingBox();
  expect(after).toEqual(before);
  expect(await storedCart(page)).toEqual([stored(choice)]);
  expect(await seriousFindings(page)).toEqual([]);
  await remove(page).click();
  await expect(add(page)).toBeFocused();
  await add(page).click();
  await page.getByRole('link', { name: 'View cart' }).click();
  await expect(page).toHaveURL(CART);
});

test('several copies of a print are chosen in the cart, as many as it has room for', async ({ page }) => {
  const [one, two] = await prints(2);
  await page.setViewportSize({ width: 360, height: 740 });
  await openCart(page, [stored(one), stored(two, { quantity: 48 })]);
  const { price: each } = stored(one);
  const copies = page.getByRole('group', { name: `Copies of ${one.product.title}` });
  const [fewer, more] = [
    copies.getByRole('button', { name: 'One fewer' }),
    copies.getByRole('button', { name: 'One more' }),
  ];
  await expect(fewer).toHaveAttribute('aria-disabled', 'true');
  await more.click();
  await expect(line(page, one.product.title)).toContainText(
    `${formatPrice(2 * each)}${formatPrice(each)} each`,
  );
  await expect(sums(page)).toContainText('Subtotal, 50 prints');
  await expect(sums(page)).toContainText(formatPrice(2 * each + 48 * stored(two).price));
  await expect(more).toHaveAttribute('aria-disabled', 'true');
  await more.click({ force: true });
  await expect(copies.getByRole('status')).toHaveText('2');
  await expect(bag(page)).toHaveAccessibleName('Cart, 50 prints');
  expect(await storedCart(page)).toMatchObject([{ quantity: 2 }, { quantity: 48 }]);
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  // Browsers of phones zoom into smaller text than this.
  const fontSize = (select: Element) => getComputedStyle(select).fontSize;
  expect(await line(page, one.product.title).getByLabel('Size').evaluate(fontSize)).toBe('16px');
  await fewer.click();
  await expect(sums(page)).toContainText('Subtotal, 49 prints');
  expect((await storedCart(page))?.[0]).toEqual(stored(one));
  expect(await seriousFindings(page)).toEqual([]);
});

test('an empty cart says so and leads to the shop', async ({ page }) => {
  await page.goto(CART);
  await expect(page.getByText(cartMessages.empty)).toBeVisible();
  await expect(bag(page)).toHaveCount(0);
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Visit the shop' }).click();
  await expect(page).toHaveURL('/shop');
});

test('adds up what is in it, and changes sizes and frames in place', async ({ page }) => {
  const [one, two] = await prints(2);
  await openCart(page, [stored(one), stored(two)]);
  const subtotal = stored(one).price + stored(two).price;
  await expect(sums(page)).toContainText(`Subtotal, 2 prints${formatPrice(subtotal)}`);
  await expect(sums(page)).toContainText(`Shipping${formatPrice(100)}`);
  await expect(sums(page)).toContainText(`Total${formatPrice(subtotal + 100)}`);
  await expect(sums(page)).toContainText(productMessages.payLater);
  await expect(line(page, one.product.title)).toContainText(
    `by ${one.product.creator_firstname} ${one.product.creator_lastname}`,
  );

  const frame = one.product.frames.at(-1) ?? one.frame;
  await line(page, one.product.title).getByLabel('Frame').selectOption(frame.frame_id);
  const changed = stored({ ...one, frame });
  await expect(line(page, one.product.title)).toContainText(formatPrice(changed.price));
  await expect(sums(page)).toContainText(`Total${formatPrice(changed.price + stored(two).price + 100)}`);
  await expect.poll(() => storedCart(page)).toEqual([changed, stored(two)]);
  await expect(page.getByText(/The price has changed/)).toHaveCount(0);
});

test('by keyboard a print is removed, and the focus and the sums follow', async ({ page }) => {
  const [one, two] = await prints(2);
  await openCart(page, [stored(one), stored(two)]);
  await page.getByRole('button', { name: `Remove ${one.product.title}` }).focus();
  await page.keyboard.press('Enter');
  await expect(line(page, one.product.title)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByText(`${one.product.title} was removed from your cart.`)).toBeAttached();
  await expect(sums(page)).toContainText(`Total${formatPrice(stored(two).price + 100)}`);
  expect(await count(page)).toBe('Cart, 1 print');
  await page.getByRole('button', { name: `Remove ${two.product.title}` }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(cartMessages.empty)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('AnBCart'))).toBeNull();
});

test('what changed since is said on its line with what to do, and is not in the sums', async ({ page }) => {
  const [one, two] = await prints(2);
  const soldOut = await soldOutPrint();
  const price = stored(one).price;
  await openCart(page, [
    stored(one, { price: price + 700, selectedSizePrice: one.size.price + 700, title: 'An earlier title' }),
    stored(two, { productSize: '1x1' }),
    stored(soldOut),
    stored(one, { productId: 'gone-print', title: 'Gone print' }),
  ]);
  await expect(line(page, one.product.title)).toContainText(
    `The price has changed from ${formatPrice(price + 700)} to ${formatPrice(price)}.`,
  );
  await expect(line(page, two.product.title)).toContainText(cartMessages.optionGone);
  await expect(line(page, soldOut.product.title)).toContainText(/sold out/);
  await expect(line(page, 'Gone print')).toContainText(newOrderMessages.printGone);
  await expect(sums(page)).toContainText(`Subtotal, 1 print${formatPrice(price)}`);
  // The stored print follows the quote, and the note stays for this visit.
  expect((await storedCart(page))?.[0]).toEqual(stored(one));
  expect(await seriousFindings(page)).toEqual([]);

  await line(page, two.product.title).getByLabel('Size').selectOption(two.size.size_id);
  await expect(line(page, two.product.title)).not.toContainText(cartMessages.optionGone);
  const [inStock] = soldOut.product.sizes.filter(({ sold_out }) => !sold_out);
  if (inStock) {
    await line(page, soldOut.product.title).getByLabel('Size').selectOption(inStock.size_id);
    await expect(sums(page)).toContainText('Subtotal, 3 prints');
  }
  await expect(page.getByText(/The price has changed/)).toHaveCount(1);
  await page.reload();
  await expect(sums(page)).toContainText('Subtotal');
  await expect(page.getByText(/The price has changed/)).toHaveCount(0);
});

test('says when it could not be quoted, keeps what is in it, and asks again', async ({
  page,
  allowProblem,
}) => {
  allowProblem(MOCKED_ERROR);
  const [one] = await prints(1);
  const { recover } = await failCall(page, '/product/quote');
  await openCart(page, [stored(one)]);
  await expect(sums(page).getByRole('alert')).toContainText(messages.somethingWrongLater);
  await expect(line(page, one.product.title)).toContainText(formatPrice(stored(one).price));
  await recover();
  await sums(page).getByRole('button', { name: messages.tryAgain }).click();
  await expect(sums(page)).toContainText(`Total${formatPrice(stored(one).price + 100)}`);
});

const HOSTILE = [
  '{"products":[',
  'null',
  '7',
  '"cart"',
  '{"products":"all"}',
  '{"products":[null,true,{}]}',
  '{"__proto__":{"products":[{}]}}',
  JSON.stringify({ products: [{ productId: '../secret', price: -1 }] }),
];

test('a stored cart that is none is repaired', async ({ page }) => {
  await page.goto(CART);
  for (const text of HOSTILE) {
    await page.evaluate((cart) => localStorage.setItem('AnBCart', cart), text);
    await page.reload();
    await expect(page.getByText(cartMessages.empty), text).toBeVisible();
    await expect(bag(page)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('AnBCart')), text).toBeNull();
  }
});

test('of a huge and hostile cart the prints stay, and no script runs', async ({ page }) => {
  const [one] = await prints(1);
  await openCart(page, [
    stored(one, { productId: 'scripted', primaryImage: 'javascript:document.title="owned"' }),
    stored(one, { productId: 'written', title: '<img src=x onerror="document.title=\'owned\'">' }),
    stored(one, { productId: 'foreign', primaryImage: 'https://evil.example/pixel.png' }),
    ...Array.from({ length: 10_000 }, (_, index) => stored(one, { productId: `print-${index}` })),
  ]);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(50);
  await expect(page.getByRole('heading', { name: '<img src=x onerror' })).toBeVisible();
  await expect(page.getByText(newOrderMessages.printGone)).toHaveCount(50);
  await expect(page).toHaveTitle(/^Your cart/);
  expect(await storedCart(page)).toHaveLength(50);
});

test('two tabs show one cart, and neither overwrites the other', async ({ page, context }) => {
  const [one, two] = await prints(2);
  await openCart(page, [stored(one)]);
  await expect(line(page, one.product.title)).toBeVisible();
  const other = await context.newPage();
  await other.goto(`/shop/${two.product.slug}`);
  await other.getByLabel('Size').selectOption(two.size.size_id);
  await other.getByRole('button', { name: 'Add to cart' }).click();
  await expect(line(page, two.product.title)).toBeVisible();
  await expect(sums(page)).toContainText(`Total${formatPrice(stored(one).price + stored(two).price + 100)}`);
  await page.getByRole('button', { name: `Remove ${two.product.title}` }).click();
  await expect(other.getByRole('button', { name: 'Add to cart' })).toBeVisible();
  await page.getByRole('button', { name: `Remove ${one.product.title}` }).click();
  await expect(bag(other)).toHaveCount(0);
});

test('a visitor is asked to login, and comes back to the same cart', async ({ page }) => {
  const [one] = await prints(1);
  const { email, password } = await newAccount({ verified: true });
  await openCart(page, [stored(one)]);
  await expect(delivery(page)).toContainText(cartMessages.loginForAddress);
  await expect(delivery(page).getByRole('link', { name: 'Register' })).toHaveAttribute(
    'href',
    '/register?redirect=%2Fshop%2Fcart',
  );
  await delivery(page).getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login?redirect=%2Fshop%2Fcart');
  await fillSignIn(page, email, password);
  await expect(page).toHaveURL(CART);
  await expect(line(page, one.product.title)).toBeVisible();
  await expect(delivery(page).getByRole('button', { name: 'Add New' })).toBeVisible();
});

test('logging out empties the cart, and its link goes', async ({ page }) => {
  const [one] = await prints(1);
  const { email, password } = await newAccount({ verified: true });
  await page.goto('/login');
  await fillSignIn(page, email, password);
  await expect(page).not.toHaveURL(/\/login/);
  await storeCart(page, JSON.stringify({ products: [stored(one)] }));
  await page.goto('/profile');
  await expect(bag(page)).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/privacy-policy');
  await expect(bag(page)).toHaveCount(0);
});

for (const width of [360, 768, 1440])
  test(`fits at ${width} px, and the link to it moves nothing`, async ({ page }) => {
    const [one, two] = await prints(2);
    const soldOut = await soldOutPrint();
    await page.setViewportSize({ width, height: 900 });
    await watchLayoutShift(page);
    await openCart(page, [stored(one), stored(two), stored(soldOut)]);
    await expect(sums(page)).toContainText('Subtotal, 2 prints');
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
    expect(await seriousFindings(page)).toEqual([]);
    const lines = await page.getByRole('region', { name: 'Prints' }).boundingBox();
    const total = await sums(page).boundingBox();
    if (!lines || !total) throw new Error('Lines or sums are not shown');
    if (width < 1000) expect(total.y).toBeGreaterThanOrEqual(lines.y + lines.height);
    else expect(total.x).toBeGreaterThanOrEqual(lines.x + lines.width);

    await page.goto(`/shop/${one.product.slug}`);
    await expect(bag(page)).toBeVisible();
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.05);
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  });

test('who registers on the way to the cart comes back to it', async ({ page }) => {
  const [one] = await prints(1);
  await openCart(page, [stored(one)]);
  await register(page, { email: newEmail(), redirect: CART });
  await expect(page).toHaveURL(CART);
  await expect(line(page, one.product.title)).toBeVisible();
});
