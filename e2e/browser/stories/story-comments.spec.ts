import { blogMessages } from '@aperture-byline/contract/blog/blog-messages';
import type { BlogListItem } from '@aperture-byline/contract/blog/wire';
import { commentMessages } from '@aperture-byline/contract/comment/comment-messages';
import type { Page } from '@playwright/test';
import { fillSignIn } from '../../support/emulator/accounts.ts';
import { readCollection } from '../../support/emulator/firebase.ts';
import { isAboveOrBelow } from '../../support/page/page-measures.ts';
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
  (await readCollection(`blogs/${blogId}/comments`)).filter(({ comment }) => comment.includes(words));

test('a comment is kept across a reload until it is sent, then stored, listed and counted, and the box is cleared', async ({
  page,
  restoreSession,
}) => {
  await restoreSession(READER);
  const { id, slug } = await someStory();
  const words = `The fog & <b>the light</b> ${Date.now()}`;
  const { box, send } = form(page);
  const heading = page.getByRole('heading', { name: blogMessages.commentSection });

  await test.step('the form’s code waits until it is touched', async () => {
    const forms: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/story-comment-form-')) forms.push(request.url());
    });
    await page.goto(`/stories/${slug}`);
    await page.waitForLoadState('networkidle');
    await expect(heading).toBeVisible();
    expect(forms).toEqual([]);
    await box.focus();
    await expect.poll(() => forms.length).toBeGreaterThan(0);
  });

  await test.step('what is written is kept', async () => {
    await box.fill(words);
    const draft = () => page.evaluate((key) => localStorage.getItem(key) ?? '', `AnBDraft:comment:story:${id}`);
    // The form's code, which is loaded at the first touch, is there and knows what was typed.
    await expect.poll(draft).toContain(words);
    await page.reload();
    await expect(box).toHaveValue(words);
  });

  await test.step('it is sent once, listed and counted', async () => {
    await send.dblclick();
    await expect(listed(page, words)).toBeVisible();
    await expect(listed(page, words)).toContainText(/now|\d+s/);
    await expect(box).toHaveValue('');
    await expect(page.getByText(commentMessages.sent)).toBeVisible();
    expect(await storedWith(id, words)).toHaveLength(1);
    const comments = await page.locator('[id^="comment-"]:is(li)').count();
    await expect(heading).toHaveText(`${blogMessages.commentSection} (${comments})`);
  });

  await test.step('one with many links says that it waits, and is not listed', async () => {
    const links = `See https://a.example https://b.example https://c.example ${Date.now()}`;
    await box.fill(links);
    await send.click();
    await expect(page.getByText(commentMessages.held)).toBeVisible();
    await expect(box).toHaveValue('');
    await expect(listed(page, links)).toHaveCount(0);
    expect(await storedWith(id, links)).toHaveLength(1);
  });

  await test.step('after a reload the box is empty', async () => {
    await page.reload();
    await expect(listed(page, words)).toBeVisible();
    await expect(box).toHaveValue('');
  });
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
  // Once it is done, it need not be asked for any more.
  await fillSignIn(page, READER);
  await expect(page).toHaveURL(`/stories/${slug}`);
  await expect(toast).toHaveCount(0);
  await expect(box).toHaveValue(words);
  await send.click();
  await expect(listed(page, words)).toBeVisible();
  await expect(box).toHaveValue('');
});
