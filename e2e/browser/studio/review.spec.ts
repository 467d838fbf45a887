import type { GalleryPage } from '@aperture-byline/contract/image/wire';
import type { Notice } from '@aperture-byline/contract/notice/wire';
import { reviewMessages } from '@aperture-byline/contract/review/review-messages';
import type { ReviewPage } from '@aperture-byline/contract/review/wire';
import { UNDO_DURATION } from '@aperture-byline/contract/shared/constants';
import type { Page } from '@playwright/test';
import { readToken } from '../../support/emulator/accounts.ts';
import { mockGoogle } from '../../support/mocks/google-sign-in.ts';
import { seriousFindings } from '../../support/page/axe.ts';
import { expectNoOverflow } from '../../support/page/expect-fits.ts';
import { holdTimers } from '../../support/page/timing.ts';
import { callAs, first, readApi } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const ADMIN = 'admin@example.com';
const DESK = '/studio/review';

const entries = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });

/** A comment through the API; `imageId` and the comment's id lead to it. */
async function comment(email: string, text: string) {
  const image = first((await readApi<GalleryPage>('/image?page=2')).data, 'images');
  const body = { imageId: image.image_id, comment: text };
  const { id } = await callAs<{ id: string }>(await readToken(email), '/image/comment', body);
  return { image, id, address: `/image/comment/${image.image_id}` };
}

/** Returns the ids of the public comments on a work. */
const shownAt = async (address: string) => (await readApi<{ id: string }[]>(address)).map(({ id }) => id);

async function newestState(email: string, imageId: string): Promise<string | undefined> {
  const notices = await callAs<Notice[]>(await readToken(email), '/user/notice');
  return notices.find(({ subjectId }) => subjectId === imageId)?.state;
}

test('an administrator approves a comment with three links and rejects one that three people reported', async ({
  page,
  restoreSession,
}) => {
  // Long words, which have to be broken on a phone.
  const links = ['a', 'b', 'c'].map((name) => `http://${name}.example/${'very-long/'.repeat(20)}`);
  const text = `${links.join(' ')} ${Date.now()}`;
  const linked = await comment('joana@example.com', text);
  const words = `Rude words ${Date.now()}`;
  const rude = await comment('ritika@example.com', words);
  expect(await shownAt(linked.address)).not.toContain(linked.id);
  expect(await shownAt(rude.address)).toContain(rude.id);
  for (const [name, reason] of [
    ['kabir', 'Reason 0'],
    ['mai', 'Reason 1'],
    ['seun', 'Reason 2'],
  ] as const)
    await callAs(await readToken(`${name}@example.com`), `${rude.address}/${rude.id}/report`, { reason });
  expect(await shownAt(rude.address)).not.toContain(rude.id);

  // Whoever signed in with Google may wait there, with a picture of Google's.
  await mockGoogle(page.context());
  await restoreSession(ADMIN);
  const endUndo = await holdTimers(page, UNDO_DURATION);
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Review desk' }).press('Enter');
  await expect(page).toHaveURL(DESK);
  await page.getByRole('combobox', { name: 'Show' }).selectOption({ label: 'Comments' });
  const entry = entries(page).filter({ hasText: text });
  const reported = entries(page).filter({ hasText: words });
  const places = () => entries(page).evaluateAll((all) => all.map((one) => (one as HTMLElement).offsetTop));
  let before: number[] = [];
  // What comes meanwhile is added at the end.
  const placesAsBefore = async () => (await places()).slice(0, before.length);

  await test.step('each comment says why it waits, and on what it is', async () => {
    await expect(entry).toContainText('More than two links');
    await expect(entry.getByRole('link', { name: linked.image.title })).toBeVisible();
    await expect(reported).toContainText(reviewMessages.reportedAndHidden);
    for (const reason of ['Reason 0', 'Reason 1', 'Reason 2']) await expect(reported).toContainText(reason);
    await expectNoOverflow(page);
  });

  await test.step('an approval that is undone is never made, and nothing moves', async () => {
    before = await places();
    await entry.getByRole('button', { name: 'Show the comment' }).click();
    await expect(entry.getByText(reviewMessages.isKept)).toBeVisible();
    expect(await placesAsBefore()).toEqual(before);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(entry.getByRole('button', { name: 'Show the comment' })).toBeVisible();
    await endUndo();
    expect(await shownAt(linked.address)).not.toContain(linked.id);
  });

  await test.step('after the time to undo, everybody sees the one, whose writer is told, and nobody the other', async () => {
    await entry.getByRole('button', { name: 'Show the comment' }).click();
    await reported.getByRole('button', { name: 'Remove the comment' }).click();
    await endUndo();
    await expect(entry.getByText(reviewMessages.approved)).toBeVisible();
    await expect(reported.getByText(reviewMessages.rejected)).toBeVisible();
    expect(await placesAsBefore()).toEqual(before);
    expect(await seriousFindings(page)).toEqual([]);
    expect(await shownAt(linked.address)).toContain(linked.id);
    expect(await shownAt(rude.address)).not.toContain(rude.id);
    await expect.poll(() => newestState('joana@example.com', linked.image.image_id)).toBe('restored');
    const { items } = await callAs<ReviewPage>(await readToken(ADMIN), '/studio/review?kind=comment');
    const waiting = items.flatMap((review) => (review.kind === 'comment' ? review.comment.id : []));
    expect(waiting).not.toContain(linked.id);
    expect(waiting).not.toContain(rude.id);
  });
});
