import { commentMessages } from '@aperture-byline/contract/comment/comment-messages';
import { UNDO_DURATION } from '@aperture-byline/contract/shared/constants';
import { messages } from '@aperture-byline/contract/shared/messages';
import type { Page } from '@playwright/test';
import {
  KINDS,
  listedIds,
  putComment,
  removeComments,
  userIdOf,
  type Work,
  workOf,
} from '../../support/emulator/comments.ts';
import { failCall, MOCKED_ERROR } from '../../support/mocks/api-mocks.ts';
import { seriousFindings } from '../../support/page/axe.ts';
import { readApi } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const READER = 'reader@example.com';
const OWNER = 'artist@example.com';
const NAME = 'Asha Pillai';

const heading = (page: Page) => page.getByRole('heading', { name: /^Comment/ });
const countOf = async (page: Page) => Number(/\d+/.exec(await heading(page).innerText())?.[0] ?? 0);
const entry = (page: Page, id: string) => page.locator(`#comment-${id}`);
const deleteButton = (page: Page, id: string) =>
  entry(page, id).getByRole('button', { name: `Delete the comment by ${NAME}` });
const dialog = (page: Page) => page.getByRole('dialog', { name: commentMessages.deleteQuestion });
const toast = (page: Page) => page.getByRole('alert').filter({ hasText: commentMessages.deleted });

async function confirmDeletion(page: Page, id: string): Promise<void> {
  await deleteButton(page, id).click();
  await dialog(page).getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(entry(page, id)).toHaveCount(0);
}

for (const kind of KINDS)
  test.describe(`deleting a comment on a work: ${kind}`, () => {
    // Counts are compared, so its tests run one after the other.
    test.describe.configure({ mode: 'default' });
    let work: Work;
    const put = async (author: string) =>
      putComment(work, {
        authorId: await userIdOf(author),
        firstName: 'Asha',
        lastName: 'Pillai',
        comment: 'To be deleted',
      });

    test.beforeAll(async () => {
      work = await workOf(OWNER, kind);
    });
    test.afterEach(removeComments);

    test('its writer is asked, and it leaves list and count at once, and the server after five seconds', async ({
      page,
      restoreSession,
    }) => {
      const id = await put(READER);
      await restoreSession(READER);
      await page.clock.install();
      await page.goto(work.path);
      const before = await countOf(page);
      await deleteButton(page, id).click();
      await expect(dialog(page)).toBeVisible();
      expect(await seriousFindings(page)).toEqual([]);
      await dialog(page).getByRole('button', { name: 'Keep it' }).click();
      await expect(dialog(page)).toHaveCount(0);
      await expect(deleteButton(page, id)).toBeFocused();
      await confirmDeletion(page, id);
      await expect(toast(page)).toBeVisible();
      expect(await countOf(page)).toBe(before - 1);
      expect(await listedIds(work)).toContain(id);
      await page.clock.runFor(UNDO_DURATION);
      await expect(toast(page)).toHaveCount(0);
      await expect.poll(() => listedIds(work)).not.toContain(id);
      await expect(heading(page)).toBeFocused();
      await page.reload();
      await expect(entry(page, id)).toHaveCount(0);
      expect(await countOf(page)).toBe(before - 1);
    });

    test('with the keyboard alone it is undone, and the server never hears of it', async ({
      page,
      restoreSession,
    }) => {
      const id = await put(READER);
      const deletions: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'DELETE') deletions.push(request.url());
      });
      await restoreSession(READER);
      await page.clock.install();
      await page.goto(work.path);
      const before = await countOf(page);
      await deleteButton(page, id).focus();
      await page.keyboard.press('Enter');
      await expect(dialog(page)).toBeVisible();
      const confirm = dialog(page).getByRole('button', { name: 'Delete', exact: true });
      for (
        let presses = 0;
        presses < 4 && !(await confirm.evaluate((button) => button.matches(':focus')));
        presses += 1
      )
        await page.keyboard.press('Tab');
      await expect(confirm).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(toast(page).getByRole('button', { name: 'Undo' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(entry(page, id)).toBeFocused();
      expect(await countOf(page)).toBe(before);
      await page.clock.runFor(2 * UNDO_DURATION);
      expect(deletions).toEqual([]);
      expect(await listedIds(work)).toContain(id);
    });

    test('it is deleted at once where the page is left, and later where only the screen changes', async ({
      page,
      restoreSession,
    }) => {
      const [first, second] = [await put(READER), await put(READER)];
      await restoreSession(READER);
      await page.goto(work.path);
      await confirmDeletion(page, first);
      await page.goto('/privacy-policy');
      await expect.poll(() => listedIds(work)).not.toContain(first);
      await page.clock.install();
      await page.goto(work.path);
      await confirmDeletion(page, second);
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: /privacy/i })
        .click();
      await expect(page).toHaveURL('/privacy-policy');
      await expect(toast(page)).toBeVisible();
      await page.clock.runFor(UNDO_DURATION);
      await expect.poll(() => listedIds(work)).not.toContain(second);
    });

    for (const [who, email] of [
      ['the owner of the work', OWNER],
      ['an administrator', 'admin@example.com'],
    ] as const)
      test(`${who} deletes somebody else’s`, async ({ page, restoreSession }) => {
        const id = await put(READER);
        await restoreSession(email);
        await page.clock.install();
        await page.goto(work.path);
        await confirmDeletion(page, id);
        await page.clock.runFor(UNDO_DURATION);
        await expect.poll(() => listedIds(work)).not.toContain(id);
      });

    test('nobody else sees that it could be deleted', async ({ page, restoreSession }) => {
      const id = await put(READER);
      const report = entry(page, id).getByRole('button', { name: `Report the comment by ${NAME}` });
      for (const email of [null, 'joana@example.com']) {
        if (email) await restoreSession(email);
        await page.goto(work.path);
        await expect(report).toBeVisible();
        if (email) await page.waitForLoadState('networkidle');
        await expect(deleteButton(page, id)).toHaveCount(0);
      }
    });

    for (const [name, problem, text] of [
      ['the server fails', MOCKED_ERROR, commentMessages.notDeleted],
      ['there is no connection', /ERR_INTERNET_DISCONNECTED/, messages.noConnection],
    ] as const)
      test(`where ${name}, it is back and the page says so`, async ({
        page,
        context,
        restoreSession,
        allowProblem,
      }) => {
        allowProblem(problem);
        allowProblem(/Not removed: comment/);
        const id = await put(READER);
        await restoreSession(READER);
        await page.clock.install();
        await page.goto(work.path);
        const before = await countOf(page);
        if (problem === MOCKED_ERROR) await failCall(page, `${work.api}/${id}`);
        await confirmDeletion(page, id);
        await expect(toast(page)).toBeVisible();
        if (problem !== MOCKED_ERROR) await context.setOffline(true);
        await page.clock.runFor(UNDO_DURATION);
        await expect(page.getByText(text)).toBeVisible();
        await expect(entry(page, id)).toBeVisible();
        expect(await countOf(page)).toBe(before);
        await context.setOffline(false);
        expect(await listedIds(work)).toContain(id);
      });
  });

test('it does not come back with a list that is loaded anew, unless the same is written again', async ({
  page,
  restoreSession,
}) => {
  const work = await workOf('artist3@example.com', 'story');
  await restoreSession('joana@example.com');
  await page.clock.install();
  await page.goto(work.path);
  const write = async (text: string) => {
    await page.getByPlaceholder(commentMessages.placeholder).fill(text);
    await page.getByRole('button', { name: commentMessages.send, exact: true }).click();
  };
  const listed = (text: string) => page.getByRole('listitem').filter({ hasText: text });
  const remove = async (text: string) => {
    await listed(text)
      .getByRole('button', { name: /^Delete/ })
      .click();
    await dialog(page).getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(listed(text)).toHaveCount(0);
  };
  const [text, other] = [`Written in haste ${Date.now()}`, `Written after that ${Date.now()}`];
  await write(text);
  await expect(listed(text)).toBeVisible();
  await remove(text);
  await write(other);
  await expect(listed(other)).toBeVisible();
  await expect(listed(text)).toHaveCount(0);
  await write(text);
  await expect(listed(text)).toBeVisible();
  await page.clock.runFor(2 * UNDO_DURATION);
  const stored = async () => (await readApi<{ comment: string }[]>(work.api)).map(({ comment }) => comment);
  expect(await stored()).toEqual(expect.arrayContaining([text, other]));
  for (const mine of [text, other]) {
    await remove(mine);
    await page.clock.runFor(UNDO_DURATION);
    await expect.poll(stored).not.toContain(mine);
  }
});
