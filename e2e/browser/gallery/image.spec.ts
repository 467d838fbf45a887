import type { GalleryPage, ImageDetails } from '@aperture-byline/contract/image/wire';
import { first, readApi } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

test('a photograph at its own address shows whole, with its artist and its camera notes', async ({ page }) => {
  const { data } = await readApi<GalleryPage>('/image?page=1');
  const image = await readApi<ImageDetails>(`/image/details/${first(data, 'images').image_id}`);
  await page.goto(`/exhibition?image=${image.image_id}`);
  await expect(page.getByRole('heading', { level: 1, name: image.title })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText(`${image.firstname} ${image.lastname}`).first()).toBeVisible();
  await expect(main).toContainText(`${image.resolution_width} × ${image.resolution_height}`);
  await expect(main).toContainText(image.license);
  const shown = await main.getByRole('img').first().boundingBox();
  expect((shown?.width ?? 0) / (shown?.height ?? 1)).toBeCloseTo(image.picture.width / image.picture.height, 1);

  // Neither as in the viewer of an exhibition, whose images have the same addresses, nor as in a list.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('link', { name: /photograph:/ })).toHaveCount(0);
});

test('what is no photograph goes to the exhibitions', async ({ page, request }) => {
  for (const search of ['', '?image=', '?image=../users/1', '?image=__x__', '?image=a%2Fb']) {
    const response = await request.get(`/exhibition${search}`, { maxRedirects: 0 });
    expect(response.headers().location, search).toBe('/exhibitions');
  }
  await page.goto('/exhibition?image=nobody-took-this');
  await expect(page).toHaveURL('/exhibitions');
  await expect(page.getByRole('heading', { level: 1, name: 'Exhibitions' })).toBeVisible();
});
