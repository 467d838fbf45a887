import type { Page } from '@playwright/test';
import { horizontalOverflow } from '../../support/page/page-measures.ts';
import { screens } from '../../support/screens.ts';
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

/** Letters of a word that fits into a line of 360 px at 200 %; addresses and names of keys may break. */
const WORD_MAX = 14;

/** Returns words that stand on two lines. An initial is larger than its word. */
const brokenWords = (page: Page) =>
  page.getByRole('main').evaluate((main, max) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const broken: string[] = [];
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      if (
        !node.parentElement?.checkVisibility() ||
        node.parentElement.matches('option, [class*=dropCap] > :first-child')
      )
        continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{M}\p{N}@.,]+/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (tops.size > 1 && word.length <= max) broken.push(word);
      }
    }
    return broken;
  }, WORD_MAX);

test('with 200 % text at 360 px no page is wider than the screen, and no word is broken', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const { name, path, missing } of screens) {
    if (missing) continue;
    await page.goto(await path());
    await page.getByRole('heading', { level: 1 }).waitFor();
    await enlargeText(page, 200);
    await expect.poll(() => horizontalOverflow(page), name).toBeLessThanOrEqual(0);
    if (name !== 'viewer') expect(await brokenWords(page), name).toEqual([]);
  }
});
