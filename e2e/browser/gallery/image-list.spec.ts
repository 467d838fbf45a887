import type { GalleryPage } from '@aperture-byline/contract/image/wire';
import type { Page } from '@playwright/test';
import { readApi } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const galleryPage = async (page: number) => (await readApi<GalleryPage>(`/image?page=${page}`)).data;

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const address = (imageId: string | undefined) => `/exhibition?image=${imageId}`;

test('an image opened from the gallery leads on through its pages, and Back leads to its page', async ({
  page,
}) => {
  const [first, second] = [await galleryPage(1), await galleryPage(2)];
  const last = first.at(-1);
  const [next] = second;
  if (!last || !next) throw new Error('The gallery has two pages');
  await page.goto('/gallery?page=1');
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
  await page.goBack();
  await expect(page).toHaveURL('/gallery?page=1');
});

test('an image opened from a later page closes to that page, at its place', async ({ page }) => {
  const images = await galleryPage(2);
  const image = images.at(-2);
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

test('the first image of all has none before it, and one opened by its address has neither', async ({
  page,
}) => {
  const [first] = await galleryPage(1);
  if (!first) throw new Error('The gallery has images');
  await page.goto('/gallery');
  await page.getByRole('link', { name: first.title }).click();
  await expect(page.getByRole('link', { name: /^Next photograph/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Previous photograph/ })).toHaveCount(0);
  const other = await page.context().newPage();
  await other.goto(address(first.image_id));
  await expect(title(other, first.title)).toBeVisible();
  await other.waitForLoadState('networkidle');
  await expect(other.getByRole('link', { name: /photograph:/ })).toHaveCount(0);
});

test('an image opened from a profile leads through that photographer’s images', async ({ page }) => {
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

test('arrow keys move the cursor in the comment box, and show no other image', async ({ page }) => {
  const [first] = await galleryPage(1);
  if (!first) throw new Error('The gallery has images');
  await page.goto('/gallery');
  await page.getByRole('link', { name: first.title }).click();
  await expect(page.getByRole('link', { name: /^Next photograph/ })).toBeVisible();
  const box = page.getByPlaceholder('Write your thoughts here');
  await box.fill('ab');
  await box.press('ArrowLeft');
  await page.keyboard.type('x');
  await expect(box).toHaveValue('axb');
  await expect(page).toHaveURL(address(first.image_id));
});

test('enlarged, the image goes on through the list, and the page follows', async ({ page }) => {
  const [first, second] = await galleryPage(1);
  if (!first || !second) throw new Error('The gallery has two images');
  await page.goto('/gallery');
  await page.getByRole('link', { name: first.title }).click();
  await page.getByRole('button', { name: 'Enlarge the photograph' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(address(second.image_id));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(title(page, second.title)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enlarge the photograph' })).toBeFocused();
});
