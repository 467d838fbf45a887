import { artistRequestMessages } from '@aperture-byline/contract/user/artist-request-messages';
import type { Page } from '@playwright/test';
import { claimsOf, newEmail } from '../../support/emulator/accounts.ts';
import { findWhere } from '../../support/emulator/firestore.ts';
import { mockGoogle, signInWithGoogle } from '../../support/mocks/google-sign-in.ts';
import { expect, test } from '../fixtures.ts';

const PHOTO = 'https://lh3.googleusercontent.com/a/person=s96-c';

test('somebody new signs in with Google and has a profile with their name and picture', async ({
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
  await page.goto('/login');
  await signInWithGoogle(page, () => page.getByRole('button', { name: 'Continue with Google' }).click(), {
    email,
    name: 'Anjali Devi Rao',
    photo: PHOTO,
  });
  await expect(page).toHaveURL(/\/profile\/user-details$/);

  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anjali Devi Rao');
  await expect(page.getByText(email)).toBeVisible();
  const { userId } = await claimsOf(email);
  const [stored] = await findWhere<{ avatar: string; isArtist: boolean }>('users', 'userId', userId);
  expect(stored).toMatchObject({ avatar: PHOTO, isArtist: false, admin: false });
  // An account from Google has a verified e-mail address.
  await expect(page.getByText(/confirm your email/i)).toHaveCount(0);
  expect(violations).toEqual([]);
});

test('who comes back with Google goes where they wanted to, and stays one person', async ({
  page,
  context,
}) => {
  await mockGoogle(context);
  const email = newEmail();
  const google = { email, name: 'Anjali Rao' };
  const press = () => page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.goto('/login');
  await signInWithGoogle(page, press, google);
  await expect(page).toHaveURL(/\/profile\/user-details$/);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);

  await page.goto('/login?redirect=%2Fstories');
  const opened = page.waitForEvent('popup');
  await press();
  const popup = await opened;
  const closed = popup.waitForEvent('close');
  await popup.getByText(email).first().click();
  await closed;
  await expect(page).toHaveURL(/\/stories$/);
  const { userId } = await claimsOf(email);
  expect(await findWhere('users', 'userId', userId)).toHaveLength(1);
});

const pressGoogle = (page: Page) => () => page.getByRole('button', { name: 'Continue with Google' }).click();

async function storedArtistStatus(email: string): Promise<string | undefined> {
  const { userId } = await claimsOf(email);
  const [user] = await findWhere<{ artistStatus: string }>('users', 'userId', userId);
  return user?.artistStatus;
}

for (const [answer, status] of [
  ['Create Photographer Account', 'requested'],
  ['Create Regular Account', 'none'],
] as const)
  test(`somebody new answers ${answer} and goes on with Google: ${status}`, async ({ page, context }) => {
    await mockGoogle(context);
    const email = newEmail();
    await page.goto('/register');
    await page.getByRole('radio', { name: /Photographer/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: answer }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await signInWithGoogle(page, pressGoogle(page), { email, name: 'Anjali Rao' });
    await expect(page).toHaveURL(/\/profile\/user-details$/);
    expect(await storedArtistStatus(email)).toBe(status);
  });

test('somebody who has an account chooses a photographer’s and goes on with Google: the request is made', async ({
  page,
  context,
}) => {
  await mockGoogle(context);
  const email = newEmail();
  await page.goto('/login');
  await signInWithGoogle(page, pressGoogle(page), { email, name: 'Anjali Rao' });
  await expect(page).toHaveURL(/\/profile\/user-details$/);
  expect(await storedArtistStatus(email)).toBe('none');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);

  await page.goto('/register');
  await page.getByRole('radio', { name: /Photographer/ }).click();
  await page.getByRole('button', { name: 'Create Photographer Account' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const opened = page.waitForEvent('popup');
  await pressGoogle(page)();
  const popup = await opened;
  const closed = popup.waitForEvent('close');
  await popup.getByText(email).first().click();
  await closed;
  await expect(page.getByText(artistRequestMessages.requested)).toBeVisible();
  expect(await storedArtistStatus(email)).toBe('requested');
});

test('a closed window of Google’s is no error', async ({ page, context }) => {
  await mockGoogle(context);
  await page.goto('/login');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await (await opened).close();
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
  await expect(page).toHaveURL(/\/login$/);
});
