import { blogMessages } from '@aperture-byline/contract/blog/blog-messages';
import type { BlogListItem } from '@aperture-byline/contract/blog/wire';
import { imageMessages } from '@aperture-byline/contract/image/image-messages';
import { messages } from '@aperture-byline/contract/shared/messages';
import { profileMessages } from '@aperture-byline/contract/user/profile-messages';
import type { Page } from '@playwright/test';
import { newAccount, signIn } from '../../support/emulator/accounts.ts';
import { findWhere, readCollection, readFields } from '../../support/emulator/firestore.ts';
import { failCall, MOCKED_ERROR } from '../../support/mocks/api-mocks.ts';
import { readApi, SUITE_URL } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

/** A story that few other tests open: its counts are this file's, one story a test. */
async function storyAt(index: number): Promise<BlogListItem> {
  const story = (await readApi<BlogListItem[]>('/blog')).at(-1 - index);
  if (!story) throw new Error('The suite has too few stories');
  return story;
}

const stored = (id: string, count: 'likes' | 'views') =>
  readFields(`blogs/${id}`).then(({ [count]: value }) =>
    value && 'integerValue' in value ? Number(value.integerValue) : Number.NaN,
  );

const like = (page: Page) => page.getByRole('button', { name: /^Liked?, / });
const bookmark = (page: Page) => page.getByRole('button', { name: 'Bookmark', exact: true });

test('a like counts once, also where it was counted before, and shows after a reload', async ({ page }) => {
  const { id, slug } = await storyAt(0);
  const before = await stored(id, 'likes');
  const liked = new RegExp(`^Liked, ${before + 1} likes?$`);
  await page.goto(`/stories/${slug}`);
  await like(page).dblclick();
  await expect(like(page)).toHaveAccessibleName(liked);
  await expect(like(page)).toBeDisabled();
  await expect.poll(() => stored(id, 'likes')).toBe(before + 1);
  await page.reload();
  await expect(like(page)).toHaveAccessibleName(liked);
  await expect(like(page)).toBeDisabled();

  // Whoever clears the storage and keeps the cookie: the server says that it was counted.
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await like(page).click();
  await expect(like(page)).toHaveAccessibleName(liked);
  expect(await stored(id, 'likes')).toBe(before + 1);
});

test('a like that fails says so and can be repeated', async ({ page, allowProblem }) => {
  allowProblem(MOCKED_ERROR);
  const { id, slug } = await storyAt(1);
  const before = await stored(id, 'likes');
  const { recover } = await failCall(page, `/blog/like/${id}`);
  await page.goto(`/stories/${slug}`);
  await like(page).click();
  await expect(page.getByText(imageMessages.notLiked)).toBeVisible();
  await expect(like(page)).toBeEnabled();
  await expect(like(page)).toHaveText(String(before));
  await recover();
  await like(page).click();
  await expect(like(page)).toBeDisabled();
  await expect.poll(() => stored(id, 'likes')).toBe(before + 1);
});

test('a view is counted once for each visitor, after the page is hydrated', async ({ page }) => {
  const { id, slug } = await storyAt(2);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(request.url());
  });
  const marks = () => readCollection(`blogs/${id}/marks`).then((all) => all.length);
  const before = await marks();
  await page.goto(`/stories/${slug}`);
  await expect.poll(() => calls).toEqual([`${SUITE_URL}/api/blog/view/${id}`]);
  await expect.poll(marks).toBe(before + 1);
  await page.reload();
  await expect.poll(() => calls.length).toBe(2);
  expect(await marks()).toBe(before + 1);
});

test('a bookmark invites who is signed out, and stores nothing', async ({ page }) => {
  const { slug } = await storyAt(0);
  await page.goto(`/stories/${slug}`);
  await bookmark(page).click();
  const invitation = page.getByRole('dialog', { name: 'Keep what you love' });
  await expect(invitation).toBeVisible();
  await invitation.getByRole('button', { name: 'No thanks' }).click();
  await expect(invitation).toHaveCount(0);
  await expect(bookmark(page)).toBeEnabled();
  await bookmark(page).click();
  const back = `?redirect=${encodeURIComponent(`/stories/${slug}`)}`;
  await expect(invitation.getByRole('link', { name: 'Login' })).toHaveAttribute('href', `/login${back}`);
  await invitation.getByRole('link', { name: 'Create Account' }).click();
  await expect(page).toHaveURL(`/register${back}`);
});

test('a bookmark and a like are found again by their person, and the bookmark is taken back there', async ({
  page,
}) => {
  const account = await newAccount({ verified: true });
  const { id, slug } = await storyAt(3);
  const likes = await stored(id, 'likes');
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn(page, account.email, account.password);
  await page.waitForLoadState('networkidle');
  await page.goto(`/stories/${slug}`);
  await bookmark(page).click();
  await expect(page.getByText(blogMessages.bookmarked)).toBeVisible();
  await expect(bookmark(page)).toHaveAttribute('aria-pressed', 'true');
  const [user] = await findWhere<{ userId: number }>('users', 'uid', account.uid);
  const path = `users/${user?.userId}/bookmarks/${id}`;
  expect(await readFields(path)).toHaveProperty('createdAt');
  await like(page).click();
  await expect(like(page)).toHaveAccessibleName(/^Liked, /);

  await page.reload();
  await expect(like(page)).toHaveAccessibleName(new RegExp(`^Liked, ${likes + 1} likes?$`));
  await expect(bookmark(page)).toHaveAttribute('aria-pressed', 'true');
  // Seen in dark: as light as the text around it, and not faded.
  const look = await bookmark(page).evaluate((button) => {
    const { color, opacity } = getComputedStyle(button);
    return { opacity, isTextColour: color === getComputedStyle(document.body).color };
  });
  expect(look).toEqual({ opacity: '1', isTextColour: true });

  await bookmark(page).click();
  await expect(page.getByText(profileMessages.bookmarkRemoved)).toBeVisible();
  await expect(bookmark(page)).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(bookmark(page)).toHaveAttribute('aria-pressed', 'true');
  await bookmark(page).click();
  await expect.poll(async () => (await readCollection(`users/${user?.userId}/bookmarks`)).length).toBe(0);
  await expect(bookmark(page)).toHaveAttribute('aria-pressed', 'false');
});

test('a bookmark that fails says so and can be repeated', async ({ page, restoreSession, allowProblem }) => {
  allowProblem(MOCKED_ERROR);
  await restoreSession('reader@example.com');
  const { id, slug } = await storyAt(1);
  const { recover } = await failCall(page, `/blog/bookmark/${id}`);
  await page.goto(`/stories/${slug}`);
  await bookmark(page).click();
  await expect(page.getByText(blogMessages.notBookmarked)).toBeVisible();
  await expect(bookmark(page)).toBeEnabled();
  await recover();
});

test('what is pressed without a connection says so', async ({ page, context, allowProblem }) => {
  allowProblem(/ERR_INTERNET_DISCONNECTED|failed:|Failed to fetch dynamically/);
  const { slug } = await storyAt(1);
  await page.goto(`/stories/${slug}`);
  await like(page).hover();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await like(page).click();
  await expect(page.getByText(messages.noConnection)).toBeVisible();
  await expect(like(page)).toBeEnabled();
  await context.setOffline(false);
});
