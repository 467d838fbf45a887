import { exhibitionMessages } from '@aperture-byline/contract/exhibition/exhibition-messages';
import type { ExhibitionListItem } from '@aperture-byline/contract/exhibition/wire';
import { formatExhibitionDate } from '@aperture-byline/contract/shared/dates';
import type { Page } from '@playwright/test';
import { holdResponse, MOCKED_ERROR, mockData, mockError, mockHtml } from '../../support/mocks/api-mocks.ts';
import { first, readApi } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const GROUPS = [
  { state: 'ongoing', title: /^Ongoing/, empty: exhibitionMessages.noOngoing },
  { state: 'upcoming', title: /^Upcoming/, empty: exhibitionMessages.noUpcoming },
  { state: 'past', title: /^Past/, empty: exhibitionMessages.noPast },
] as const;
const STOCK_BANNERS = 5;

const list = (state: string) => readApi<ExhibitionListItem[]>(`/exhibition/approved/${state}`);
const group = (page: Page, title: RegExp) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: title }) });

for (const { state, title } of GROUPS)
  test(`shows the ${state} exhibitions with title, genre, author and dates`, async ({ page }) => {
    const exhibitions = await list(state);
    await page.goto('/exhibitions');
    const cards = group(page, title).getByRole('article');
    await expect(cards).toHaveCount(exhibitions.length);
    for (const [index, exhibition] of exhibitions.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole('heading', { name: exhibition.title })).toBeVisible();
      await expect(card).toContainText(exhibition.genre);
      await expect(card).toContainText(exhibition.username);
      await expect(card).toContainText(formatExhibitionDate(exhibition.start_date));
      await expect(card).toContainText(formatExhibitionDate(exhibition.end_date));
    }
  });

test('dates read day-ordinal, short month, hour and minute, in India time', async ({ page }) => {
  const ongoing = first(await list('ongoing'), 'exhibitions');
  const dates = {
    startDate: '2026-11-01T03:30:00.000Z',
    start_date: '2026-11-01T03:30:00.000Z',
    endDate: '2026-12-22T18:29:00.000Z',
    end_date: '2026-12-22T18:29:00.000Z',
  };
  await mockData(page, '/exhibition/approved/ongoing', [{ ...ongoing, ...dates }]);
  await page.goto('/exhibitions');
  const card = group(page, /^Ongoing/).getByRole('article');
  await expect(card).toContainText('1st Nov, 9:00 AM');
  await expect(card).toContainText('22nd Dec, 11:59 PM');
});

test('one without banner, description and pictures has the fixed ones, and banners take turns', async ({
  page,
}) => {
  const ongoing = first(await list('ongoing'), 'exhibitions');
  const bare = { ...ongoing, description: '', image_count: 0, banner: null, banner_url: null };
  const seven = Array.from({ length: STOCK_BANNERS + 2 }, (_, index) => ({ ...bare, id: `bare-${index}` }));
  await mockData(page, '/exhibition/approved/ongoing', seven);
  await page.goto('/exhibitions');
  const cards = group(page, /^Ongoing/).getByRole('article');
  await expect(cards).toHaveCount(seven.length);
  await expect(cards.first()).toContainText(exhibitionMessages.exhibitionPlaceholder);
  const banners = await cards.locator('img').evaluateAll((images) =>
    images.map((image) => {
      const name = image.getAttribute('src') ?? '';
      return name.slice(name.lastIndexOf('/') + 1).replace(/-\d+\.\w+$/, '');
    }),
  );
  expect(new Set(banners).size).toBe(STOCK_BANNERS);
  expect(banners[STOCK_BANNERS]).toBe(banners[0]);
});

test('shows the place of the cards while they load', async ({ page }) => {
  const { release } = await holdResponse(page, '/exhibition/approved/upcoming');
  await page.goto('/exhibitions');
  await expect(group(page, /^Upcoming/).getByRole('status')).toBeVisible();
  release();
  await expect(
    group(page, /^Upcoming/)
      .getByRole('article')
      .first(),
  ).toBeVisible();
});

for (const { state, title, empty } of GROUPS) {
  test(`says when there are no ${state} exhibitions`, async ({ page }) => {
    await mockData(page, `/exhibition/approved/${state}`, []);
    await page.goto('/exhibitions');
    await expect(group(page, title)).toContainText(empty);
  });

  test(`says when the ${state} exhibitions could not be loaded, and loads again`, async ({
    page,
    allowProblem,
  }) => {
    allowProblem(MOCKED_ERROR);
    const { recover } = await mockError(page, `/exhibition/approved/${state}`);
    await page.goto('/exhibitions');
    await expect(group(page, title).getByRole('alert')).toContainText(/Something went wrong/);
    await recover();
    await group(page, title).getByRole('button', { name: 'Try again' }).click();
    await expect(group(page, title).getByRole('article').first()).toBeVisible();
  });
}

test('an answer that is no JSON is a failure of that list alone', async ({ page, allowProblem }) => {
  allowProblem(MOCKED_ERROR);
  await mockHtml(page, '/exhibition/approved/past');
  await page.goto('/exhibitions');
  await expect(group(page, /^Past/).getByRole('alert')).toContainText(/Something went wrong/);
  await expect(
    group(page, /^Ongoing/)
      .getByRole('article')
      .first(),
  ).toBeVisible();
});
