import type { BlogListItem } from '@aperture-byline/contract/blog/wire';
import { profileMessages } from '@aperture-byline/contract/profile/profile-messages';
import { UNDO_DURATION } from '@aperture-byline/contract/shared/constants';
import type { Page } from '@playwright/test';
import { readClaims } from '../../support/emulator/accounts.ts';
import { readCollection, writeDocuments } from '../../support/emulator/firebase.ts';
import { signInAsBuyer } from '../../support/emulator/orders.ts';
import { failCall, MOCKED_ERROR } from '../../support/mocks/api-mocks.ts';
import { seriousFindings } from '../../support/page/axe.ts';
import { holdTimers } from '../../support/page/timing.ts';
import { readApi } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

/** Signs a new reader in, who keeps these stories; returns the path of their bookmarks. */
async function signInKeeping(page: Page, stories: readonly BlogListItem[]): Promise<string> {
  const { email } = await signInAsBuyer(page);
  const collection = `users/${(await readClaims(email)).userId}/bookmarks`;
  await writeDocuments(
    stories.map(({ id }, index) => ({
      path: `${collection}/${id}`,
      fields: { createdAt: new Date(Date.now() - index * 1000) },
    })),
  );
  return collection;
}

const row = (page: Page, { title }: BlogListItem) =>
  page.getByRole('main').getByRole('heading', { level: 3, name: title });
const removeButton = (page: Page, { title }: BlogListItem) =>
  page.getByRole('button', { name: `Remove ${title} from your bookmarks` });
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });
const countIn = async (collection: string) => (await readCollection(collection)).length;

test('a bookmark is removed, with undo for five seconds', async ({ page, allowProblem }) => {
  allowProblem(MOCKED_ERROR);
  allowProblem(/Not removed: bookmark/);
  const stories = (await readApi<BlogListItem[]>('/blog')).slice(0, 2);
  const [one, two] = stories as [BlogListItem, BlogListItem];
  const collection = await signInKeeping(page, stories);
  const endUndo = await holdTimers(page, UNDO_DURATION);
  await page.goto('/profile?tab=bookmarks');
  await expect(removeButton(page, one)).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);

  await test.step('undo by keyboard puts it back, and nothing is sent', async () => {
    await removeButton(page, one).focus();
    await page.keyboard.press('Enter');
    await expect(row(page, one)).toHaveCount(0);
    await expect(page.getByText(profileMessages.bookmarkRemoved)).toBeVisible();
    await expect(undo(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(removeButton(page, one)).toBeFocused();
    await endUndo();
    expect(await countIn(collection)).toBe(2);
  });

  await test.step('a removal that fails puts it back and says so', async () => {
    const removal = await failCall(page, `/blog/bookmark/${one.id}`);
    await removeButton(page, one).click();
    await expect(row(page, one)).toHaveCount(0);
    await endUndo();
    await expect(page.getByText(profileMessages.bookmarkNotRemoved)).toBeVisible();
    await expect(row(page, one)).toBeVisible();
    expect(await countIn(collection)).toBe(2);
    await removal.recover();
  });

  await test.step('without undo it is removed on the server', async () => {
    await removeButton(page, one).click();
    await expect(row(page, one)).toHaveCount(0);
    await expect(undo(page)).toBeVisible();
    await endUndo();
    await expect(undo(page)).toHaveCount(0);
    await expect.poll(() => countIn(collection)).toBe(1);
  });

  await test.step('who removes one and saves the story again at once keeps it', async () => {
    await removeButton(page, two).click();
    await expect(page.getByText(profileMessages.noStoriesBookmarked)).toBeVisible();
    await undo(page).waitFor();
    await page.getByRole('link', { name: 'Read the stories' }).click();
    await page.getByRole('main').getByRole('link', { name: two.title }).first().click();
    const bookmark = page.getByRole('button', { name: 'Bookmark', exact: true });
    await bookmark.click();
    await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
    await endUndo();
    await page.goto('/profile?tab=bookmarks');
    await expect(row(page, two)).toBeVisible();
    await expect(row(page, one)).toHaveCount(0);
    expect(await countIn(collection)).toBe(1);
  });
});
