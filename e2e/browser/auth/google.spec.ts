import { artistRequestMessages } from '@aperture-byline/contract/user/account-messages';
import { newEmail, readClaims } from '../../support/emulator/accounts.ts';
import { findWhere } from '../../support/emulator/firebase.ts';
import { mockGoogle, signInWithGoogle } from '../../support/mocks/google-sign-in.ts';
import { expect, test } from '../fixtures.ts';

const PHOTO = 'https://lh3.googleusercontent.com/a/person=s96-c';

test('somebody new signs in with Google, and comes back with it to ask to be a photographer', async ({
  page,
  context,
}) => {
  await mockGoogle(context);
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (what: string) => violations.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      (window as unknown as { noteViolation: (what: string) => void }).noteViolation(
        `${violatedDirective} ${blockedURI}`,
      );
    });
  });
  const email = newEmail();
  const google = page.getByRole('button', { name: 'Continue with Google' });
  const storedUsers = async () => {
    const { userId } = await readClaims(email);
    return findWhere('users', 'userId', userId);
  };

  await test.step('a closed window of Google’s is no error', async () => {
    await page.goto('/login');
    const opened = page.waitForEvent('popup');
    await google.click();
    await (await opened).close();
    await expect(google).toBeEnabled();
    await expect(page).toHaveURL(/\/login$/);
  });

  await test.step('somebody new has a profile with the name and picture of the Google account', async () => {
    await signInWithGoogle(page, () => google.click(), { email, name: 'Anjali Devi Rao', photo: PHOTO });
    await expect(page).toHaveURL(/\/profile\/user-details$/);
    expect(await storedUsers()).toMatchObject([{ avatar: PHOTO, isArtist: false, admin: false, artistStatus: 'none' }]);
  });

  await test.step('the settings tell where address and password are', async () => {
    await page.goto('/profile/settings');
    await expect(page.getByText('It is that of the Google account')).toBeVisible();
    await expect(page.getByText('there is no password here')).toBeVisible();
    await expect(page.getByRole('form')).toHaveCount(0);
  });

  await test.step('the profile shows them, and asks for no confirmation of the address', async () => {
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anjali Devi Rao');
    await expect(page.getByText(email)).toBeVisible();
    // An account from Google has a verified e-mail address.
    await expect(page.getByText(/confirm your email/i)).toHaveCount(0);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login$/);
  });

  await test.step('who comes back goes where they wanted to, stays one person, and has asked', async () => {
    await page.goto('/register?redirect=%2Fstories');
    await page.getByRole('radio', { name: /Photographer/ }).click();
    await page.getByRole('button', { name: 'Create Photographer Account' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const opened = page.waitForEvent('popup');
    await google.click();
    const popup = await opened;
    const closed = popup.waitForEvent('close');
    await popup.getByText(email).first().click();
    await closed;
    await expect(page.getByText(artistRequestMessages.requested)).toBeVisible();
    await expect(page).toHaveURL(/\/stories$/);
    expect(await storedUsers()).toMatchObject([{ artistStatus: 'requested' }]);
  });

  expect(violations, 'violations of the content security policy').toEqual([]);
});
