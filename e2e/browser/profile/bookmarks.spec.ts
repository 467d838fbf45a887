import type { BlogListItem } from '@aperture-byline/contract/blog/wire';
import { UNDO_DURATION } from '@aperture-byline/contract/shared/constants';
import { profileMessages } from '@aperture-byline/contract/user/profile-messages';
import type { Page } from '@playwright/test';
import { newAccount, signIn } from '../../support/emulator/accounts.ts';
import { encodeFields, findWhere, readCollection, writeDocuments } from '../../support/emulator/firestore.ts';
import { failCall, MOCKED_ERROR } from '../../support/mocks/api-mocks.ts';
import { seriousFindings } from '../../support/page/axe.ts';
import { readApi } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

/** Signs a new reader in, who keeps these stories. */
async function joinKeeping(page: Page, stories: readonly BlogListItem[]): Promise<string> {
  const { uid, email, password } = await newAccount({ verified: true });
  await signIn(page, email, password);
  await page.waitForLoadState('networkidle');
  const [user] = await findWhere<{ userId: number }>('users', 'uid', uid);
  const collection = `users/${user?.userId}/bookmarks`;
  await writeDocuments(
    stories.map(({ id }, index) => ({
      path: `${collection}/${id}`,
      fields: encodeFields({ createdAt: new Date(Date.now() - index * 1000) }),
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

async function someStories(count: number): Promise<BlogListItem[]> {
  return (await readApi<BlogListItem[]>('/blog')).slice(0, count);
}

test('a bookmark is removed, with undo for five seconds', async ({ page }) => {
  const stories = await someStories(2);
  const [one, two] = stories as [BlogListItem, BlogListItem];
  const collection = await joinKeeping(page, stories);
  await page.clock.install();
  await page.goto('/profile?tab=bookmarks');
  await expect(removeButton(page, one)).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await removeButton(page, one).focus();
  await page.keyboard.press('Enter');
  await expect(row(page, one)).toHaveCount(0);
  await expect(page.getByText(profileMessages.bookmarkRemoved)).toBeVisible();
  await expect(undo(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(removeButton(page, one)).toBeFocused();
  await page.clock.runFor(2 * UNDO_DURATION);
  expect(await countIn(collection)).toBe(2);

  for (const [story, left] of [
    [one, 1],
    [two, 0],
  ] as const) {
    await removeButton(page, story).click();
    await expect(row(page, story)).toHaveCount(0);
    if (left === 0) await expect(page.getByText(profileMessages.noStoriesBookmarked)).toBeVisible();
    await page.clock.runFor(UNDO_DURATION);
    await expect(undo(page)).toHaveCount(0);
    await expect.poll(() => countIn(collection)).toBe(left);
  }
  await page.reload();
  await expect(page.getByText(profileMessages.noStoriesBookmarked)).toBeVisible();
});

test('a removal that fails puts the bookmark back and says so', async ({ page, allowProblem }) => {
  allowProblem(MOCKED_ERROR);
  allowProblem(/Not removed: bookmark/);
  const stories = await someStories(1);
  const [story] = stories as [BlogListItem];
  const collection = await joinKeeping(page, stories);
  await page.clock.install();
  await page.goto('/profile?tab=bookmarks');
  await failCall(page, `/blog/bookmark/${story.id}`);
  await removeButton(page, story).click();
  await expect(page.getByText(profileMessages.noStoriesBookmarked)).toBeVisible();
  await page.clock.runFor(UNDO_DURATION);
  await expect(page.getByText(profileMessages.bookmarkNotRemoved)).toBeVisible();
  await expect(row(page, story)).toBeVisible();
  expect(await countIn(collection)).toBe(1);
});

test('who removes a bookmark and saves the story again at once keeps it', async ({ page }) => {
  const stories = await someStories(1);
  const [story] = stories as [BlogListItem];
  const collection = await joinKeeping(page, stories);
  await page.clock.install();
  await page.goto('/profile?tab=bookmarks');
  await removeButton(page, story).click();
  await undo(page).waitFor();
  await page.getByRole('link', { name: 'Read the stories' }).click();
  await page.getByRole('main').getByRole('link', { name: story.title }).first().click();
  await page.getByRole('button', { name: 'Bookmark', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Bookmark', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.clock.runFor(2 * UNDO_DURATION);
  await page.goto('/profile?tab=bookmarks');
  await expect(row(page, story)).toBeVisible();
  expect(await countIn(collection)).toBe(1);
});
