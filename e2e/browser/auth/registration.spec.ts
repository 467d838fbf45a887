import { fileURLToPath } from 'node:url';
import { profileMessages } from '@aperture-byline/contract/profile/profile-messages';
import { artistRequestMessages } from '@aperture-byline/contract/user/account-messages';
import { signInMessages } from '@aperture-byline/contract/user/sign-in-messages';
import {
  confirmEmail,
  fillSignIn,
  newEmail,
  readClaims,
  verificationLinkFor,
} from '../../support/emulator/accounts.ts';
import { findWhere } from '../../support/emulator/firebase.ts';
import { register } from '../../support/page/register.ts';
import { publicPaths } from '../../support/screens.ts';
import { expect, test } from '../fixtures.ts';

const PICTURE = fileURLToPath(new URL('../../../web/public/stock/banner-1-640.jpg', import.meta.url));

test('from the registration to the profile, through its edit, out, and in again to where one wanted to be', async ({
  page,
}) => {
  test.slow();
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  const email = newEmail();
  const password = await register(page, { email, photographer: true });
  const request = page.getByRole('form', { name: artistRequestMessages.show });
  const photographs = request.locator('input[type="file"]');

  // Step 1 of 3 was the form; step 2 asks for details, step 3 is the profile.
  await expect(page).toHaveURL(/\/profile\/user-details$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await test.step('the mail can be sent again', async () => {
    const sent = await verificationLinkFor(email);
    await page.getByRole('button', { name: /send .*again/i }).click();
    await expect(page.getByText(signInMessages.verificationSent)).toBeVisible();
    await expect.poll(() => verificationLinkFor(email)).not.toBe(sent);
  });

  await test.step('the address is verified elsewhere, which this page learns on focus', async () => {
    await expect(page.getByRole('region', { name: 'Confirm your email' })).toBeVisible();
    await expect(request.getByText(artistRequestMessages.confirmFirst)).toBeVisible();
    await expect(photographs).toBeDisabled();
    await confirmEmail(email);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page.getByText(signInMessages.emailVerified)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Confirm your email' })).toHaveCount(0);
  });

  await test.step('what administrators look at is asked for at once', async () => {
    await expect(page.getByText(profileMessages.artistRequestPending)).toBeVisible();
    await request.getByLabel('A few words about you and your work').fill('Coasts in bad weather');
    await photographs.setInputFiles(PICTURE);
    await expect(request.getByText('1 of 3')).toBeVisible();
    await expect(request.getByText('The pictures are here.')).toBeAttached();
    await request.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText(artistRequestMessages.shown)).toBeFocused();
  });

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
  await page.getByRole('form', { name: 'Your profile' }).locator('input[type="file"]').setInputFiles(PICTURE);
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
  // Who registers as a photographer has asked to be one, and is none.
  await expect(page.getByText(profileMessages.artistRequestPending)).toBeVisible();
  await expect(page.getByRole('button', { name: profileMessages.requestArtistRole })).toHaveCount(0);
  const { userId, isArtist } = await readClaims(email);
  expect(isArtist).toBe(false);
  const readProfile = async () => (await findWhere('users', 'userId', userId))[0];
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
  expect(await readProfile()).toEqual({
    ...before,
    firstName: 'Anjali Devi',
    avatar: null,
    nameWords: expect.arrayContaining(['anjali', 'devi', 'rao']),
  });

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/profile?tab=bookmarks');
  await expect(page).toHaveURL(/\/login\?redirect=%2Fprofile%3Ftab%3Dbookmarks$/);
  await fillSignIn(page, email, password);
  await expect(page).toHaveURL(/\/profile\?tab=bookmarks$/);
  await expect(page.getByText(profileMessages.noStoriesBookmarked)).toBeVisible();

  await test.step('no address that the browser asked for carries a token or an e-mail', async () => {
    for (const name of ['story', 'image', 'product', 'exhibition', 'contact'] as const) {
      // Not idle: whose request waits listens for the answer.
      await page.goto(await publicPaths[name]());
      await expect(page.getByRole('link', { name: 'Your profile' })).toBeVisible();
    }
    expect(urls.length).toBeGreaterThan(50);
    expect(urls.filter((url) => /eyJ|@|%40/.test(url))).toEqual([]);
  });
});
