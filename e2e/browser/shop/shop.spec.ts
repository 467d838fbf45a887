import type { ProductPage } from '@aperture-byline/contract/product/wire';
import { SHOP_PAGE_SIZE } from '@aperture-byline/contract/shared/constants';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { readApi } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const readPage = (page: number) => readApi<ProductPage>(`/product?page=${page}&pageSize=${SHOP_PAGE_SIZE}`);

test('a page has forty prints, and the pager leads to the last page and back, and never beyond', async ({ page }) => {
  let newest = await readPage(1);
  // Another test may put a print on sale, or take it off, between a read and the page.
  await expect(async () => {
    await page.goto('/shop');
    const before = newest;
    newest = await readPage(1);
    expect(newest).toEqual(before);
  }).toPass();
  const { products, totalPages } = newest;
  expect(products).toHaveLength(SHOP_PAGE_SIZE);
  expect(totalPages).toBeGreaterThan(1);
  // Of the seed, so that it stays: those before it may come and go.
  const seeded = products[SHOP_PAGE_SIZE / 2];
  const oldest = (await readPage(totalPages)).products.at(-1);
  const cards = page.getByRole('main').getByRole('article');
  const pager = page.getByRole('navigation', { name: 'Pages of the shop' });
  const expectLastPage = async () => {
    await expect(cards.last().getByRole('heading')).toHaveText(oldest?.title ?? '');
    await expect(cards).not.toHaveCount(SHOP_PAGE_SIZE);
    await expect(pager.getByRole('link', { name: 'Next' })).toHaveCount(0);
  };

  await test.step('each has picture, title, artist, introduction and least price', async () => {
    await expect(cards).toHaveCount(SHOP_PAGE_SIZE);
    for (const [index, product] of products.slice(0, 5).entries()) {
      const card = cards.nth(index);
      await expect(card.locator('img')).toHaveCount(1);
      await expect(card.getByRole('heading', { name: product.title })).toBeVisible();
      await expect(card).toContainText(`by ${product.firstname} ${product.lastname}`);
      await expect(card).toContainText(product.introduction);
      await expect(card).toContainText(formatPrice(product.min_price));
    }
  });

  await test.step('the pager ends with the last page, and Back leads to the first', async () => {
    await expect(pager.getByRole('link', { name: 'Prev' })).toHaveCount(0);
    await pager.getByRole('link', { name: `Page ${totalPages}` }).click();
    await expect(page).toHaveURL(`/shop?page=${totalPages}`);
    await expectLastPage();
    await page.goBack();
    await expect(cards).toHaveCount(SHOP_PAGE_SIZE);
  });

  await test.step('a card leads to its print', async () => {
    const card = cards.filter({ has: page.getByRole('heading', { name: seeded?.title, exact: true }) });
    await card.getByRole('link').click();
    await expect(page).toHaveURL(`/shop/${seeded?.slug}`);
  });

  await test.step('past the end there is the last page', async () => {
    await page.goto('/shop?page=999');
    await expect(pager.locator('[aria-current="page"]')).toHaveText(String(totalPages));
    await expectLastPage();
  });
});
