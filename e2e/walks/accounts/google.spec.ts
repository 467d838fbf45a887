import { claimsOf, newEmail } from '../../support/accounts.ts';
import { findWhere } from '../../support/firestore.ts';
import { signInWithGoogle, withGoogle } from '../../support/google.ts';
import { expect, test } from '../fixtures.ts';

const PHOTO = 'https://lh3.googleusercontent.com/a/walker=s96-c';

test('somebody new signs in with Google and has a profile with their name and picture', async ({
  page,
  context,
}) => {
  await withGoogle(context);
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
  // Google has confirmed the address already.
  await expect(page.getByText(/confirm your email/i)).toHaveCount(0);
  expect(violations).toEqual([]);
});

test('who comes back with Google goes where they wanted to, and stays one person', async ({
  page,
  context,
}) => {
  await withGoogle(context);
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

test('a closed window of Google’s is no error', async ({ page, context }) => {
  await withGoogle(context);
  await page.goto('/login');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await (await opened).close();
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
  await expect(page).toHaveURL(/\/login$/);
});
