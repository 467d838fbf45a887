import { fileURLToPath } from 'node:url';
import { profileMessages } from '@aperture-byline/contract/user/profile-messages';
import { signInMessages } from '@aperture-byline/contract/user/sign-in-messages';
import { claimsOf, fillSignIn, newEmail, verificationLinkFor } from '../../support/emulator/accounts.ts';
import { findWhere } from '../../support/emulator/firestore.ts';
import { fillRegistration, register } from '../../support/page/register.ts';
import { expect, test } from '../fixtures.ts';

const PICTURE = fileURLToPath(new URL('../../../web/public/stock/banner-1-640.jpg', import.meta.url));

interface StoredProfile {
  firstName: string;
  bio: string;
  avatar: string | null;
  achievements: object[];
  socialLinks: object[];
}

test('from the registration to the profile, through its edit, out, and in again to where one wanted to be', async ({
  page,
}) => {
  test.slow();
  const email = newEmail();
  const password = await register(page, { email });

  // Step 1 of 3 was the form; step 2 asks for details, step 3 is the profile.
  await expect(page).toHaveURL(/\/profile\/user-details$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  // The verification link is opened on another device; on focus this page reloads the account.
  await expect(page.getByRole('region', { name: 'Confirm your email' })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(await verificationLinkFor(email));
  await other.close();
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText(signInMessages.emailVerified)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Confirm your email' })).toHaveCount(0);

  const bio = page.getByRole('textbox', { name: 'Bio' });
  await bio.click();
  await page.keyboard.type('I photograph coasts in bad weather.');
  await page.getByRole('button', { name: 'Add an achievement' }).click();
  const achievement = page.getByRole('group', { name: 'Achievement 1' });
  await achievement.getByLabel('Title').fill('Coastal Light Prize');
  await achievement.getByLabel('Date').fill('2025-04-01');
  await achievement.getByLabel('Description').fill('Shortlisted with twelve seascapes');
  await page.getByRole('button', { name: 'Add a link' }).click();
  const link = page.getByRole('group', { name: 'Link 1' });
  await link.getByLabel('Where').selectOption('instagram');
  await link.getByLabel('Link', { exact: true }).fill('instagram.com/anjali.coasts');
  await page.locator('input[type="file"]').setInputFiles(PICTURE);
  await page.getByRole('button', { name: 'Save profile' }).click();

  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anjali Rao');
  await expect(page.getByText('I photograph coasts in bad weather.')).toBeVisible();
  await expect(page.getByText('Coastal Light Prize')).toBeVisible();
  await expect(page.getByRole('link', { name: /instagram/i })).toHaveAttribute(
    'href',
    'https://instagram.com/anjali.coasts',
  );
  await expect(page.getByRole('banner').locator('img').first()).toHaveAttribute('src', /^\/portraits\//);
  const { userId } = await claimsOf(email);
  const readProfile = async () => (await findWhere<StoredProfile>('users', 'userId', userId))[0];
  expect(await readProfile()).toMatchObject({
    bio: '<p>I photograph coasts in bad weather.</p>',
    avatar: expect.stringMatching(new RegExp(`^portraits/${userId}/`)),
    achievements: [
      {
        title: 'Coastal Light Prize',
        description: 'Shortlisted with twelve seascapes',
        achievedDate: '2025-04-01',
      },
    ],
    socialLinks: [{ socialMedia: 'instagram', link: 'https://instagram.com/anjali.coasts' }],
  });

  // An edit sends changed fields only and leaves the others as they were.
  await page.getByRole('link', { name: 'Edit your profile' }).click();
  await expect(page).toHaveURL(/\/profile\/edit-details$/);
  const before = await readProfile();
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await page.getByLabel('First name').fill('Anjali Devi');
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  expect(Object.keys((await sent).postDataJSON()).sort()).toEqual(['firstName', 'profilePicture', 'userId']);
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anjali Devi Rao');
  expect(await readProfile()).toEqual({ ...before, firstName: 'Anjali Devi', avatar: null });

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/profile?tab=bookmarks');
  await expect(page).toHaveURL(/\/login\?redirect=%2Fprofile%3Ftab%3Dbookmarks$/);
  await fillSignIn(page, email, password);
  await expect(page).toHaveURL(/\/profile\?tab=bookmarks$/);
  await expect(page.getByText(profileMessages.noStoriesBookmarked)).toBeVisible();
});

test('who skips the details lands at the exhibitions, and the mail can be sent again', async ({ page }) => {
  const email = newEmail();
  await register(page, { email });
  const first = await verificationLinkFor(email);
  await page.getByRole('button', { name: /send .*again/i }).click();
  await expect(page.getByText(signInMessages.verificationSent)).toBeVisible();
  await expect.poll(() => verificationLinkFor(email)).not.toBe(first);
  await page.getByRole('link', { name: profileMessages.skipForNow }).click();
  await expect(page).toHaveURL(/\/exhibitions$/);
});

test('on a slow line, who marks Photographer and does not wait for its dialog has asked to be one', async ({
  page,
}) => {
  const dialog = /\/assets\/photographer-dialog-[\w-]+\.js/;
  await page.route(dialog, () => undefined);
  const email = newEmail();
  await fillRegistration(page, { email });
  const held = page.waitForRequest(dialog);
  await page.getByRole('radio', { name: /Photographer/ }).click();
  await held;
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/profile\/user-details$/);
  await expect.poll(async () => (await claimsOf(email)).isArtist).toBe(false);
  await page.goto('/profile');
  await expect(page.getByText(profileMessages.artistRequestPending)).toBeVisible();
});

test('an address that is taken is said so, in the specified words', async ({ page, allowProblem }) => {
  allowProblem(/400/);
  await register(page, { email: 'reader@example.com' });
  await expect(page.getByRole('alert')).toHaveText(signInMessages.emailInUse);
  await expect(page).toHaveURL(/\/register$/);
});
