import type { GalleryPage } from '@aperture-byline/contract/image/wire';
import type { ProductPage } from '@aperture-byline/contract/product/wire';
import type { Page } from '@playwright/test';
import { first, readApi } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const lightbox = (page: Page) => page.getByRole('dialog');
const enlarge = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /whole screen|enlarge/i })
    .first();

test('Back closes the menu, and does not open it again over a page that was left by it', async ({ page }) => {
  await page.goto('/exhibitions');
  await page.goto('/stories');
  const toggle = page.getByRole('button', { name: 'Menu' });

  await toggle.click();
  await expect(menu(page)).toBeVisible();
  await page.goBack();
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL('/stories');

  await toggle.click();
  await menu(page).getByRole('link', { name: 'Gallery' }).click();
  await expect(page).toHaveURL('/gallery');
  await expect(menu(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/stories');
  await expect(menu(page)).toBeHidden();

  await toggle.click();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.state?.steps?.length ?? 0)).toBe(0);
  // Nothing is left of any menu.
  await page.goBack();
  await expect(page).toHaveURL('/exhibitions');
});

test('Back closes a photograph on the whole screen, on its page and on that of a print', async ({ page }) => {
  const { data } = await readApi<GalleryPage>('/image?page=1');
  const { products } = await readApi<ProductPage>('/product?page=1&pageSize=1');
  for (const path of [
    `/exhibition?image=${first(data, 'images').image_id}`,
    `/shop/${first(products, 'prints').slug}`,
  ]) {
    await page.goto('/exhibitions');
    await page.goto(path);
    await enlarge(page).click();
    await expect(lightbox(page)).toBeVisible();
    await page.goBack();
    await expect(lightbox(page)).toHaveCount(0);
    await expect(page).toHaveURL(path);
    // Forward does not open it again, and a button closes it without a step that is left.
    await page.goForward();
    await expect(lightbox(page)).toHaveCount(0);
    await enlarge(page).click();
    await lightbox(page).getByRole('button', { name: 'Close' }).click();
    await expect(lightbox(page)).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => history.state?.steps?.length ?? 0)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/exhibitions');
  }
});
