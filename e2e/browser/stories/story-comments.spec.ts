import { blogMessages } from '@aperture-byline/contract/blog/blog-messages';
import type { BlogListItem } from '@aperture-byline/contract/blog/wire';
import { commentMessages } from '@aperture-byline/contract/comment/comment-messages';
import { messages } from '@aperture-byline/contract/shared/messages';
import type { Page } from '@playwright/test';
import { fillSignIn, newAccount, signIn } from '../../support/emulator/accounts.ts';
import { readCollection } from '../../support/emulator/firestore.ts';
import { failCall, MOCKED_ERROR } from '../../support/mocks/api-mocks.ts';
import { isAboveOrBelow } from '../../support/page/boxes.ts';
import { readApi } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const READER = 'reader@example.com';

async function someStory(): Promise<BlogListItem> {
  const story = (await readApi<BlogListItem[]>('/blog')).at(-1);
  if (!story) throw new Error('The suite has no stories');
  return story;
}

function form(page: Page) {
  const main = page.getByRole('main');
  return {
    box: main.getByPlaceholder('Write your thoughts here'),
    send: main.getByRole('button', { name: 'Send', exact: true }),
  };
}

const listed = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words });
const storedWith = async (blogId: string, words: string) =>
  (await readCollection(`blogs/${blogId}/comments`)).filter(
    ({ comment }) => comment && 'stringValue' in comment && comment.stringValue.includes(words),
  );

test('a comment is stored, listed and counted, and the box is cleared', async ({ page, restoreSession }) => {
  await restoreSession(READER);
  const { id, slug } = await someStory();
  const words = `The fog & <b>the light</b> ${Date.now()}`;
  await page.goto(`/stories/${slug}`);
  const { box, send } = form(page);
  await box.fill(words);
  await send.dblclick();
  await expect(listed(page, words)).toBeVisible();
  await expect(listed(page, words)).toContainText(/\d+s/);
  await expect(box).toHaveValue('');
  await expect(page.getByText(commentMessages.sent)).toBeVisible();
  expect(await storedWith(id, words)).toHaveLength(1);
  await page.reload();
  await expect(box).toHaveValue('');
});

for (const text of ['', '   \n '])
  test(`a comment of ${JSON.stringify(text)} is refused at its box`, async ({ page }) => {
    const { slug } = await someStory();
    await page.goto(`/stories/${slug}`);
    const { box, send } = form(page);
    await box.fill(text);
    await send.click();
    await expect(page.getByText('Comment cannot be empty')).toBeVisible();
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    await expect(box).toBeFocused();
  });

test('who is signed out is led to the login, whose buttons no toast covers, and back, and finds what they wrote', async ({
  page,
}) => {
  const { id, slug } = await someStory();
  const words = `Written before the login ${Date.now()}`;
  await page.goto(`/stories/${slug}`);
  const { box, send } = form(page);
  await box.fill(words);
  await send.click();
  await expect(page.getByText('Please login to add comment')).toBeVisible();
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(`/stories/${slug}`)}`);
  expect(await storedWith(id, words)).toEqual([]);
  const toast = page.getByRole('alert').filter({ hasText: 'Please login to add comment' });
  const login = page.getByRole('button', { name: 'Login', exact: true });
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 500 });
    // Where phones show a button above their keyboard.
    await login.evaluate((button) => button.scrollIntoView({ block: 'end' }));
    expect(await isAboveOrBelow(toast, login), `the toast is clear of the button at ${width}`).toBe(true);
  }
  await fillSignIn(page, READER);
  await expect(page).toHaveURL(`/stories/${slug}`);
  await expect(box).toHaveValue(words);
  await send.click();
  await expect(listed(page, words)).toBeVisible();
  await expect(box).toHaveValue('');
});

test('a failed send says so and keeps the text, also across a reload', async ({
  page,
  restoreSession,
  allowProblem,
}) => {
  allowProblem(MOCKED_ERROR);
  await restoreSession(READER);
  const { id, slug } = await someStory();
  const words = `Kept for later ${Date.now()}`;
  await page.goto(`/stories/${slug}`);
  const { recover } = await failCall(page, '/blog/comment');
  const { box, send } = form(page);
  await box.fill(words);
  await send.click();
  await expect(page.getByText(messages.somethingWrongLater)).toBeVisible();
  await expect(box).toHaveValue(words);
  await recover();
  await page.reload();
  await expect(box).toHaveValue(words);
  await send.click();
  await expect(listed(page, words)).toBeVisible();
  expect(await storedWith(id, words)).toHaveLength(1);
});

test('without a connection the text stays and the page says so', async ({
  page,
  context,
  restoreSession,
  allowProblem,
}) => {
  allowProblem(/ERR_INTERNET_DISCONNECTED|failed:|Failed to fetch dynamically/);
  await restoreSession(READER);
  const { slug } = await someStory();
  await page.goto(`/stories/${slug}`);
  const { box, send } = form(page);
  await box.fill(`On the train ${Date.now()}`);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await send.click();
  await expect(page.getByText(messages.noConnection)).toBeVisible();
  await expect(box).toHaveValue(/On the train/);
  await context.setOffline(false);
  await box.fill('');
});

test('without a valid token it asks to sign in anew, and keeps the text', async ({
  page,
  restoreSession,
  allowProblem,
}) => {
  allowProblem(/status of 401/);
  await restoreSession(READER);
  const { slug } = await someStory();
  await page.goto(`/stories/${slug}`);
  await page.route('**/api/blog/comment', (route) =>
    route.fulfill({
      status: 401,
      json: { returnCode: 401, error: { code: 'UNAUTHENTICATED', message: 'Sign in', requestId: 'test' } },
    }),
  );
  const { box, send } = form(page);
  await box.fill('Who am I?');
  await send.click();
  await expect(page.getByText(messages.relogin).first()).toBeVisible();
  await expect(box).toHaveValue('Who am I?');
});

test('an unconfirmed account is asked to confirm its address, and gets the mail again', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/status of 403/);
  const account = await newAccount({ verified: false });
  const { id, slug } = await someStory();
  const words = `Not confirmed ${Date.now()}`;
  await signIn(page, account.email, account.password);
  await page.waitForLoadState('networkidle');
  await page.goto(`/stories/${slug}`);
  const { box, send } = form(page);
  await box.fill(words);
  await expect(page.getByRole('heading', { name: 'Confirm your email' })).toBeVisible();
  await send.click();
  await expect(page.getByText(/Please confirm your email address first/)).toBeVisible();
  await expect(box).toHaveValue(words);
  expect(await storedWith(id, words)).toEqual([]);
  await page.getByRole('button', { name: 'Send the link again' }).click();
  await expect(page.getByRole('button', { name: 'Sent', exact: true })).toBeVisible();
});

test('a comment with many links says that it waits, and is not listed', async ({ page, restoreSession }) => {
  await restoreSession(READER);
  const { id, slug } = await someStory();
  const words = `See https://a.example https://b.example https://c.example ${Date.now()}`;
  await page.goto(`/stories/${slug}`);
  const { box, send } = form(page);
  await box.fill(words);
  await send.click();
  await expect(page.getByText(commentMessages.held)).toBeVisible();
  await expect(box).toHaveValue('');
  await expect(listed(page, words)).toHaveCount(0);
  expect(await storedWith(id, words)).toHaveLength(1);
});

test('what is written before hydration is kept, and the form’s code waits until it is touched', async ({
  page,
}) => {
  const { slug } = await someStory();
  const forms: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/story-comment-form-')) forms.push(request.url());
  });
  await page.goto(`/stories/${slug}`);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { name: blogMessages.commentSection })).toBeVisible();
  expect(forms).toEqual([]);
  await form(page).box.focus();
  await expect.poll(() => forms.length).toBeGreaterThan(0);
});
