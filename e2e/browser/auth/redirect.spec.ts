import { fillSignIn } from '../../support/emulator/accounts.ts';
import { first, SUITE_URL } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const READER = 'reader@example.com';

/** Open-redirect attempts in the `redirect` parameter: none of them may be followed. */
const HOSTILE = [
  'https://evil.example',
  'http://evil.example/',
  'HTTPS://EVIL.EXAMPLE',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/%09/evil.example\r\nLocation: https://evil.example',
  '/./\\evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  ' https://evil.example',
  ' //evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(document.domain)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'evil.example',
  '@evil.example',
  'https:evil.example',
  'https:/evil.example',
  '/login?redirect=//evil.example',
  '/signup?redirect=https://evil.example',
  '/%2F/evil.example',
  '',
];

const FOLLOWED = ['/shop?page=2', '/gallery?page=2#top', '/stories'];

const loginWith = (redirect: string) => `/login?redirect=${encodeURIComponent(redirect)}`;

test('a hostile target is replaced by the front page after signing in', async ({ page }) => {
  await page.goto(loginWith('//evil.example/profile'));
  await fillSignIn(page, READER);
  await expect(page).toHaveURL(`${SUITE_URL}/`);
});

test('a path of this site is where somebody goes after signing in', async ({ page }) => {
  await page.goto(loginWith('/gallery?page=2#top'));
  await fillSignIn(page, READER);
  await expect(page).toHaveURL(`${SUITE_URL}/gallery?page=2#top`);
});

test('whoever is signed in already goes on at once, and only within this site', async ({
  page,
  restoreSession,
}) => {
  test.slow();
  await restoreSession(READER);
  // Only where it leads counts, so the pictures of the page before it need not arrive.
  const open = (form: string, target: string) =>
    page.goto(`${form}?redirect=${encodeURIComponent(target)}`, { waitUntil: 'commit' });
  for (const target of HOSTILE) {
    await open('/login', target);
    await expect(page, target).toHaveURL(`${SUITE_URL}/`);
  }
  for (const form of ['/login', '/register'])
    for (const target of FOLLOWED) {
      await open(form, target);
      await expect(page, target).toHaveURL(`${SUITE_URL}${target}`);
    }
  await open('/register', first(HOSTILE, 'hostile target'));
  await expect(page).toHaveURL(`${SUITE_URL}/`);
});

test('the links to the other sign-in forms keep the target', async ({ page }) => {
  await page.goto('/signup?redirect=%2Fshop%3Fpage%3D2');
  await expect(page).toHaveURL('/register?redirect=%2Fshop%3Fpage%3D2');
  await page.getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login?redirect=%2Fshop%3Fpage%3D2');
});
