import type { GalleryPage } from '@aperture-byline/contract/image/wire';
import type { CDPSession, Page } from '@playwright/test';
import { measureBox } from '../../support/page/page-measures.ts';
import { between, type Fingers, touch } from '../../support/page/touch.ts';
import { expectKeys, readZoom, shownPicture, viewer } from '../../support/page/viewer.ts';
import { readApi } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const at = (x: number, y = 300): Fingers => [{ x, y }];
const apart = (distance: number): Fingers => [
  { x: 180 - distance / 2, y: 300 },
  { x: 180 + distance / 2, y: 300 },
];
const hint = (page: Page) => page.getByText('Swipe for the next photograph');

async function enlarge(page: Page): Promise<CDPSession> {
  await page.getByRole('button', { name: 'Enlarge the photograph' }).click();
  await expectKeys(page);
  await expect(shownPicture(page)).not.toHaveClass(/yarl__slide_image_loading/);
  return page.context().newCDPSession(page);
}

test('on a phone an enlarged photograph fills the screen, and follows fingers', async ({ page }) => {
  const { data } = await readApi<GalleryPage>('/image?page=1');
  const image = data.find(({ picture }) => picture.width > picture.height);
  const next = image && data[data.indexOf(image) + 1];
  if (!image || !next) throw new Error('The gallery has a landscape photograph before another one');
  await page.goto('/gallery');
  await page.getByRole('link', { name: image.title }).click();
  const onPage = await measureBox(page.getByRole('article').locator('img').first());
  const session = await enlarge(page);
  const screen = { page, session };

  await test.step('it is as wide as the screen, in the format of the page', async () => {
    await expect.poll(async () => (await measureBox(shownPicture(page))).width).toBeCloseTo(360, 0);
    expect((await measureBox(shownPicture(page))).width).toBeGreaterThanOrEqual(Math.floor(onPage.width));
    const file = await shownPicture(page).evaluate(({ currentSrc }: HTMLImageElement) => currentSrc);
    expect(file).toMatch(new RegExp(`\\.${image.picture.formats[0]}$`));
  });

  await test.step('a turned device gives it the whole height', async () => {
    await page.setViewportSize({ width: 740, height: 360 });
    const ratio = image.picture.width / image.picture.height;
    await expect
      .poll(async () => (await measureBox(shownPicture(page))).height)
      .toBeCloseTo(Math.min(360, 740 / ratio), 0);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(async () => (await measureBox(shownPicture(page))).width).toBeCloseTo(360, 0);
  });

  await test.step('two fingers enlarge it, and a double tap does so in turn', async () => {
    await touch(screen, between(apart(80), apart(280)));
    await expect.poll(() => readZoom(page)).toBeGreaterThan(1.5);
    await touch(screen, between(apart(280), apart(40)));
    await expect.poll(() => readZoom(page)).toBe(1);
    for (let tap = 0; tap < 2; tap += 1) await page.touchscreen.tap(180, 300);
    await expect.poll(() => readZoom(page)).toBeGreaterThan(1);
    await touch(screen, between(apart(280), apart(20)));
    await expect.poll(() => readZoom(page)).toBe(1);
  });

  await test.step('a hint tells of the next one, to which a swipe leads, and is gone then; each is named below', async () => {
    await expect(hint(page)).toBeVisible();
    await expect(viewer(page).getByText(`${image.title} by `)).toBeVisible();
    await touch(screen, between(at(320), at(40)));
    await expect(page).toHaveURL(`/exhibition?image=${next.image_id}`);
    await expect(hint(page)).toHaveCount(0);
    await expect(viewer(page).getByText(`${next.title} by `)).toBeVisible();
  });

  await test.step('pulling it down closes it, to the page of the photograph that was shown', async () => {
    await touch(screen, between(at(180, 250), at(180, 600)));
    await expect(viewer(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: next.title })).toBeVisible();
  });

  await test.step('Back closes it, and Back again leads to the list', async () => {
    await enlarge(page);
    await page.goBack();
    await expect(viewer(page)).toHaveCount(0);
    await expect(page).toHaveURL(`/exhibition?image=${next.image_id}`);
    await page.goBack();
    await expect(page).toHaveURL('/gallery');
  });
});

test('a photograph goes on to the others of the search that found it', async ({ page }) => {
  const { data } = await readApi<GalleryPage>('/image?page=1');
  const word = data[0]?.firstname ?? '';
  await page.goto(`/search?q=${word}&kind=image`);
  const found = page.getByRole('main').getByRole('article').getByRole('link');
  const [first = '', second = ''] = await found.allTextContents();
  await found.first().click();
  await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back to the search' })).toBeVisible();
  const session = await enlarge(page);
  await expect(hint(page)).toBeVisible();
  await touch({ page, session }, between(at(320), at(40)));
  await touch({ page, session }, between(at(180, 250), at(180, 600)));
  await expect(page.getByRole('heading', { level: 1, name: second })).toBeVisible();
  await page.getByRole('button', { name: 'Back to the search' }).click();
  await expect(page).toHaveURL(/\/search\?q=/);
});
