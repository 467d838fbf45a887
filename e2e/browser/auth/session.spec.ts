import type { Page } from '@playwright/test';
import { signIn } from '../../support/emulator/accounts.ts';
import { auth } from '../../support/emulator/firebase.ts';
import { newBuyer } from '../../support/emulator/orders.ts';
import { storedSession } from '../../support/emulator/session.ts';
import { expect, test } from '../fixtures.ts';

const READER = 'reader@example.com';
const FOREIGN_PHOTO = 'https://evil.example/beacon.png';

const ownLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Your profile' });
const loginLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Login' });

/** Records in the page whether the top bar ever showed the login link. */
async function watchForLogin(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    const look = () => {
      const links = [...document.querySelectorAll('header a')];
      const isOffered = links.some(
        (link) => link.textContent?.trim() === 'Login' && link.checkVisibility({ visibilityProperty: true }),
      );
      if (!isOffered) return;
      // It observes attributes too: what it sets itself would call it for ever.
      observer.disconnect();
      document.documentElement.dataset.offeredLogin = 'yes';
    };
    const observer = new MutationObserver(look);
    observer.observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
      attributes: true,
    });
  });
  return () => page.evaluate(() => document.documentElement.dataset.offeredLogin === 'yes');
}

/** Everything that is stored in this browser, as JSON. */
function storedText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const stored = await Promise.all(
      databases.map(
        ({ name: database = '' }) =>
          new Promise<unknown[]>((resolve, reject) => {
            const opening = indexedDB.open(database);
            opening.onerror = () => reject(opening.error);
            opening.onsuccess = () => {
              const { result } = opening;
              const stores = [...result.objectStoreNames];
              const [store] = stores;
              if (store === undefined) return resolve([]);
              const all = result.transaction(store).objectStore(store).getAll();
              all.onsuccess = () => resolve(all.result);
              all.onerror = () => reject(all.error);
            };
          }),
      ),
    );
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, stored]);
  });
}

/** Makes the browser remember somebody else. */
const rememberAnother = (page: Page) =>
  page.evaluate((photo) => {
    localStorage.setItem('userId', '123456789');
    localStorage.setItem('userPhoto', photo);
  }, FOREIGN_PHOTO);

test('a session lasts until somebody logs out, and nothing but its sign-in says whose it is', async ({ page }) => {
  await signIn(page, READER);
  const offeredLogin = await watchForLogin(page);

  await test.step('it survives a reload, and the top bar never offers a login on the way', async () => {
    await page.reload();
    await expect(ownLink(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(ownLink(page)).toBeVisible();
    expect(await offeredLogin()).toBe(false);
  });

  await test.step('the top bar knows a returning person before the sign-in service has loaded', async () => {
    const provider = /\/assets\/session-provider-[\w-]+\.js/;
    await page.route(provider, () => undefined);
    await page.goto('/stories');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(ownLink(page)).toBeVisible();
    await expect(loginLink(page)).toHaveCount(0);
    await page.unroute(provider);
  });

  await test.step('what the browser remembers is never who somebody is', async () => {
    await rememberAnother(page);
    const tokens = new Set<string>();
    page.on('request', (request) => {
      const token = request.headers().authorization?.split('.')[1];
      if (token) tokens.add(JSON.parse(Buffer.from(token, 'base64url').toString()).email);
    });
    await page.goto('/profile');
    await expect(page.getByText(READER)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect([...tokens]).toEqual([READER]);
    const kept = await page.evaluate(() => [localStorage.getItem('userId'), localStorage.getItem('userPhoto')]);
    expect(kept).not.toContain('123456789');
    expect(kept).not.toContain(FOREIGN_PHOTO);
  });

  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  expect(name).not.toBe('');

  await test.step('logging out leaves nothing of the person in the browser', async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login$/);
    const left = await storedText(page);
    for (const marker of [READER, name, 'accessToken', 'userId']) expect(left).not.toContain(marker);
  });

  await test.step('Back shows nothing of the person', async () => {
    await page.goBack();
    await expect(loginLink(page)).toBeVisible();
    expect(await offeredLogin(), 'a login that is offered is noticed').toBe(true);
    await expect(page.getByText(READER)).toHaveCount(0);
    await expect(page.getByText(name)).toHaveCount(0);
  });

  await test.step('somebody else’s id in the storage of a visitor opens nothing', async () => {
    await rememberAnother(page);
    await page.goto('/profile');
    await expect(page).toHaveURL(/\/login\?redirect=%2Fprofile$/);
    await expect(loginLink(page)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('userId'))).toBeNull();
  });
});

test('without an indexed storage the session survives a reload in the local one', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  });
  await signIn(page, READER);
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.filter((key) => key.startsWith('firebase:authUser'))).toHaveLength(1);
  await page.goto('/profile');
  await expect(page.getByText(READER)).toBeVisible();
});

test('logging out in one tab ends the session in the other', async ({ page, context, restoreSession }) => {
  await restoreSession(READER);
  const other = await context.newPage();
  await other.goto('/stories');
  await expect(ownLink(other)).toBeVisible();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(loginLink(other)).toBeVisible();
});

/** Print as the cart stores it. An empty cart would be removed. */
const PRINT = {
  productId: 'dune-crest',
  productSize: '60x40',
  productFrame: 'walnut',
  price: 14_800,
  selectedSize: '60cm x 40cm',
  selectedFrame: 'Walnut',
  selectedSizePrice: 9600,
  selectedFramePrice: 5200,
  photographer: 900_000_001,
  title: 'Dune crest',
  slug: 'dune-crest',
  primaryImage: '',
};

test('an account that was disabled meanwhile is signed out at its next call', async ({ page, allowProblem }) => {
  allowProblem(/401|400|could not be opened|Loading failed/i);
  const { uid, email, password } = await newBuyer();
  const session = await storedSession(email, password);
  const kept = {
    AnBCart: JSON.stringify({ products: [PRINT] }),
    AnBRecentlyViewed: '["dune-crest"]',
    [`AnBDraft:profile:${uid}`]: JSON.stringify({ savedAt: Date.now(), values: { firstName: 'Anjali' } }),
  };
  for (const { localStorage } of session.origins)
    localStorage.push(...Object.entries(kept).map(([name, value]) => ({ name, value })));
  await page.context().setStorageState(session);
  await auth.updateUser(uid, { disabled: true });
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(email)).toHaveCount(0);
  // The session was revoked, not signed out: only what identifies the user is removed.
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual(kept);
});
