import { exhibitionMessages } from '@aperture-byline/contract/exhibition/exhibition-messages';
import type { ExhibitionListItem } from '@aperture-byline/contract/exhibition/wire';
import { enter, enterLink, expectShown, imageAt, openExhibition, viewer } from '../../support/page/viewer.ts';
import { first, readApi } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

test('entering shows the first picture, and the arrows wrap around at both ends', async ({ page }) => {
  const { id, images } = await openExhibition();
  await enter(page, id);
  await expectShown(page, images, 0);
  await page.getByRole('button', { name: 'Previous photo' }).click();
  await expectShown(page, images, -1);
  await page.getByRole('button', { name: 'Next photo' }).click();
  await expectShown(page, images, 0);
  await page.getByRole('button', { name: 'Next photo' }).click();
  await expectShown(page, images, 1);
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

test('Close and Back both lead to the exhibition, and the focus to where it was entered', async ({
  page,
}) => {
  const { id, images } = await openExhibition();
  await enter(page, id);
  await expectShown(page, images, 0);
  await page.keyboard.press('ArrowRight');
  await expectShown(page, images, 1);
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

test('a reload keeps the picture, and what leads on and back', async ({ page }) => {
  const { id, images } = await openExhibition();
  await enter(page, id);
  await page.getByRole('button', { name: 'Next photo' }).click();
  await expectShown(page, images, 1);
  await page.reload();
  await expectShown(page, images, 1);
  await page.getByRole('button', { name: 'Next photo' }).click();
  await expectShown(page, images, 2);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`/exhibition/${id}`);
  await expect(enterLink(page)).toBeVisible();
});

test('its own address shows the viewer too, and closing leads to the exhibition', async ({ page }) => {
  const { id, images } = await openExhibition();
  await page.goto(`/exhibition/${id}/gallery`);
  await expectShown(page, images, 0);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`/exhibition/${id}`);
  await expect(enterLink(page)).toBeVisible();
});

test('the same address without the viewer shows the page of the image', async ({ page }) => {
  const { images } = await openExhibition();
  const image = first(images, 'images');
  await page.goto(`/exhibition?image=${image.image_id}`);
  await expect(page.getByRole('heading', { level: 1, name: image.title })).toBeVisible();
  await expect(viewer(page)).toHaveCount(0);
});

for (const state of ['upcoming', 'past'])
  test(`one that is ${state} has no viewer`, async ({ page }) => {
    const { id } = first(
      await readApi<ExhibitionListItem[]>(`/exhibition/approved/${state}`),
      `${state} exhibitions`,
    );
    await page.goto(`/exhibition/${id}/gallery`);
    await expect(
      page.getByRole('heading', { level: 1, name: exhibitionMessages.exhibitionNotActive }),
    ).toBeVisible();
    await page.goto(`/exhibition/${id}`);
    await expect(enterLink(page)).toHaveCount(0);
  });
