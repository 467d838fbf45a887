import { messages } from '@aperture-byline/contract/messages';
import { expect, test } from '../fixtures.ts';

for (const path of ['/no/such/page', '/stories/a/b', '/profiles', '/%00'])
  test(`${path} is not found inside the layout`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: messages.notFound })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });

for (const path of ['/login/nothing', '/register/x', '/forgot-password/x', '/exhibition/x/gallery/y'])
  test(`${path} is not found on the bare screen`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: messages.notFound })).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  });
