import { viewerMessages } from '@aperture-byline/contract/exhibition/viewer';
import type { ExhibitionListItem } from '@aperture-byline/contract/exhibition/wire';
import type { ExhibitionImage } from '@aperture-byline/contract/image/wire';
import { expect, type Locator, type Page } from '@playwright/test';
import { first, readApi } from '../suite.ts';

/** Minimum number of images of a seeded exhibition. Ids that tests make have a hyphen. */
const SEEDED_MIN = 5;

/** The first open exhibition of the seed with its images. */
export async function openExhibition() {
  const ongoing = await readApi<ExhibitionListItem[]>('/exhibition/approved/ongoing');
  const { id, title } = first(
    ongoing.filter(({ id, image_count: count }) => !id.includes('-') && count >= SEEDED_MIN),
    'ongoing exhibitions of the seed',
  );
  return { id, title, images: await readApi<ExhibitionImage[]>(`/exhibition/images/${id}`) };
}

export const enterLink = (page: Page): Locator => page.getByRole('link', { name: viewerMessages.enterExhibition });
export const viewer = (page: Page): Locator => page.getByRole('dialog');
/** The picture in the middle of the screen, in the file that is shown. */
export const shownPicture = (page: Page): Locator => viewer(page).locator('.yarl__slide_current img').first();
/** A part of the viewer that opens beside or below the picture. */
export const panel = (page: Page, name: string): Locator => viewer(page).getByRole('region', { name });

/** Waits until the keys reach the viewer, or another lightbox: it takes the focus once it is shown. */
export async function expectKeys(page: Page): Promise<void> {
  await expect(viewer(page).locator(':focus')).toBeAttached();
}

export async function enterExhibition(page: Page, id: string): Promise<void> {
  await page.goto(`/exhibition/${id}`);
  await enterLink(page).click();
  await expect(viewer(page)).toBeVisible();
}

/** The image at a place of the list, from the end where it is negative. */
export function imageAt(images: readonly ExhibitionImage[], index: number): ExhibitionImage {
  const image = images.at(index);
  if (image === undefined) throw new RangeError(`There is no image ${index}`);
  return image;
}

/** Builds the text of the caption, which is also announced. */
export function buildCaption(images: readonly ExhibitionImage[], index: number): string {
  const image = imageAt(images, index);
  return `Photo ${images.indexOf(image) + 1} of ${images.length}: ${image.title}`;
}

/** The picture that is shown: its address, the caption and the loaded file are of the same image. */
export async function expectShown(page: Page, images: readonly ExhibitionImage[], index: number): Promise<void> {
  const image = imageAt(images, index);
  await expect(page).toHaveURL(`/exhibition?image=${image.image_id}`);
  await expect(page.getByText(buildCaption(images, index))).toBeVisible();
  await expect.poll(() => shownPicture(page).getAttribute('src')).toContain(image.picture.src.split('{')[0]);
  await expect
    .poll(() => shownPicture(page).evaluate((node: HTMLImageElement) => node.naturalWidth))
    .toBeGreaterThan(0);
}

/** Collects requested picture files, whose addresses hold image id and width; call before `goto`. */
export function collectPictureFiles(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/photos/')) files.push(pathname);
  });
  return files;
}

/** How much the shown picture is enlarged; 1 is the whole picture. */
export function readZoom(page: Page): Promise<number> {
  return viewer(page)
    .locator('.yarl__slide_current .yarl__slide_wrapper')
    .evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a);
}
