import { viewerMessages } from '@aperture-byline/contract/exhibition/viewer';
import type { ExhibitionListItem } from '@aperture-byline/contract/exhibition/wire';
import type { Page } from '@playwright/test';
import { expectKeys, panel, shownPicture, viewer } from '../../support/page/viewer.ts';
import { readApi } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const previewLink = (page: Page) => page.getByRole('link', { name: viewerMessages.previewExhibition });

/** An exhibition of the seeded artist, whose account is `artist@example.com`, that is not open. */
async function closedExhibition(): Promise<ExhibitionListItem> {
  const closed = [
    ...(await readApi<ExhibitionListItem[]>('/exhibition/approved/upcoming')),
    ...(await readApi<ExhibitionListItem[]>('/exhibition/approved/past')),
  ];
  const found = closed.find(({ username }) => username === 'Leela Varma');
  if (found === undefined) throw new Error('The artist has no closed exhibition');
  return found;
}

test('its artist previews an exhibition that is not open, and nothing is counted', async ({ page, restoreSession }) => {
  const counted: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/image\/(?:view|like)\//.test(request.url())) counted.push(request.url());
  });
  await restoreSession('artist@example.com');
  const { id, image_count: count } = await closedExhibition();
  await page.goto(`/exhibition/${id}`);

  await test.step('the entrance opens it, and gets the focus back', async () => {
    await previewLink(page).click();
    await expect(viewer(page)).toBeVisible();
    await expectKeys(page);
    await page.keyboard.press('Escape');
    await expect(previewLink(page)).toBeFocused();
  });

  await test.step('it shows the pictures at its own address, without what needs public images', async () => {
    await previewLink(page).click();
    await expect(page).toHaveURL(`/exhibition/${id}/gallery`);
    await expect(page.getByText(`Photo 1 of ${count}: `)).toBeVisible();
    await expect
      .poll(() => shownPicture(page).evaluate((node: HTMLImageElement) => node.naturalWidth))
      .toBeGreaterThan(0);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText(`Photo 2 of ${count}: `)).toBeVisible();
    await page.keyboard.press('l');
    await expect(viewer(page).getByRole('button', { name: /^Lik/ })).toHaveCount(0);
    await page.keyboard.press('?');
    await expect(panel(page, 'Keyboard shortcuts').getByRole('term')).toHaveText([
      '←',
      '→',
      'Space',
      'F',
      '+ and −',
      '?',
      'Esc',
    ]);
    await page.keyboard.press('Escape');
    // A reload before the browser has gone back is aborted.
    await expect.poll(() => page.evaluate(() => history.state?.steps?.length ?? 0)).toBe(0);
  });

  await test.step('a reload keeps the picture, and closing leads to the exhibition', async () => {
    await page.reload();
    await expect(page.getByText(`Photo 2 of ${count}: `)).toBeVisible();
    await expectKeys(page);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(`/exhibition/${id}`);
    await expect(previewLink(page)).toBeVisible();
    expect(counted).toEqual([]);
  });

  await test.step('after the last picture comes a closing card without what visitors only find later', async () => {
    await page.goto(`/exhibition/${id}/gallery`);
    await expectKeys(page);
    await page.keyboard.press('ArrowLeft');
    await expect(viewer(page).getByText('Visitors find its prints and the guest book here.')).toBeVisible();
    await expect(viewer(page).getByRole('button', { name: /^Follow/ })).toHaveCount(0);
    await viewer(page).getByRole('button', { name: 'See it from the beginning' }).click();
    await expect(page.getByText(`Photo 1 of ${count}: `)).toBeVisible();
    expect(counted).toEqual([]);
  });
});
