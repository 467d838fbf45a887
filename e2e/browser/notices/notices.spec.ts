import type { ExhibitionListItem } from '@aperture-byline/contract/exhibition/wire';
import { noticeMessages } from '@aperture-byline/contract/notice/notice-messages';
import type { Notice } from '@aperture-byline/contract/notice/wire';
import { profileMessages } from '@aperture-byline/contract/profile/profile-messages';
import { messages } from '@aperture-byline/contract/shared/messages';
import type { Page } from '@playwright/test';
import { readClaims, readToken } from '../../support/emulator/accounts.ts';
import { db } from '../../support/emulator/firebase.ts';
import { writeNotices } from '../../support/emulator/notifications.ts';
import { signInAsBuyer } from '../../support/emulator/orders.ts';
import { failCall, MOCKED_ERROR } from '../../support/mocks/api-mocks.ts';
import { seriousFindings } from '../../support/page/axe.ts';
import { horizontalOverflow, layoutShift, watchLayoutShift } from '../../support/page/page-measures.ts';
import { callAs, first, readApi } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const NOTICES = '/profile/notices';
/** More than the interval at which the page refetches where it is not live, in milliseconds. */
const NEXT_FALLBACK = 31_000;
const PHONE = { width: 360, height: 900 };
const TABLET = { width: 768, height: 900 };
const DESKTOP = { width: 1440, height: 900 };
const SDK = /\/assets\/firestore-listener/;

const bell = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Notices/ });
const listed = (page: Page) => page.getByRole('main').getByRole('listitem');

/** The addresses that the page asks for from now on. */
function requestsOf(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  return addresses;
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

test('bell and menu count what is unread: seen is not read, opened is, and so is all that is marked', async ({
  page,
}) => {
  const ongoing = await readApi<ExhibitionListItem[]>('/exhibition/approved/ongoing');
  const { id, title } = first(ongoing, 'ongoing exhibition');
  const { email, password } = await signInAsBuyer(page);
  const long = 'A title that is longer than the line of a phone, and goes on for a while after that';
  await writeNotices(email, [
    { kind: 'sale', state: 'placed', title: 'Dune crest', subjectId: 'order', wantsAnswer: true },
    { kind: 'storyComment', state: 'held', title: long, subjectId: 'seven-nights' },
    { kind: 'exhibition', state: 'returned', title: 'Tides', subjectId: 'tides', note: 'One is tilted' },
    { kind: 'artistRequest', state: 'approved', read: true },
    { kind: 'exhibition', state: 'approved', title, subjectId: id, read: true },
  ]);
  const count = page.getByRole('banner').getByText('3', { exact: true }).filter({ visible: true });
  await watchLayoutShift(page);
  const expectFits = async () => {
    await expect(listed(page)).toHaveCount(5);
    expect.soft(await horizontalOverflow(page), 'pixels wider than the window').toBeLessThanOrEqual(0);
    expect.soft(await layoutShift(page), 'cumulative layout shift').toBeLessThanOrEqual(0.05);
  };

  await test.step('on a phone the number is on the button of the menu, which leads to them', async () => {
    await page.setViewportSize(PHONE);
    const requests = requestsOf(page);
    await page.goto('/gallery');
    await expect(count).toBeInViewport();
    await page.waitForLoadState('networkidle');
    expect(requests.filter((address) => SDK.test(address))).toEqual([]);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Notices, 3 unread' }).click();
    await expect(page).toHaveURL(NOTICES);
    await expect(listed(page)).toHaveText([
      /^New order of “Dune crest”: please answer within 24 hoursWaiting for you\d+s$/,
      `Unread: Your comment on “${long}” waits for review1h`,
      /^Unread: Your exhibition “Tides” was sent back to you“One is tilted”2h$/,
      /^Your photographer account is approved3h$/,
      `Your exhibition “${title}” is approved: everybody can see it now4h`,
    ]);
    await expect(listed(page).nth(2).getByRole('link')).toHaveAttribute('href', '/studio/exhibitions/tides');
  });

  await test.step('their page with the menu fits a phone by day, a tablet, and a desktop by night', async () => {
    for (const size of [PHONE, TABLET, DESKTOP]) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme: size === DESKTOP ? 'dark' : 'light' });
      await page.reload();
      await expectFits();
      if (size !== DESKTOP) await page.getByRole('button', { name: 'Menu' }).click();
      const links = page.getByRole('banner').getByRole('link', { name: 'Notices, 3 unread' });
      await expect(links.filter({ visible: true })).toHaveCount(1);
      if (size !== TABLET) expect(await seriousFindings(page)).toEqual([]);
    }
  });

  await test.step('one that is opened is read', async () => {
    await expect(bell(page)).toHaveAccessibleName('Notices, 3 unread');
    await listed(page).nth(1).getByRole('link').click();
    await expect(page).toHaveURL('/stories/seven-nights');
    await expect(bell(page)).toHaveAccessibleName('Notices, 2 unread');
    await page.goBack();
  });

  await test.step('all that are marked are read, but what an order asks for is not done by it', async () => {
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(listed(page).getByText('Unread')).toHaveCount(0);
    await expect(bell(page)).toHaveAccessibleName('Notices, 1 unread');
    await expect(listed(page).first()).toContainText(noticeMessages.wantsAnswer);
    const stored = await callAs<Notice[]>(await readToken(email, password), '/user/notice');
    expect(stored.map(({ read }) => read)).toEqual([true, true, true, true, true]);
  });

  await test.step('an approval leads to the public page', async () => {
    await listed(page).last().getByRole('link').click();
    await expect(page).toHaveURL(`/exhibition/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  });
});

test('an approved request is told at once, and the profile and the token have the new role', async ({ page }) => {
  const { email } = await signInAsBuyer(page);
  const { userId } = await readClaims(email);
  const listening = page.waitForResponse(/Firestore\/Listen/);
  await page.goto(NOTICES);
  await listening;
  await expect(page.getByText(noticeMessages.none)).toBeVisible();
  const refetch = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/user/profile');
  await db.doc(`users/${userId}`).update({ isArtist: true });
  await expect(listed(page)).toContainText('Your photographer account is approved');
  const databases = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  expect(databases.filter((name) => name?.startsWith('firestore'))).toEqual([]);
  const token = (await (await refetch).headerValue('authorization')) ?? '';
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  expect(claims).toMatchObject({ userId, isArtist: true });
  await listed(page).getByRole('link').click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(page.getByRole('button', { name: profileMessages.requestArtistRole })).toHaveCount(0);
});

test('without the Firestore SDK the page looks for new notices by itself, and what fails can be tried again', async ({
  page,
  allowProblem,
}) => {
  allowProblem(MOCKED_ERROR);
  allowProblem(/ERR_FAILED|Notices are not live/);
  await page.clock.install();
  const { email, password } = await signInAsBuyer(page);
  await page.route(SDK, (route) => route.abort());
  const list = await failCall(page, '/user/notice');
  const marking = await failCall(page, '/user/notice/read');

  await test.step('a list that cannot be loaded says so, and can be again', async () => {
    await page.goto(NOTICES);
    await expect(page.getByRole('alert')).toContainText(noticeMessages.notLoaded);
    await list.recover();
    const blocked = page.waitForEvent('requestfailed', (request) => SDK.test(request.url()));
    await page.getByRole('button', { name: messages.tryAgain }).click();
    await expect(page.getByText(noticeMessages.none)).toBeVisible();
    await blocked;
  });

  await test.step('a new notice comes with the next fallback, without an error', async () => {
    await expect(bell(page)).toBeVisible();
    await writeNotices(email, [{ title: 'Dune crest' }]);
    await expect(listed(page)).toHaveCount(0);
    await page.clock.fastForward(NEXT_FALLBACK);
    await expect(listed(page)).toContainText('New comment on “Dune crest”');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  await test.step('a mark that fails says so, and can be made again', async () => {
    const markAll = page.getByRole('button', { name: 'Mark all as read' });
    await markAll.click();
    await expect(page.getByText(noticeMessages.notMarked)).toBeVisible();
    await expect(bell(page)).toHaveAccessibleName('Notices, 1 unread');

    await marking.recover();
    await markAll.click();
    await expect(bell(page)).toHaveAccessibleName('Notices');
    const [stored] = await callAs<Notice[]>(await readToken(email, password), '/user/notice');
    expect(stored?.read).toBe(true);
  });
});
