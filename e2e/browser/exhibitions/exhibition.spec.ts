import { exhibitionMessages } from '@aperture-byline/contract/exhibition/exhibition-messages';
import type {
  ExhibitionCatalogue,
  ExhibitionDetail,
  ExhibitionListItem,
} from '@aperture-byline/contract/exhibition/wire';
import type { Page } from '@playwright/test';
import { openExhibition } from '../../support/page/viewer.ts';
import { first, readApi } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const firstOf = async (state: string): Promise<ExhibitionListItem> =>
  first(await readApi<ExhibitionListItem[]>(`/exhibition/approved/${state}`), `${state} exhibitions`);

const banner = (page: Page) => page.getByRole('main').locator('img').first();

/** How many animations without an end are running. */
const running = (page: Page) =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations === Infinity)
        .length,
  );

test('an open exhibition shows what it is and its pictures, which drift by', async ({ page }) => {
  const { id, images } = await openExhibition();
  const exhibition = first(await readApi<ExhibitionDetail[]>(`/exhibition/ongoing/${id}`), 'ongoing exhibitions');
  await page.goto(`/exhibition/${id}`);
  const links = page
    .getByRole('main')
    .getByRole('list', { name: /^Photographs/ })
    .getByRole('link');

  await test.step('it shows its title, genre, dates, artist, texts and banner', async () => {
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: exhibition.title })).toBeVisible();
    await expect(main.getByText(exhibition.genre, { exact: true }).first()).toBeVisible();
    await expect(main).toContainText(exhibition.genre_description);
    await expect(main).toContainText(exhibition.author_description);
    await expect(main).toContainText(exhibition.shown_dates.start);
    await expect(main).toContainText(exhibition.shown_dates.end);
    await expect(banner(page)).toHaveAttribute('alt', exhibition.banner?.alt ?? '');
  });

  await test.step('nothing drifts under reduced motion', async () => {
    await expect(links).toHaveCount(images.length);
    await expect.poll(() => running(page)).toBeGreaterThan(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(() => running(page)).toBe(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect.poll(() => running(page)).toBeGreaterThan(0);
  });

  await test.step('the pictures can be paused, and each leads to itself', async () => {
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect.poll(() => running(page)).toBe(0);
    await links.first().focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/exhibition?image=${first(images, 'images').image_id}`);
  });
});

test('one that is not open says so under its banner, and shows of its pictures the teaser, or its catalogue', async ({
  page,
}) => {
  for (const state of ['upcoming', 'past'])
    await test.step(`one that is ${state} is not active`, async () => {
      const exhibition = await firstOf(state);
      await page.goto(`/exhibition/${exhibition.id}`);
      await expect(page.getByText(exhibitionMessages.exhibitionNotActive)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(exhibition.title);
      await expect(banner(page)).toHaveAttribute('alt', exhibition.banner?.alt ?? '');
      const shown =
        state === 'past'
          ? (await readApi<ExhibitionCatalogue>(`/exhibition/${exhibition.id}/catalogue`)).images
          : (await readApi<ExhibitionDetail>(`/exhibition/${exhibition.id}`)).teaser;
      await expect(page.locator('a[href^="/exhibition?image="]')).toHaveCount(shown.length);
    });
  await page.getByRole('link', { name: exhibitionMessages.goBackToExhibitions }).click();
  await expect(page).toHaveURL('/exhibitions');
});
