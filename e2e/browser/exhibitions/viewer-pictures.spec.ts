import {
  LANDSCAPE_NOTICE_DURATION,
  SLIDESHOW_INTERVAL,
  viewerMessages,
} from '@aperture-byline/contract/exhibition/viewer';
import type { ExhibitionImage } from '@aperture-byline/contract/image/wire';
import type { Page } from '@playwright/test';
import { mockData, withShape } from '../../support/mocks/api-mocks.ts';
import { measureBox, untilRendered } from '../../support/page/page-measures.ts';
import { holdTimers, stopClock } from '../../support/page/timing.ts';
import {
  buildCaption,
  collectPictureFiles,
  expectShown,
  imageAt,
  openExhibition,
  panel,
  readZoom,
  shownPicture,
  viewer,
} from '../../support/page/viewer.ts';
import { expect, test } from '../fixtures.ts';

test.use({ keepsPictures: false });

const widestFile = ({ image_id, picture }: ExhibitionImage) =>
  `/photos/${image_id}/${Math.max(...picture.widths)}.${picture.formats[0]}`;

const button = (page: Page, name: string) => viewer(page).getByRole('button', { name });
const toolbar = (page: Page) => viewer(page).locator('.yarl__toolbar');
const shortcuts = (page: Page) => panel(page, 'Keyboard shortcuts');
const widthShown = async (page: Page) => (await measureBox(shownPicture(page))).width;

test('few files are fetched, the wheel zooms, dragging pans, and nothing stands on the picture', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const files = collectPictureFiles(page);
  const { id, images } = await openExhibition();
  await page.goto(`/exhibition/${id}/gallery`);
  await expectShown(page, images, 0);
  const shown = imageAt(images, 0);
  const fitted = await widthShown(page);

  await test.step('only the shown picture and the next one are fetched', async () => {
    await page.waitForLoadState('networkidle');
    const folders = () => [...new Set(files.map((file) => file.split('/')[2]))].sort();
    await expect.poll(folders).toEqual([0, 1].map((index) => imageAt(images, index).image_id).sort());
    expect(files).not.toContain(widestFile(shown));
  });

  await test.step('the widest file is fetched when it is zoomed, and of no other', async () => {
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('+');
    await expect.poll(() => files).toContain(widestFile(shown));
    await expect.poll(() => shownPicture(page).getAttribute('src')).toContain(widestFile(shown));
    expect(files.filter((file) => images.slice(1).some((other) => widestFile(other) === file))).toEqual([]);
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('-');
    await expect.poll(() => widthShown(page)).toBeCloseTo(fitted, -1);
  });

  await test.step('the wheel zooms around the pointer up to the pixels of the widest file, and dragging pans', async () => {
    await page.mouse.move(512, 384);
    for (let step = 0; step < 8; step += 1) await page.mouse.wheel(0, -100);
    const widest = Math.max(...shown.picture.widths);
    await expect.poll(() => widthShown(page)).toBeCloseTo(widest, -1);
    expect(widest).toBeGreaterThan(fitted);

    const before = await measureBox(shownPicture(page));
    await page.mouse.down();
    for (let step = 1; step <= 5; step += 1) {
      await page.mouse.move(512 + 20 * step, 384 + 10 * step);
      await untilRendered(page);
    }
    await page.mouse.up();
    await expect.poll(async () => (await measureBox(shownPicture(page))).left).toBeCloseTo(before.left + 100, -1);
    await expectShown(page, images, 0);

    for (let step = 0; step < 8; step += 1) await page.mouse.wheel(0, 100);
    await expect.poll(() => widthShown(page)).toBeCloseTo(fitted, -1);
  });

  await test.step('an arrow that is held down leads on once', async () => {
    for (let times = 0; times < 5; times += 1) await page.keyboard.down('ArrowRight');
    await page.keyboard.up('ArrowRight');
    await expectShown(page, images, 1);
    await page.keyboard.press('ArrowLeft');
    await expectShown(page, images, 0);
  });

  await test.step('the wheel scrolls a panel under the pointer and leaves the picture as it is', async () => {
    await page.setViewportSize({ width: 1024, height: 480 });
    await page.keyboard.press('?');
    await expect(shortcuts(page)).toBeFocused();
    await shortcuts(page).hover();
    await page.mouse.wheel(0, 120);
    await expect.poll(() => shortcuts(page).evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
    expect(await readZoom(page)).toBe(1);
    await page.keyboard.press('Escape');
    await expect(shortcuts(page)).toHaveCount(0);
  });

  for (const { width, height } of [
    { width: 360, height: 780 },
    { width: 780, height: 360 },
    { width: 768, height: 1024 },
    { width: 1440, height: 900 },
  ])
    await test.step(`nothing stands on the picture at ${width} × ${height}, also with a panel`, async () => {
      await page.setViewportSize({ width, height });
      // The lightbox measures itself after the window.
      await expect.poll(() => widthShown(page)).toBeLessThan(width + 1);
      for (const other of [toolbar(page), page.getByText(buildCaption(images, 0))])
        await expect.poll(() => overlap(page, other)).toBe(0);

      await page.keyboard.press('?');
      await expect(shortcuts(page)).toBeVisible();
      for (const other of [toolbar(page), shortcuts(page)]) await expect.poll(() => overlap(page, other)).toBe(0);
      const picture = await measureBox(shownPicture(page));
      expect(picture.width * picture.height).toBeGreaterThan((width * height) / 8);
      await page.keyboard.press('Escape');
      await expect(shortcuts(page)).toHaveCount(0);
    });
});

/** Square pixels of the shown picture that another part of the viewer covers. */
async function overlap(page: Page, other: ReturnType<typeof viewer>): Promise<number> {
  const [picture, cover] = [await measureBox(shownPicture(page)), await measureBox(other)];
  const across = Math.min(picture.right, cover.right) - Math.max(picture.left, cover.left);
  const down = Math.min(picture.bottom, cover.bottom) - Math.max(picture.top, cover.top);
  return Math.round(Math.max(0, across)) * Math.round(Math.max(0, down));
}

/** The lightbox counts the seconds of a picture from when it is decoded, which is after its size is known. */
const expectDecoded = (page: Page) => expect(shownPicture(page)).not.toHaveClass(/yarl__slide_image_loading/);

test('a slideshow goes on every five seconds until somebody or something stops it', async ({ page }) => {
  const { id, images } = await openExhibition();
  await page.clock.install();
  await page.goto(`/exhibition/${id}/gallery`);
  await expectShown(page, images, 0);
  await expectDecoded(page);
  await stopClock(page);

  await test.step('it goes on every five seconds, and announces nothing', async () => {
    await page.keyboard.press('Space');
    await expect(button(page, 'Pause slideshow')).toBeVisible();
    await page.clock.runFor(SLIDESHOW_INTERVAL - 100);
    await expectShown(page, images, 0);
    await page.clock.runFor(200);
    await expectShown(page, images, 1);
    await expectDecoded(page);
    await expect(page.getByText(buildCaption(images, 1))).toHaveAttribute('aria-live', 'off');
    await page.clock.runFor(SLIDESHOW_INTERVAL);
    await expectShown(page, images, 2);
  });

  await test.step('under reduced motion it stops, and does not begin again', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(button(page, 'Pause slideshow')).toHaveCount(0);
    await page.clock.runFor(3 * SLIDESHOW_INTERVAL);
    await page.keyboard.press('Space');
    await page.clock.runFor(3 * SLIDESHOW_INTERVAL);
    await expectShown(page, images, 2);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(button(page, 'Play slideshow')).toBeVisible();
  });

  for (const [key, back, what] of [
    ['?', 'Escape', 'a panel'],
    ['+', '-', 'zooming'],
  ] as const)
    await test.step(`it pauses for ${what}`, async () => {
      // Space counts here, as it would have under reduced motion.
      await page.keyboard.press('Space');
      await expect(button(page, 'Pause slideshow')).toBeVisible();
      await page.keyboard.press(key);
      await expect(button(page, 'Play slideshow')).toBeVisible();
      await page.keyboard.press(back);
    });

  await test.step('its button pauses it', async () => {
    await button(page, 'Play slideshow').click();
    await button(page, 'Pause slideshow').click();
    await expect(button(page, 'Play slideshow')).toBeVisible();
    await page.clock.runFor(3 * SLIDESHOW_INTERVAL);
    await expectShown(page, images, 2);
  });
});

test('the landscape notice comes once, and not over an upright picture', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { id, images } = await openExhibition();
  const mixed = images.map((image, index) => ({
    ...image,
    picture: withShape(image.picture, index % 2 === 0 ? 'portrait' : 'landscape'),
  }));
  await mockData(page, `/exhibition/images/${id}`, mixed);
  const endNotice = await holdTimers(page, LANDSCAPE_NOTICE_DURATION);
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
  await endNotice();
  await expect(notice).toHaveCount(0);
  await showNext(2);
  await showNext(3);
  await expect(notice).toHaveCount(0);
});

test('a picture keeps its zoom when a panel opens, nothing is written on it, and the next one starts whole', async ({
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
  const caption = page.getByText(buildCaption(images, 0));
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect.poll(() => readZoom(page)).toBeGreaterThan(1);
  await expect.poll(() => overlap(page, caption)).toBeGreaterThan(0);
  // Only white is drawn where the caption stands below a whole picture.
  await expect.poll(() => brightness(page, caption)).toBe(255);
  await page.keyboard.press('?');
  await expect(shortcuts(page)).toBeVisible();
  expect(await readZoom(page)).toBeGreaterThan(1);
  await button(page, 'Next photo').click();
  await expectShown(page, images, 1);
  await expect.poll(() => readZoom(page)).toBe(1);
  await page.keyboard.press('Escape');

  await test.step('the arrows are seen on white', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const name of ['Previous photo', 'Next photo'])
      await expect.poll(() => brightness(page, button(page, name).locator('.yarl__icon'))).toBeLessThan(128);
  });
});

/**
 * Returns the brightness behind an element's words, as it is drawn: the median of its pixels, from 0 for black to 255
 * for white.
 */
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
