import { commentMessages } from '@aperture-byline/contract/comment/comment-messages';
import { messages } from '@aperture-byline/contract/shared/messages';
import type { Page } from '@playwright/test';
import { tokenOf } from '../../support/emulator/accounts.ts';
import {
  KINDS,
  listedIds,
  putComment,
  removeComments,
  type Work,
  workOf,
} from '../../support/emulator/comments.ts';
import { readCollection } from '../../support/emulator/firestore.ts';
import { seriousFindings } from '../../support/page/axe.ts';
import { SUITE_URL } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const NAME = 'Asha Pillai';
const READERS = ['joana@example.com', 'kabir@example.com', 'mai@example.com'];

const entry = (page: Page, id: string) => page.locator(`#comment-${id}`);
const reportButton = (page: Page, id: string) =>
  entry(page, id).getByRole('button', { name: `Report the comment by ${NAME}` });

function form(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Report this comment' });
  return {
    dialog,
    reason: dialog.getByLabel('Your reason'),
    send: dialog.getByRole('button', { name: 'Send report' }),
  };
}

for (const kind of KINDS)
  test.describe(`reporting a comment on a work: ${kind}`, () => {
    // Counts are compared, so its tests run one after the other.
    test.describe.configure({ mode: 'default' });
    let work: Work;
    const put = () =>
      putComment(work, { firstName: 'Asha', lastName: 'Pillai', comment: 'Words that somebody reports' });
    const reportsOf = (id: string) => readCollection(`${work.collection}/${id}/reports`);

    test.beforeAll(async () => {
      work = await workOf('artist2@example.com', kind);
    });
    test.afterEach(removeComments);

    test('reports by three people take it off the page and its count', async ({ page }) => {
      const id = await put();
      await page.goto(work.path);
      const heading = page.getByRole('heading', { name: /^Comment/ });
      const countOf = async () => Number(/\d+/.exec(await heading.innerText())?.[0] ?? 0);
      await expect(entry(page, id)).toBeVisible();
      const before = await countOf();
      for (const email of READERS) {
        const response = await fetch(`${SUITE_URL}/api${work.api}/${id}/report`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${await tokenOf(email)}` },
          body: JSON.stringify({ reason: 'It is rude' }),
        });
        expect(response.status).toBe(201);
      }
      await page.reload();
      await expect(entry(page, id)).toHaveCount(0);
      expect(await countOf()).toBe(before - 1);
      expect(await listedIds(work)).not.toContain(id);
    });

    test('anybody reports with a reason, and is thanked also the second time', async ({
      page,
      restoreSession,
    }) => {
      const id = await put();
      const { dialog, reason, send } = form(page);
      for (const email of [null, 'reader@example.com']) {
        if (email) await restoreSession(email);
        await page.goto(work.path);
        for (let round = 0; round < 2; round += 1) {
          await reportButton(page, id).focus();
          await page.keyboard.press('Enter');
          await expect(dialog).toBeVisible();
          await reason.fill('  ');
          await send.click();
          await expect(dialog.getByText(commentMessages.reasonEmpty)).toBeVisible();
          await expect(reason).toBeFocused();
          expect(await seriousFindings(page)).toEqual([]);
          await reason.fill('Not kind <b>at all</b>');
          await send.click();
          await expect(page.getByText(commentMessages.reported)).toBeVisible();
          await expect(dialog).toHaveCount(0);
          await expect(reportButton(page, id)).toBeFocused();
          await page.getByRole('button', { name: 'Close' }).click();
        }
      }
      const reports = await reportsOf(id);
      expect(reports.map(({ reason: text }) => text)).toEqual([
        { stringValue: 'Not kind <b>at all</b>' },
        { stringValue: 'Not kind <b>at all</b>' },
      ]);
      expect(await listedIds(work)).toContain(id);
    });

    test('where it fails, the page says what to do and the reason stays', async ({
      page,
      context,
      allowProblem,
    }) => {
      allowProblem(/status of (?:429|404)|ERR_INTERNET_DISCONNECTED|Mutation failed: report comment/);
      const id = await put();
      await page.goto(work.path);
      await reportButton(page, id).click();
      const { dialog, reason, send } = form(page);
      await reason.fill('Not kind');
      const call = `**/api${work.api}/${id}/report`;
      const tooMany = 'Too many reports. Please try again in an hour.';
      for (const [status, code, message] of [
        [429, 'RATE_LIMITED', tooMany],
        [404, 'NOT_FOUND', commentMessages.gone],
      ] as const) {
        await page.route(call, (route) =>
          route.fulfill({
            status,
            json: { returnCode: status, error: { code, message, requestId: 'test' } },
          }),
        );
        await send.click();
        await expect(dialog.getByRole('alert')).toHaveText(message);
        await expect(reason).toHaveValue('Not kind');
        await page.unroute(call);
      }
      await context.setOffline(true);
      await send.click();
      await expect(dialog.getByRole('alert')).toHaveText(messages.noConnection);
      await expect(reason).toHaveValue('Not kind');
      await context.setOffline(false);
      await send.click();
      await expect(page.getByText(commentMessages.reported)).toBeVisible();
      expect(await reportsOf(id)).toHaveLength(1);
    });
  });
