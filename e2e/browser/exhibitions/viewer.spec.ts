import {
  enterExhibition,
  enterLink,
  expectShown,
  imageAt,
  openExhibition,
  viewer,
} from '../../support/page/viewer.ts';
import { expect, test } from '../fixtures.ts';

test('the viewer is entered, left and reloaded at the picture that it showed', async ({ page }) => {
  const { id, images } = await openExhibition();
  await enterExhibition(page, id);
  const previous = page.getByRole('button', { name: 'Previous photo' });
  const next = page.getByRole('button', { name: 'Next photo' });

  await test.step('entering shows the first picture, and the arrows wrap around at both ends', async () => {
    await expectShown(page, images, 0);
    await previous.click();
    await expectShown(page, images, -1);
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

test('a picture on the page of the exhibition opens the viewer there, and gets the focus back', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { id, images } = await openExhibition();
  await page.goto(`/exhibition/${id}`);
  const picture = page
    .getByRole('listitem')
    .getByRole('link', { name: imageAt(images, 1).title, exact: true });
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
