import { imageMessages } from '@aperture-byline/contract/image/image-messages';
import type { GalleryPage } from '@aperture-byline/contract/image/wire';
import { messages } from '@aperture-byline/contract/shared/messages';
import type { Page } from '@playwright/test';
import { MOCKED_ERROR, mockData, mockError, mockHtml } from '../../support/mocks/api-mocks.ts';
import { first, readApi } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const photographs = (page: Page) => page.getByRole('main').getByRole('article');
const pager = (page: Page) => page.getByRole('navigation', { name: 'Pages of the gallery' });
const currentPage = (page: Page) => pager(page).locator('[aria-current="page"]');

const picturesIn = (html: string): string[] =>
  [...html.matchAll(/href="(\/exhibition\?image=[^"]+)"/g)].map(([, link = '']) => link);

test('shows the newest photographs, each with title, description and a link to itself', async ({ page }) => {
  const { data } = await readApi<GalleryPage>('/image?page=1');
  await page.goto('/gallery');
  await expect(photographs(page)).toHaveCount(data.length);
  const newest = first(data, 'images');
  const card = photographs(page).first();
  await expect(card.getByRole('heading', { name: newest.title })).toBeVisible();
  await expect(card).toContainText(
    newest.description
      .replace(/<[^>]+>/g, ' ')
      .trim()
      .slice(0, 40),
  );
  await expect(card.getByRole('link').last()).toHaveAttribute('href', `/profile/${newest.owner_id}`);
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(`/exhibition?image=${newest.image_id}`);
  await expect(page.getByRole('heading', { level: 1, name: newest.title })).toBeVisible();
});

test('stands two per row on a wide screen, one on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/gallery');
  await photographs(page).first().waitFor();
  const rows = async () => {
    const boxes = await photographs(page).evaluateAll((cards) =>
      cards.map((card) => Math.round(card.getBoundingClientRect().top)),
    );
    return boxes.filter((top) => top === boxes[0]).length;
  };
  expect(await rows()).toBe(2);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await rows()).toBe(1);
});

test('Prev, numbers and Next turn the pages, and Back turns them back', async ({ page }) => {
  await page.goto('/gallery');
  const title = photographs(page).first().getByRole('heading');
  const onFirst = await title.textContent();
  await expect(pager(page).getByRole('link', { name: 'Prev' })).toHaveCount(0);

  await pager(page).getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/gallery?page=2');
  await expect(currentPage(page)).toHaveText('2');
  await expect(title).not.toHaveText(onFirst ?? '');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await pager(page).getByRole('link', { name: 'Page 3' }).click();
  await expect(page).toHaveURL('/gallery?page=3');
  await pager(page).getByRole('link', { name: 'Prev' }).click();
  await expect(page).toHaveURL('/gallery?page=2');
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/gallery');
  await expect(title).toHaveText(onFirst ?? '');
});

test('a page that is no number is page 1', async ({ page, request }) => {
  await page.goto('/gallery?page=abc');
  await expect(currentPage(page)).toHaveText('1');
  const first = await (await request.get('/gallery')).text();
  for (const wish of ['0', '-1', '1.5', '', '٢', '2abc', '%00'])
    expect(picturesIn(await (await request.get(`/gallery?page=${wish}`)).text()), wish).toEqual(
      picturesIn(first),
    );
});

for (const wish of ['999', '99999999999999999999999'])
  test(`?page=${wish} is the last page`, async ({ page }) => {
    const { pagination } = await readApi<GalleryPage>('/image?page=1');
    await page.goto(`/gallery?page=${wish}`);
    await expect(currentPage(page)).toHaveText(String(pagination.totalPages));
    await expect(page).toHaveURL(`/gallery?page=${pagination.totalPages}`);
    await expect(pager(page).getByRole('link', { name: 'Next' })).toHaveCount(0);
  });

test('another page keeps the other parameters of the address', async ({ page }) => {
  await page.goto('/gallery?ref=letter');
  await pager(page).getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/gallery?ref=letter&page=2');
  const { pagination } = await readApi<GalleryPage>('/image?page=1');
  await page.goto('/gallery?page=999&ref=letter');
  await expect(page).toHaveURL(`/gallery?page=${pagination.totalPages}&ref=letter`);
});

test('says when there are no photographs', async ({ page }) => {
  await mockData(page, '/image?page=1', {
    data: [],
    pagination: { page: 1, pageSize: 20, total: 0, totalPages: 1 },
  });
  await page.goto('/gallery');
  await expect(page.getByText(imageMessages.noImagesUploaded)).toBeVisible();
  await expect(pager(page)).toHaveCount(0);
});

test('says when loading failed, and loads again', async ({ page, allowProblem }) => {
  allowProblem(MOCKED_ERROR);
  const { recover } = await mockError(page, '/image?page=1');
  await page.goto('/gallery');
  await expect(page.getByRole('alert')).toContainText(messages.somethingWrongLater);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await recover();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(photographs(page).first()).toBeVisible();
});

test('an answer that is no JSON is a failure, not a crash', async ({ page, allowProblem }) => {
  allowProblem(MOCKED_ERROR);
  await mockHtml(page, '/image?page=1');
  await page.goto('/gallery');
  await expect(page.getByRole('alert')).toContainText(messages.somethingWrongLater);
});
