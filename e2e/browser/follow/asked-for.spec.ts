import { followMessages } from '@aperture-byline/contract/follow/follow-messages';
import type { GalleryPage } from '@aperture-byline/contract/image/wire';
import { newEmail } from '../../support/emulator/accounts.ts';
import { first, readApi } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

test('whom a visitor asked to follow is followed once an account is made, and that is said', async ({ page }) => {
  const image = first((await readApi<GalleryPage>('/image?page=1')).data, 'images');
  const name = `${image.firstname} ${image.lastname}`;
  await page.goto(`/exhibition?image=${image.image_id}`);
  await page.getByRole('button', { name: `Follow ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Follow ${name}` });
  await dialog.getByRole('link', { name: 'Create Account' }).click();
  await page.getByRole('link', { name: 'Log in' }).or(page.getByLabel('First name')).first().waitFor();
  const regular = page.getByRole('link', { name: /regular|visitor|reader|account/i });
  if ((await page.getByLabel('First name').count()) === 0) await regular.first().click();
  await page.getByLabel('First name').fill('Anjali');
  await page.getByLabel('Last name').fill('Rao');
  await page.getByLabel('Email', { exact: true }).fill(newEmail());
  for (const label of ['Password', 'Confirm password'])
    await page.getByLabel(label, { exact: true }).fill('aperture-and-byline-2026');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText(followMessages.followed(name))).toBeVisible();
  await page.goto(`/exhibition?image=${image.image_id}`);
  await expect(page.getByRole('button', { name: `Following ${name}` })).toBeVisible();
});
