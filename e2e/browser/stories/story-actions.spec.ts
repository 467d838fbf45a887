import { blogMessages } from '@aperture-byline/contract/blog/blog-messages';
import type { BlogListItem } from '@aperture-byline/contract/blog/wire';
import { messages } from '@aperture-byline/contract/shared/messages';
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
const bookmark = (page: Page) => page.getByRole('button', { name: /^Bookmark(?:ed)?$/ });

test('a like counts once, adds one to the number and disables its button, also where it was counted before', async ({
  page,
}) => {
  const { id, slug } = await storyAt(0);
  const before = await stored(id, 'likes');
  await page.goto(`/stories/${slug}`);
  await like(page).dblclick();
  await expect(like(page)).toHaveAccessibleName(new RegExp(`^Liked, ${before + 1} likes?$`));
  await expect(like(page)).toBeDisabled();
  await expect.poll(() => stored(id, 'likes')).toBe(before + 1);

  const { status, body } = await page.evaluate(async (blogId) => {
    const response = await fetch(`/api/blog/like/${blogId}`, { method: 'POST' });
    return { status: response.status, body: await response.json() };
  }, id);
  expect({ status, body }).toEqual({ status: 200, body: { returnCode: 200, data: null } });
  await page.reload();
  const shown = Number(/\d+/.exec((await like(page).textContent()) ?? '')?.[0]);
  await like(page).click();
  await expect(like(page)).toHaveText(String(shown + 1));
  await expect(like(page)).toBeDisabled();
  expect(await stored(id, 'likes')).toBe(before + 1);
});

test('a like that fails says so and can be repeated', async ({ page, allowProblem }) => {
  allowProblem(MOCKED_ERROR);
  const { id, slug } = await storyAt(1);
  const before = await stored(id, 'likes');
  const { recover } = await failCall(page, `/blog/like/${id}`);
  await page.goto(`/stories/${slug}`);
  await like(page).click();
  await expect(page.getByText(blogMessages.notLiked)).toBeVisible();
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
  await invitation.getByRole('link', { name: 'Create Account' }).click();
  await expect(page).toHaveURL(/\/register/);
});

test('a bookmark is stored, says so and disables its button', async ({ page }) => {
  const account = await newAccount({ verified: true });
  const { id, slug } = await storyAt(0);
  await signIn(page, account.email, account.password);
  await page.waitForLoadState('networkidle');
  await page.goto(`/stories/${slug}`);
  await bookmark(page).click();
  await expect(page.getByText(blogMessages.bookmarked)).toBeVisible();
  await expect(bookmark(page)).toBeDisabled();
  const [user] = await findWhere<{ userId: number }>('users', 'uid', account.uid);
  expect(await readFields(`users/${user?.userId}/bookmarks/${id}`)).toHaveProperty('createdAt');
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
