import { exhibitionMessages } from '@aperture-byline/contract/exhibition/exhibition-messages';
import type { ExhibitionDetail, ExhibitionListItem } from '@aperture-byline/contract/exhibition/wire';
import type { ExhibitionImage } from '@aperture-byline/contract/image/wire';
import { formatExhibitionDate } from '@aperture-byline/contract/shared/dates';
import type { Page } from '@playwright/test';
import { MOCKED_ERROR, mockError } from '../../support/mocks/api-mocks.ts';
import { expectAllSites } from '../../support/page/share-menu.ts';
import { first, readApi } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const idOf = async (state: string): Promise<string> =>
  first(await readApi<ExhibitionListItem[]>(`/exhibition/approved/${state}`), `${state} exhibitions`).id;

async function openExhibition(): Promise<ExhibitionDetail> {
  const list = await readApi<ExhibitionDetail[]>(`/exhibition/ongoing/${await idOf('ongoing')}`);
  return first(list, 'ongoing exhibitions');
}

async function leaveToExhibitions(page: Page): Promise<void> {
  await page.getByRole('link', { name: exhibitionMessages.goBackToExhibitions }).click();
  await expect(page).toHaveURL('/exhibitions');
}

test('an open exhibition shows its title, genre, dates, artist and texts', async ({ page }) => {
  const exhibition = await openExhibition();
  await page.goto(`/exhibition/${exhibition.exhibition_id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: exhibition.title })).toBeVisible();
  await expect(main.getByText(exhibition.genre, { exact: true }).first()).toBeVisible();
  await expect(main).toContainText(exhibition.genre_description);
  await expect(main).toContainText(exhibition.author_description);
  await expect(main).toContainText(formatExhibitionDate(exhibition.start_date));
  await expect(main).toContainText(formatExhibitionDate(exhibition.end_date));
  await leaveToExhibitions(page);
});

test('its pictures drift by, can be paused, and each leads to itself', async ({ page }) => {
  const { exhibition_id: id } = await openExhibition();
  const images = await readApi<ExhibitionImage[]>(`/exhibition/images/${id}`);
  await page.goto(`/exhibition/${id}`);
  const links = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(links).toHaveCount(images.length);

  const running = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(
            (animation) =>
              animation.playState === 'running' && animation.effect?.getTiming().iterations === Infinity,
          ).length,
    );
  await expect.poll(running).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect.poll(running).toBe(0);

  await links.first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/exhibition?image=${first(images, 'images').image_id}`);
});

test('nothing drifts under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { exhibition_id: id } = await openExhibition();
  await page.goto(`/exhibition/${id}`);
  await page.getByRole('main').getByRole('listitem').first().waitFor();
  expect(
    await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    ),
  ).toBe(0);
});

for (const state of ['upcoming', 'past'])
  test(`one that is ${state} says that it is not active, and shows none of its pictures`, async ({
    page,
  }) => {
    const id = await idOf(state);
    await page.goto(`/exhibition/${id}`);
    await expect(page.getByText(exhibitionMessages.exhibitionNotActive)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('a[href^="/exhibition?image="]')).toHaveCount(0);
    await leaveToExhibitions(page);
  });

test('one that does not exist says the same', async ({ page, allowProblem }) => {
  allowProblem(/status of 404/);
  await page.goto('/exhibition/nobody-hung-this');
  await expect(page.getByText(exhibitionMessages.exhibitionNotActive)).toBeVisible();
  await leaveToExhibitions(page);
});

test('an address that can be no exhibition asks the API nothing', async ({ page, allowProblem }) => {
  allowProblem(/status of 404/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/exhibition/a:b');
  await expect(page.getByText(exhibitionMessages.exhibitionNotActive)).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
});

test('says when it could not be loaded, and loads again', async ({ page, allowProblem }) => {
  allowProblem(MOCKED_ERROR);
  const exhibition = await openExhibition();
  const { recover } = await mockError(page, `/exhibition/ongoing/${exhibition.exhibition_id}`);
  await page.goto(`/exhibition/${exhibition.exhibition_id}`);
  await expect(page.getByRole('alert')).toContainText(exhibitionMessages.exhibitionFailed);
  await recover();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: exhibition.title })).toBeVisible();
});

for (const state of ['ongoing', 'upcoming', 'past'])
  test(`the share menu of one that is ${state} has the eight sites in order`, async ({ page }) => {
    await expectAllSites(page, `/exhibition/${await idOf(state)}`);
  });
