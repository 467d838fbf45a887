import {
  LANDSCAPE_NOTICE_DURATION,
  SLIDESHOW_INTERVAL,
  viewerMessages,
} from '@aperture-byline/contract/exhibition/viewer';
import type { ExhibitionImage } from '@aperture-byline/contract/image/wire';
import type { Page } from '@playwright/test';
import { mockData } from '../../support/mocks/api-mocks.ts';
import { shaped } from '../../support/mocks/picture-shapes.ts';
import { boxOf } from '../../support/page/boxes.ts';
import { stopClock } from '../../support/page/stop-clock.ts';
import {
  captionOf,
  collectPictureFiles,
  expectShown,
  imageAt,
  openExhibition,
  panel,
  shownPicture,
  viewer,
  zoomOf,
} from '../../support/page/viewer.ts';
import { expect, test } from '../fixtures.ts';

const widestFile = ({ image_id, picture }: ExhibitionImage) =>
  `/photos/${image_id}/${Math.max(...picture.widths)}.jpeg`;

const button = (page: Page, name: string) => viewer(page).getByRole('button', { name });

test('only the shown picture and its two neighbours are fetched, and the widest file when it is zoomed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const files = collectPictureFiles(page);
  const { id, images } = await openExhibition();
  await page.goto(`/exhibition/${id}/gallery`);
  await expectShown(page, images, 0);
  await page.waitForLoadState('networkidle');
  const shown = imageAt(images, 0);
  const folders = new Set(files.map((file) => file.split('/')[2]));
  expect([...folders].sort()).toEqual([0, 1, -1].map((index) => imageAt(images, index).image_id).sort());
  expect(files).not.toContain(widestFile(shown));

  for (let step = 0; step < 3; step += 1) await page.keyboard.press('+');
  await expect.poll(() => files).toContain(widestFile(shown));
  await expect.poll(() => shownPicture(page).getAttribute('src')).toContain(widestFile(shown));
  expect(files.filter((file) => images.slice(1).some((other) => widestFile(other) === file))).toEqual([]);
});

test('the wheel zooms around the pointer up to the pixels of the widest file, and dragging pans', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const { id, images } = await openExhibition();
  await page.goto(`/exhibition/${id}/gallery`);
  await expectShown(page, images, 0);
  const { width: fitted } = await boxOf(shownPicture(page));
  await page.mouse.move(512, 384);
  for (let step = 0; step < 8; step += 1) await page.mouse.wheel(0, -100);
  const widest = Math.max(...imageAt(images, 0).picture.widths);
  await expect.poll(async () => (await boxOf(shownPicture(page))).width).toBeCloseTo(widest, -1);
  expect(widest).toBeGreaterThan(fitted);

  const before = await boxOf(shownPicture(page));
  await page.mouse.down();
  await page.mouse.move(612, 434, { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => (await boxOf(shownPicture(page))).left).toBeCloseTo(before.left + 100, -1);
  await expectShown(page, images, 0);

  for (let step = 0; step < 8; step += 1) await page.mouse.wheel(0, 100);
  await expect.poll(async () => (await boxOf(shownPicture(page))).width).toBeCloseTo(fitted, -1);
});

test('a slideshow goes on every five seconds until it is paused', async ({ page }) => {
  const { id, images } = await openExhibition();
  await page.clock.install();
  await page.goto(`/exhibition/${id}/gallery`);
  await expectShown(page, images, 0);
  await stopClock(page);
  await page.keyboard.press('Space');
  await expect(button(page, 'Pause slideshow')).toBeVisible();
  await page.clock.runFor(SLIDESHOW_INTERVAL - 100);
  await expectShown(page, images, 0);
  await page.clock.runFor(200);
  await expectShown(page, images, 1);
  await expect(page.getByText(captionOf(images, 1))).toHaveAttribute('aria-live', 'off');
  await page.clock.runFor(SLIDESHOW_INTERVAL);
  await expectShown(page, images, 2);

  await button(page, 'Pause slideshow').click();
  await expect(button(page, 'Play slideshow')).toBeVisible();
  await page.clock.runFor(3 * SLIDESHOW_INTERVAL);
  await expectShown(page, images, 2);
});

test('a slideshow pauses for a panel and for zooming', async ({ page }) => {
  const { id, images } = await openExhibition();
  await page.goto(`/exhibition/${id}/gallery`);
  await expectShown(page, images, 0);
  for (const key of ['?', '+']) {
    await page.keyboard.press('Space');
    await expect(button(page, 'Pause slideshow')).toBeVisible();
    await page.keyboard.press(key);
    await expect(button(page, 'Play slideshow')).toBeVisible();
    await page.keyboard.press(key === '?' ? 'Escape' : '-');
  }
});

test('under reduced motion there is no slideshow, and a running one stops', async ({ page }) => {
  const { id, images } = await openExhibition();
  await page.clock.install();
  await page.goto(`/exhibition/${id}/gallery`);
  await expectShown(page, images, 0);
  await stopClock(page);
  await page.keyboard.press('Space');
  await expect(button(page, 'Pause slideshow')).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(button(page, 'Pause slideshow')).toHaveCount(0);
  await page.clock.runFor(3 * SLIDESHOW_INTERVAL);
  await page.keyboard.press('Space');
  await page.clock.runFor(3 * SLIDESHOW_INTERVAL);
  await expectShown(page, images, 0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(button(page, 'Play slideshow')).toBeVisible();
});

for (const { width, height, isShown } of [
  { width: 390, height: 844, isShown: true },
  { width: 767, height: 1024, isShown: true },
  { width: 768, height: 1024, isShown: false },
  { width: 844, height: 390, isShown: false },
])
  test(`the landscape notice ${isShown ? 'shows for three seconds' : 'is not shown'} at ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const { id, images } = await openExhibition();
    await page.clock.install();
    await page.goto(`/exhibition/${id}/gallery`);
    await expectShown(page, images, 0);
    const notice = page.getByRole('status').getByText(viewerMessages.turnToLandscape);
    await expect(notice).toHaveCount(isShown ? 1 : 0);
    await stopClock(page);
    await page.clock.runFor(LANDSCAPE_NOTICE_DURATION);
    await expect(notice).toHaveCount(0);
  });

test('the landscape notice comes once, and not over an upright picture', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { id, images } = await openExhibition();
  const mixed = images.map((image, index) => ({
    ...image,
    picture: shaped(image.picture, index % 2 === 0 ? 'portrait' : 'landscape'),
  }));
  await mockData(page, `/exhibition/images/${id}`, mixed);
  // When it comes it stays, until the test ends it.
  await page.addInitScript((duration) => {
    const { setTimeout } = window;
    window.setTimeout = ((handler: () => void, delay?: number, ...parameters: unknown[]) => {
      if (delay !== duration) return setTimeout(handler, delay, ...parameters);
      window.addEventListener('noticeend', handler);
      return 0;
    }) as typeof setTimeout;
  }, LANDSCAPE_NOTICE_DURATION);
  await page.goto(`/exhibition/${id}/gallery`);
  const notice = page.getByText(viewerMessages.turnToLandscape);
  const showNext = async (index: number) => {
    await page.keyboard.press('ArrowRight');
    await expectShown(page, images, index);
  };
  await expectShown(page, images, 0);
  await expect(notice).toHaveCount(0);
  await showNext(1);
  await expect(notice).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('noticeend')));
  await expect(notice).toHaveCount(0);
  await showNext(2);
  await showNext(3);
  await expect(notice).toHaveCount(0);
});

for (const { width, height } of [
  { width: 360, height: 780 },
  { width: 780, height: 360 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
])
  test(`nothing stands on the picture at ${width} × ${height}, also with a panel`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const { id, images } = await openExhibition();
    await page.goto(`/exhibition/${id}/gallery`);
    await expectShown(page, images, 0);
    const toolbar = viewer(page).locator('.yarl__toolbar');
    const caption = page.getByText(captionOf(images, 0));
    for (const other of [toolbar, caption]) expect(await overlap(page, other)).toBe(0);

    await page.keyboard.press('?');
    await expect(panel(page, 'Keyboard shortcuts')).toBeVisible();
    for (const other of [toolbar, panel(page, 'Keyboard shortcuts')])
      await expect.poll(() => overlap(page, other)).toBe(0);
    const picture = await boxOf(shownPicture(page));
    expect(picture.width * picture.height).toBeGreaterThan((width * height) / 8);
  });

/** Square pixels of the shown picture that another part of the viewer covers. */
async function overlap(page: Page, other: ReturnType<typeof viewer>): Promise<number> {
  const [picture, cover] = [await boxOf(shownPicture(page)), await boxOf(other)];
  const across = Math.min(picture.right, cover.right) - Math.max(picture.left, cover.left);
  const down = Math.min(picture.bottom, cover.bottom) - Math.max(picture.top, cover.top);
  return Math.round(Math.max(0, across)) * Math.round(Math.max(0, down));
}

test('a picture keeps its zoom when a panel opens, its caption stays legible, and the next one starts whole', async ({
  page,
}) => {
  const { id, images } = await openExhibition();
  // The brightest picture there can be.
  await page.route('**/photos/**', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="#fff"/></svg>',
    }),
  );
  await page.goto(`/exhibition/${id}/gallery`);
  await expectShown(page, images, 0);
  const caption = page.getByText(captionOf(images, 0));
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect.poll(() => zoomOf(page)).toBeGreaterThan(1);
  await expect.poll(() => overlap(page, caption)).toBeGreaterThan(0);
  await expect.poll(() => brightness(page, caption)).toBeLessThan(64);
  await page.keyboard.press('?');
  await expect(panel(page, 'Keyboard shortcuts')).toBeVisible();
  expect(await zoomOf(page)).toBeGreaterThan(1);
  await button(page, 'Next photo').click();
  await expectShown(page, images, 1);
  await expect.poll(() => zoomOf(page)).toBe(1);
});

/** What lies behind an element's words, as it is drawn: the median of its pixels, from 0 for black to 255 for white. */
async function brightness(page: Page, element: ReturnType<typeof viewer>): Promise<number> {
  const shot = await element.screenshot();
  return page.evaluate(async (file) => {
    const image = new Image();
    image.src = `data:image/png;base64,${file}`;
    await image.decode();
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    context?.drawImage(image, 0, 0);
    const { data } = context?.getImageData(0, 0, image.width, image.height) ?? { data: [] };
    const greens = [...data].filter((_, index) => index % 4 === 1).sort((one, other) => one - other);
    return greens[Math.floor(greens.length / 2)] ?? Number.NaN;
  }, shot.toString('base64'));
}

test('the wheel scrolls a panel under the pointer and leaves the picture as it is', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 480 });
  const { id, images } = await openExhibition();
  await page.goto(`/exhibition/${id}/gallery`);
  await expectShown(page, images, 0);
  await page.keyboard.press('?');
  const shortcuts = panel(page, 'Keyboard shortcuts');
  await expect(shortcuts).toBeFocused();
  await shortcuts.hover();
  await page.mouse.wheel(0, 120);
  await expect.poll(() => shortcuts.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
  expect(await zoomOf(page)).toBe(1);
});

test('an arrow that is held down leads on once', async ({ page }) => {
  const { id, images } = await openExhibition();
  await page.goto(`/exhibition/${id}/gallery`);
  await expectShown(page, images, 0);
  for (let times = 0; times < 5; times += 1) await page.keyboard.down('ArrowRight');
  await page.keyboard.up('ArrowRight');
  await expectShown(page, images, 1);
  await page.keyboard.press('ArrowLeft');
  await expectShown(page, images, 0);
});
