import { setTimeout as sleep } from 'node:timers/promises';
import { apiMessages } from '@aperture-byline/contract/shared/api-messages';
import { artistRequestMessages } from '@aperture-byline/contract/user/artist-request-messages';
import { profileMessages } from '@aperture-byline/contract/user/profile-messages';
import { claimsOf, confirmEmail, newEmail } from '../../support/emulator/accounts.ts';
import { setFields } from '../../support/emulator/firestore.ts';
import { mailTo } from '../../support/emulator/mail.ts';
import { register } from '../../support/page/register.ts';
import { expect, test } from '../fixtures.ts';

test('a reader asks to be a photographer, is approved in the database, and gets one mail', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/admin-access/);
  const email = newEmail();
  await register(page, { email });
  await expect(page).toHaveURL(/\/profile\/user-details$/);

  // Without a verified address the request is refused, with a way to verify it.
  await page.goto('/profile');
  await page.getByRole('button', { name: profileMessages.requestArtistRole }).click();
  await expect(page.getByText(apiMessages.emailUnverified)).toBeVisible();

  await confirmEmail(email);
  await page.reload();
  await page.getByRole('button', { name: profileMessages.requestArtistRole }).click();
  await expect(page.getByText(artistRequestMessages.requested)).toBeVisible();
  await expect(page.getByRole('button', { name: profileMessages.requestArtistRole })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(profileMessages.artistRequestPending)).toBeVisible();
  await expect(page.getByRole('button', { name: profileMessages.requestArtistRole })).toHaveCount(0);

  const { userId } = await claimsOf(email);
  expect(await claimsOf(email)).toEqual({ userId, isArtist: false, admin: false });
  expect(await mailTo(email)).toEqual([]);

  await setFields(`users/${userId}`, { isArtist: true });
  await expect.poll(() => claimsOf(email)).toEqual({ userId, isArtist: true, admin: false });
  await expect.poll(async () => (await mailTo(email)).length).toBe(1);
  // The trigger's own change of the document, and a change of something else, cause no second mail.
  await setFields(`users/${userId}`, { subtitle: 'Coasts and weather' });
  await sleep(1500);
  const [mail, ...others] = await mailTo(email);
  expect(others).toEqual([]);
  expect(mail?.message.text).not.toBe('');
  expect(mail?.message.html).toContain('<p');

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(profileMessages.artistRequestPending)).toHaveCount(0);
  await expect(page.getByRole('button', { name: profileMessages.requestArtistRole })).toHaveCount(0);
});

test('who registers as a photographer has asked, and is none', async ({ page }) => {
  const email = newEmail();
  await register(page, { email, photographer: true });
  await expect(page).toHaveURL(/\/profile\/user-details$/);
  await expect.poll(async () => (await claimsOf(email)).isArtist).toBe(false);
  await page.goto('/profile');
  await expect(page.getByText(profileMessages.artistRequestPending)).toBeVisible();
  await expect(page.getByRole('button', { name: profileMessages.requestArtistRole })).toHaveCount(0);
});

test('an administrator’s and a photographer’s profile offer no request', async ({ page, restoreSession }) => {
  await restoreSession('artist@example.com');
  await page.goto('/profile');
  await expect(page.getByText('artist@example.com')).toBeVisible();
  await expect(page.getByRole('button', { name: profileMessages.requestArtistRole })).toHaveCount(0);
});
