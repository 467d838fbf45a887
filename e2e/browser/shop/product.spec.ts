import { productMessages } from '@aperture-byline/contract/product/product-messages';
import type { ProductDetail } from '@aperture-byline/contract/product/wire';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { chooseOption, printOption } from '../../support/page/cart.ts';
import { expectAllSites } from '../../support/page/share-menu.ts';
import { first, readProducts } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

/** A print with several pictures. */
const SEVERAL_PICTURES = 'everyone-is-home';

/** Another print of the seed: the newest may be one that another test takes off again. */
async function someProduct(): Promise<ProductDetail> {
  for await (const product of readProducts()) if (product.slug !== SEVERAL_PICTURES) return product;
  throw new Error('The suite has too few prints');
}

test('a print has its words, pictures, price and tabs, and the next one remembers it', async ({ page }) => {
  const product = await someProduct();
  const main = page.getByRole('main');
  const viewed = page.getByRole('list', { name: productMessages.recentlyViewed });
  await page.goto(`/shop/${product.slug}`);

  await test.step('artist, title, place, categories, introduction and picture are there', async () => {
    await expect(main.getByRole('heading', { level: 1, name: product.title })).toBeVisible();
    await expect(main).toContainText(`${product.creator_firstname} ${product.creator_lastname}`);
    await expect(main).toContainText(product.place);
    await expect(main).toContainText(product.introduction);
    for (const { category_name } of product.categories) await expect(main).toContainText(category_name);
    await expect(main.getByRole('img').first()).toBeVisible();
  });

  await test.step('it starts with the first size and frame, and another choice changes the price', async () => {
    const price = (amount: number) => page.getByText(`Price: ${formatPrice(amount)}`, { exact: true });
    const firstSize = first(product.sizes, 'sizes');
    const firstFrame = first(product.frames, 'frames');
    await expect(printOption(page, 'Size')).toHaveValue(firstSize.size_id);
    await expect(printOption(page, 'Frame')).toHaveValue(firstFrame.frame_id);
    await expect(price(firstSize.price + firstFrame.charge)).toBeVisible();
    const lastSize = product.sizes.at(-1) ?? firstSize;
    const lastFrame = product.frames.at(-1) ?? firstFrame;
    await chooseOption(page, 'Size', lastSize.size_id);
    await chooseOption(page, 'Frame', lastFrame.frame_id);
    await expect(price(lastSize.price + lastFrame.charge)).toBeVisible();
    await expect(printOption(page, 'Frame')).toHaveAccessibleDescription(lastFrame.frame_description);
  });

  await test.step('the tabs work by keyboard and hold description, shipping and returns', async () => {
    const tab = (name: string) => page.getByRole('tab', { name });
    await expect(tab('Description')).toHaveAttribute('aria-selected', 'true');
    await tab('Description').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab('Shipping')).toBeFocused();
    await expect(tab('Shipping')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel')).toContainText(/5.10 business days/);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tabpanel')).toContainText(/5.7 business days/);
    await page.keyboard.press('Home');
    await expect(tab('Description')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(tab('Return/Refund')).toBeFocused();
  });

  await test.step('where nothing was viewed before, there are other prints of the shop', async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const others = page.getByRole('list', { name: productMessages.morePrints }).locator('a[href^="/shop/"]');
    await expect(others).toHaveCount(8);
    await expect(others.and(page.locator(`[href="/shop/${product.slug}"]`))).toHaveCount(0);
    await expect(viewed).toHaveCount(0);
  });

  await page.goto(`/shop/${SEVERAL_PICTURES}`);

  await test.step('the print alone is shown, and what is also shown is a link', async () => {
    await expect(main.getByRole('list', { name: /^Pictures of/ })).toHaveCount(0);
    const shown = main.getByText(productMessages.alsoShown, { exact: true }).locator('xpath=following-sibling::*[1]');
    await expect(shown.getByRole('link').first()).toHaveAttribute('href', /[?&]image=/);
  });

  await test.step('its picture is zoomed on the whole screen until Escape', async () => {
    const opener = page.getByRole('button', { name: 'Open on the whole screen' });
    await opener.click();
    const lightbox = page.locator('.yarl__root');
    const shown = lightbox.locator('.yarl__slide_current img').first();
    await expect(shown).toBeVisible();
    const before = await shown.boundingBox();
    await lightbox.getByRole('button', { name: 'Zoom in' }).click();
    await expect
      .poll(async () => (await shown.boundingBox())?.width ?? 0)
      .toBeGreaterThan((before?.width ?? Number.NaN) * 1.3);
    await page.keyboard.press('Escape');
    await expect(lightbox).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  await test.step('the print that was viewed before is remembered', async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const links = viewed.locator('a[href^="/shop/"]');
    await expect(links).toHaveCount(1);
    await expect(links).toHaveAttribute('href', `/shop/${product.slug}`);
  });
});

test('its share menu has the eight sites in order', async ({ page }) => {
  await expectAllSites(page, `/shop/${SEVERAL_PICTURES}`);
});
