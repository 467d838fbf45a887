import {
  enterExhibition,
  enterLink,
  expectShown,
  imageAt,
  openExhibition,
  panel,
  viewer,
} from '../../support/page/viewer.ts';
import { expect, test } from '../fixtures.ts';

test('the viewer is entered, left and reloaded at the picture that it showed', async ({ page }) => {
  const { id, title, images } = await openExhibition();
  await enterExhibition(page, id);
  const previous = page.getByRole('button', { name: 'Previous photo' });
  const next = page.getByRole('button', { name: 'Next photo' });

  await test.step('entering shows the first picture, and the arrows wrap around at both ends, over the last card', async () => {
    const end = viewer(page).getByText(`The end of ${title}`);
    await expectShown(page, images, 0);
    await previous.click();
    await expect(end).toBeVisible();
    await previous.click();
    await expectShown(page, images, -1);
    await next.click();
    await expect(end).toBeVisible();
    await next.click();
    await expectShown(page, images, 0);
    await next.click();
    await expectShown(page, images, 1);
  });

  await test.step('Close and Back both lead to the exhibition, and the focus to where it was entered', async () => {
    await page.getByRole('button', { name: 'Close viewer' }).click();
    await expect(page).toHaveURL(`/exhibition/${id}`);
    await expect(viewer(page)).toHaveCount(0);
    await expect(enterLink(page)).toBeFocused();

    await page.goForward();
    await expectShown(page, images, 1);
    await page.goBack();
    await expect(page).toHaveURL(`/exhibition/${id}`);
    await expect(enterLink(page)).toBeFocused();
  });

  await test.step('a reload keeps the picture, and what leads on and back', async () => {
    await page.goForward();
    await expectShown(page, images, 1);
    await page.reload();
    await expectShown(page, images, 1);
    await next.click();
    await expectShown(page, images, 2);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(`/exhibition/${id}`);
    await expect(enterLink(page)).toBeVisible();
  });
});

test('a picture on the page of the exhibition opens the viewer there, and gets the focus back', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { id, images } = await openExhibition();
  await page.goto(`/exhibition/${id}`);
  const picture = page.getByRole('listitem').getByRole('link', { name: imageAt(images, 1).title, exact: true });
  await picture.click();
  await expectShown(page, images, 1);
  await page.getByRole('button', { name: 'Next photo' }).click();
  await expectShown(page, images, 2);
  await page.goBack();
  await expect(page).toHaveURL(`/exhibition/${id}`);
  await expect(viewer(page)).toHaveCount(0);
  await expect(picture).toBeFocused();

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await picture.press('Enter');
  await expectShown(page, images, 1);
  await page.keyboard.press('ArrowRight');
  await expectShown(page, images, 2);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`/exhibition/${id}`);
  await expect(picture).toBeFocused();
  await expect(picture).toBeInViewport();
});

test('Back closes a panel of the viewer, and an open panel leaves nothing behind', async ({ page }) => {
  const { id, images } = await openExhibition();
  await page.goto('/exhibitions');
  await enterExhibition(page, id);
  const open = async (name: string) => {
    await viewer(page).getByRole('button', { name, exact: true }).click();
    await expect(panel(page, name)).toBeVisible();
  };
  const close = page.getByRole('button', { name: 'Close viewer' });

  await test.step('Back closes the panel over the picture that is shown by then', async () => {
    await open('Comments');
    await open('Image details');
    await page.getByRole('button', { name: 'Next photo' }).click();
    await expectShown(page, images, 1);
    await page.goBack();
    await expect(panel(page, 'Image details')).toHaveCount(0);
    await expectShown(page, images, 1);
    await page.goBack();
    await expect(page).toHaveURL(`/exhibition/${id}`);
    await expect(viewer(page)).toHaveCount(0);
  });

  await test.step('a panel that is closed by its button or by Escape has no step any more', async () => {
    await enterLink(page).click();
    await open('Share');
    await panel(page, 'Share').getByRole('button', { name: 'Close share' }).click();
    await open('Keyboard shortcuts');
    await page.keyboard.press('Escape');
    await expect(panel(page, 'Keyboard shortcuts')).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => history.state?.steps?.length ?? 0)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(`/exhibition/${id}`);
  });

  await test.step('a reload shows the picture without the panel, and Back leaves the viewer', async () => {
    await enterLink(page).click();
    await open('Comments');
    await page.getByRole('button', { name: 'Next photo' }).click();
    await expectShown(page, images, 1);
    await page.reload();
    await expectShown(page, images, 1);
    await expect.poll(() => page.evaluate(() => history.state?.steps?.length ?? 0)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(`/exhibition/${id}`);
  });

  await test.step('closing the viewer under an open panel leads to the exhibition, and Back before it', async () => {
    await enterLink(page).click();
    await open('Comments');
    await close.click();
    await expect(page).toHaveURL(`/exhibition/${id}`);
    await expect(enterLink(page)).toBeFocused();
    await enterLink(page).click();
    await open('Comments');
    // The step of the panel is still there when the viewer closes.
    await page.evaluate(() => {
      for (const name of ['Close comments', 'Close viewer'])
        document.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click();
    });
    await expect(viewer(page)).toHaveCount(0);
    await expect(page).toHaveURL(`/exhibition/${id}`);
    await page.goBack();
    await expect(page).toHaveURL('/exhibitions');

    await page.goto(`/exhibition/${id}/gallery`);
    await open('Comments');
    await close.click();
    await expect(page).toHaveURL(`/exhibition/${id}`);
    await page.goBack();
    await expect(page).toHaveURL('/exhibitions');
  });
});
