import { blogMessages } from '@aperture-byline/contract/blog/blog-messages';
import { exhibitionMessages } from '@aperture-byline/contract/exhibition/exhibition-messages';
import type { ExhibitionListItem } from '@aperture-byline/contract/exhibition/wire';
import { imageMessages } from '@aperture-byline/contract/image/image-messages';
import { HOME_ONGOING_EXHIBITIONS } from '@aperture-byline/contract/shared/constants';
import type { Page } from '@playwright/test';
import { MOCKED_ERROR, mockData, mockError, mockHtml } from '../../support/mocks/api-mocks.ts';
import { first, readApi } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const ONGOING = '/exhibition/approved/ongoing';
const section = (page: Page, title: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: title }) });

test('introduces stories, exhibition hall and shop, each with its way in', async ({ page }) => {
  for (const path of ['/stories', '/exhibitions', '/shop']) {
    await page.goto('/');
    const intro = page
      .getByRole('main')
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 1 }) });
    await intro.locator(`a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
  }
});

test('shows the first four ongoing exhibitions', async ({ page }) => {
  const ongoing = await readApi<ExhibitionListItem[]>(ONGOING);
  expect(ongoing.length).toBeGreaterThan(HOME_ONGOING_EXHIBITIONS);
  await page.goto('/');
  const titles = section(page, exhibitionMessages.ongoingExhibitions)
    .getByRole('article')
    .getByRole('heading');
  await expect(titles).toHaveText(ongoing.slice(0, HOME_ONGOING_EXHIBITIONS).map(({ title }) => title));
  await titles.first().getByRole('link').click();
  await expect(page).toHaveURL(`/exhibition/${first(ongoing, 'exhibitions').id}`);
});

test('says when no exhibition is on', async ({ page }) => {
  await mockData(page, ONGOING, []);
  await page.goto('/');
  await expect(section(page, exhibitionMessages.ongoingExhibitions)).toContainText(
    exhibitionMessages.noOngoingOnHome,
  );
});

test('says so when the exhibitions could not be loaded, and loads again', async ({ page, allowProblem }) => {
  allowProblem(MOCKED_ERROR);
  const { recover } = await mockError(page, ONGOING);
  await page.goto('/');
  const exhibitions = section(page, exhibitionMessages.ongoingExhibitions);
  await expect(exhibitions).toContainText(exhibitionMessages.noExhibitionsFound);
  await recover();
  await exhibitions.getByRole('button', { name: 'Try again' }).click();
  await expect(exhibitions.getByRole('article')).toHaveCount(HOME_ONGOING_EXHIBITIONS);
});

test('Checkout Stories leads to the stories', async ({ page }) => {
  await page.goto('/');
  await section(page, blogMessages.ourStories)
    .getByRole('link', { name: blogMessages.checkoutStories })
    .click();
  await expect(page).toHaveURL('/stories');
});

test('shows the introductory stories, or that there are none', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText(/^Featured story \d+ of \d+$/)).toBeVisible();
  await mockData(page, '/blog/intro', []);
  await page.goto('/');
  await expect(page.getByText(blogMessages.noBlogsFound)).toBeVisible();
});

test('every part fails alone', async ({ page, allowProblem }) => {
  allowProblem(MOCKED_ERROR);
  await mockHtml(page, '/image/home-carousel');
  await mockError(page, '/blog/intro');
  await page.goto('/');
  await expect(page.getByText(imageMessages.noImagesAvailable)).toBeVisible();
  await expect(page.getByText(blogMessages.noBlogsFound)).toBeVisible();
  await expect(
    section(page, exhibitionMessages.ongoingExhibitions).getByRole('article').first(),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
