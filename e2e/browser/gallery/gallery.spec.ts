import type { GalleryPage } from '@aperture-byline/contract/image/wire';
import type { Page } from '@playwright/test';
import { first, readApi } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const photographs = (page: Page) => page.getByRole('main').getByRole('article');
const pager = (page: Page) => page.getByRole('navigation', { name: 'Pages of the gallery' });
const currentPage = (page: Page) => pager(page).locator('[aria-current="page"]');

const picturesIn = (html: string): string[] =>
  [...html.matchAll(/href="(\/exhibition\?image=[^"]+)"/g)].map(([, link = '']) => link);

test('the newest photographs stand in rows, with a way to each and to the next pages', async ({ page }) => {
  const { data } = await readApi<GalleryPage>('/image?page=1');
  const newest = first(data, 'images');
  const card = photographs(page).first();
  const title = card.getByRole('heading');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/gallery');

  await test.step('each has its title, description, and a link to itself and its photographer', async () => {
    await expect(photographs(page)).toHaveCount(data.length);
    await expect(card.getByRole('heading', { name: newest.title })).toBeVisible();
    await expect(card).toContainText(
      newest.description
        .replace(/<[^>]+>/g, ' ')
        .trim()
        .slice(0, 40),
    );
    await expect(card.getByRole('link').last()).toHaveAttribute('href', `/profile/${newest.owner_id}`);
  });

  await test.step('they stand two per row on a wide screen, one on a phone', async () => {
    const inFirstRow = async () => {
      const boxes = await photographs(page).evaluateAll((cards) =>
        cards.map((each) => Math.round(each.getBoundingClientRect().top)),
      );
      return boxes.filter((top) => top === boxes[0]).length;
    };
    expect(await inFirstRow()).toBe(2);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await inFirstRow()).toBe(1);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('Prev, numbers and Next turn the pages, and Back turns them back', async () => {
    await expect(pager(page).getByRole('link', { name: 'Prev' })).toHaveCount(0);
    await pager(page).getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL('/gallery?page=2');
    await expect(currentPage(page)).toHaveText('2');
    await expect(title).not.toHaveText(newest.title);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    await pager(page).getByRole('link', { name: 'Page 3' }).click();
    await expect(page).toHaveURL('/gallery?page=3');
    await expect(currentPage(page)).toHaveText('3');
    await pager(page).getByRole('link', { name: 'Prev' }).click();
    await expect(page).toHaveURL('/gallery?page=2');
    await page.goBack();
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/gallery');
    await expect(title).toHaveText(newest.title);
  });

  await test.step('a photograph leads to its own page', async () => {
    await card.getByRole('link').first().click();
    await expect(page).toHaveURL(`/exhibition?image=${newest.image_id}`);
    await expect(page.getByRole('heading', { level: 1, name: newest.title })).toBeVisible();
  });
});

test('a page that is no number is page 1, and one past the end the last', async ({ page, request }) => {
  await test.step('a page that is no number is page 1', async () => {
    const firstPage = picturesIn(await (await request.get('/gallery')).text());
    expect(firstPage.length).toBeGreaterThan(0);
    for (const wish of ['abc', '0', '-1', '1.5', '', '٢', '2abc', '%00'])
      expect(picturesIn(await (await request.get(`/gallery?page=${wish}`)).text()), wish).toEqual(firstPage);
  });

  await test.step('one past the end is the last page, and other parameters of the address stay', async () => {
    const { pagination } = await readApi<GalleryPage>('/image?page=1');
    const last = `/gallery?page=${pagination.totalPages}`;
    const tooLarge = await request.get('/gallery?page=99999999999999999999999', { maxRedirects: 0 });
    expect(tooLarge.headers().location).toBe(last);
    await page.goto('/gallery?page=999&ref=letter');
    await expect(page).toHaveURL(`${last}&ref=letter`);
    await expect(currentPage(page)).toHaveText(String(pagination.totalPages));
    await expect(pager(page).getByRole('link', { name: 'Next' })).toHaveCount(0);
  });
});
