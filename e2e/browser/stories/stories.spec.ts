import { blogMessages } from '@aperture-byline/contract/blog/blog-messages';
import type { BlogListItem } from '@aperture-byline/contract/blog/wire';
import { INTRO_ROTATION_INTERVAL } from '@aperture-byline/contract/shared/constants';
import type { Page } from '@playwright/test';
import { readCollection } from '../../support/emulator/firestore.ts';
import { MOCKED_ERROR, mockData, mockError, mockHtml } from '../../support/mocks/api-mocks.ts';
import { stopClock } from '../../support/page/stop-clock.ts';
import { readApi } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const section = (page: Page, title: string | RegExp) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: title }) });

const storyLinks = (page: Page) => page.getByRole('main').locator('a[href^="/stories/"]');

test('shows every story, with title, description, author and reading time', async ({ page }) => {
  const stories = await readApi<BlogListItem[]>('/blog');
  await page.goto('/stories');
  const all = section(page, /^All/).getByRole('article');
  await expect(all).toHaveCount(stories.length);
  for (const [index, story] of stories.entries()) {
    const card = all.nth(index);
    await expect(card.getByRole('heading', { name: story.title })).toBeVisible();
    await expect(card).toContainText(story.description);
    await expect(card).toContainText(`${story.creator_name} ${story.creator_surname}`);
    await expect(card).toContainText(new RegExp(`${story.reading_time}\\s*min`));
  }
});

test('a strip has the recent stories, in order', async ({ page }) => {
  const recent = await readApi<BlogListItem[]>('/blog/recent');
  await page.goto('/stories');
  const titles = section(page, 'Recent Blogs').getByRole('article').getByRole('heading');
  await expect(titles).toHaveText(recent.map(({ title }) => title));
});

test('a card opens its story at the top', async ({ page }) => {
  const stories = await readApi<BlogListItem[]>('/blog');
  const last = stories.at(-1);
  await page.goto('/stories');
  await section(page, /^All/).getByRole('article').last().getByRole('link').click();
  await expect(page).toHaveURL(`/stories/${last?.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: last?.title })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a draft is nowhere', async ({ page }) => {
  const drafts = (await readCollection('blogs')).filter(
    ({ status }) => status && 'stringValue' in status && status.stringValue !== 'approved',
  );
  expect(drafts.length).toBeGreaterThan(0);
  await page.goto('/stories');
  await storyLinks(page).first().waitFor();
  const titles = drafts.flatMap(({ title }) => (title && 'stringValue' in title ? title.stringValue : []));
  // A draft may have none yet.
  for (const title of titles.filter((one) => one !== '')) await expect(page.getByText(title)).toHaveCount(0);
});

test('the featured story changes every eight seconds, round the end of the list', async ({ page }) => {
  const intro = await readApi<BlogListItem[]>('/blog/intro');
  await page.clock.install();
  await page.goto('/stories');
  const place = page.getByText(/^Featured story \d+ of \d+$/);
  const titles = section(page, 'Featured stories').getByRole('heading', { level: 3 });
  await expect(place).toBeVisible();
  await stopClock(page);
  const before = Number(/\d+/.exec((await place.textContent()) ?? '')?.[0]);
  for (let step = 0; step < intro.length + 1; step += 1) {
    const index = (before - 1 + step) % intro.length;
    await expect(place).toHaveText(`Featured story ${index + 1} of ${intro.length}`);
    await expect(titles.first()).toHaveText(intro[index]?.title ?? '');
    await page.clock.runFor(7999);
    await expect(place).toHaveText(`Featured story ${index + 1} of ${intro.length}`);
    await page.clock.runFor(1);
  }
});

test('the featured story can be paused, and stands still under reduced motion', async ({ page }) => {
  await page.clock.install();
  await page.goto('/stories');
  const place = page.getByText(/^Featured story \d+ of \d+$/);
  await page.getByRole('button', { name: 'Pause: featured stories' }).click();
  await page.getByRole('heading', { level: 1 }).hover();
  const shown = (await place.textContent()) ?? '';
  await page.clock.runFor(3 * INTRO_ROTATION_INTERVAL);
  await expect(place).toHaveText(shown);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Pause: featured stories' })).toHaveCount(0);
  const first = (await place.textContent()) ?? '';
  await page.clock.runFor(3 * INTRO_ROTATION_INTERVAL);
  await expect(place).toHaveText(first);
});

test('the rows beside the featured story name their authors', async ({ page }) => {
  const intro = await readApi<BlogListItem[]>('/blog/intro');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/stories');
  for (const { title, creator_name, creator_surname } of intro.slice(1)) {
    const row = section(page, 'Featured stories')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: title }) });
    await expect(row.getByText(`${creator_name} ${creator_surname}`, { exact: true })).toBeVisible();
  }
});

test('says when there are no stories', async ({ page }) => {
  await mockData(page, /^\/blog(\/intro|\/recent)?$/, []);
  await page.goto('/stories');
  await expect(page.getByText(blogMessages.noBlogsFound).first()).toBeVisible();
});

test('a failed load leaves the list empty, with a quiet way to load again', async ({
  page,
  allowProblem,
}) => {
  allowProblem(MOCKED_ERROR);
  const stories = await readApi<BlogListItem[]>('/blog');
  const { recover } = await mockError(page, '/blog');
  await page.goto('/stories');
  const all = section(page, /^All/);
  await expect(all.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(all.getByRole('article')).toHaveCount(0);
  await recover();
  await all.getByRole('button', { name: 'Try again' }).click();
  await expect(all.getByRole('article')).toHaveCount(stories.length);
});

test('an answer that is no JSON is a failure, not a crash', async ({ page, allowProblem }) => {
  allowProblem(MOCKED_ERROR);
  await mockHtml(page, '/blog');
  await page.goto('/stories');
  await expect(section(page, /^All/).getByRole('button', { name: 'Try again' })).toBeVisible();
});
