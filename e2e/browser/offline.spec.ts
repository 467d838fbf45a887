import { messages } from '@aperture-byline/contract/shared/messages';
import type { Page } from '@playwright/test';
import { newAccount } from '../support/emulator/accounts.ts';
import { storedSession } from '../support/emulator/session.ts';
import { renderInBrowser } from '../support/mocks/api-mocks.ts';
import { expect, test } from './fixtures.ts';

const OFFLINE =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|No connection|NoConnectionError|network-request-failed|Loading failed|could not be|failed:/;

test.use({ keepsPictures: false });

const notices = (page: Page) => page.getByRole('main').getByText(messages.noConnection);

test('the front page says that there is no connection and recovers by itself, and so does a page whose code cannot be loaded', async ({
  page,
  context,
  allowProblem,
}) => {
  allowProblem(/./);
  await test.step('its lists come back', async () => {
    await renderInBrowser(page);
    await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
    await page.goto('/');
    await expect(notices(page).first()).toBeVisible();
    await context.setOffline(true);
    await page.unroute('**/api/**');
    await expect(notices(page).first()).toBeVisible();
    await context.setOffline(false);
    await expect(notices(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  });
  await test.step('a page whose code is not there yet opens when the line is back', async () => {
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
    await expect(notices(page)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'Privacy policy' })).toBeVisible();
  });
});

test('a list that is opened while the device is offline says so, and loads when the line is back', async ({
  page,
  context,
  allowProblem,
}) => {
  allowProblem(OFFLINE);
  await page.goto('/gallery');
  await expect(page.getByRole('main').locator('img').first()).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: /next/i }).first().click();
  await expect(notices(page)).toBeVisible();
  await context.setOffline(false);
  await expect(notices(page)).toHaveCount(0);
  await expect(page.getByRole('main').locator('img').first()).toBeVisible();
});

test('one’s own profile says that there is no connection and recovers, and what is typed is kept until it can be saved', async ({
  page,
  context,
  allowProblem,
}) => {
  allowProblem(OFFLINE);
  const { email, password } = await newAccount({ verified: true });
  await context.setStorageState(await storedSession(email, password));
  await test.step('the profile comes back', async () => {
    await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
    await page.goto('/profile');
    await expect(notices(page).first()).toBeVisible();
    await page.unroute('**/api/**');
    await expect(page.getByText(email)).toBeVisible();
    await expect(notices(page)).toHaveCount(0);
  });
  await test.step('its form is saved when the line is back', async () => {
    await page.goto('/profile/edit-details');
    await page.getByRole('textbox', { name: 'Bio' }).waitFor();
    await page.getByLabel('First name').fill('Anjali Devi');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(notices(page)).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Anjali Devi');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL(/\/profile$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Anjali Devi/);
  });
});

/** Forms of an error of Firebase and of one of the API; every other form shows these as well. */
const FORMS: { name: string; path: string; write: (page: Page) => Promise<void>; button: string }[] = [
  {
    name: 'the login',
    path: '/login',
    button: 'Login',
    write: async (page) => {
      await page.getByLabel('Email', { exact: true }).fill('reader@example.com');
      await page.getByLabel('Password', { exact: true }).fill('aperture-2026');
    },
  },
  {
    name: 'the contact form',
    path: '/contact-us',
    button: 'Send message',
    write: async (page) => {
      await page.getByLabel('Name', { exact: true }).fill('Anjali Rao');
      await page.getByRole('main').getByLabel('Email', { exact: true }).fill('anjali@example.com');
      await page.getByLabel('Message').fill('Do you ship to Leh?');
      // Its code, which is loaded at the first touch, is there and knows what was typed.
      const draft = () => page.evaluate(() => localStorage.getItem('AnBDraft:contact') ?? '');
      await expect.poll(draft).toContain('Leh');
    },
  },
];

for (const { name, path, button, write } of FORMS)
  test(`${name} says that there is no connection, keeps what was typed, and can be tried again`, async ({
    page,
    context,
    allowProblem,
  }) => {
    allowProblem(OFFLINE);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await write(page);
    const values = () =>
      page
        .getByRole('main')
        .locator('input, textarea')
        .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
    const typed = await values();
    await context.setOffline(true);
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(notices(page)).toBeVisible();
    expect(await values()).toEqual(typed);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: button, exact: true })).toHaveCount(0);
  });
