import { cartMessages, newOrderMessages } from '@aperture-byline/contract/cart/cart-messages';
import { productMessages } from '@aperture-byline/contract/product/product-messages';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import type { Page } from '@playwright/test';
import { fillSignIn, newAccount } from '../../support/emulator/accounts.ts';
import { seriousFindings } from '../../support/page/axe.ts';
import {
  CART,
  chooseOption,
  delivery,
  line,
  openCart,
  openPrint,
  openPrints,
  printOption,
  soldOutPrint,
  storeCart,
  storedCart,
  sums,
  toCartItem,
} from '../../support/page/cart.ts';
import { horizontalOverflow, layoutShift, untilFontsShow, watchLayoutShift } from '../../support/page/page-measures.ts';
import { holdRequests } from '../../support/page/timing.ts';
import { expect, test } from '../fixtures.ts';

const bag = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ });
const add = (page: Page) => page.getByRole('button', { name: 'Add to cart' });
const remove = (page: Page) => page.getByRole('button', { name: 'Remove from cart' });

test('on its page a print is added once, changed, restored and removed, and leads to the cart', async ({ page }) => {
  const choice = await openPrint();
  const { product, size, frame } = choice;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/shop/${product.slug}`);
  await expect(bag(page)).toHaveCount(0);

  await test.step('it is added and that is said, and a second tap takes nothing back', async () => {
    const option = page
      .getByRole('group', { name: 'Size' })
      .locator('label')
      .filter({ hasText: `${size.size_width}cm x ${size.size_height}cm` });
    await expect(option).toContainText(formatPrice(size.price + (product.frames[0]?.charge ?? 0)));
    await chooseOption(page, 'Size', size.size_id);
    await untilFontsShow(page);
    await add(page).scrollIntoViewIfNeeded();
    const before = await add(page).boundingBox();
    await add(page).dblclick();
    await expect(page.getByRole('status').filter({ hasText: productMessages.inCart })).toHaveCount(1);
    const added = page.getByRole('button', { name: 'In your cart' });
    expect(await added.boundingBox()).toEqual(before);
    await expect(added).toBeFocused();
    expect(await storedCart(page)).toEqual([toCartItem(choice)]);
    await expect(bag(page)).toHaveAccessibleName('Cart, 1 print');
    expect(await seriousFindings(page)).toEqual([]);
  });

  const otherSize = product.sizes.find((one) => one !== size && !one.sold_out) ?? size;
  const otherFrame = product.frames.at(-1) ?? frame;
  const changed = toCartItem({ product, size: otherSize, frame: otherFrame });
  await test.step('another size and frame are stored, and a reload restores them', async () => {
    await chooseOption(page, 'Size', otherSize.size_id);
    await chooseOption(page, 'Frame', otherFrame.frame_id);
    await expect.poll(() => storedCart(page)).toEqual([changed]);
    const change = page.getByRole('status').filter({ hasText: 'Your cart now has' });
    await expect(change).toContainText(`${formatPrice(changed.price)}, in place of`);
    await expect(change).toContainText(formatPrice(toCartItem(choice).price));
    expect(await seriousFindings(page)).toEqual([]);
    await page.reload();
    await expect(printOption(page, 'Size')).toHaveValue(otherSize.size_id);
    await expect(printOption(page, 'Frame')).toHaveValue(otherFrame.frame_id);
    await expect(page.getByText(`Price: ${formatPrice(changed.price)}`, { exact: true })).toBeVisible();
  });

  await test.step('it is removed, and stays chosen', async () => {
    await remove(page).click();
    await expect(add(page)).toBeFocused();
    await expect(printOption(page, 'Size')).toHaveValue(otherSize.size_id);
    await expect(bag(page)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('AnBCart'))).toBeNull();
  });

  await test.step('it is added by keyboard, and the cart has it', async () => {
    await add(page).press('Enter');
    await page.getByRole('link', { name: 'View cart' }).click();
    await expect(page).toHaveURL(CART);
    await expect(line(page, product.title).getByLabel('Size')).toHaveValue(otherSize.size_id);
    await expect(sums(page)).toContainText(`Total${formatPrice(changed.price + 100)}`);
  });

  await test.step('the size that was looked at first is wanted too: both are lines of the cart', async () => {
    await page.goBack();
    await chooseOption(page, 'Size', size.size_id);
    await page.getByRole('button', { name: productMessages.addSizeToo }).click();
    const both = changed.price + toCartItem({ product, size, frame: otherFrame }).price;
    await page.getByRole('link', { name: 'View cart' }).click();
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(sums(page)).toContainText(`Total${formatPrice(both + 100)}`);
  });
});

test('a click before the page is hydrated adds what it showed, also where that is in the cart', async ({ page }) => {
  const choice = await openPrint();
  await storeCart(page, JSON.stringify({ products: [toCartItem(choice)] }));
  const release = await holdRequests(page, '*/assets/*.js');
  await page.goto(`/shop/${choice.product.slug}`, { waitUntil: 'commit' });
  await add(page).click();
  await release();
  await expect(remove(page)).toBeVisible();
  expect(await storedCart(page)).toHaveLength(1);
});

const WIDTHS = [360, 768, 1440];

test('with all that changed since, the cart fits a phone, a tablet and a desktop, and the link to it moves nothing', async ({
  page,
}) => {
  const [one, two] = await openPrints(2);
  if (!one || !two) throw new Error('Too few prints');
  const soldOut = await soldOutPrint();
  const { price } = toCartItem(one);
  await page.setViewportSize({ width: 360, height: 900 });
  await openCart(page, [
    toCartItem(one, { price: price + 700, selectedSizePrice: one.size.price + 700 }),
    toCartItem(two, { quantity: 2 }),
    toCartItem(soldOut),
    toCartItem(one, { productId: 'gone-print', title: 'Gone print' }),
  ]);

  await test.step('each line says what the server has of it, and the sums are of what can be ordered', async () => {
    await expect(line(page, one.product.title)).toContainText(
      `The price has changed from ${formatPrice(price + 700)} to ${formatPrice(price)}.`,
    );
    await expect(line(page, soldOut.product.title)).toContainText(/sold out/);
    await expect(line(page, 'Gone print')).toContainText(newOrderMessages.printGone);
    const subtotal = formatPrice(price + 2 * toCartItem(two).price);
    await expect(sums(page)).toContainText(`Subtotal, 3 prints${subtotal}`);
    expect((await storedCart(page))?.[0]).toEqual(toCartItem(one));
    expect(await seriousFindings(page)).toEqual([]);
  });

  await test.step('lines and sums fit', async () => {
    // Browsers of phones zoom into smaller text than this.
    await expect(line(page, one.product.title).getByLabel('Size')).toHaveCSS('font-size', '16px');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await horizontalOverflow(page), `pixels wider than ${width}`).toBeLessThanOrEqual(0);
      const lines = await page.getByRole('region', { name: 'Prints' }).getByRole('list').boundingBox();
      const [total, address] = [await sums(page).boundingBox(), await delivery(page).boundingBox()];
      if (!lines || !total || !address) throw new Error('Lines, sums or the delivery are not shown');
      expect(total.y).toBeGreaterThanOrEqual(lines.y + lines.height);
      // On a phone the sums stand after the address and the shipping, on which they depend.
      if (width < 1000) expect(total.y).toBeGreaterThan(address.y);
      else expect(address.x).toBeGreaterThanOrEqual(total.x + total.width);
    }
  });

  await test.step('the link to it has its room in the top bar', async () => {
    await watchLayoutShift(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/privacy-policy');
      await expect(bag(page)).toHaveAccessibleName('Cart, 5 prints');
      expect(await layoutShift(page), `layout shift at ${width} px`).toBeLessThanOrEqual(0.05);
      expect(await horizontalOverflow(page), `pixels wider than ${width}`).toBeLessThanOrEqual(0);
    }
  });
});

test('a visitor is asked to login and comes back to the same cart, and logging out empties it', async ({ page }) => {
  const choice = await openPrint();
  const { email, password } = await newAccount({ verified: true });
  await openCart(page, [toCartItem(choice)]);
  await expect(delivery(page)).toContainText(cartMessages.loginForAddress);
  await delivery(page).getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login?redirect=%2Fshop%2Fcart');
  await fillSignIn(page, email, password);
  await expect(page).toHaveURL(CART);
  await expect(line(page, choice.product.title)).toBeVisible();
  await expect(delivery(page).getByRole('button', { name: 'Add New' })).toBeVisible();

  await page.goto('/profile');
  await expect(bag(page)).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/privacy-policy');
  await expect(bag(page)).toHaveCount(0);
});
