import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { seriousFindings } from '../../support/page/axe.ts';
import { measureBox, untilRendered } from '../../support/page/page-measures.ts';
import { between, DOUBLE_TAP, type Fingers, touch } from '../../support/page/touch.ts';
import {
  enterExhibition,
  enterLink,
  expectShown,
  imageAt,
  openExhibition,
  panel,
  readZoom,
  shownPicture,
  viewer,
} from '../../support/page/viewer.ts';
import { expect, test } from '../fixtures.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const at = (x: number, y = 400): Fingers => [{ x, y }];
/** Two fingers on the picture, above the buttons at its sides. */
const apart = (distance: number): Fingers => [
  { x: 195 - distance / 2, y: 300 },
  { x: 195 + distance / 2, y: 300 },
];

/** Where the picture begins, once it stands still: the lightbox moves it after it was enlarged. */
async function settledLeft(page: Page): Promise<number> {
  let last = Number.NaN;
  await expect
    .poll(async () => {
      // Between two frames everything stands still.
      await untilRendered(page);
      const { left } = await measureBox(shownPicture(page));
      const isSettled = left === last;
      last = left;
      return isSettled;
    })
    .toBe(true);
  return last;
}

async function enterByTouch(page: Page) {
  const { id, images } = await openExhibition();
  await enterExhibition(page, id);
  await expectShown(page, images, 0);
  return { id, images, screen: { page, session: await page.context().newCDPSession(page) } };
}

test('a picture is swiped, pinched, panned and tapped twice', async ({ page }) => {
  const { images, screen } = await enterByTouch(page);

  await test.step('swiping leads on and back, and around both ends', async () => {
    await touch(screen, between(at(320), at(60)));
    await expectShown(page, images, 1);
    await touch(screen, between(at(60), at(320)));
    await expectShown(page, images, 0);
    await touch(screen, between(at(60), at(320)));
    await expect(viewer(page).getByText('The end of')).toBeVisible();
    await touch(screen, between(at(60), at(320)));
    await expectShown(page, images, -1);
    for (let swipe = 0; swipe < 2; swipe += 1) await touch(screen, between(at(320), at(60)));
    await expectShown(page, images, 0);
  });

  await test.step('pinching zooms up to the widest file, a finger pans, and pinching back shows the whole picture', async () => {
    const fitted = await settledLeft(page);
    const widest = Math.max(...imageAt(images, 0).picture.widths);
    await touch(screen, between(apart(40), apart(380)));
    await expect.poll(async () => (await measureBox(shownPicture(page))).width).toBeCloseTo(widest, -1);
    await expect.poll(() => shownPicture(page).getAttribute('src')).toContain(`/${widest}.`);

    const before = await settledLeft(page);
    await touch(screen, between(at(100), at(300)));
    // How far depends on how often the lightbox renders while the finger moves.
    await expect.poll(async () => (await measureBox(shownPicture(page))).left).toBeGreaterThan(before + 20);
    await expectShown(page, images, 0);

    await touch(screen, between(apart(380), apart(40)));
    await expect.poll(() => readZoom(page)).toBe(1);
    await expect.poll(async () => (await measureBox(shownPicture(page))).left).toBeCloseTo(fitted, 0);
  });

  await test.step('a double tap zooms in', async () => {
    // On a busy machine the second tap may come too late.
    await expect(async () => {
      await sleep(DOUBLE_TAP + 50);
      await page.touchscreen.tap(195, 400);
      await page.touchscreen.tap(195, 400);
      await expect.poll(() => readZoom(page), { timeout: 2000 }).toBeGreaterThan(1);
    }).toPass();
  });
});

test('every tool can be tapped, and a panel leaves room for the picture and scrolls', async ({ page }) => {
  const { id, images, screen } = await enterByTouch(page);
  const buttons = viewer(page).getByRole('button');
  await expect(viewer(page).getByRole('button', { name: /^Like,/ })).toBeVisible();
  for (const button of await buttons.all()) await expectTappable(button);

  await viewer(page).getByRole('button', { name: 'Next photo' }).tap();
  await expectShown(page, images, 1);
  for (const name of ['Share', 'Image details', 'Comments'])
    await test.step(`the panel ${name} opens below the picture, and its buttons can be tapped`, async () => {
      await viewer(page).getByRole('button', { name, exact: true }).tap();
      await expect(panel(page, name)).toBeVisible();
      await page.waitForLoadState('networkidle');
      for (const button of await panel(page, name).getByRole('button').all()) await expectTappable(button);
      const { top } = await measureBox(panel(page, name));
      await expect.poll(async () => (await measureBox(shownPicture(page))).bottom).toBeLessThanOrEqual(top);
      expect(await seriousFindings(page)).toEqual([]);
      await panel(page, name)
        .getByRole('button', { name: `Close ${name.toLowerCase()}` })
        .tap();
      await expect(panel(page, name)).toHaveCount(0);
    });

  await test.step('pulling a picture down closes the viewer', async () => {
    await touch(screen, between(at(195, 250), at(195, 700)));
    await expect(page).toHaveURL(`/exhibition/${id}`);
    await enterExhibition(page, id);
    await expectShown(page, images, 0);
  });

  await test.step('Close leads to the exhibition, and the focus to where it was entered', async () => {
    await viewer(page).getByRole('button', { name: 'Close viewer' }).tap();
    await expect(page).toHaveURL(`/exhibition/${id}`);
    await expect(enterLink(page)).toBeFocused();
  });

  await test.step('a panel scrolls under a finger, and the picture stays', async () => {
    await enterLink(page).tap();
    await expectShown(page, images, 0);
    await viewer(page).getByRole('button', { name: 'Image details' }).tap();
    const details = panel(page, 'Image details');
    await expect(details.getByRole('heading').first()).toBeVisible();
    await touch(screen, between(at(200, 760), at(180, 560)));
    await expect.poll(() => details.evaluate((element) => element.scrollTop)).toBeGreaterThan(50);
    await touch(screen, between(at(300, 700), at(60, 700)));
    await expectShown(page, images, 0);
  });
});

async function expectTappable(button: Locator): Promise<void> {
  const { width, height } = await measureBox(button);
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
}
