import { messages } from '@aperture-byline/contract/shared/messages';
import type { Page } from '@playwright/test';
import { saveData } from '../support/page/page-measures.ts';
import { holdRequests } from '../support/page/timing.ts';
import { expect, isHydrated, test } from './fixtures.ts';

/** Paths of the calls and scripts that the page asks for from now on. */
function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') || pathname.endsWith('.js')) asked.push(pathname);
  });
  return asked;
}

const calls = (asked: readonly string[]) => asked.filter((path) => path.startsWith('/api/'));

/** Returns the calls of the page of a print: the print, the works that it leads to, and the prices of shipping. */
function productCalls(href: string | null): string[] {
  const path = `/api/product/${href?.split('/').at(-1)}`;
  return [path, `${path}/works`, '/api/product/shipping'].sort();
}

const WAYS = [
  ['pointed at', (page: Page, href: string) => page.locator(`main a[href="${href}"]`).first().hover()],
  ['focused', (page: Page, href: string) => page.locator(`main a[href="${href}"]`).first().focus()],
] as const;

for (const [by, point] of WAYS) {
  test(`a link that is ${by} fetches code and data of its page, and the click fetches neither again`, async ({
    page,
  }) => {
    // The code may come before, because the link is in view.
    const asked = watchRequests(page);
    await page.goto('/shop');
    const href = await page.locator('main a[href^="/shop/"]').first().getAttribute('href');
    await point(page, href ?? '');
    await expect.poll(() => calls(asked).sort()).toEqual(productCalls(href));
    await expect.poll(() => asked.some((path) => path.includes('/product-page-'))).toBe(true);
    const before = calls(asked).length;
    await page.locator(`main a[href="${href}"]`).first().click();
    await expect(page).toHaveURL(href ?? '');
    await expect(page.getByRole('group', { name: 'Size' })).toBeVisible();
    expect(calls(asked).filter((path) => productCalls(href).includes(path))).toHaveLength(before);
  });

  test(`a link that is ${by} before the code that fetches ahead is there is fetched ahead too`, async ({ page }) => {
    const release = await holdRequests(page, '*/improve-navigation-*');
    // The document is whole only with its scripts.
    await page.goto('/shop', { waitUntil: 'commit' });
    const href = await page.locator('main a[href^="/shop/"]').first().getAttribute('href');
    const asked = watchRequests(page);
    await point(page, href ?? '');
    await release();
    await expect.poll(() => calls(asked).sort()).toEqual(productCalls(href));
  });
}

test('the code of pages that are linked in view comes by itself, and their data do not', async ({ page }) => {
  const asked = watchRequests(page);
  await page.goto('/shop');
  await expect.poll(() => asked.some((path) => path.includes('/product-page-'))).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(calls(asked)).toEqual([]);
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('pages that are linked in view come by themselves with their data, and the tap fetches neither again', async ({
    page,
  }) => {
    const asked = watchRequests(page);
    await page.goto('/shop');
    const link = page.locator('main article a[href^="/shop/"]').first();
    const href = await link.getAttribute('href');
    await expect.poll(() => calls(asked)).toEqual(expect.arrayContaining(productCalls(href)));
    await expect.poll(() => asked.some((path) => path.includes('/product-page-'))).toBe(true);
    const wanted = () =>
      asked.filter((path) => path.includes('/product-page-') || productCalls(href).includes(path)).length;
    const before = wanted();
    await link.tap();
    await expect(page).toHaveURL(href ?? '');
    await expect(page.getByRole('group', { name: 'Size' })).toBeVisible();
    expect(wanted()).toBe(before);
  });
});

test('where data are saved, the code of pages that are linked in view waits for the click', async ({ page }) => {
  const asked = watchRequests(page);
  await saveData(page);
  await page.goto('/shop');
  await expect.poll(() => isHydrated(page)).toBe(true);
  await page.locator('main a[href^="/shop/"]').first().hover();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.includes('/product-page-'))).toEqual([]);
  await page.locator('main a[href^="/shop/"]').first().click();
  await expect(page.getByRole('group', { name: 'Size' })).toBeVisible();
});

test('while a page comes, the picture and the title of its card stand there, and no other page’s', async ({ page }) => {
  const coming = page.locator('main [aria-busy=true]');

  await test.step('a card with a heading', async () => {
    await page.goto('/shop');
    await expect.poll(() => isHydrated(page)).toBe(true);
    const release = await holdRequests(page, '**/api/product/*');
    const card = page.locator('main article a[href^="/shop/"]').first();
    const title = (await card.getByRole('heading').textContent()) ?? '';
    await expect.poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    const file = await card.locator('img').evaluate((image: HTMLImageElement) => image.currentSrc);
    await card.click();
    await expect(coming.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(coming.locator('img')).toHaveAttribute('src', file);
    await release();
    await expect(page.getByRole('group', { name: 'Size' })).toBeVisible();
    await expect(coming).toHaveCount(0);
  });

  await test.step('a slide of the carousel, whose picture says more than its title', async () => {
    await page.goto('/');
    await expect.poll(() => isHydrated(page)).toBe(true);
    const release = await holdRequests(page, '**/api/image/details/*');
    const slide = page.locator('main li a[href^="/exhibition?image="]').first();
    const title = (await slide.locator('[data-title]').textContent()) ?? '';
    await slide.click();
    await expect(coming.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await release();
    await expect(coming).toHaveCount(0);
  });

  await test.step('the photographer of a card', async () => {
    await page.goto('/gallery');
    await expect.poll(() => isHydrated(page)).toBe(true);
    const release = await holdRequests(page, '**/api/user/**');
    await page.locator('main article a[href^="/profile/"]').first().click();
    await expect(page.getByText(messages.loading)).toBeVisible();
    await expect(coming).toHaveCount(0);
    await release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
