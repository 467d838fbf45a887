import type { Request } from '@playwright/test';
import { confirmEmail, newEmail } from '../../support/emulator/accounts.ts';
import { disableCache } from '../../support/page/page-measures.ts';
import { register } from '../../support/page/register.ts';
import { somePaths } from '../../support/screens.ts';
import { expect, test } from '../fixtures.ts';

test('no address that the browser asks for carries a token or an e-mail', async ({ page }) => {
  await disableCache(page);
  const email = newEmail();
  const urls: string[] = [];
  page.on('request', (request: Request) => urls.push(request.url()));

  await register(page, { email, redirect: '/profile' });
  await expect(page.getByText(email).first()).toBeVisible();
  await confirmEmail(email);
  const { story, image, product, exhibition } = await somePaths();
  for (const path of [
    '/profile',
    '/profile?tab=bookmarks',
    '/profile/edit-details',
    '/profile/user-details',
    story,
    image,
    product,
    exhibition,
    '/contact-us',
  ]) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);

  expect(urls.length).toBeGreaterThan(50);
  expect(urls.filter((url) => /eyJ|@|%40/.test(url))).toEqual([]);
});
