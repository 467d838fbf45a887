import type { CarouselImage } from '@aperture-byline/contract/image/wire';
import { CAROUSEL_INTERVAL } from '@aperture-byline/contract/shared/constants';
import type { Page } from '@playwright/test';
import { mockData } from '../../support/mocks/api-mocks.ts';
import { stopClock } from '../../support/page/timing.ts';
import { readApi } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const carousel = (page: Page) => page.locator('[aria-roledescription="carousel"]');
const dots = (page: Page) => carousel(page).getByRole('list', { name: 'Choose a photograph' }).getByRole('button');
const button = (page: Page, name: string) => carousel(page).getByRole('button', { name });

/** Index of the carousel's current slide. */
function shown(page: Page): Promise<number> {
  return dots(page).evaluateAll((all) => all.findIndex((dot) => dot.getAttribute('aria-current') === 'true'));
}

test('the carousel moves by itself and by its controls, on a narrow phone too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const images = (await readApi<CarouselImage[]>('/image/home-carousel')).slice(0, 5);
  const last = images.length - 1;
  await mockData(page, '/image/home-carousel', images);
  await page.clock.install();
  await page.goto('/');
  await dots(page).first().waitFor();
  await stopClock(page);

  await test.step('at 320 px five dashes are in one line', async () => {
    await expect(dots(page)).toHaveCount(5);
    const tops = await dots(page).evaluateAll((all) => all.map((dot) => dot.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
  });

  await test.step('it moves on every five seconds and wraps round', async () => {
    const before = await shown(page);
    for (let step = 0; step <= images.length; step += 1) {
      const index = (before + step) % images.length;
      await expect.poll(() => shown(page)).toBe(index);
      await page.clock.runFor(CAROUSEL_INTERVAL - 1);
      expect(await shown(page)).toBe(index);
      await page.clock.runFor(1);
    }
  });

  await test.step('it stands still under the pointer', async () => {
    await page.clock.runFor(1000);
    await carousel(page).hover();
    const before = await shown(page);
    await page.clock.runFor(3 * CAROUSEL_INTERVAL);
    expect(await shown(page)).toBe(before);
  });

  await test.step('Previous, Next and the dots lead round both ends', async () => {
    await dots(page).nth(2).click();
    await expect.poll(() => shown(page)).toBe(2);
    await dots(page).nth(last).click();
    await button(page, 'Next photograph').click();
    await expect.poll(() => shown(page)).toBe(0);
    await button(page, 'Previous photograph').click();
    await expect.poll(() => shown(page)).toBe(last);
  });

  await test.step('it stands still with the focus inside', async () => {
    await expect(button(page, 'Previous photograph')).toBeFocused();
    await page.mouse.move(0, 0);
    await page.clock.runFor(3 * CAROUSEL_INTERVAL);
    expect(await shown(page)).toBe(last);
  });

  await test.step('under reduced motion it never moves by itself, and is not to be paused', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(button(page, 'Pause: photographs')).toHaveCount(0);
    await button(page, 'Previous photograph').blur();
    await page.clock.runFor(3 * CAROUSEL_INTERVAL);
    expect(await shown(page)).toBe(last);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(button(page, 'Pause: photographs')).toBeVisible();
    // Nothing else held it.
    const moved = async () => {
      await page.clock.runFor(CAROUSEL_INTERVAL);
      return shown(page);
    };
    await expect.poll(moved).not.toBe(last);
  });
});
