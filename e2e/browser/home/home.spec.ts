import { blogMessages } from '@aperture-byline/contract/blog/blog-messages';
import { exhibitionMessages } from '@aperture-byline/contract/exhibition/exhibition-messages';
import type { ExhibitionListItem } from '@aperture-byline/contract/exhibition/wire';
import { HOME_ONGOING_EXHIBITIONS } from '@aperture-byline/contract/shared/constants';
import type { Page } from '@playwright/test';
import { first, readApi } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const section = (page: Page, title: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: title }) });

test('the front page introduces stories, exhibitions and shop, each with its way in', async ({ page }) => {
  const ongoing = await readApi<ExhibitionListItem[]>('/exhibition/approved/ongoing');
  expect(ongoing.length).toBeGreaterThan(HOME_ONGOING_EXHIBITIONS);
  await page.goto('/');

  await test.step('the introduction links to all three', async () => {
    const intro = page
      .getByRole('main')
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 1 }) });
    for (const path of ['/stories', '/exhibitions', '/shop'])
      await expect(intro.locator(`a[href="${path}"]`)).toBeVisible();
  });

  await test.step('the introductory stories are shown', async () => {
    await expect(page.getByText(/^Featured story \d+ of \d+$/)).toBeVisible();
  });

  await test.step('a button leads to the stories', async () => {
    await section(page, blogMessages.ourStories).getByRole('link', { name: blogMessages.checkoutStories }).click();
    await expect(page).toHaveURL('/stories');
    await page.goBack();
  });

  await test.step('the first four ongoing exhibitions are shown, and lead to their pages', async () => {
    const titles = section(page, exhibitionMessages.ongoingExhibitions).getByRole('article').getByRole('heading');
    await expect(titles).toHaveText(ongoing.slice(0, HOME_ONGOING_EXHIBITIONS).map(({ title }) => title));
    await titles.first().getByRole('link').click();
    await expect(page).toHaveURL(`/exhibition/${first(ongoing, 'exhibitions').id}`);
  });
});
