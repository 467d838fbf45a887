import { imageMessages } from '@aperture-byline/contract/image/image-messages';
import type { CarouselImage } from '@aperture-byline/contract/image/wire';
import { CAROUSEL_INTERVAL } from '@aperture-byline/contract/shared/constants';
import type { Page } from '@playwright/test';
import { mockData } from '../../support/mocks/api-mocks.ts';
import { stopClock } from '../../support/page/stop-clock.ts';
import { readApi } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const readImages = () => readApi<CarouselImage[]>('/image/home-carousel');
const carousel = (page: Page) => page.locator('[aria-roledescription="carousel"]');
const dots = (page: Page) =>
  carousel(page).getByRole('list', { name: 'Choose a photograph' }).getByRole('button');
const button = (page: Page, name: string) => carousel(page).getByRole('button', { name });

/** Index of the carousel's current slide. */
function shown(page: Page): Promise<number> {
  return dots(page).evaluateAll((all) => all.findIndex((dot) => dot.getAttribute('aria-current') === 'true'));
}

async function openStopped(page: Page): Promise<number> {
  await page.clock.install();
  await page.goto('/');
  await dots(page).first().waitFor();
  await stopClock(page);
  await page.clock.runFor(1000);
  return shown(page);
}

test('moves on every five seconds and wraps round', async ({ page }) => {
  const { length } = await readImages();
  await page.clock.install();
  await page.goto('/');
  await dots(page).first().waitFor();
  await stopClock(page);
  const before = await shown(page);
  for (let step = 0; step <= length; step += 1) {
    const index = (before + step) % length;
    await expect.poll(() => shown(page)).toBe(index);
    await page.clock.runFor(CAROUSEL_INTERVAL - 1);
    expect(await shown(page)).toBe(index);
    await page.clock.runFor(1);
  }
});

test('Previous, Next and the dots lead round both ends', async ({ page }) => {
  const { length } = await readImages();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(dots(page)).toHaveCount(length);
  await button(page, 'Previous photograph').click();
  await expect.poll(() => shown(page)).toBe(length - 1);
  await button(page, 'Next photograph').click();
  await expect.poll(() => shown(page)).toBe(0);
  await dots(page).nth(2).click();
  await expect.poll(() => shown(page)).toBe(2);
});

test('stands still while it is paused', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await button(page, 'Pause: photographs').click();
  await page.mouse.move(0, 0);
  await page.getByRole('heading', { level: 1 }).click();
  const before = await shown(page);
  await page.clock.runFor(3 * CAROUSEL_INTERVAL);
  expect(await shown(page)).toBe(before);
  await button(page, 'Play: photographs').click();
  await page.mouse.move(0, 0);
  await page.getByRole('heading', { level: 1 }).click();
  await page.clock.runFor(CAROUSEL_INTERVAL);
  await expect.poll(() => shown(page)).not.toBe(before);
});

test('stands still under the pointer and with the focus inside', async ({ page }) => {
  const before = await openStopped(page);
  await carousel(page).hover();
  await page.clock.runFor(3 * CAROUSEL_INTERVAL);
  expect(await shown(page)).toBe(before);

  await button(page, 'Next photograph').focus();
  await page.mouse.move(0, 0);
  await page.clock.runFor(3 * CAROUSEL_INTERVAL);
  expect(await shown(page)).toBe(before);
});

test('never moves by itself under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const before = await openStopped(page);
  await page.clock.runFor(3 * CAROUSEL_INTERVAL);
  expect(await shown(page)).toBe(before);
  await expect(button(page, 'Pause: photographs')).toHaveCount(0);
});

test('at 320 px five dashes are in one line', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await mockData(page, '/image/home-carousel', (await readImages()).slice(0, 5));
  await page.goto('/');
  const dots = carousel(page).getByRole('list', { name: 'Choose a photograph' }).getByRole('button');
  await expect(dots).toHaveCount(5);
  const tops = await dots.evaluateAll((all) => all.map((dot) => dot.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});

test('one photograph needs no controls, and none says so', async ({ page }) => {
  const images = await readImages();
  await mockData(page, '/image/home-carousel', images.slice(0, 1));
  await page.goto('/');
  await expect(carousel(page).getByRole('link')).toHaveCount(1);
  await expect(carousel(page).getByRole('button')).toHaveCount(0);

  await mockData(page, '/image/home-carousel', []);
  await page.reload();
  await expect(page.getByText(imageMessages.noImagesAvailable)).toBeVisible();
});
