import { imageMessages } from '@aperture-byline/contract/image/image-messages';
import { profileMessages } from '@aperture-byline/contract/user/profile-messages';
import { expect, test } from '../fixtures.ts';

test('an approved photographer finds what is possible, and the way to the studio', async ({
  page,
  restoreSession,
}) => {
  await restoreSession('artist@example.com');
  await page.goto('/profile');
  const account = page.getByRole('region', { name: 'Your photographer’s account' });
  await expect(account.getByRole('heading', { name: 'What you can do now' })).toBeVisible();
  await expect(account).not.toContainText('not ready yet');
  for (const [name, address] of [
    ['Upload photographs', '/studio/upload'],
    ['write stories', '/studio/stories/new'],
  ] as const)
    await expect(account.getByRole('link', { name })).toHaveAttribute('href', address);
  await expect(account.getByRole('link', { name: 'Introduce yourself' })).toHaveAttribute(
    'href',
    '/profile/edit-details',
  );
  await account.getByRole('link', { name: 'your public profile' }).click();
  await expect(page).toHaveURL(/\/profile\/\d{9}$/);
  await expect(page.getByText('This is how others see you.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your photographer’s account' })).toHaveCount(0);
});

test('a photographer without photographs is told so, and finds the way to upload some', async ({
  page,
  restoreSession,
}) => {
  await restoreSession('artist@example.com');
  await page.route('**/api/image?userId=**', (route) =>
    route.fulfill({
      json: {
        returnCode: 200,
        data: { data: [], pagination: { page: 1, pageSize: 20, total: 0, totalPages: 0 } },
      },
    }),
  );
  await page.goto('/profile');
  const gallery = page.getByRole('tabpanel', { name: 'Gallery' });
  await expect(gallery.getByText(imageMessages.noImagesUploaded)).toBeVisible();
  await gallery.getByRole('link', { name: 'Upload photographs' }).click();
  await expect(page).toHaveURL('/studio/upload');
});

for (const person of ['reader', 'newcomer'])
  test(`the ${person}, who is no photographer, finds nothing of it, and a request that promises nothing`, async ({
    page,
    restoreSession,
  }) => {
    await restoreSession(`${person}@example.com`);
    await page.goto('/profile');
    await expect(page.getByRole('button', { name: profileMessages.requestArtistRole })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Your photographer’s account' })).toHaveCount(0);
    await expect(page.getByText(/sell your photographs here/)).toHaveCount(0);
  });
