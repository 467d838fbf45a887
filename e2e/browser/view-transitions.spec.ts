import type { Locator, Page, Request } from '@playwright/test';
import { expect, test } from './fixtures.ts';

interface Moved {
  /** From where pictures move, as a transform of the first viewport. */
  from: string[];
  /** How far the new page is scrolled when it is measured. */
  scrolled: number;
}

/** Records every view transition, from the next page load on. */
async function recordTransitions(page: Page): Promise<() => Promise<Moved[]>> {
  await page.addInitScript(() => {
    const recorded: Moved[] = [];
    Object.assign(window, { recorded });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      const moved: Moved = { from: [], scrolled: Number.NaN };
      recorded.push(moved);
      void transition.ready.then(() => {
        moved.scrolled = window.scrollY;
        for (const { effect } of document.getAnimations())
          if (
            effect instanceof KeyframeEffect &&
            effect.pseudoElement?.startsWith('::view-transition-group') &&
            !effect.pseudoElement.includes('(root)')
          )
            moved.from.push(String(effect.getKeyframes()[0]?.transform));
      });
      return transition;
    };
  });
  return () => page.evaluate(() => (window as unknown as { recorded: Moved[] }).recorded);
}

/** Milliseconds without a request after which nothing more is fetched. */
const SETTLED = 300;

/** Points at a link and waits until the code and the data of its page have been fetched. */
async function readAhead(page: Page, link: Locator, point: 'hover' | 'focus' = 'hover'): Promise<void> {
  let data = 0;
  let last = Date.now();
  const open = new Set<Request>();
  const end = (request: Request): void => {
    open.delete(request);
    last = Date.now();
  };
  page.on('request', (request) => open.add(request));
  page.on('requestfailed', end);
  page.on('requestfinished', (request) => {
    end(request);
    if (request.url().includes('/api/')) data += 1;
  });
  await link.scrollIntoViewIfNeeded();
  await link[point]();
  // Between an answer and what is fetched because of it nothing is open.
  await expect.poll(() => data > 0 && open.size === 0 && Date.now() - last > SETTLED).toBe(true);
}

async function firstHref(page: Page, selector: string): Promise<string> {
  return (await page.locator(selector).first().getAttribute('href')) ?? '';
}

const OPENINGS = [
  ['a photograph of the gallery', '/gallery', 'main article a[href^="/exhibition?image="]'],
  ['a photograph of the carousel', '/', 'main li a[href^="/exhibition?image="]'],
  ['a print', '/shop', 'main article a[href^="/shop/"]'],
  ['an exhibition', '/exhibitions', 'main article a[href^="/exhibition/"]'],
] as const;

for (const [what, path, selector] of OPENINGS)
  test(`the picture of ${what} moves to its page, where the focus is, at the top`, async ({ page }) => {
    const transitions = await recordTransitions(page);
    await page.goto(path);
    const href = await firstHref(page, selector);
    await readAhead(page, page.locator(`main a[href="${href}"]`).first());
    await page.locator(`main a[href="${href}"]`).first().click();
    await expect(page).toHaveURL(href);
    await expect.poll(transitions).toEqual([{ from: [expect.any(String)], scrolled: 0 }]);
    await expect(page.locator('main')).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect.poll(() => page.evaluate(() => document.querySelectorAll('[style*=view-transition]').length)).toBe(0);
  });

test('with reduced motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const transitions = await recordTransitions(page);
  await page.goto('/gallery');
  const href = await firstHref(page, OPENINGS[0][2]);
  await readAhead(page, page.locator(`main a[href="${href}"]`).first());
  await page.locator(`main a[href="${href}"]`).first().click();
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page).toHaveURL(href);
  expect(await transitions()).toEqual([]);
});

test('a story that is shown twice moves from the card that was opened', async ({ page }) => {
  const transitions = await recordTransitions(page);
  await page.goto('/stories');
  const hrefs = await page
    .locator('main article a[href^="/stories/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const twice = hrefs.find((href, index) => hrefs.indexOf(href) !== index);
  expect(twice).toBeDefined();
  const last = page.locator(`main a[href="${twice}"]`).last();
  await readAhead(page, last);
  const picture = await last.locator('xpath=ancestor::article//picture').boundingBox();
  await last.click();
  await expect(page).toHaveURL(twice ?? '');
  await expect.poll(transitions).toEqual([{ from: [expect.any(String)], scrolled: 0 }]);
  const [moved] = await transitions();
  const [, , , , left, top] = (moved?.from[0]?.match(/-?[\d.]+/g) ?? []).map(Number);
  expect(left).toBeCloseTo(picture?.x ?? Number.NaN, 0);
  expect(top).toBeCloseTo(picture?.y ?? Number.NaN, 0);
});

test('with the keyboard the picture moves too, and neither when a page is loaded nor on the way back', async ({
  page,
}) => {
  const transitions = await recordTransitions(page);
  await page.goto('/gallery');
  await page.waitForLoadState('networkidle');
  expect(await transitions()).toEqual([]);
  const link = page.locator(OPENINGS[0][2]).nth(4);
  const href = (await link.getAttribute('href')) ?? '';
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(0);
  await readAhead(page, link, 'focus');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(href);
  await expect.poll(async () => (await transitions()).length).toBe(1);
  await page.goBack();
  await expect(page).toHaveURL('/gallery');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place / 2);
  expect(await transitions()).toHaveLength(1);
});
