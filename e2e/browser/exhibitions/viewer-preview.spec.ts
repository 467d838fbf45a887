import { viewerMessages } from '@aperture-byline/contract/exhibition/viewer';
import type { ExhibitionListItem } from '@aperture-byline/contract/exhibition/wire';
import type { Page } from '@playwright/test';
import { imageAt, openExhibition, panel, shownPicture, viewer } from '../../support/page/viewer.ts';
import { readApi } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const previewLink = (page: Page) => page.getByRole('link', { name: viewerMessages.previewExhibition });

/** An exhibition that is not open: of the seeded artist, whose account is `artist@example.com`, or of somebody else. */
async function closedExhibition(owner: 'artist' | 'other'): Promise<ExhibitionListItem> {
  const closed = [
    ...(await readApi<ExhibitionListItem[]>('/exhibition/approved/upcoming')),
    ...(await readApi<ExhibitionListItem[]>('/exhibition/approved/past')),
  ];
  const found = closed.find(({ username }) => (username === 'Leela Varma') === (owner === 'artist'));
  if (found === undefined) throw new Error(`There is no closed exhibition of ${owner}`);
  return found;
}

for (const [email, owner] of [
  ['artist@example.com', 'artist'],
  ['admin@example.com', 'other'],
] as const)
  test(`${email} previews an exhibition of ${owner} that is not open, and nothing is counted`, async ({
    page,
    restoreSession,
  }) => {
    const counted: string[] = [];
    page.on('request', (request) => {
      if (/\/api\/image\/(?:view|like)\//.test(request.url())) counted.push(request.url());
    });
    await restoreSession(email);
    const { id, image_count: count } = await closedExhibition(owner);
    await page.goto(`/exhibition/${id}`);
    await previewLink(page).click();
    await expect(viewer(page)).toBeVisible();
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

    await page.reload();
    await expect(page.getByText(`Photo 2 of ${count}: `)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(`/exhibition/${id}`);
    await expect(previewLink(page)).toBeVisible();
    expect(counted).toEqual([]);
  });

test('the entrance of the preview gets the focus back', async ({ page, restoreSession }) => {
  await restoreSession('artist@example.com');
  const { id } = await closedExhibition('artist');
  await page.goto(`/exhibition/${id}`);
  await previewLink(page).click();
  await expect(viewer(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(previewLink(page)).toBeFocused();
});

test('somebody else has no preview, not even at its address', async ({ page, restoreSession }) => {
  await restoreSession('artist@example.com');
  const { id } = await closedExhibition('other');
  const images = page.waitForRequest(/\/api\/exhibition\/images\//, { timeout: 2000 }).catch(() => null);
  await page.goto(`/exhibition/${id}/gallery`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(viewer(page)).toHaveCount(0);
  expect(await images).toBeNull();
  await page.goto(`/exhibition/${id}`);
  await page.waitForLoadState('networkidle');
  await expect(previewLink(page)).toHaveCount(0);
});

test('a photograph whose files are not public has a placeholder, and none of them is asked for', async ({
  page,
  restoreSession,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/unpublished/')) asked.push(request.url());
  });
  await restoreSession('artist@example.com');
  const { id } = await closedExhibition('artist');
  const image = imageAt((await openExhibition()).images, 0);
  const picture = { ...image.picture, src: image.picture.src.replace('/photos/', '/unpublished/') };
  await page.route(`**/api/exhibition/images/${id}`, (route) =>
    route.fulfill({ json: { returnCode: 200, data: [{ ...image, picture }] } }),
  );
  await page.goto(`/exhibition/${id}/gallery`);
  await expect(page.getByText(viewerMessages.notPublished)).toBeVisible();
  await expect(viewer(page).getByText(image.picture.alt)).toBeAttached();
  expect(asked).toEqual([]);
});
