import { productMessages } from '@aperture-byline/contract/product/product-messages';
import type { ProductPage } from '@aperture-byline/contract/product/wire';
import { SHOP_PAGE_SIZE } from '@aperture-byline/contract/shared/constants';
import { messages } from '@aperture-byline/contract/shared/messages';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import type { Page } from '@playwright/test';
import { MOCKED_ERROR, mockData, mockError, mockHtml } from '../../support/mocks/api-mocks.ts';
import { first, readApi } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const readPage = (page: number) => readApi<ProductPage>(`/product?page=${page}&pageSize=${SHOP_PAGE_SIZE}`);
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const pager = (page: Page) => page.getByRole('navigation', { name: 'Pages of the shop' });
const currentPage = (page: Page) => pager(page).locator('[aria-current="page"]');

test('a page has forty prints, each with picture, title, artist, introduction and least price', async ({
  page,
}) => {
  const { products } = await readPage(1);
  expect(products).toHaveLength(SHOP_PAGE_SIZE);
  await page.goto('/shop');
  await expect(cards(page)).toHaveCount(SHOP_PAGE_SIZE);
  for (const [index, product] of products.slice(0, 5).entries()) {
    const card = cards(page).nth(index);
    await expect(card.locator('img')).toHaveCount(1);
    await expect(card.getByRole('heading', { name: product.title })).toBeVisible();
    await expect(card).toContainText(`by ${product.firstname} ${product.lastname}`);
    await expect(card).toContainText(product.introduction);
    await expect(card).toContainText(formatPrice(product.min_price));
  }
  await cards(page).first().getByRole('link').click();
  await expect(page).toHaveURL(`/shop/${first(products, 'products').slug}`);
});

test('prices are grouped as in India', async ({ page }) => {
  const { products } = await readPage(1);
  const dear = { ...first(products, 'products'), min_price: 100000 };
  await mockData(page, /^\/product\?/, { products: [dear], totalPages: 1 });
  await page.goto('/shop');
  await expect(cards(page)).toContainText('Rs. 1,00,000');
});

test('the pager leads to the last page and back, and never beyond', async ({ page }) => {
  const { totalPages } = await readPage(1);
  expect(totalPages).toBeGreaterThan(1);
  const { products } = await readPage(totalPages);
  await page.goto('/shop');
  await expect(pager(page).getByRole('link', { name: 'Prev' })).toHaveCount(0);
  await pager(page)
    .getByRole('link', { name: `Page ${totalPages}` })
    .click();
  await expect(page).toHaveURL(`/shop?page=${totalPages}`);
  await expect(cards(page)).toHaveCount(products.length);
  await expect(pager(page).getByRole('link', { name: 'Next' })).toHaveCount(0);
  await page.goBack();
  await expect(cards(page)).toHaveCount(SHOP_PAGE_SIZE);
});

for (const wish of ['abc', '0', '-1', '1e3'])
  test(`?page=${wish} is page 1`, async ({ page }) => {
    await page.goto(`/shop?page=${wish}`);
    await expect(currentPage(page)).toHaveText('1');
    await expect(cards(page)).toHaveCount(SHOP_PAGE_SIZE);
  });

test('?page=999 is the last page', async ({ page }) => {
  const { totalPages } = await readPage(1);
  await page.goto('/shop?page=999');
  await expect(currentPage(page)).toHaveText(String(totalPages));
});

test('says when there is nothing on sale', async ({ page }) => {
  await mockData(page, /^\/product\?/, { products: [], totalPages: 1 });
  await page.goto('/shop');
  await expect(page.getByText(productMessages.noProductsFound)).toBeVisible();
  await expect(pager(page)).toHaveCount(0);
});

test('says when loading failed, and loads again', async ({ page, allowProblem }) => {
  allowProblem(MOCKED_ERROR);
  const { recover } = await mockError(page, /^\/product\?/);
  await page.goto('/shop');
  await expect(page.getByRole('alert')).toContainText(messages.somethingWrongLater);
  await recover();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page)).toHaveCount(SHOP_PAGE_SIZE);
});

test('an answer that is no JSON is a failure, not a crash', async ({ page, allowProblem }) => {
  allowProblem(MOCKED_ERROR);
  await mockHtml(page, /^\/product\?/);
  await page.goto('/shop');
  await expect(page.getByRole('alert')).toContainText(messages.somethingWrongLater);
});
