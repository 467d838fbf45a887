import { blogMessages } from '@aperture-byline/contract/blog/blog-messages';
import type { BlogListItem } from '@aperture-byline/contract/blog/wire';
import { INTRO_ROTATION_INTERVAL } from '@aperture-byline/contract/shared/constants';
import type { Page } from '@playwright/test';
import { readCollection } from '../../support/emulator/firebase.ts';
import { stopClock } from '../../support/page/timing.ts';
import { readApi } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const section = (page: Page, title: string | RegExp) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: title }) });

test('the stories are listed with what they say, drafts are nowhere, and a card opens its story', async ({ page }) => {
  const read = (path: string) => readApi<BlogListItem[]>(path);
  let stories: BlogListItem[] = [];
  let recent: BlogListItem[] = [];
  // Another test may publish a story between a read and the page.
  await expect(async () => {
    stories = await read('/blog');
    recent = await read('/blog/recent');
    await page.goto('/stories');
    expect((await read('/blog')).map(({ slug }) => slug)).toEqual(stories.map(({ slug }) => slug));
  }).toPass();
  const cards = section(page, /^All/).getByRole('article');

  await test.step('every story has title, description, author and reading time', async () => {
    await expect(cards).toHaveCount(stories.length);
    const shown = await cards.allInnerTexts();
    for (const [index, { title, description, creator_name, creator_surname, reading_time }] of stories.entries()) {
      const card = shown[index];
      for (const words of [title, description, `${creator_name} ${creator_surname}`.trim()])
        expect(card, title).toContain(words);
      expect(card, title).toMatch(new RegExp(`\\b${reading_time}\\s*min`, 'i'));
    }
    await expect(cards.getByRole('heading')).toHaveText(stories.map(({ title }) => title));
  });

  await test.step('a strip has the recent stories, in order', async () => {
    const titles = section(page, blogMessages.recentBlogs).getByRole('article').getByRole('heading');
    await expect(titles).toHaveText(recent.map(({ title }) => title));
  });

  await test.step('a draft is nowhere', async () => {
    const drafts = (await readCollection('blogs')).filter(({ status }) => status !== 'approved');
    expect(drafts.length).toBeGreaterThan(0);
    // A draft may have no title yet.
    for (const { title } of drafts.filter((draft) => draft.title))
      await expect(page.getByText(title, { exact: true })).toHaveCount(0);
  });

  await test.step('a card opens its story at the top', async () => {
    const last = stories.at(-1);
    await cards.last().getByRole('link').click();
    await expect(page).toHaveURL(`/stories/${last?.slug}`);
    await expect(page.getByRole('heading', { level: 1, name: last?.title })).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test('the featured story changes every eight seconds, round the end of the list, unless it is paused or motion is reduced', async ({
  page,
}) => {
  const intro = await readApi<BlogListItem[]>('/blog/intro');
  await page.clock.install();
  await page.goto('/stories');
  const place = page.getByText(/^Featured story \d+ of \d+$/);
  const titles = section(page, 'Featured stories').getByRole('heading', { level: 3 });
  const pause = page.getByRole('button', { name: 'Pause: featured stories' });
  await expect(place).toBeVisible();
  await stopClock(page);

  await test.step('it changes every eight seconds', async () => {
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

  const expectStanding = async () => {
    const shown = (await place.textContent()) ?? '';
    await page.clock.runFor(3 * INTRO_ROTATION_INTERVAL);
    await expect(place).toHaveText(shown);
  };

  await test.step('it stands still while it is paused, and goes on afterwards', async () => {
    const play = page.getByRole('button', { name: 'Play: featured stories' });
    // Under the pointer and with the focus inside it would stand still anyway.
    await pause.click();
    await page.getByRole('heading', { level: 1 }).hover();
    await play.blur();
    await expectStanding();
    await play.click();
    await page.getByRole('heading', { level: 1 }).hover();
    await pause.blur();
    const shown = (await place.textContent()) ?? '';
    await page.clock.runFor(INTRO_ROTATION_INTERVAL);
    await expect(place, 'it moves again').not.toHaveText(shown);
  });

  await test.step('it stands still where motion is reduced from now on, with nothing to pause', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(pause).toHaveCount(0);
    await expectStanding();
  });
});
