import { messages } from '@aperture-byline/contract/shared/messages';
import type { Page } from '@playwright/test';
import { newAccount, newEmail, signIn } from '../support/emulator/accounts.ts';
import { renderInBrowser } from '../support/mocks/api-mocks.ts';
import { first, readApi } from '../support/suite.ts';
import { expect, test } from './fixtures.ts';

const OFFLINE =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|No connection|NoConnectionError|network-request-failed|Loading failed|could not be|failed:/;
const notices = (page: Page) => page.getByRole('main').getByText(messages.noConnection);

for (const [name, path] of [
  ['the shop', '/shop'],
  ['the gallery', '/gallery'],
  ['the exhibitions', '/exhibitions'],
  ['the stories', '/stories'],
  ['the front page', '/'],
] as const)
  test(`${name} says that there is no connection, and recovers by itself`, async ({
    page,
    context,
    allowProblem,
  }) => {
    allowProblem(OFFLINE);
    await renderInBrowser(page);
    await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
    await page.goto(path);
    await expect(notices(page).first()).toBeVisible();
    await context.setOffline(true);
    await page.unroute('**/api/**');
    await expect(notices(page).first()).toBeVisible();
    await context.setOffline(false);
    await expect(notices(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  });

test('a list that is opened while the device is offline says so, and loads when the line is back', async ({
  page,
  context,
  allowProblem,
}) => {
  allowProblem(OFFLINE);
  const { slug } = first(await readApi<{ slug: string }[]>('/blog'), 'story');
  await page.goto(`/stories/${slug}`);
  await page.goto('/gallery');
  await expect(page.getByRole('main').locator('img').first()).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: /next/i }).first().click();
  await expect(notices(page)).toBeVisible();
  await context.setOffline(false);
  await expect(notices(page)).toHaveCount(0);
  await expect(page.getByRole('main').locator('img').first()).toBeVisible();
});

test('a page whose code cannot be loaded says so, and opens when the line is back', async ({
  page,
  context,
  allowProblem,
}) => {
  allowProblem(/./);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(notices(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Privacy policy' })).toBeVisible();
});

test('one’s own profile says that there is no connection, and recovers by itself', async ({
  page,
  allowProblem,
}) => {
  allowProblem(OFFLINE);
  await signIn(page, 'reader@example.com');
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
  await page.goto('/profile');
  await expect(notices(page).first()).toBeVisible();
  await page.unroute('**/api/**');
  await expect(page.getByText('reader@example.com')).toBeVisible();
  await expect(notices(page)).toHaveCount(0);
});

test('a profile that is saved offline says so, keeps what was typed, and is saved when the line is back', async ({
  page,
  context,
  allowProblem,
}) => {
  allowProblem(OFFLINE);
  const { email, password } = await newAccount({ verified: true });
  await signIn(page, email, password);
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
    name: 'the registration',
    path: '/register',
    button: 'Create account',
    write: async (page) => {
      await page.getByLabel('First name').fill('Anjali');
      await page.getByLabel('Last name').fill('Rao');
      await page.getByLabel('Email', { exact: true }).fill(newEmail());
      await page.getByLabel('Password', { exact: true }).fill('Lantern-9-secret');
      await page.getByLabel('Confirm password', { exact: true }).fill('Lantern-9-secret');
    },
  },
  {
    name: 'the forgotten password',
    path: '/forgot-password',
    button: 'Send reset link',
    write: (page) => page.getByLabel('Email', { exact: true }).fill('reader@example.com'),
  },
  {
    name: 'the contact form',
    path: '/contact-us',
    button: 'Send message',
    write: async (page) => {
      await page.getByLabel('Name', { exact: true }).fill('Anjali Rao');
      await page.getByRole('main').getByLabel('Email', { exact: true }).fill('anjali@example.com');
      await page.getByLabel('Message').fill('Do you ship to Leh?');
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
