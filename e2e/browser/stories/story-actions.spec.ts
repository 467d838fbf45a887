import { blogMessages } from '@aperture-byline/contract/blog/blog-messages';
import type { BlogListItem } from '@aperture-byline/contract/blog/wire';
import { profileMessages } from '@aperture-byline/contract/profile/profile-messages';
import { UNDO_DURATION } from '@aperture-byline/contract/shared/constants';
import type { Page } from '@playwright/test';
import { readClaims } from '../../support/emulator/accounts.ts';
import { readCollection, readFields } from '../../support/emulator/firebase.ts';
import { signInAsBuyer } from '../../support/emulator/orders.ts';
import { holdTimers } from '../../support/page/timing.ts';
import { readApi, SUITE_URL } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

/** A story that few other tests open: its counts are this file's, one story a test. */
async function storyAt(index: number): Promise<BlogListItem> {
  const story = (await readApi<BlogListItem[]>('/blog')).at(-1 - index);
  if (!story) throw new Error('The suite has too few stories');
  return story;
}

async function storedLikes(id: string): Promise<number> {
  const { creator } = await readFields(`blogs/${id}`);
  return (await readFields(`users/${creator.userId}/counts/blogs`)).works[id]?.likes ?? 0;
}

const like = (page: Page) => page.getByRole('button', { name: /^Liked?, / });
const bookmark = (page: Page) => page.getByRole('button', { name: 'Bookmark', exact: true });

test('a visitor’s view and like count once, and a bookmark invites them to an account', async ({ page }) => {
  const { id, slug } = await storyAt(2);
  const viewCall = `${SUITE_URL}/api/blog/view/${id}`;
  const likeCall = `${SUITE_URL}/api/blog/like/${id}`;
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(request.url());
  });
  const engagement = () => readCollection(`blogs/${id}/marks`).then((all) => all.length);
  const engagementBefore = await engagement();
  const before = await storedLikes(id);
  const liked = new RegExp(`^Liked, ${before + 1} likes?$`);

  await test.step('a view is counted after the page is hydrated', async () => {
    await page.goto(`/stories/${slug}`);
    await expect.poll(() => calls).toEqual([viewCall]);
    await expect.poll(engagement).toBe(engagementBefore + 1);
  });

  await test.step('a like counts once', async () => {
    // A reload before its answer would send it again.
    const answered = page.waitForResponse(likeCall);
    await like(page).dblclick();
    await (await answered).finished();
    await expect(like(page)).toHaveAccessibleName(liked);
    await expect.poll(() => storedLikes(id)).toBe(before + 1);
    expect(calls).toEqual([viewCall, likeCall]);
  });

  await test.step('after a reload the like shows, and the visitor is the same one', async () => {
    await page.reload();
    await expect(like(page)).toHaveAccessibleName(liked);
    await expect.poll(() => calls).toEqual([viewCall, likeCall, viewCall]);
    expect(await engagement()).toBe(engagementBefore + 1);
  });

  await test.step('who clears the storage and keeps the cookie learns that it was counted', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await like(page).click();
    await expect(like(page)).toHaveAccessibleName(liked);
    expect(await storedLikes(id)).toBe(before + 1);
  });

  await test.step('a bookmark leads to an account and back', async () => {
    await bookmark(page).click();
    const invitation = page.getByRole('dialog', { name: /^Keep this story/ });
    await page.setViewportSize({ width: 360, height: 740 });
    const links = invitation.getByRole('link');
    await expect(links).toHaveCount(2);
    const heights = () => links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height));
    // On one line each: whole buttons wrap.
    await expect.poll(heights).toEqual([48, 48]);
    const back = `?redirect=${encodeURIComponent(`/stories/${slug}`)}`;
    await expect(invitation.getByRole('link', { name: 'Login' })).toHaveAttribute('href', `/login${back}`);
    await invitation.getByRole('link', { name: 'Create Account' }).click();
    await expect(page).toHaveURL(`/register${back}`);
  });
});

test('a bookmark and a like are found again by their person, and the bookmark is taken back there', async ({
  page,
}) => {
  const { id, slug } = await storyAt(3);
  const likes = await storedLikes(id);
  await page.emulateMedia({ colorScheme: 'dark' });
  const { email } = await signInAsBuyer(page);
  const bookmarks = `users/${(await readClaims(email)).userId}/bookmarks`;
  const endUndo = await holdTimers(page, UNDO_DURATION);
  await page.goto(`/stories/${slug}`);

  await test.step('both are stored', async () => {
    await bookmark(page).click();
    await expect(page.getByText(blogMessages.bookmarked)).toBeVisible();
    await expect(bookmark(page)).toHaveAttribute('aria-pressed', 'true');
    expect(await readFields(`${bookmarks}/${id}`)).toHaveProperty('createdAt');
    await like(page).click();
    await expect(like(page)).toHaveAccessibleName(/^Liked, /);
  });

  await test.step('both show after a reload', async () => {
    await page.reload();
    await expect(like(page)).toHaveAccessibleName(new RegExp(`^Liked, ${likes + 1} likes?$`));
    await expect(bookmark(page)).toHaveAttribute('aria-pressed', 'true');
    // Seen in dark: as light as the text around it, and not faded.
    const look = await bookmark(page).evaluate((button) => {
      const { color, opacity } = getComputedStyle(button);
      return { opacity, isTextColour: color === getComputedStyle(document.body).color };
    });
    expect(look).toEqual({ opacity: '1', isTextColour: true });
  });

  await test.step('the bookmark is taken back, with undo', async () => {
    await bookmark(page).click();
    await expect(page.getByText(profileMessages.bookmarkRemoved)).toBeVisible();
    await expect(bookmark(page)).toHaveAttribute('aria-pressed', 'false');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(bookmark(page)).toHaveAttribute('aria-pressed', 'true');
    await bookmark(page).click();
    await expect(bookmark(page)).toHaveAttribute('aria-pressed', 'false');
    await endUndo();
    await expect.poll(async () => (await readCollection(bookmarks)).length).toBe(0);
    await expect(bookmark(page)).toHaveAttribute('aria-pressed', 'false');
  });
});
