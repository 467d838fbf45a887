import { productMessages } from '@aperture-byline/contract/product/product-messages';
import type { ProductDetail, ProductPage } from '@aperture-byline/contract/product/wire';
import { messages } from '@aperture-byline/contract/shared/messages';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import type { Page } from '@playwright/test';
import { holdResponse, MOCKED_ERROR, mockError, mockHtml } from '../../support/mocks/api-mocks.ts';
import { expectAllSites } from '../../support/page/share-menu.ts';
import { first, readApi } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

async function slugs(): Promise<string[]> {
  const { products } = await readApi<ProductPage>('/product?page=1&pageSize=40');
  return products.map(({ slug }) => slug);
}

const someProduct = async (): Promise<ProductDetail> =>
  readApi<ProductDetail>(`/product/${first(await slugs(), 'products')}`);

const price = (page: Page, amount: number) =>
  page.getByText(`Price: ${formatPrice(amount)}`, { exact: true });

test('shows artist, title, place, categories, introduction and pictures', async ({ page }) => {
  const product = await someProduct();
  await page.goto(`/shop/${product.slug}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: product.title })).toBeVisible();
  await expect(main).toContainText(`${product.creator_firstname} ${product.creator_lastname}`);
  await expect(main).toContainText(product.place);
  await expect(main).toContainText(product.introduction);
  for (const { category_name } of product.categories) await expect(main).toContainText(category_name);
  await expect(main.getByRole('img').first()).toBeVisible();
});

test('starts with the first size and frame, and another choice changes the price', async ({ page }) => {
  const product = await someProduct();
  await page.goto(`/shop/${product.slug}`);
  const size = page.getByLabel('Size');
  const frame = page.getByLabel('Frame');
  const firstSize = first(product.sizes, 'sizes');
  const firstFrame = first(product.frames, 'frames');
  await expect(size).toHaveValue(firstSize.size_id);
  await expect(frame).toHaveValue(firstFrame.frame_id);
  await expect(price(page, firstSize.price + firstFrame.charge)).toBeVisible();
  await expect(size.locator('option').first()).toHaveText(
    `${firstSize.size_width}cm x ${firstSize.size_height}cm, ${formatPrice(firstSize.price)}`,
  );

  for (const chosenSize of product.sizes)
    for (const chosenFrame of product.frames) {
      await size.selectOption(chosenSize.size_id);
      await frame.selectOption(chosenFrame.frame_id);
      await expect(price(page, chosenSize.price + chosenFrame.charge)).toBeVisible();
      await expect(page.getByText(chosenFrame.frame_description)).toBeVisible();
    }
});

test('the tabs work by keyboard and hold description, shipping and returns', async ({ page }) => {
  const { slug } = await someProduct();
  await page.goto(`/shop/${slug}`);
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

test('a picture opens on the whole screen, and Escape closes it', async ({ page }) => {
  const { slug } = await someProduct();
  await page.goto(`/shop/${slug}`);
  const opener = page.getByRole('button', { name: 'Open on the whole screen' });
  await opener.click();
  const lightbox = page.locator('.yarl__root');
  await expect(lightbox).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lightbox).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('a thumbnail shows its picture, which is zoomed on the whole screen', async ({ page }) => {
  await page.goto('/shop/everyone-is-home');
  const thumbnails = page.getByRole('list', { name: /^Pictures of/ }).getByRole('button');
  await expect(thumbnails).not.toHaveCount(0);
  await thumbnails.nth(1).click();
  await expect(thumbnails.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Open on the whole screen' }).click();
  const lightbox = page.locator('.yarl__root');
  const shown = lightbox.locator('.yarl__slide_current img').first();
  await expect(shown).toBeVisible();
  const before = await shown.boundingBox();
  await lightbox.getByRole('button', { name: 'Zoom in' }).click();
  await expect
    .poll(async () => (await shown.boundingBox())?.width ?? 0)
    .toBeGreaterThan((before?.width ?? Number.NaN) * 1.3);
});

test('the recently viewed are what this visitor viewed before, latest first', async ({ page }) => {
  const [one = '', two = '', three = ''] = await slugs();
  const viewed = page.getByRole('list', { name: productMessages.recentlyViewed });
  const links = viewed.locator('a[href^="/shop/"]');
  await page.goto(`/shop/${one}`);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { name: productMessages.morePrints })).toBeVisible();
  const others = page.getByRole('list', { name: productMessages.morePrints }).locator('a[href^="/shop/"]');
  await expect(others.first()).toBeVisible();
  await expect(others.and(page.locator(`[href="/shop/${one}"]`))).toHaveCount(0);
  await expect(viewed).toHaveCount(0);
  await page.goto(`/shop/${two}`);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(links).toHaveCount(1);
  await page.goto(`/shop/${three}`);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(links).toHaveCount(2);
  await expect(links.first()).toHaveAttribute('href', `/shop/${two}`);
  await expect(links.nth(1)).toHaveAttribute('href', `/shop/${one}`);
});

test('more prints of the shop stand in where none of the remembered can be shown', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/status of 404.*\/api\/product\//);
  const [one = ''] = await slugs();
  await page.addInitScript(() => localStorage.setItem('AnBRecentlyViewed', '["gone-print"]'));
  await page.goto(`/shop/${one}`);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const links = page.getByRole('list', { name: productMessages.morePrints }).locator('a[href^="/shop/"]');
  await expect(links).toHaveCount(8);
  await expect(links.and(page.locator(`[href="/shop/${one}"]`))).toHaveCount(0);
});

test('says that it loads', async ({ page }) => {
  const { slug, title } = await someProduct();
  const { release } = await holdResponse(page, `/product/${slug}`);
  await page.goto(`/shop/${slug}`);
  await expect(page.getByRole('status').getByText(messages.loading)).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('says when there is no such product, and leads back to the shop', async ({ page, allowProblem }) => {
  allowProblem(/status of 404.*\/shop\//);
  await page.goto('/shop/nobody-printed-this');
  await expect(page.getByText(productMessages.noProductFound)).toBeVisible();
  await page.getByRole('link', { name: productMessages.goBack }).click();
  await expect(page).toHaveURL('/shop');
});

test('says when loading failed, and loads again', async ({ page, allowProblem }) => {
  allowProblem(MOCKED_ERROR);
  const { slug, title } = await someProduct();
  const { recover } = await mockError(page, `/product/${slug}`);
  await page.goto(`/shop/${slug}`);
  await expect(page.getByRole('alert')).toContainText(messages.somethingWrongLater);
  await recover();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('an answer that is no JSON is a failure, not a crash', async ({ page, allowProblem }) => {
  allowProblem(MOCKED_ERROR);
  const { slug } = await someProduct();
  await mockHtml(page, `/product/${slug}`);
  await page.goto(`/shop/${slug}`);
  await expect(page.getByRole('alert')).toContainText(messages.somethingWrongLater);
});

test('its share menu has the eight sites in order', async ({ page }) => {
  await expectAllSites(page, `/shop/${(await someProduct()).slug}`);
});
