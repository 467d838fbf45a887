import { imageMessages } from '@aperture-byline/contract/image/image-messages';
import type { ImageDetails } from '@aperture-byline/contract/image/wire';
import type { Page } from '@playwright/test';
import { mockData } from '../../support/mocks/api-mocks.ts';
import { seriousFindings } from '../../support/page/axe.ts';
import {
  captionOf,
  enterLink,
  expectShown,
  imageAt,
  openExhibition,
  panel,
  viewer,
} from '../../support/page/viewer.ts';
import { readApi } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

/** Tabs until the element that is named has the focus; throws where it never gets it. */
async function tabTo(page: Page, role: 'button' | 'link' | 'textbox', name: string | RegExp): Promise<void> {
  const target = page.getByRole(role, { name });
  for (let step = 0; step < 60; step += 1) {
    if (await target.evaluateAll((found) => found.includes(document.activeElement as HTMLElement))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${name}`);
}

const likesOf = async (imageId: string) =>
  (await readApi<ImageDetails>(`/image/details/${imageId}`)).total_likes;

test('a whole exhibition by keyboard: entered, seen, liked, commented on, and left', async ({ page }) => {
  test.slow();
  const { id, images } = await openExhibition();
  await page.goto(`/exhibition/${id}`);
  await tabTo(page, 'link', 'Enter Exhibition');
  await page.keyboard.press('Enter');
  for (let index = 0; index < images.length; index += 1) {
    await expectShown(page, images, index);
    await page.keyboard.press('ArrowRight');
  }
  await expectShown(page, images, 0);
  await page.keyboard.press('ArrowLeft');
  await expectShown(page, images, -1);

  const { image_id: imageId, title } = imageAt(images, -1);
  await page.keyboard.press('i');
  await expect(panel(page, 'Image details')).toBeFocused();
  await expect(panel(page, 'Image details').getByRole('heading', { name: title })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page, 'Image details')).toHaveCount(0);

  const likes = await likesOf(imageId);
  for (let times = 0; times < 2; times += 1) {
    await page.keyboard.press('l');
    await expect(viewer(page).getByRole('button', { name: `Liked, ${likes + 1} likes` })).toBeVisible();
  }
  expect(await likesOf(imageId)).toBe(likes + 1);

  const text = `Flick, i like it + ? ${Date.now()}`;
  await page.keyboard.press('c');
  await expect(panel(page, 'Comments')).toBeFocused();
  await tabTo(page, 'textbox', 'Your comment');
  await page.keyboard.type(`${text}!`);
  for (const key of ['ArrowLeft', 'Delete', 'ArrowRight', 'ArrowUp', 'ArrowDown'])
    await page.keyboard.press(key);
  await expect(page.getByRole('textbox', { name: 'Your comment' })).toHaveValue(text);
  await expectShown(page, images, -1);
  await tabTo(page, 'button', 'Send');
  await page.keyboard.press('Enter');
  await expect(panel(page, 'Comments').getByText(text)).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(panel(page, 'Comments')).toHaveCount(0);
  await expectShown(page, images, -1);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`/exhibition/${id}`);
  await expect(enterLink(page)).toBeFocused();
});

test('Tab stays in the viewer, passes every tool of it, and a closed panel gives the focus back', async ({
  page,
}) => {
  const { id, images } = await openExhibition();
  await page.goto(`/exhibition/${id}/gallery`);
  await expectShown(page, images, 0);
  await expect(viewer(page).getByRole('button', { name: /^Like,/ })).toBeVisible();
  const passed = new Set<string>();
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const { activeElement: element, body } = document;
      if (element === body || element === null) return '';
      return element.closest('[role="dialog"]') ? element.getAttribute('aria-label') : 'outside';
    });
    passed.add(name ?? '');
  }
  for (const name of [
    'Zoom in',
    'Play slideshow',
    'Fullscreen',
    'Share',
    'Image details',
    'Comments',
    'Keyboard shortcuts',
    'Close viewer',
    'Previous photo',
    'Next photo',
  ])
    expect([...passed]).toContain(name);
  expect([...passed]).not.toContain('outside');

  await tabTo(page, 'button', 'Share');
  await page.keyboard.press('Enter');
  await expect(panel(page, 'Share')).toBeFocused();
  await expect(panel(page, 'Share').getByRole('button')).toHaveText([
    '×',
    'Facebook',
    'Twitter',
    'WhatsApp',
    'Copy link',
  ]);
  await page.keyboard.press('Escape');
  await expect(viewer(page).getByRole('button', { name: 'Share' })).toBeFocused();
});

test('the share panel copies the address of the single image', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { id, images } = await openExhibition();
  await page.goto(`/exhibition/${id}/gallery`);
  await expectShown(page, images, 0);
  await tabTo(page, 'button', 'Share');
  await page.keyboard.press('Enter');
  await tabTo(page, 'button', 'Copy link');
  await page.keyboard.press('Enter');
  await expect(panel(page, 'Share')).toHaveCount(0);
  // It stands above the picture.
  await page.getByRole('alert').click({ trial: true });
  const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(copied.pathname + copied.search).toBe(`/exhibition?image=${imageAt(images, 0).image_id}`);
});

test('an image without comments and camera data says so', async ({ page }) => {
  const { id, images } = await openExhibition();
  const imageId = imageAt(images, 0).image_id;
  const details = await readApi<ImageDetails>(`/image/details/${imageId}`);
  const camera = ['camera_make', 'camera_model', 'lens_make', 'lens_model', 'aperture'] as const;
  const rest = ['shutter_speed', 'iso', 'focal_length', 'created_date'] as const;
  const unknown = Object.fromEntries([...camera, ...rest].map((name) => [name, null]));
  await mockData(page, `/image/comment/${imageId}`, []);
  await mockData(page, `/image/details/${imageId}`, { ...details, ...unknown });
  await page.goto(`/exhibition/${id}/gallery`);
  await expectShown(page, images, 0);
  await page.keyboard.press('i');
  await expect(panel(page, 'Image details').getByText(imageMessages.noImageDetails)).toBeVisible();
  await page.keyboard.press('c');
  await expect(panel(page, 'Comments').getByText(imageMessages.noCommentsFound)).toBeVisible();
});

test('F enters and leaves fullscreen', async ({ page }) => {
  const { id, images } = await openExhibition();
  await page.goto(`/exhibition/${id}/gallery`);
  await expectShown(page, images, 0);
  await page.keyboard.press('f');
  await expect(viewer(page).getByRole('button', { name: 'Exit fullscreen' })).toBeVisible();
  await expectShown(page, images, 0);
  await page.keyboard.press('F');
  await expect(viewer(page).getByRole('button', { name: 'Fullscreen', exact: true })).toBeVisible();
});

test('a view is counted once for each image in a session', async ({ page }) => {
  const counted: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/image/view/')) counted.push(request.url().split('/').at(-1) ?? '');
  });
  const { id, images } = await openExhibition();
  await page.goto(`/exhibition/${id}/gallery`);
  await expectShown(page, images, 0);
  const [one, two] = [imageAt(images, 0).image_id, imageAt(images, 1).image_id];
  await expect.poll(() => counted).toEqual([one]);
  await page.keyboard.press('ArrowRight');
  await expectShown(page, images, 1);
  await expect.poll(() => counted).toEqual([one, two]);
  await page.keyboard.press('ArrowLeft');
  await expectShown(page, images, 0);
  await page.waitForLoadState('networkidle');
  expect(counted).toEqual([one, two]);
});

test('a screen reader finds a named dialog, its tools, the picture and what is announced', async ({
  page,
}) => {
  const { id, title, images } = await openExhibition();
  await page.goto(`/exhibition/${id}/gallery`);
  await expectShown(page, images, 0);
  await expect(viewer(page).getByRole('button', { name: /^Like,/ })).toBeVisible();
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - dialog "${title}":
      - region "Photo gallery":
        - group "Photo 1 of ${images.length}":
          - img "${imageAt(images, 0).picture.alt}"
      - button "Zoom in"
      - button "Zoom out" [disabled]
      - button "Play slideshow"
      - button "Fullscreen"
      - button "Share"
      - button "Image details"
      - button "Comments"
      - button "Keyboard shortcuts"
      - button "Close viewer"
      - button "Previous photo"
      - button "Next photo"
      - paragraph: "${captionOf(images, 0)}"
      - button /^Like, [\\d,]+ likes?$/
  `);
  // The one live region whose text changes; it is read as a whole.
  await expect(viewer(page)).toHaveAttribute('aria-modal', 'true');
  const live = viewer(page).locator('[aria-live="polite"]');
  await expect(live).toHaveText([captionOf(images, 0)]);
  await expect(live).toHaveAttribute('aria-atomic', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(live).toHaveText([captionOf(images, 1)]);

  for (const [key, name] of [
    ['i', 'Image details'],
    ['c', 'Comments'],
    ['?', 'Keyboard shortcuts'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(panel(page, name)).toBeFocused();
    await expect(panel(page, name).getByRole('heading').first()).toBeVisible();
    await expect(viewer(page).getByRole('button', { name, exact: true })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await page.waitForLoadState('networkidle');
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
  }
});
