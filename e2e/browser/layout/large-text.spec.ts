import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

/** Enlarges the text as a browser's setting does. */
const enlargeText = (page: Page, percent: number) =>
  page.addStyleTag({ content: `html { font-size: ${percent}% !important; }` });

for (const percent of [150, 200])
  test(`with ${percent} % text at 360 px the header wraps between words, and the menu stays`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const path of ['/', '/shop', '/stories']) {
      await page.goto(path);
      await enlargeText(page, percent);
      const header = page.getByRole('banner');
      await expect(header.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
      const overlaps = await header.evaluate((element) => {
        const parts = [...element.querySelectorAll('a > span, button')].filter((part) => part.checkVisibility());
        const boxes = parts.map((part) => part.getBoundingClientRect());
        return boxes.flatMap((one, index) =>
          boxes
            .slice(index + 1)
            .filter(
              (other) =>
                one.left < other.right - 1 &&
                other.left < one.right - 1 &&
                one.top < other.bottom - 1 &&
                other.top < one.bottom - 1,
            ),
        ).length;
      });
      expect(overlaps, path).toBe(0);
      const beyond = await header.evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(beyond, path).toBeLessThanOrEqual(0);
    }
  });
