import type { GalleryPage } from '@aperture-byline/contract/image/wire';
import type { Notice } from '@aperture-byline/contract/notice/wire';
import { reviewMessages } from '@aperture-byline/contract/review/review-messages';
import type { CommentReview } from '@aperture-byline/contract/review/wire';
import { messages } from '@aperture-byline/contract/shared/messages';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import type { Page } from '@playwright/test';
import { tokenOf } from '../../support/emulator/accounts.ts';
import { failCall, MOCKED_ERROR } from '../../support/mocks/api-mocks.ts';
import { seriousFindings } from '../../support/page/axe.ts';
import { horizontalOverflow } from '../../support/page/page-measures.ts';
import { callAs, first, readApi } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const ADMIN = 'admin@example.com';
const DESK = '/studio/review';
/** Milliseconds, in which a decision can be undone, and some more. */
const UNDO = 15_000;
const EMPTY = { json: { returnCode: 200, data: null } };

const entries = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });

/** A comment through the API; `imageId` and the comment's id lead to it. */
async function comment(email: string, text: string) {
  const image = first((await readApi<GalleryPage>('/image?page=2')).data, 'images');
  const body = { imageId: image.image_id, comment: text };
  const { id } = await callAs<{ id: string }>(await tokenOf(email), '/image/comment', body);
  return { image, id, address: `/image/comment/${image.image_id}` };
}

/** What everybody sees of the comments on a work. */
const shownAt = async (address: string) => (await readApi<{ id: string }[]>(address)).map(({ id }) => id);

async function newestState(email: string, imageId: string): Promise<string | undefined> {
  const notices = await callAs<Notice[]>(await tokenOf(email), '/user/notice');
  return notices.find(({ subject_id }) => subject_id === imageId)?.state;
}

test('an administrator approves a comment with three links: everybody sees it, and its writer is told', async ({
  page,
  restoreSession,
}) => {
  const text = `http://a.example http://b.example http://c.example ${Date.now()}`;
  const { image, id, address } = await comment('joana@example.com', text);
  expect(await shownAt(address)).not.toContain(id);
  await restoreSession(ADMIN);
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Review desk' }).click();
  await expect(page).toHaveURL(DESK);
  const entry = entries(page).filter({ hasText: text });
  await expect(entry).toContainText('More than two links');
  await expect(entry.getByRole('link', { name: image.title })).toBeVisible();
  const places = () => entries(page).evaluateAll((all) => all.map((one) => (one as HTMLElement).offsetTop));
  const before = await places();
  // What comes meanwhile is added at the end.
  const placesAsBefore = async () => (await places()).slice(0, before.length);
  await entry.getByRole('button', { name: 'Approve' }).click();
  await expect(entry.getByText(reviewMessages.isApproved)).toBeVisible();
  expect(await placesAsBefore()).toEqual(before);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(entry.getByRole('button', { name: 'Approve' })).toBeVisible();
  expect(await shownAt(address)).not.toContain(id);
  await entry.getByRole('button', { name: 'Approve' }).click();
  await expect(entry.getByText(reviewMessages.approved)).toBeVisible({ timeout: UNDO });
  expect(await placesAsBefore()).toEqual(before);
  expect(await shownAt(address)).toContain(id);
  await expect.poll(() => newestState('joana@example.com', image.image_id)).toBe('restored');
});

test('an administrator rejects a comment that three people reported: nobody sees it again', async ({
  page,
  restoreSession,
}) => {
  const text = `Rude words ${Date.now()}`;
  const { id, address } = await comment('ritika@example.com', text);
  expect(await shownAt(address)).toContain(id);
  const report = async (index: number, name: string) =>
    callAs(await tokenOf(`${name}@example.com`), `${address}/${id}/report`, { reason: `Reason ${index}` });
  await report(0, 'kabir');
  await restoreSession(ADMIN);
  await page.goto(DESK);
  const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: text });
  await expect(entry).toContainText(reviewMessages.reportedByOne);
  expect(await shownAt(address)).toContain(id);
  await report(1, 'mai');
  await report(2, 'seun');
  expect(await shownAt(address)).not.toContain(id);
  await page.reload();
  await expect(entry).toContainText(reviewMessages.reportedAndHidden);
  for (const reason of ['Reason 0', 'Reason 1', 'Reason 2']) await expect(entry).toContainText(reason);
  await entry.getByRole('button', { name: 'Reject' }).click();
  await expect(entry.getByText(reviewMessages.rejected)).toBeVisible({ timeout: UNDO });
  expect(await shownAt(address)).not.toContain(id);
  await page.reload();
  await expect(entries(page).or(page.getByText(reviewMessages.none)).first()).toBeVisible();
  await expect(entry).toHaveCount(0);
});

function sampleReview(id: string): CommentReview {
  return {
    id,
    kind: 'comment',
    reason: 'reports',
    is_visible: false,
    created_on: new Date(Date.now() - 86_400_000).toISOString(),
    comment: {
      id,
      author_id: null,
      author_name: 'Former member',
      guest: false,
      comment: `Words of ${id}\n${'https://very-long.example/'.repeat(8)}`,
      created_on: new Date().toISOString(),
    },
    work: { kind: 'story', id: 'seven', title: 'Seven nights', subject_id: 'seven-nights' },
    reports: ['It is rude', 'It is rude', 'Advertising'],
  };
}

test('by keyboard the focus goes on to what waits next; a decision of another or a failure is told', async ({
  page,
  restoreSession,
  allowProblem,
}) => {
  allowProblem(MOCKED_ERROR);
  allowProblem(/status of 404/);
  allowProblem(/status of 409/);
  allowProblem(/Not removed: review one/);
  let waiting = ['one', 'two', 'three', 'four'].map(sampleReview);
  await page.route(/\/api\/studio\/review$/, (route) =>
    route.fulfill({ json: { returnCode: 200, data: { items: waiting, next_cursor: null } } }),
  );
  await restoreSession(ADMIN);
  await page.goto(DESK);
  await expect(entries(page)).toHaveCount(4);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await horizontalOverflow(page), `pixels wider than ${width}`).toBeLessThanOrEqual(0);
  }
  expect(await seriousFindings(page)).toEqual([]);
  const [one, two, three, four] = ['one', 'two', 'three', 'four'].map((id) =>
    entries(page).filter({ hasText: `Words of ${id}` }),
  );
  if (!one || !two || !three || !four) throw new Error('There are four entries');

  const approval = (entry: typeof one) => entry.getByRole('button', { name: 'Approve' });
  await failCall(page, '/studio/review/one/approve');
  await approval(one).press('Enter');
  await expect(one.getByText(reviewMessages.isApproved)).toBeVisible();
  await expect(approval(two)).toBeFocused();
  await expect(page.getByText(reviewMessages.notDecided)).toBeVisible({ timeout: UNDO });
  await expect(approval(one)).toBeVisible();

  await page.route('**/api/studio/review/one/reject', (route) => route.fulfill(EMPTY));
  await one.getByRole('button', { name: 'Reject' }).press('Enter');
  await expect(one.getByText(reviewMessages.isRejected)).toBeVisible();
  await expect(approval(two)).toBeFocused();

  const refuse = (id: string, status: number, error: object) =>
    page.route(`**/api/studio/review/${id}/approve`, (route) =>
      route.fulfill({ status, json: { returnCode: status, error: { ...error, requestId: 'test' } } }),
    );
  await refuse('two', 409, {
    code: 'WRONG_STATE',
    message: workMessages.decidedBefore,
    fields: { status: 'rejected', decided_by: 'Ravi Menon' },
  });
  await page.keyboard.press('Enter');
  await expect(approval(three)).toBeFocused();
  await expect(two.getByText('Ravi Menon has rejected this already.')).toBeVisible({ timeout: UNDO });
  await expect(one.getByText(reviewMessages.rejected)).toBeVisible();

  await refuse('three', 404, { code: 'NOT_FOUND', message: 'NotFound' });
  await page.keyboard.press('Enter');
  await expect(approval(four)).toBeFocused();
  await expect(three.getByText(reviewMessages.commentGone)).toBeVisible({ timeout: UNDO });

  waiting = [];
  await page.route('**/api/studio/review/four/approve', (route) => route.fulfill(EMPTY));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Waiting' })).toBeFocused();
  await expect(page.getByText(reviewMessages.none)).toBeVisible();
  await expect(four.getByText(reviewMessages.approved)).toBeVisible({ timeout: UNDO });
  expect(await seriousFindings(page)).toEqual([]);
});

test('reviews that cannot be loaded say so, and load again', async ({
  page,
  restoreSession,
  allowProblem,
}) => {
  allowProblem(MOCKED_ERROR);
  const { recover } = await failCall(page, '/studio/review');
  await restoreSession(ADMIN);
  await page.goto(DESK);
  await expect(page.getByRole('alert')).toContainText(reviewMessages.notLoaded);
  await recover();
  await page.getByRole('button', { name: messages.tryAgain }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a visitor is led from the desk to the login and back', async ({ page }) => {
  await page.goto(DESK);
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(DESK)}`);
});

test('who is no administrator finds no way to the desk, and nothing on it', async ({
  page,
  restoreSession,
}) => {
  await restoreSession('reader@example.com');
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Review desk' })).toHaveCount(0);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await page.goto(DESK);
  await expect(page.getByRole('heading', { level: 1, name: 'Only for administrators' })).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  expect(calls.filter((address) => address.includes('/api/studio'))).toEqual([]);
});
