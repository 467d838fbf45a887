import { fillSignIn } from '../../support/emulator/accounts.ts';
import { SUITE_URL } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const READER = 'reader@example.com';

/** Two that a browser takes for addresses of another host; the others are tested with `localPath`. */
const HOSTILE = [
  ['/login', '//evil.example/profile'],
  ['/register', '/\t/evil.example'],
] as const;

test('after signing in somebody goes on to where they wanted, and only within this site', async ({ page }) => {
  await test.step('the links to the other sign-in forms keep the target', async () => {
    await page.goto('/signup?redirect=%2Fgallery%3Fpage%3D2%23top');
    await expect(page).toHaveURL('/register?redirect=%2Fgallery%3Fpage%3D2%23top');
    await page.getByRole('link', { name: 'Login' }).click();
    await expect(page).toHaveURL('/login?redirect=%2Fgallery%3Fpage%3D2%23top');
  });

  await test.step('a path of this site is where the sign-in leads', async () => {
    await fillSignIn(page, READER);
    await expect(page).toHaveURL(`${SUITE_URL}/gallery?page=2#top`);
  });

  await test.step('whoever is signed in already goes on at once', async () => {
    await page.goto('/register?redirect=%2Fshop%3Fpage%3D2', { waitUntil: 'commit' });
    await expect(page).toHaveURL(`${SUITE_URL}/shop?page=2`);
  });

  for (const [form, target] of HOSTILE)
    await test.step(`${JSON.stringify(target)} is replaced by the front page at ${form}`, async () => {
      // Only where it leads counts, so the pictures of the page before it need not arrive.
      await page.goto(`${form}?redirect=${encodeURIComponent(target)}`, { waitUntil: 'commit' });
      await expect(page).toHaveURL(`${SUITE_URL}/`);
    });
});
