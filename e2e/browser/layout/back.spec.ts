import type { ExhibitionListItem } from '@aperture-byline/contract/exhibition/wire';
import type { GalleryPage } from '@aperture-byline/contract/image/wire';
import { pagePaths } from '@aperture-byline/contract/pages/page-table';
import type { ProductPage } from '@aperture-byline/contract/product/wire';
import { profileMessages } from '@aperture-byline/contract/profile/profile-messages';
import { reminderMessages } from '@aperture-byline/contract/reminder/reminder-messages';
import type { Page } from '@playwright/test';
import { first, readApi } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const lightbox = (page: Page) => page.getByRole('dialog');
const countSteps = (page: Page) => page.evaluate(() => history.state?.steps?.length ?? 0);
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
  await expect.poll(() => countSteps(page)).toBe(0);
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
    await expect.poll(() => countSteps(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/exhibitions');
  }
});

test('Back closes a photograph that was paged on, over the one that was shown last, and then leads to the list', async ({
  page,
}) => {
  const { data: images } = await readApi<GalleryPage>('/image?page=1');
  const address = (index: number) => `/exhibition?image=${images[index]?.image_id}`;
  for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
    await page.goto('/gallery?page=1');
    await page.getByRole('link', { name: first(images, 'images').title }).click();
    await expect(page).toHaveURL(address(0));
    await enlarge(page).click();
    await expect(lightbox(page)).toBeVisible();
    for (const index of [1, 2]) {
      await page.keyboard.press('ArrowRight');
      await expect(page).toHaveURL(address(index));
      await expect.poll(() => countSteps(page)).toBe(1);
    }
    await close();
    await expect(lightbox(page)).toHaveCount(0);
    await expect.poll(() => countSteps(page)).toBe(0);
    await expect(page).toHaveURL(address(2));
    await expect(page.getByRole('heading', { level: 1, name: images[2]?.title, exact: true })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/gallery?page=1');
  }
});

test('Back closes a dialog, asks before words in it are lost, and after a reload leaves the page at once', async ({
  page,
  allowProblem,
}) => {
  const upcoming = await readApi<ExhibitionListItem[]>('/exhibition/approved/upcoming');
  const path = pagePaths().exhibition(first(upcoming, 'upcoming exhibitions').id);
  const opener = page.getByRole('button', { name: reminderMessages.opening.remind });
  await page.goto('/exhibitions');
  await page.goto(path);
  await opener.click();
  await expect(lightbox(page)).toBeVisible();
  await page.goBack();
  await expect(lightbox(page)).toHaveCount(0);
  await expect(page).toHaveURL(path);

  await opener.click();
  const field = lightbox(page).getByLabel('Your email');
  await field.fill('someone@example.com');
  // The fixtures answer every question with Cancel.
  allowProblem(new RegExp(`dialog: ${profileMessages.leaveUnsaved.replace('?', '.')}`));
  await page.goBack();
  await expect(field).toHaveValue('someone@example.com');
  await expect.poll(() => countSteps(page)).toBe(1);
  await lightbox(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(lightbox(page)).toHaveCount(0);
  await expect.poll(() => countSteps(page)).toBe(0);

  await opener.click();
  await expect.poll(() => countSteps(page)).toBe(1);
  await page.reload();
  await expect.poll(() => countSteps(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/exhibitions');
});

test('The menu leaves the page where it was scrolled to, and a search in it is one press of Back from the page', async ({
  page,
}) => {
  await page.goto('/exhibitions');
  await page.goto('/stories');
  const toggle = page.getByRole('button', { name: 'Menu' });
  const readScroll = () => page.evaluate(() => Math.round(window.scrollY));
  for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
    await toggle.click();
    await expect.poll(() => countSteps(page)).toBe(1);
    await page.evaluate(() => window.scrollTo(0, 500));
    await expect.poll(() => page.evaluate(() => history.state?.scrollY)).toBe(500);
    await close();
    await expect(menu(page)).toBeHidden();
    await expect.poll(() => countSteps(page)).toBe(0);
    // The browser, and what restores positions, have had their frame.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    });
    expect(await readScroll()).toBe(500);
  }

  await toggle.click();
  await menu(page).getByRole('searchbox').or(menu(page).getByRole('combobox')).fill('tide');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=tide/);
  await page.goBack();
  await expect(page).toHaveURL('/stories');
  await expect(menu(page)).toBeHidden();
  await expect.poll(() => countSteps(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/exhibitions');
});
