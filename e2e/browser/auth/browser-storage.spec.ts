import { profileMessages } from '@aperture-byline/contract/profile/profile-messages';
import type { BrowserContext, Page } from '@playwright/test';
import { newEmail } from '../../support/emulator/accounts.ts';
import { fillRegistration } from '../../support/page/register.ts';
import { first, readApi } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

/** The names of everything the site stores in this browser: storage keys, databases, caches, cookies. */
async function namesHeld(page: Page, context: BrowserContext): Promise<string[]> {
  const inScripts = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name = '' }) => name),
    ...(await caches.keys()),
  ]);
  const cookies = (await context.cookies()).map(({ name }) => name);
  return [...inScripts, ...cookies];
}

test('the privacy policy names everything that a session leaves in the browser', async ({ page, context }) => {
  test.slow();
  const held = new Set<string>();
  const note = async () => {
    for (const name of await namesHeld(page, context)) held.add(name);
  };
  const { products } = await readApi<{ products: { slug: string }[] }>('/product?page=1&pageSize=1');
  await page.goto(`/shop/${first(products, 'product').slug}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() =>
    fetch('/api/user', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ firstName: 'Guest' }),
    }),
  );
  const [story] = await readApi<{ slug: string }[]>('/blog');
  await page.goto(`/stories/${story?.slug}`);
  await page.getByRole('button', { name: /^Like, / }).click();
  await expect(page.getByRole('button', { name: /^Liked, / })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('AnBLikes'))).not.toBeNull();
  await fillRegistration(page, { email: newEmail() });
  await note();
  await page.getByRole('button', { name: 'Create account' }).click();
  await note();
  await expect(page).toHaveURL(/\/profile\/user-details$/);
  await page.getByLabel('Subtitle').fill('Street photographer, Kochi');
  await note();
  await page.goto('/privacy-policy');
  await page.getByRole('heading', { name: 'What stays in your browser' }).waitFor();
  await note();

  const named = await page.locator('#browser-storage code').allTextContents();
  const isNamed = (name: string) =>
    named.some((known) => (known.endsWith('…') ? name.startsWith(known.slice(0, -1)) : name === known));
  expect([...held].filter((name) => !isNamed(name))).toEqual([]);
  for (const expected of ['AnBRecentlyViewed', 'AnBLikes', 'AnBDraft:registration', 'userId', '__session'])
    expect([...held]).toContain(expected);

  await page.getByRole('banner').getByRole('link', { name: 'Your profile' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  const mayStay = [
    '__session',
    'firebase-heartbeat-database',
    'firebaseLocalStorageDb',
    // There for a moment whenever the sign-in service starts.
    'validate-browser-context-for-indexeddb-analytics-module',
  ];
  // A database goes a moment after the address has changed. What is written for the profile is sealed.
  await expect
    .poll(async () => (await namesHeld(page, context)).filter((name) => !mayStay.includes(name)))
    .toEqual([expect.stringMatching(/^AnBSealed:/)]);
  await expect(page.getByText(profileMessages.notLoggedOut)).toHaveCount(0);
});
