import { formatShutterSpeed } from '@aperture-byline/contract/image/exposure';
import { imageMessages } from '@aperture-byline/contract/image/image-messages';
import type { GalleryPage, ImageDetails } from '@aperture-byline/contract/image/wire';
import { messages } from '@aperture-byline/contract/shared/messages';
import { MOCKED_ERROR, mockData, mockError } from '../../support/mocks/api-mocks.ts';
import { first, readApi } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

async function someDetails(): Promise<ImageDetails> {
  const { data } = await readApi<GalleryPage>('/image?page=1');
  return readApi<ImageDetails>(`/image/details/${first(data, 'images').image_id}`);
}

test('shows the photograph whole, with its artist and its camera notes', async ({ page }) => {
  const image = await someDetails();
  await page.goto(`/exhibition?image=${image.image_id}`);
  await expect(page.getByRole('heading', { level: 1, name: image.title })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText(`${image.firstname} ${image.lastname}`).first()).toBeVisible();
  await expect(main).toContainText(`${image.resolution_width} × ${image.resolution_height}`);
  await expect(main).toContainText(image.license);
  const shown = await main.getByRole('img').first().boundingBox();
  expect((shown?.width ?? 0) / (shown?.height ?? 1)).toBeCloseTo(
    image.picture.width / image.picture.height,
    1,
  );
});

for (const [seconds, shown] of [
  [0.004, '1/250'],
  [2.5, '2.5'],
] as const)
  test(`an exposure of ${seconds} seconds reads ${shown} s`, async ({ page }) => {
    const image = await someDetails();
    await mockData(page, `/image/details/${image.image_id}`, { ...image, shutter_speed: seconds });
    await page.goto(`/exhibition?image=${image.image_id}`);
    await expect(page.getByText(formatShutterSpeed(seconds), { exact: true })).toBeVisible();
    await expect(page.getByText(`${shown} s`, { exact: true })).toBeVisible();
  });

test('says when a photograph has no camera notes', async ({ page }) => {
  const image = await someDetails();
  const none = {
    camera_make: null,
    camera_model: null,
    lens_make: null,
    lens_model: null,
    aperture: null,
    shutter_speed: null,
    iso: null,
    focal_length: null,
    created_date: null,
  };
  await mockData(page, `/image/details/${image.image_id}`, { ...image, ...none });
  await page.goto(`/exhibition?image=${image.image_id}`);
  await expect(page.getByText(imageMessages.noImageDetails)).toBeVisible();
});

test('shows comments with their age, newest first, and says when there are none', async ({ page }) => {
  const image = await someDetails();
  const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();
  const day = 24 * 60 * 60 * 1000;
  await mockData(page, `/image/comment/${image.image_id}`, [
    {
      id: 'c1',
      author_id: 900000002,
      user_name: 'Meera',
      comment: 'That light.',
      created_date: ago(3 * day),
      guest: false,
    },
    {
      id: 'c2',
      author_id: 900000003,
      user_name: 'Ira',
      comment: '<b>Bold</b> sky',
      created_date: ago(400 * day),
      guest: true,
    },
  ]);
  await page.goto(`/exhibition?image=${image.image_id}`);
  await expect(page.getByText('That light.')).toBeVisible();
  await expect(page.getByText('3d', { exact: true })).toBeVisible();
  await expect(page.getByText('1yr', { exact: true })).toBeVisible();
  await expect(page.getByText('<b>Bold</b> sky')).toBeVisible();
  await expect(page.getByText('Guest', { exact: true })).toHaveCount(1);

  await mockData(page, `/image/comment/${image.image_id}`, []);
  await page.reload();
  await expect(page.getByText(imageMessages.noCommentsFound)).toBeVisible();
});

for (const search of ['', '?image=', '?image=../users/1', '?image=__x__', '?image=a%2Fb'])
  test(`/exhibition${search} goes to the exhibitions`, async ({ page }) => {
    await page.goto(`/exhibition${search}`);
    await expect(page).toHaveURL('/exhibitions');
  });

test('an image that does not exist goes to the exhibitions', async ({ page, allowProblem }) => {
  allowProblem(/status of 404.*\/api\/image\/details\//);
  await page.goto('/exhibition?image=nobody-took-this');
  await expect(page).toHaveURL('/exhibitions');
});

test('says when loading failed, and loads again', async ({ page, allowProblem }) => {
  allowProblem(MOCKED_ERROR);
  const image = await someDetails();
  const { recover } = await mockError(page, `/image/details/${image.image_id}`);
  await page.goto(`/exhibition?image=${image.image_id}`);
  await expect(page.getByRole('alert')).toContainText(messages.somethingWrongLater);
  await recover();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: image.title })).toBeVisible();
});
