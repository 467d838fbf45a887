import { boxOf } from '../../support/page/boxes.ts';
import { expect, test } from '../fixtures.ts';

for (const [width, height] of [
  [900, 600],
  [1024, 768],
  [1440, 900],
] as const)
  test(`the picture of /register fills its side of ${width} × ${height} px while the form scrolls`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/register');
    const submit = page.getByRole('button', { name: 'Create account' });
    await submit.waitFor();
    const picture = page.locator('img[src^="/stock/"]').locator('xpath=ancestor::div[1]');
    const scrolls = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
    expect(scrolls).toBeGreaterThan(100);
    for (const position of [0, scrolls / 2, scrolls]) {
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), position);
      const { top, bottom, right } = await boxOf(picture);
      expect(top).toBeCloseTo(0, 0);
      expect(bottom).toBeCloseTo(height, 0);
      expect(right).toBeLessThanOrEqual((await boxOf(submit)).left);
    }
  });
