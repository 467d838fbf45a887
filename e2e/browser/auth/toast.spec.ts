import { messages } from '@aperture-byline/contract/shared/messages';
import { expect, test } from '../fixtures.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('a toast on the page of the login stands below the name of the house', async ({ page, context, allowProblem }) => {
  allowProblem(/./);
  await page.goto('/login');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: /Google/ }).click();
  const toast = page.getByRole('alert').filter({ hasText: messages.noConnection });
  await expect(toast).toBeVisible();
  const name = await page
    .getByRole('link', { name: /Aperture & Byline/ })
    .first()
    .boundingBox();
  expect((await toast.boundingBox())?.y).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0));
});
