import { exhibitionMessages } from '@aperture-byline/contract/exhibition/exhibition-messages';
import { viewerMessages } from '@aperture-byline/contract/exhibition/viewer';
import type { ExhibitionListItem } from '@aperture-byline/contract/exhibition/wire';
import type { ExhibitionImage } from '@aperture-byline/contract/image/wire';
import type { Page } from '@playwright/test';
import { first, readApi } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

async function openExhibition() {
  const { id, title } = first(
    await readApi<ExhibitionListItem[]>('/exhibition/approved/ongoing'),
    'ongoing exhibitions',
  );
  return { id, title, images: await readApi<ExhibitionImage[]>(`/exhibition/images/${id}`) };
}

const enterLink = (page: Page) => page.getByRole('link', { name: viewerMessages.enterExhibition });
const viewer = (page: Page) => page.getByRole('dialog');

async function enter(page: Page, id: string): Promise<void> {
  await page.goto(`/exhibition/${id}`);
  await enterLink(page).click();
  await expect(viewer(page)).toBeVisible();
}

/** The picture that is shown: its address, the caption and the loaded file are of the same image. */
async function expectShown(page: Page, images: readonly ExhibitionImage[], index: number): Promise<void> {
  const image = images.at(index);
  if (image === undefined) throw new RangeError(`There is no image ${index}`);
  const number = images.indexOf(image) + 1;
  await expect(page).toHaveURL(`/exhibition?image=${image.image_id}`);
  await expect(page.getByText(`Photo ${number} of ${images.length}: ${image.title}`)).toBeVisible();
  const shown = viewer(page).locator('.yarl__slide_current img').first();
  await expect.poll(() => shown.getAttribute('src')).toContain(image.picture.src.split('{')[0]);
  await expect.poll(() => shown.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBeGreaterThan(0);
}

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
