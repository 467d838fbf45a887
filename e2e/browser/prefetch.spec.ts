import type { Page } from '@playwright/test';
import { holdRequests } from '../support/page/timing.ts';
import { expect, test } from './fixtures.ts';

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
    await expect(page.getByLabel('Size')).toBeVisible();
    expect(calls(asked).filter((path) => productCalls(href).includes(path))).toHaveLength(before);
  });

  test(`a link that is ${by} before the code that fetches ahead is there is fetched ahead too`, async ({
    page,
  }) => {
    const release = await holdRequests(page, '*/improve-navigation-*');
    await page.goto('/shop');
    const href = await page.locator('main a[href^="/shop/"]').first().getAttribute('href');
    const asked = watchRequests(page);
    await point(page, href ?? '');
    await release();
    await expect.poll(() => calls(asked).sort()).toEqual(productCalls(href));
  });
}
