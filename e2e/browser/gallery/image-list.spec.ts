import type { GalleryPage } from '@aperture-byline/contract/image/wire';
import type { Page } from '@playwright/test';
import { expectKeys } from '../../support/page/viewer.ts';
import { readApi } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const galleryPage = async (page: number) => (await readApi<GalleryPage>(`/image?page=${page}`)).data;

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const address = (imageId: string | undefined) => `/exhibition?image=${imageId}`;

test('an image opened from the gallery leads on through its list', async ({ page }) => {
  const [images, second] = [await galleryPage(1), await galleryPage(2)];
  const [newest, older] = images;
  const last = images.at(-1);
  const [next] = second;
  if (!newest || !older || !last || !next) throw new Error('The gallery has two pages of several images');
  await page.goto('/gallery?page=1');

  await test.step('it leads on through the pages of the gallery, by links and by arrow keys, also after a reload', async () => {
    await page.getByRole('link', { name: last.title }).click();
    await expect(title(page, last.title)).toBeVisible();
    await page.getByRole('link', { name: `Next photograph: ${next.title}` }).click();
    await expect(page).toHaveURL(address(next.image_id));
    await expect(title(page, next.title)).toBeVisible();

    await page.reload();
    await expect(page.getByRole('link', { name: `Previous photograph: ${last.title}` })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(address(second[1]?.image_id));
    // The keys lead from the image that is shown, not from the one whose address stands there already.
    await expect(title(page, second[1]?.title ?? '')).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(page).toHaveURL(address(next.image_id));
    await expect(page.getByRole('link', { name: `Previous photograph: ${last.title}` })).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(page).toHaveURL(address(last.image_id));
  });

  await test.step('Back leads to its page of the gallery', async () => {
    await page.goBack();
    await expect(page).toHaveURL('/gallery?page=1');
  });

  await test.step('the first image of all has none before it', async () => {
    await page.getByRole('link', { name: newest.title }).click();
    await expect(page.getByRole('link', { name: `Next photograph: ${older.title}` })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Previous photograph/ })).toHaveCount(0);
  });

  await test.step('arrow keys move the cursor in the comment box, and show no other image', async () => {
    const box = page.getByPlaceholder('Write your thoughts here');
    await box.fill('ab');
    await box.press('ArrowLeft');
    await page.keyboard.type('x');
    await expect(box).toHaveValue('axb');
    await expect(page).toHaveURL(address(newest.image_id));
  });

  await test.step('enlarged, the image goes on through the list, and the page follows', async () => {
    await page.getByRole('button', { name: 'Enlarge the photograph' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectKeys(page);
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(address(older.image_id));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(title(page, older.title)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Enlarge the photograph' })).toBeFocused();
  });
});

test('an image closes to the list from which it was opened', async ({ page }) => {
  await test.step('one of a later page of the gallery closes to its place there', async () => {
    const image = (await galleryPage(2)).at(-2);
    if (!image) throw new Error('The second page of the gallery has two images');
    await page.goto('/gallery?page=2');
    const link = page.getByRole('link', { name: image.title });
    await link.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => window.scrollY);
    expect(scrolled).toBeGreaterThan(500);
    await link.click();
    await expect(title(page, image.title)).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Back to the gallery' }).click();
    await expect(page).toHaveURL('/gallery?page=2');
    await expect(link).toBeInViewport();
  });

  await test.step('one of a profile leads through that photographer’s images, and closes to the profile', async () => {
    const [{ owner_id: owner } = { owner_id: 0 }] = await galleryPage(1);
    const { data } = await readApi<GalleryPage>(`/image?userId=${owner}&privacyStatus=Public`);
    const [first, second] = data;
    if (!first || !second) throw new Error('The photographer has two images');
    await page.goto(`/profile/${owner}`);
    await page.getByRole('link', { name: first.title }).click();
    await page.getByRole('link', { name: `Next photograph: ${second.title}` }).click();
    await expect(page).toHaveURL(address(second.image_id));
    await page.getByRole('button', { name: 'Back to the profile' }).click();
    await expect(page).toHaveURL(`/profile/${owner}`);
  });
});
