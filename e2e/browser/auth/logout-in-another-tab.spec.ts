import type { BlogListItem } from '@aperture-byline/contract/blog/wire';
import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import type { BrowserContext, Page } from '@playwright/test';
import { type Credentials, fillSignIn, PASSWORD } from '../../support/emulator/accounts.ts';
import { newBuyer, signInAsBuyer } from '../../support/emulator/orders.ts';
import { uniqueTitle } from '../../support/emulator/studio.ts';
import { line, openPrint, storeCart, storedCart, toCartItem } from '../../support/page/cart.ts';
import { field, savedStatus } from '../../support/page/studio.ts';
import { openExhibition, panel } from '../../support/page/viewer.ts';
import { first, readApi } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const NEW_EXHIBITION = '/studio/exhibitions/new';
const ARTIST: Credentials = { email: 'artist2@example.com', password: PASSWORD };
const OTHER_ARTIST: Credentials = { email: 'artist3@example.com', password: PASSWORD };

const ownLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Your profile' });
const loginLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Login' });
const commentBox = (page: Page) => page.getByRole('main').getByPlaceholder('Write your thoughts here');

const viewerComments = (page: Page) => page.getByRole('button', { name: 'Comments', exact: true });
const viewerBox = (page: Page) => panel(page, 'Comments').getByPlaceholder('Write your thoughts here');

/** Everything that scripts can read in this browser's local storage, and in this tab's session storage. */
const storedText = (page: Page) => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

async function logOut(page: Page): Promise<void> {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
}

async function logIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.goto('/login');
  await fillSignIn(page, email, password);
  await expect(page).not.toHaveURL(/\/login/);
  await expect(ownLink(page)).toBeVisible();
}

/** Opens a page in another tab, once the session is known there. */
async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(path);
  return tab;
}

test('words and cart of somebody who logs out are hidden from others, and there again for them', async ({
  page,
  context,
}) => {
  test.slow();
  const alice = await signInAsBuyer(page);
  const bob = await newBuyer();
  const [story, print] = [first(await readApi<BlogListItem[]>('/blog'), 'story'), await openPrint()];
  const { title } = print.product;
  const words = 'The fog over the harbour, half';
  const other = await openTab(context, `/stories/${story.slug}`);
  await expect(ownLink(other)).toBeVisible();
  await commentBox(other).fill(words);
  await storeCart(page, JSON.stringify({ products: [toCartItem(print, { quantity: 2 })] }));
  const viewer = await openTab(context, `/exhibition/${(await openExhibition()).id}/gallery`);
  const viewerWords = 'Her words in the viewer';
  await viewerComments(viewer).click();
  await viewerBox(viewer).fill(viewerWords);
  const cart = await openTab(context, '/shop/cart');
  await cart.getByLabel('This is a gift').check();
  await cart.getByLabel('Message on the card').fill('For Amma');
  for (const text of [words, viewerWords, 'For Amma']) await expect.poll(() => storedText(other)).toContain(text);

  const expectNothing = async () => {
    await expect(commentBox(other)).toHaveValue('');
    const stored = await storedText(other);
    await expect(panel(viewer, 'Comments')).toHaveCount(0);
    await viewerComments(viewer).click();
    await expect(viewerBox(viewer)).toHaveValue('');
    await viewerComments(viewer).click();
    await expect(cart.getByText('For Amma')).toHaveCount(0);
    for (const trace of [words, viewerWords, 'For Amma', title, 'AnBCart', 'AnBDraft', alice.email, alice.uid])
      expect(stored).not.toContain(trace);
  };

  await test.step('a visitor finds neither, in either tab', async () => {
    await logOut(page);
    await expect(loginLink(other)).toBeVisible();
    await expectNothing();
  });

  await test.step('another person finds neither', async () => {
    await logIn(page, bob);
    await expect(ownLink(other)).toBeVisible();
    await expectNothing();
    await page.goto('/shop/cart');
    await expect(line(page, title)).toHaveCount(0);
    await logOut(page);
  });

  await test.step('they have both again, in the tab in which they wrote too', async () => {
    await logIn(page, alice);
    await expect(commentBox(other)).toHaveValue(words);
    await expect(ownLink(other)).toBeVisible();
    expect(await storedCart(other)).toEqual([toCartItem(print, { quantity: 2 })]);
    await page.goto('/shop/cart');
    await expect(line(page, title)).toBeVisible();
    await expect(page.getByLabel('Message on the card')).toHaveValue('For Amma');
    await viewerComments(viewer).click();
    await expect(viewerBox(viewer)).toHaveValue(viewerWords);
    expect(await storedText(page)).not.toContain('AnBSealed');
  });
});

test('an exhibition that is being written when another tab logs out becomes nobody else’s', async ({
  page,
  context,
  restoreSession,
  allowProblem,
}) => {
  test.slow();
  allowProblem(/ERR_FAILED/);
  await restoreSession(ARTIST.email);
  const title = uniqueTitle('Half written');
  const attempts: string[] = [];
  await page.goto('/profile');
  const other = await context.newPage();
  // By which the client finds that there is a connection: it would try again by itself.
  await other.route('**/icon.svg', (route) => route.abort());
  await other.route('**/api/studio/exhibition', (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    attempts.push(route.request().postData() ?? '');
    return route.abort();
  });
  await other.goto(NEW_EXHIBITION);
  await field(other, 'Title').fill(title);
  await expect(other.getByText(studioMessages.waitsForConnection)).toBeVisible();
  await field(other, 'Title').fill(`${title}, further`);

  await test.step('it is neither sent nor left in the storage', async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(other).toHaveURL(`/login?redirect=${encodeURIComponent(NEW_EXHIBITION)}`);
    expect(await storedText(other)).not.toContain(title);
  });

  // The words were still sent in the name of their author until the logout.
  const before = attempts.length;
  await test.step('another photographer begins with an empty one', async () => {
    await logIn(page, OTHER_ARTIST);
    await expect(other).toHaveURL(NEW_EXHIBITION);
    await expect(field(other, 'Title')).toHaveValue('');
    expect(await storedText(other)).not.toContain(title);
    expect(attempts).toHaveLength(before);
    await logOut(page);
    await expect(other).toHaveURL(/\/login/);
  });

  await test.step('its author goes on with it', async () => {
    await logIn(page, ARTIST);
    await expect(other).toHaveURL(NEW_EXHIBITION);
    await expect(field(other, 'Title')).toHaveValue(`${title}, further`);
    await other.unrouteAll({ behavior: 'ignoreErrors' });
    await expect(savedStatus(other)).toBeVisible();
    await expect(other).toHaveURL(/\/studio\/exhibitions\/[\w-]{20}$/);
  });
});
