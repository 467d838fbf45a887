import { commentMessages } from '@aperture-byline/contract/comment/comment-messages';
import { TOAST_DURATION } from '@aperture-byline/contract/shared/constants';
import type { Page } from '@playwright/test';
import { readToken } from '../../support/emulator/accounts.ts';
import { findWork, listedIds, putComment, removeComments, type Work } from '../../support/emulator/comments.ts';
import { readCollection } from '../../support/emulator/firebase.ts';
import { seriousFindings } from '../../support/page/axe.ts';
import { openComments, readCommentCount } from '../../support/page/comments.ts';
import { holdTimers } from '../../support/page/timing.ts';
import { callAs } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const OWNER = 'artist2@example.com';
const NAME = 'Asha Pillai';
const REASON = 'Not kind <b>at all</b>';

const put = (work: Work) =>
  putComment(work, { firstName: 'Asha', lastName: 'Pillai', comment: 'Words that somebody reports' });

const entry = (page: Page, id: string) => page.locator(`#comment-${id}`);
const reportButton = (page: Page, id: string) =>
  entry(page, id).getByRole('button', { name: `Report the comment by ${NAME}` });

const reasonsOf = async ({ collection }: Work, id: string) =>
  (await readCollection(`${collection}/${id}/reports`)).map(({ reason }) => reason);

function form(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Report this comment' });
  return {
    dialog,
    reason: dialog.getByLabel('Your reason'),
    send: dialog.getByRole('button', { name: 'Send report' }),
  };
}

/** Sends the reason in the open dialog, and closes what thanks for it, which `holdTimers` keeps open. */
async function sendReason(page: Page, id: string): Promise<void> {
  const { dialog, reason, send } = form(page);
  await reason.fill(REASON);
  await send.click();
  await expect(page.getByText(commentMessages.reported)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(reportButton(page, id)).toBeFocused();
  await page.getByRole('button', { name: 'Close' }).click();
}

test.afterEach(removeComments);

test('anybody reports with a reason, is thanked also the second time, and three of them take it off the page', async ({
  page,
  restoreSession,
}) => {
  const work = await findWork(OWNER, 'story');
  const id = await put(work);
  const { dialog, reason, send } = form(page);
  await holdTimers(page, TOAST_DURATION);

  await test.step('a visitor has to give a reason', async () => {
    await openComments(page, work.path);
    await reportButton(page, id).focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await reason.fill('  ');
    await send.click();
    await expect(dialog.getByText(commentMessages.reasonEmpty)).toBeVisible();
    await expect(reason).toBeFocused();
    expect(await seriousFindings(page)).toEqual([]);
  });

  await test.step('twice by one person is one report', async () => {
    await sendReason(page, id);
    await reportButton(page, id).click();
    await sendReason(page, id);
    expect(await reasonsOf(work, id)).toEqual([REASON]);
  });

  await test.step('who is signed in reports as themselves', async () => {
    await restoreSession('reader@example.com');
    await openComments(page, work.path);
    await reportButton(page, id).click();
    await sendReason(page, id);
    expect(await reasonsOf(work, id)).toEqual([REASON, REASON]);
    expect(await listedIds(work)).toContain(id);
  });

  await test.step('the third report takes it off the page and its count', async () => {
    const before = await readCommentCount(page);
    await callAs(await readToken('mai@example.com'), `${work.api}/${id}/report`, { reason: 'It is rude' });
    await page.reload();
    await expect(entry(page, id)).toHaveCount(0);
    expect(await readCommentCount(page)).toBe(before - 1);
    expect(await listedIds(work)).not.toContain(id);
  });
});

test('a visitor reports a comment on a photograph', async ({ page }) => {
  const work = await findWork(OWNER, 'image');
  const id = await put(work);
  await holdTimers(page, TOAST_DURATION);
  await openComments(page, work.path);
  await reportButton(page, id).click();
  await sendReason(page, id);
  expect(await reasonsOf(work, id)).toEqual([REASON]);
});
