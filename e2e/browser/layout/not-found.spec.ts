import { messages } from '@aperture-byline/contract/shared/messages';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

/** Chromium logs the 404 status of the page as a console error. */
const STATUS = /status of 404/;

async function expectWaysOn(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: messages.notFound })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText('There is no page at this address.')).toBeVisible();
  await expect(main.getByRole('link', { name: 'See the gallery' })).toHaveAttribute('href', '/gallery');
  await expect(main.getByRole('link', { name: 'Back to the front page' })).toHaveAttribute('href', '/');
}

for (const path of ['/no/such/page', '/stories/a/b', '/profiles', '/%00'])
  test(`${path} is not found inside the layout`, async ({ page, allowProblem }) => {
    allowProblem(STATUS);
    expect((await page.goto(path))?.status()).toBe(404);
    await expectWaysOn(page);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });

for (const path of ['/login/nothing', '/register/x', '/forgot-password/x', '/exhibition/x/gallery/y'])
  test(`${path} is not found on the bare screen`, async ({ page, allowProblem }) => {
    allowProblem(STATUS);
    expect((await page.goto(path))?.status()).toBe(404);
    await expectWaysOn(page);
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  });

for (const path of ['/nope', '/assets/nope.js', '/stories/a/b', '/login/x', '/%00', '/__/nope'])
  test(`${path} is answered 404, which nobody may keep`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(response.headers()['cache-control']).toBe('no-store');
    expect(response.headers()['x-content-type-options']).toBe('nosniff');
  });

for (const path of ['/', '/stories', '/stories/', '/Stories', '/gallery?page=2&x=1', '/shop'])
  test(`${path} is a page, the same for everybody`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d+/);
    expect(response.headers()['content-security-policy']).toContain("default-src 'self'");
  });

for (const path of [
  '/login',
  '/register',
  '/profile',
  '/profile/edit-details/',
  '/shop/cart',
  '/exhibition/x/gallery',
])
  test(`${path} is rendered by the browser`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()['cache-control']).toBe('no-cache');
    expect(await response.text()).toContain('<div id="root"></div>');
  });

for (const path of [
  '/stories/nobody-wrote-this',
  '/shop/nobody-printed-this',
  '/profile/998877665',
  '/exhibition/nothing',
])
  test(`${path} has the address of a page and is not found`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(response.headers()['cache-control']).toBe('no-store');
    expect(await response.text()).toContain('<meta name="robots" content="noindex">');
  });
