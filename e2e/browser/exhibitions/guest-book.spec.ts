import { guestBookMessages } from '@aperture-byline/contract/comment/guest-book-messages';
import type { ExhibitionListItem } from '@aperture-byline/contract/exhibition/wire';
import { UNDO_DURATION } from '@aperture-byline/contract/shared/constants';
import { DAY } from '@aperture-byline/contract/shared/durations';
import type { Page } from '@playwright/test';
import { readToken } from '../../support/emulator/accounts.ts';
import { findUserId } from '../../support/emulator/comments.ts';
import { db, readCollection, readFields } from '../../support/emulator/firebase.ts';
import { mockGoogle } from '../../support/mocks/google-sign-in.ts';
import { seriousFindings } from '../../support/page/axe.ts';
import { horizontalOverflow } from '../../support/page/page-measures.ts';
import { holdTimers } from '../../support/page/timing.ts';
import { callAs, first, readApi } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const PHOTOGRAPHER = 'artist2@example.com';

/** An exhibition of the photographer that is open since yesterday. */
async function putOpen(title: string): Promise<string> {
  const ongoing = await readApi<ExhibitionListItem[]>('/exhibition/approved/ongoing');
  const own = `guest-book-${crypto.randomUUID()}`;
  const fields = await readFields(`exhibitions/${first(ongoing, 'ongoing exhibitions').id}`);
  await db.doc(`exhibitions/${own}`).set({
    ...fields,
    title,
    owner: { ...(fields.owner as object), userId: await findUserId(PHOTOGRAPHER) },
    startDate: new Date(Date.now() - DAY),
    endDate: new Date(Date.now() + DAY),
  });
  return own;
}

const lines = (page: Page) => page.getByRole('list', { name: 'Lines' }).getByRole('listitem');

async function sign(page: Page, words: string): Promise<void> {
  await page.getByLabel(guestBookMessages.label).fill(words);
  await page.getByRole('button', { name: guestBookMessages.sign }).click();
  await expect(page.getByText(guestBookMessages.signed)).toBeVisible();
}

test('guests sign the guest book, its photographer is told, an administrator hides a line, and the catalogue keeps the rest', async ({
  page,
  otherPage,
}) => {
  const title = `Salt and silence ${Date.now()}`;
  const id = await putOpen(title);
  const [kept, rude] = [`I stood there for an hour ${id}`, `Rude words ${id}`];

  await test.step('a guest signs with a name, on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/exhibition/${id}`);
    await expect(page.getByText(guestBookMessages.noLines)).toBeVisible();
    await page.getByLabel(guestBookMessages.label).fill(kept);
    await page.getByLabel('Your name').fill('Ira Sen');
    await page.getByRole('button', { name: guestBookMessages.sign }).click();
    await expect(page.getByText(guestBookMessages.signed)).toHaveRole('status');
    await expect(lines(page)).toContainText([`${kept}Ira SenGuest, `]);
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
    expect(await seriousFindings(page)).toEqual([]);
    await sign(page, rude);
    expect((await readCollection(`exhibitions/${id}/comments`)).map(({ status }) => status)).toEqual([
      'visible',
      'visible',
    ]);
  });

  await test.step('the photographer is told, and the notice leads there', async () => {
    const photographer = await otherPage(PHOTOGRAPHER);
    await photographer.goto('/profile/notices');
    await photographer
      .getByRole('main')
      .getByRole('link', { name: `New line in the guest book of “${title}”` })
      .first()
      .click();
    await expect(photographer).toHaveURL(`/exhibition/${id}`);
    await expect(photographer.getByText(kept)).toBeVisible();
  });

  await test.step('an administrator reads at the desk what was reported, and hides it', async () => {
    const line = (await readApi<{ id: string; comment: string }[]>(`/exhibition/comment/${id}`)).find(
      ({ comment }) => comment === rude,
    );
    await callAs(await readToken('mai@example.com'), `/exhibition/comment/${id}/${line?.id}/report`, {
      reason: 'It is rude',
    });
    const desk = await otherPage('admin@example.com');
    // Whoever signed in with Google may wait there, with a picture of Google's.
    await mockGoogle(desk.context());
    const endUndo = await holdTimers(desk, UNDO_DURATION);
    await desk.goto('/studio/review?kind=comment');
    const entry = desk.getByRole('main').getByRole('listitem').filter({ hasText: rude }).first();
    await expect(entry).toContainText(`in the guest book of ${title}`);
    await entry.getByRole('button', { name: 'Remove the comment' }).click();
    await endUndo();
    await expect.poll(async () => (await readApi<{ comment: string }[]>(`/exhibition/comment/${id}`)).length).toBe(1);
  });

  await test.step('once it has closed, the catalogue shows what stayed, to be read', async () => {
    await db.doc(`exhibitions/${id}`).update({ endDate: new Date(Date.now() - 1000) });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/exhibition/${id}`);
    await expect(page.getByRole('heading', { name: guestBookMessages.title })).toBeVisible();
    await expect(lines(page)).toHaveCount(1);
    await expect(lines(page)).toContainText(kept);
    await expect(page.getByRole('button', { name: guestBookMessages.sign })).toHaveCount(0);
  });
  await db.recursiveDelete(db.doc(`exhibitions/${id}`));
});
