import { measureBox } from '../../support/page/page-measures.ts';
import { expect, test } from '../fixtures.ts';

const WINDOWS = [
  { width: 1024, height: 600 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
];

test('the picture of /register fills its side of the window while the form scrolls', async ({ page }) => {
  await page.goto('/register');
  for (const window of WINDOWS) {
    await page.setViewportSize(window);
    const submit = page.getByRole('button', { name: 'Create account' });
    await submit.waitFor();
    const picture = page.locator('img[src^="/stock/"]').locator('xpath=ancestor::div[1]');
    const scrolls = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(scrolls).toBeGreaterThan(100);
    for (const position of [0, scrolls / 2, scrolls]) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), position);
      const { top, bottom, right } = await measureBox(picture);
      expect(top).toBeCloseTo(0, 0);
      expect(bottom).toBeCloseTo(window.height, 0);
      expect(right).toBeLessThanOrEqual((await measureBox(submit)).left);
    }
  }
});
