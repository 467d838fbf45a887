import type { ImageDetails } from '@aperture-byline/contract/image/wire';
import type { Page } from '@playwright/test';
import { seriousFindings } from '../../support/page/axe.ts';
import {
  buildCaption,
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
  // Its code may still be loading.
  await target.first().waitFor();
  for (let step = 0; step < 60; step += 1) {
    if (await target.evaluateAll((found) => found.includes(document.activeElement as HTMLElement))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${name}`);
}

const likesOf = async (imageId: string) => (await readApi<ImageDetails>(`/image/details/${imageId}`)).total_likes;

test('a whole exhibition by keyboard: entered, seen and counted, liked, commented on, and left', async ({ page }) => {
  test.slow();
  const counted: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/image/view/')) counted.push(request.url().split('/').at(-1) ?? '');
  });
  const { id, title, images } = await openExhibition();
  await page.goto(`/exhibition/${id}`);
  await tabTo(page, 'link', 'Enter Exhibition');
  await page.keyboard.press('Enter');
  for (let index = 0; index < images.length; index += 1) {
    await expectShown(page, images, index);
    await expect.poll(() => counted.at(-1)).toBe(imageAt(images, index).image_id);
    await page.keyboard.press('ArrowRight');
  }
  const end = viewer(page).getByText(`The end of ${title}`);
  await expect(end).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expectShown(page, images, 0);
  await page.keyboard.press('ArrowLeft');
  await expect(end).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expectShown(page, images, -1);

  const { image_id: imageId, title: lastTitle } = imageAt(images, -1);
  await page.keyboard.press('i');
  await expect(panel(page, 'Image details')).toBeFocused();
  await expect(panel(page, 'Image details').getByRole('heading', { name: lastTitle })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page, 'Image details')).toHaveCount(0);

  const likes = await likesOf(imageId);
  await page.keyboard.press('l');
  await expect(viewer(page).getByRole('button', { name: `Liked, ${likes + 1} likes` })).toBeVisible();
  await expect.poll(() => likesOf(imageId)).toBe(likes + 1);
  await page.keyboard.press('l');
  await expect.poll(() => likesOf(imageId)).toBe(likes);

  const text = `Flick, i like it + ? ${Date.now()}`;
  await page.keyboard.press('c');
  await expect(panel(page, 'Comments')).toBeFocused();
  await tabTo(page, 'textbox', 'Your comment');
  await page.keyboard.type(`${text}!`);
  for (const key of ['ArrowLeft', 'Delete', 'ArrowRight', 'ArrowUp', 'ArrowDown']) await page.keyboard.press(key);
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
  // Once each, although two were shown twice.
  expect(counted).toEqual(images.map(({ image_id }) => image_id));
});

test('at its own address the viewer is one named dialog, in which Tab stays and every panel can be read', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { id, title, images } = await openExhibition();
  await page.goto(`/exhibition/${id}/gallery`);
  await expectShown(page, images, 0);
  await expect(viewer(page).getByRole('button', { name: /^Like,/ })).toBeVisible();

  await test.step('a screen reader finds a named dialog, its tools, the picture and what is announced', async () => {
    await expect(page.locator('body')).toMatchAriaSnapshot(`
      - dialog "${title}":
        - region "Photo gallery":
          - group "Slide 1 of ${images.length + 1}":
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
        - paragraph: "${buildCaption(images, 0)}"
        - button /^Like, [\\d,]+ likes?$/
    `);
    // The one live region whose text changes; it is read as a whole.
    await expect(viewer(page)).toHaveAttribute('aria-modal', 'true');
    const live = viewer(page).locator('[aria-live="polite"]');
    await expect(live).toHaveText([buildCaption(images, 0)]);
    await expect(live).toHaveAttribute('aria-atomic', 'true');
    await page.keyboard.press('ArrowRight');
    await expect(live).toHaveText([buildCaption(images, 1)]);
    await page.keyboard.press('ArrowLeft');
    await expectShown(page, images, 0);
    await expect(viewer(page).getByRole('button', { name: /^Like,/ })).toBeVisible();
  });

  await test.step('Tab stays in the viewer and passes every tool of it', async () => {
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
  });

  await test.step('a closed panel gives the focus back', async () => {
    await tabTo(page, 'button', 'Share');
    await page.keyboard.press('Enter');
    await expect(panel(page, 'Share')).toBeFocused();
    await expect(panel(page, 'Share').getByRole('button')).toHaveText(['×', 'Facebook', 'X', 'WhatsApp', 'Copy link']);
    await page.keyboard.press('Escape');
    await expect(viewer(page).getByRole('button', { name: 'Share' })).toBeFocused();
  });

  await test.step('the share panel copies the address of the single image', async () => {
    await page.keyboard.press('Enter');
    await tabTo(page, 'button', 'Copy link');
    await page.keyboard.press('Enter');
    await expect(panel(page, 'Share')).toHaveCount(0);
    // It stands above the picture.
    await page.getByRole('alert').click({ trial: true });
    const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    expect(copied.pathname + copied.search).toBe(`/exhibition?image=${imageAt(images, 0).image_id}`);
  });

  await test.step('F enters and leaves fullscreen', async () => {
    await page.keyboard.press('f');
    await expect(viewer(page).getByRole('button', { name: 'Exit fullscreen' })).toBeVisible();
    await expectShown(page, images, 0);
    await page.keyboard.press('F');
    await expect(viewer(page).getByRole('button', { name: 'Fullscreen', exact: true })).toBeVisible();
  });

  for (const [key, name] of [
    ['i', 'Image details'],
    ['c', 'Comments'],
    ['?', 'Keyboard shortcuts'],
  ] as const)
    await test.step(`${key} opens the panel ${name} with the focus in it`, async () => {
      await page.keyboard.press(key);
      await expect(panel(page, name)).toBeFocused();
      await expect(panel(page, name).getByRole('heading').first()).toBeVisible();
      await expect(viewer(page).getByRole('button', { name, exact: true })).toHaveAttribute('aria-expanded', 'true');
      // The others have their check where they are opened by touch.
      if (name === 'Keyboard shortcuts') expect(await seriousFindings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(panel(page, name)).toHaveCount(0);
    });

  await test.step('Escape leads to the exhibition, although the viewer was not entered from there', async () => {
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(`/exhibition/${id}`);
    await expect(enterLink(page)).toBeVisible();
  });
});
