import type { ExhibitionListItem } from '@aperture-byline/contract/exhibition/wire';
import type { GalleryPage } from '@aperture-byline/contract/image/wire';
import { noticeMessages } from '@aperture-byline/contract/notice/notice-messages';
import type { Notice } from '@aperture-byline/contract/notice/wire';
import { messages } from '@aperture-byline/contract/shared/messages';
import { profileMessages } from '@aperture-byline/contract/user/profile-messages';
import type { Page } from '@playwright/test';
import { type Account, claimsOf, newAccount, signIn, tokenOf } from '../../support/emulator/accounts.ts';
import { setFields } from '../../support/emulator/firestore.ts';
import { writeNotices } from '../../support/emulator/notices.ts';
import { failCall, MOCKED_ERROR } from '../../support/mocks/api-mocks.ts';
import { seriousFindings } from '../../support/page/axe.ts';
import { horizontalOverflow, layoutShift, watchLayoutShift } from '../../support/page/page-measures.ts';
import { callAs, first, readApi } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const NOTICES = '/profile/notices';
/** More than the interval at which the page refetches where it is not live, in milliseconds. */
const NEXT_FALLBACK = 31_000;
const SDK = /\/assets\/firestore-listener/;

const bell = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Notices/ });
const listed = (page: Page) => page.getByRole('main').getByRole('listitem');

async function signInAsSomebody(page: Page): Promise<Account> {
  const account = await newAccount({ verified: true });
  await signIn(page, account.email, account.password);
  return account;
}

/** The addresses that the page asks for from now on. */
function requestsOf(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  return addresses;
}

/** Opens the page of notices and waits until it listens to Firestore. */
async function openListening(page: Page): Promise<void> {
  const listening = page.waitForResponse(/Firestore\/Listen/);
  await page.goto(NOTICES);
  await listening;
}

test('a visitor loads nothing of notices, and their page leads to the login and back', async ({ page }) => {
  const requests = requestsOf(page);
  await page.goto('/gallery');
  await page.waitForLoadState('networkidle');
  expect(requests.filter((address) => /notice|firestore/i.test(address))).toEqual([]);
  await page.goto(NOTICES);
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(NOTICES)}`);
  await page.waitForLoadState('networkidle');
  expect(requests.filter((address) => /user\/notice|firestore/i.test(address))).toEqual([]);
});

test('the bell counts what is unread: seen is not read, opened is, and so is all that is marked; an approval leads to the public page', async ({
  page,
}) => {
  const ongoing = await readApi<ExhibitionListItem[]>('/exhibition/approved/ongoing');
  const { id, title } = first(ongoing, 'ongoing exhibition');
  const { email, password } = await signInAsSomebody(page);
  await writeNotices(email, [
    { kind: 'sale', state: 'placed', title: 'Dune crest', subjectId: 'order', wantsAnswer: true },
    { kind: 'storyComment', state: 'held', title: 'Seven nights', subjectId: 'seven-nights' },
    { kind: 'exhibition', state: 'returned', title: 'Tides', subjectId: 'tides', note: 'One is tilted' },
    { kind: 'artistRequest', state: 'approved', read: true },
    { kind: 'exhibition', state: 'approved', title, subjectId: id, read: true },
  ]);
  const requests = requestsOf(page);
  await page.goto('/gallery');
  await expect(bell(page)).toHaveAccessibleName('Notices, 3 unread');
  await page.waitForLoadState('networkidle');
  expect(requests.filter((address) => SDK.test(address))).toEqual([]);

  await bell(page).click();
  await expect(page).toHaveURL(NOTICES);
  await expect(listed(page)).toHaveText([
    /^New order of “Dune crest”: please answer within 24 hoursWaiting for you\d+s$/,
    /^Unread: Your comment on “Seven nights” waits for review1h$/,
    /^Unread: Your exhibition “Tides” was sent back to you“One is tilted”2h$/,
    /^Your photographer account is approved3h$/,
    `Your exhibition “${title}” is approved: everybody can see it now4h`,
  ]);
  await expect(listed(page).nth(2).getByRole('link')).toHaveAttribute('href', '/studio/exhibitions/tides');
  expect(await seriousFindings(page)).toEqual([]);
  await page.reload();
  await expect(bell(page)).toHaveAccessibleName('Notices, 3 unread');

  await listed(page).nth(1).getByRole('link').click();
  await expect(page).toHaveURL('/stories/seven-nights');
  await expect(bell(page)).toHaveAccessibleName('Notices, 2 unread');
  await page.goBack();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(listed(page).getByText('Unread')).toHaveCount(0);
  // What an order asks for is not done by reading it.
  await expect(bell(page)).toHaveAccessibleName('Notices, 1 unread');
  await expect(listed(page).first()).toContainText(noticeMessages.wantsAnswer);
  const stored = await callAs<Notice[]>(await tokenOf(email, password), '/user/notice');
  expect(stored.map(({ read }) => read)).toEqual([true, true, true, true, true]);

  await listed(page).last().getByRole('link').click();
  await expect(page).toHaveURL(`/exhibition/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
});

test('on a phone the number of unread is on the button of the menu', async ({ page }) => {
  const { email } = await signInAsSomebody(page);
  await writeNotices(email, [{ title: 'Dune crest' }, { title: 'Seven nights' }]);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/gallery');
  const count = page.getByRole('banner').getByText('2', { exact: true }).filter({ visible: true });
  await expect(count).toBeInViewport();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Notices, 2 unread' }).click();
  await expect(listed(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(count).toHaveCount(0);
});

test('their page and the bell at every width, by day and by night', async ({ page }) => {
  const { email } = await signInAsSomebody(page);
  const title = 'A title that is longer than the line of a phone, and goes on for a while after that';
  await writeNotices(email, [{ title }, { title, state: 'held' }, { title, read: true }]);
  await watchLayoutShift(page);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(NOTICES);
    await expect(listed(page)).toHaveCount(3);
    if (width === 360) await page.getByRole('button', { name: 'Menu' }).click();
    const links = page.getByRole('banner').getByRole('link', { name: /Notices/ });
    await expect(links.filter({ visible: true })).toHaveCount(1);
    expect.soft(await horizontalOverflow(page), `pixels wider than ${width}`).toBeLessThanOrEqual(0);
    expect.soft(await layoutShift(page), `layout shift at ${width}`).toBeLessThanOrEqual(0.05);
    expect(await seriousFindings(page)).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await seriousFindings(page)).toEqual([]);
});

test('a comment on one’s photograph is on the open page without a reload, and leads there', async ({
  page,
  restoreSession,
}) => {
  const { userId } = await claimsOf('artist3@example.com');
  const gallery = await readApi<GalleryPage>(`/image?userId=${userId}&privacyStatus=Public&page=1`);
  const image = gallery.data.at(-1);
  if (!image) throw new Error('The artist has no photographs');
  await restoreSession('artist3@example.com');
  await openListening(page);
  const about = listed(page).filter({ hasText: `Unread: New comment on “${image.title}”` });
  await expect(about).toHaveCount(0);

  const comment = `The light in the window ${Date.now()}`;
  const body = { imageId: image.image_id, comment };
  await callAs(await tokenOf('kabir@example.com'), '/image/comment', body);
  await expect(about).toHaveCount(1);
  const databases = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  expect(databases.filter((name) => name?.startsWith('firestore'))).toEqual([]);
  await about.getByRole('link').click();
  await expect(page.getByRole('main')).toContainText(comment);
});

test('an approved request is told at once, and the profile and the token have the new role', async ({
  page,
}) => {
  const { email } = await signInAsSomebody(page);
  const { userId } = await claimsOf(email);
  await openListening(page);
  await expect(page.getByText(noticeMessages.none)).toBeVisible();
  const refetch = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/user/profile');
  await setFields(`users/${userId}`, { isArtist: true });
  await expect(listed(page)).toContainText('Your photographer account is approved');
  const token = (await (await refetch).headerValue('authorization')) ?? '';
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  expect(claims).toMatchObject({ userId, isArtist: true });
  await listed(page).getByRole('link').click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(page.getByRole('button', { name: profileMessages.requestArtistRole })).toHaveCount(0);
});

test('without the Firestore SDK the page looks for new notices by itself, and shows no error', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/ERR_FAILED|Notices are not live/);
  await page.clock.install();
  const { email } = await signInAsSomebody(page);
  await page.route(SDK, (route) => route.abort());
  const blocked = page.waitForEvent('requestfailed', (request) => SDK.test(request.url()));
  await page.goto(NOTICES);
  await expect(page.getByText(noticeMessages.none)).toBeVisible();
  await blocked;
  await expect(bell(page)).toBeVisible();
  await writeNotices(email, [{ title: 'Dune crest' }]);
  await expect(listed(page)).toHaveCount(0);
  await page.clock.fastForward(NEXT_FALLBACK);
  await expect(listed(page)).toContainText('New comment on “Dune crest”');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('notices that cannot be loaded or marked as read say so, and can be again', async ({
  page,
  allowProblem,
}) => {
  allowProblem(MOCKED_ERROR);
  // Its connection would end when the clock is put forward.
  allowProblem(/ERR_FAILED|Notices are not live/);
  await page.route(SDK, (route) => route.abort());
  await page.clock.install();
  const { email, password } = await signInAsSomebody(page);
  await writeNotices(email, [{ title: 'Dune crest' }]);
  const list = await failCall(page, '/user/notice');
  const marking = await failCall(page, '/user/notice/read');
  await page.goto(NOTICES);
  await expect(page.getByRole('alert')).toContainText(noticeMessages.notLoaded);
  expect(await seriousFindings(page)).toEqual([]);

  await list.recover();
  await page.getByRole('button', { name: messages.tryAgain }).click();
  await expect(listed(page)).toContainText('New comment on “Dune crest”');
  const markAll = page.getByRole('button', { name: 'Mark all as read' });
  await markAll.click();
  await expect(page.getByText(noticeMessages.notMarked)).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName('Notices, 1 unread');

  await marking.recover();
  await markAll.click();
  await expect(bell(page)).toHaveAccessibleName('Notices');
  const [stored] = await callAs<Notice[]>(await tokenOf(email, password), '/user/notice');
  expect(stored?.read).toBe(true);
});
