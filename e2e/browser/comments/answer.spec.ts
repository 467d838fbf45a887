import { answerMessages } from '@aperture-byline/contract/comment/comment-messages';
import { UNDO_DURATION } from '@aperture-byline/contract/shared/constants';
import { findUserId, findWork, putComment, removeComments } from '../../support/emulator/comments.ts';
import { readCollection } from '../../support/emulator/firebase.ts';
import { seriousFindings } from '../../support/page/axe.ts';
import { openComments } from '../../support/page/comments.ts';
import { horizontalOverflow } from '../../support/page/page-measures.ts';
import { holdTimers } from '../../support/page/timing.ts';
import { expect, test } from '../fixtures.ts';

const OWNER = 'artist@example.com';
const READER = 'reader@example.com';

test.afterEach(removeComments);

test('a photographer answers a comment on their work, takes the answer back and writes another', async ({
  page,
  restoreSession,
  otherPage,
}) => {
  const work = await findWork(OWNER, 'image');
  const authorId = await findUserId(READER);
  const id = await putComment(work, { authorId, firstName: 'Asha', lastName: 'Pillai', comment: 'Where was it?' });
  await restoreSession(OWNER);
  await holdTimers(page, UNDO_DURATION);
  await page.setViewportSize({ width: 360, height: 740 });
  await openComments(page, work.path);
  const entry = page.locator(`#comment-${id}`);
  const open = entry.getByRole('button', { name: 'Answer the comment by Asha Pillai' });
  const box = entry.getByLabel(answerMessages.label);
  const answer = entry.getByRole('region', { name: 'Answer to Asha Pillai' });

  await test.step('the box has the focus, and its words outlast a reload', async () => {
    await open.click();
    await expect(box).toBeFocused();
    await box.fill('At Mandwa,\nin June');
    await page.reload();
    await entry.scrollIntoViewIfNeeded();
    await expect(box).toHaveValue('At Mandwa,\nin June');
    expect(await seriousFindings(page)).toEqual([]);
    expect(await horizontalOverflow(page)).toBe(0);
  });

  await test.step('the answer stands under the comment with their name and the focus', async () => {
    await entry.getByRole('button', { name: answerMessages.send }).click();
    await expect(answer).toBeFocused();
    await expect(answer).toContainText('At Mandwa,');
    await expect(open).toHaveCount(0);
  });

  await test.step('another one takes its place at once, though its removal could still be undone', async () => {
    await answer.getByRole('button', { name: /^Delete the answer by / }).click();
    const dialog = page.getByRole('dialog', { name: answerMessages.deleteQuestion });
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(answer).toHaveCount(0);
    await open.click();
    await box.fill('At Alibag, in July');
    await entry.getByRole('button', { name: answerMessages.send }).click();
    await expect(answer).toContainText('At Alibag, in July');
    expect((await readCollection(work.collection)).filter(({ answerTo }) => answerTo === id)).toHaveLength(1);
  });

  await test.step('a visitor reads it, from the server too, and may report it but not answer', async () => {
    const visitor = await otherPage();
    await openComments(visitor, work.path);
    const read = visitor.locator(`#comment-${id}`).getByRole('region', { name: 'Answer to Asha Pillai' });
    await expect(read).toContainText('At Alibag, in July');
    await expect(read.getByRole('button', { name: /^Report the answer by / })).toBeVisible();
    await expect(visitor.getByRole('button', { name: 'Answer the comment by Asha Pillai' })).toHaveCount(0);
    const html = await (await page.request.get(work.path)).text();
    expect(html).toContain('At Alibag, in July');
  });
});
