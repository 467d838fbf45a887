import { commentMessages } from '@aperture-byline/contract/comment/comment-messages';
import { UNDO_DURATION } from '@aperture-byline/contract/shared/constants';
import type { Page } from '@playwright/test';
import {
  findUserId,
  findWork,
  listedIds,
  putComment,
  removeComments,
  type Work,
} from '../../support/emulator/comments.ts';
import { seriousFindings } from '../../support/page/axe.ts';
import { commentsHeading, openComments, readCommentCount } from '../../support/page/comments.ts';
import { holdTimers } from '../../support/page/timing.ts';
import { expect, test } from '../fixtures.ts';

const READER = 'reader@example.com';
const OWNER = 'artist@example.com';
const NAME = 'Asha Pillai';

const entry = (page: Page, id: string) => page.locator(`#comment-${id}`);
const deleteButton = (page: Page, id: string) =>
  entry(page, id).getByRole('button', { name: `Delete the comment by ${NAME}` });
const dialog = (page: Page) => page.getByRole('dialog', { name: commentMessages.deleteQuestion });
const confirm = (page: Page) => dialog(page).getByRole('button', { name: 'Delete', exact: true });
const toast = (page: Page) => page.getByRole('alert').filter({ hasText: commentMessages.deleted });

async function putReadersComment(work: Work): Promise<string> {
  const authorId = await findUserId(READER);
  return putComment(work, { authorId, firstName: 'Asha', lastName: 'Pillai', comment: 'To be deleted' });
}

async function deleteAndConfirm(page: Page, id: string): Promise<void> {
  await deleteButton(page, id).click();
  await confirm(page).click();
  await expect(entry(page, id)).toHaveCount(0);
}

test.afterEach(removeComments);

test('a writer is asked, may undo, and the server deletes after five seconds or when the page is left', async ({
  page,
  restoreSession,
}) => {
  const work = await findWork(OWNER, 'story');
  const undone = await putReadersComment(work);
  const waiting = await putReadersComment(work);
  const left = await putReadersComment(work);
  const deletions: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'DELETE') deletions.push(request.url());
  });
  await restoreSession(READER);
  const endUndo = await holdTimers(page, UNDO_DURATION);
  await openComments(page, work.path);
  const before = await readCommentCount(page);

  await test.step('who keeps it is back at its button', async () => {
    await deleteButton(page, undone).click();
    await expect(dialog(page)).toBeVisible();
    expect(await seriousFindings(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Keep it' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(deleteButton(page, undone)).toBeFocused();
  });

  await test.step('with the keyboard alone it is undone, and the server never hears of it', async () => {
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    const isReached = () => confirm(page).evaluate((button) => button.matches(':focus'));
    for (let presses = 0; presses < 4 && !(await isReached()); presses += 1) await page.keyboard.press('Tab');
    await expect(confirm(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toast(page).getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(entry(page, undone)).toBeFocused();
    expect(await readCommentCount(page)).toBe(before);
    await endUndo();
    expect(deletions).toEqual([]);
    expect(await listedIds(work)).toContain(undone);
  });

  await test.step('it leaves list and count at once, and the server after five seconds, on whatever screen', async () => {
    await deleteAndConfirm(page, waiting);
    await expect(toast(page)).toBeVisible();
    expect(await readCommentCount(page)).toBe(before - 1);
    expect(await listedIds(work)).toContain(waiting);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /privacy/i })
      .click();
    await expect(page).toHaveURL('/privacy-policy');
    await expect(toast(page)).toBeVisible();
    await endUndo();
    await expect(toast(page)).toHaveCount(0);
    await expect.poll(() => listedIds(work)).not.toContain(waiting);
  });

  await test.step('it stays away from a page that is loaded anew', async () => {
    await openComments(page, work.path);
    await expect(deleteButton(page, left)).toBeVisible();
    await expect(entry(page, waiting)).toHaveCount(0);
    expect(await readCommentCount(page)).toBe(before - 1);
  });

  await test.step('it is deleted at once where the page is left', async () => {
    await deleteAndConfirm(page, left);
    await page.goto('/privacy-policy');
    await expect.poll(() => listedIds(work)).not.toContain(left);
    expect(await listedIds(work)).toContain(undone);
  });
});

test('the owner of a photograph deletes what somebody else wrote, and the focus goes to the heading', async ({
  page,
  restoreSession,
}) => {
  const work = await findWork(OWNER, 'image');
  const id = await putReadersComment(work);
  await restoreSession(OWNER);
  const endUndo = await holdTimers(page, UNDO_DURATION);
  await openComments(page, work.path);
  const before = await readCommentCount(page);
  await deleteAndConfirm(page, id);
  expect(await readCommentCount(page)).toBe(before - 1);
  await expect(toast(page).getByRole('button', { name: 'Undo' })).toBeFocused();
  await endUndo();
  await expect.poll(() => listedIds(work)).not.toContain(id);
  await expect(commentsHeading(page)).toBeFocused();
});
