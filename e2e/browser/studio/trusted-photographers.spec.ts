import { reviewMessages } from '@aperture-byline/contract/review/review-messages';
import { db } from '../../support/emulator/firebase.ts';
import { mockGoogle } from '../../support/mocks/google-sign-in.ts';
import { expectFits } from '../../support/page/expect-fits.ts';
import { expect, test } from '../fixtures.ts';

/** Another photographer than the seed's: what others submit meanwhile is to wait. */
const USER_ID = 987_650_080;
const NAME = 'Ilse Trusted';

test.afterEach(() => db.doc(`users/${USER_ID}`).delete());

test('an administrator trusts a photographer by the address of their page, and ends it', async ({
  page,
  restoreSession,
}) => {
  const user = db.doc(`users/${USER_ID}`);
  const [firstName, lastName] = NAME.split(' ');
  await user.set({ userId: USER_ID, uid: null, firstName, lastName, isArtist: true, createdAt: new Date() });
  // Whoever signed in with Google may wait there, with a picture of Google's.
  await mockGoogle(page.context());
  await restoreSession('admin@example.com');
  await page.goto('/studio/review');
  await page.getByRole('tab', { name: 'Trusted' }).click();
  const field = page.getByRole('textbox', { name: 'Address of the photographer’s page' });
  await field.fill(`/profile/${USER_ID}`);
  await field.press('Enter');
  const end = page.getByRole('button', { name: `End trust in ${NAME}` });
  await expect(end).toBeVisible();
  expect((await user.get()).get('isTrusted')).toBe(true);
  await expectFits(page);
  await end.click();
  await expect(page.getByRole('heading', { name: 'Trusted photographers' })).toBeFocused();
  await expect(end).toBeHidden();
  expect((await user.get()).get('isTrusted')).toBe(false);
  await expect(page.getByText(`${NAME}: ${reviewMessages.trustEnded}`)).toBeVisible();
  await page.getByRole('tab', { name: 'Log' }).click();
  // What others decide meanwhile fills the first page.
  await page.getByRole('searchbox', { name: /^Name, title/ }).fill(NAME);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`ended the trust in ${NAME}`).first()).toBeVisible();
});
