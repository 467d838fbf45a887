import { blogMessages } from '@aperture-byline/contract/blog/blog-messages';
import type { BlogComment, BlogListItem, Story } from '@aperture-byline/contract/blog/wire';
import { TOAST_DURATION } from '@aperture-byline/contract/shared/constants';
import { formatDay } from '@aperture-byline/contract/shared/dates';
import { splitWords } from '@aperture-byline/contract/shared/joined-strings';
import { messages } from '@aperture-byline/contract/shared/messages';
import { shareMessages } from '@aperture-byline/contract/shared/share';
import type { Page } from '@playwright/test';
import { MOCKED_ERROR, mockData, mockError, mockHtml } from '../../support/mocks/api-mocks.ts';
import { shaped } from '../../support/mocks/picture-shapes.ts';
import { seriousFindings } from '../../support/page/axe.ts';
import { boxOf } from '../../support/page/boxes.ts';
import { horizontalOverflow } from '../../support/page/page-measures.ts';
import { first, readApi } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

async function storyWhere(wanted: (story: Story) => boolean): Promise<Story> {
  for (const { slug } of await readApi<BlogListItem[]>('/blog')) {
    const story = first(await readApi<Story[]>(`/blog/${slug}`), 'stories');
    if (wanted(story)) return story;
  }
  throw new Error('No seeded story is like that');
}

const someStory = () => storyWhere(() => true);

const failCopying = (page: Page) =>
  page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('Not allowed'));
  });

/** A toast's colors: text, background and the border that shows its status. */
const TOAST_COLOURS = {
  light: {
    color: 'rgb(22, 22, 26)',
    backgroundColor: 'rgb(255, 255, 255)',
    success: 'rgb(47, 107, 69)',
    error: 'rgb(179, 38, 30)',
  },
  dark: {
    color: 'rgb(242, 240, 234)',
    backgroundColor: 'rgb(25, 25, 28)',
    success: 'rgb(156, 203, 168)',
    error: 'rgb(244, 165, 157)',
  },
} as const;

test('shows author, date, reading time, categories, banner, text and tags', async ({ page }) => {
  const story = await someStory();
  await page.goto(`/stories/${story.slug}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: story.title })).toBeVisible();
  await expect(main).toContainText(`${story.creator_firstname} ${story.creator_lastname}`);
  await expect(main).toContainText(formatDay(story.created_on));
  await expect(main).toContainText(new RegExp(`${story.reading_time}\\s*min`));
  await expect(main).toContainText(story.description);
  for (const word of [...splitWords(story.categories), ...splitWords(story.tags)])
    await expect(main.getByText(word, { exact: true }).first()).toBeVisible();
  const firstParagraph = /<p>(.*?)<\/p>/s.exec(story.content)?.[1]?.replace(/<[^>]+>/g, '') ?? story.title;
  await expect(main).toContainText(firstParagraph.slice(0, 40).replace(/&\w+;.*/, ''));
});

test('the date is the day in India', async ({ page }) => {
  const story = await someStory();
  await mockData(page, `/blog/${story.slug}`, [{ ...story, created_on: '2026-11-04T20:00:00.000Z' }]);
  await page.goto(`/stories/${story.slug}`);
  await expect(page.getByRole('main')).toContainText('5 Nov 2026');
});

for (const views of [0, 1, 1234])
  test(`a count of ${views} views ${views > 0 ? 'is shown' : 'is not shown'}`, async ({ page }) => {
    const story = await someStory();
    await mockData(page, `/blog/${story.slug}`, [{ ...story, views }]);
    await page.goto(`/stories/${story.slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(story.title);
    await expect(page.getByText(/\d\s+views?$/)).toHaveCount(views > 0 ? 1 : 0);
    if (views > 0) await expect(page.getByText(/\d\s+views?$/)).toContainText(views.toLocaleString('en-IN'));
  });

test('the share menu leads to three sites with this address, and closes on Escape', async ({ page }) => {
  const { slug } = await someStory();
  const opened: string[] = [];
  await page.exposeFunction('noteOpened', (url: string) => opened.push(url));
  await page.addInitScript(() => {
    window.open = (url) => {
      (window as unknown as { noteOpened: (url: string) => void }).noteOpened(String(url));
      return null;
    };
  });
  await page.goto(`/stories/${slug}`);
  const address = encodeURIComponent(page.url());
  const share = page.getByRole('button', { name: 'Share' });
  await share.click();
  for (const [name, host] of [
    ['Facebook', /facebook\.com/],
    ['Twitter', /(twitter|x)\.com/],
    ['WhatsApp', /(whatsapp\.com|wa\.me)/],
  ] as const) {
    await page.getByRole('button', { name }).click();
    await expect.poll(() => opened.at(-1) ?? '').toMatch(host);
    expect(opened.at(-1)).toContain(address);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Facebook' })).toBeHidden();
  await expect(share).toBeFocused();
  await expect(share).toHaveAttribute('aria-expanded', 'false');
});

test('copying the link says so for five seconds', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { slug } = await someStory();
  await page.clock.install();
  await page.goto(`/stories/${slug}`);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  const toast = page.getByText(shareMessages.linkCopied);
  await expect(toast).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.clock.runFor(TOAST_DURATION - 1000);
  await expect(toast).toBeVisible();
  await page.clock.runFor(2000);
  await expect(toast).toHaveCount(0);
});

test('that the link could not be copied stays on screen until it is closed', async ({ page }) => {
  const { slug } = await someStory();
  await page.clock.install();
  await page.goto(`/stories/${slug}`);
  await failCopying(page);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  const toast = page.getByText(shareMessages.linkNotCopied);
  await expect(toast).toBeVisible();
  await page.clock.runFor(3 * TOAST_DURATION);
  await expect(toast).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(toast).toHaveCount(0);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`toasts are in the product's colours, ${colorScheme}`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { slug } = await someStory();
    await page.goto(`/stories/${slug}`);
    const look = async (failing: boolean) => {
      if (failing) await failCopying(page);
      await page.getByRole('button', { name: 'Share' }).click();
      await page.getByRole('button', { name: 'Copy link' }).click();
      const toast = page.getByRole('alert');
      await expect(toast).toContainText(failing ? shareMessages.linkNotCopied : shareMessages.linkCopied);
      // It stays while the pointer is on it.
      await toast.hover();
      expect(await seriousFindings(page)).toEqual([]);
      return toast.evaluate((element) => {
        const { color, backgroundColor, borderLeftColor } = getComputedStyle(element);
        return { color, backgroundColor, borderLeftColor };
      });
    };
    const { success, error, ...words } = TOAST_COLOURS[colorScheme];
    expect(await look(false)).toEqual({ ...words, borderLeftColor: success });
    await page.getByRole('button', { name: 'Close' }).click();
    expect(await look(true)).toEqual({ ...words, borderLeftColor: error });
  });

for (const width of [320, 360, 768, 1440])
  test(`at ${width} px the open share menu stays on the page`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/stories/${(await someStory()).slug}`);
    await page.getByRole('button', { name: 'Share' }).click();
    const choice = await boxOf(page.getByRole('button', { name: 'Copy link' }));
    expect(choice.left).toBeGreaterThanOrEqual(0);
    expect(choice.right).toBeLessThanOrEqual(width);
    expect(choice.top).toBeGreaterThanOrEqual(
      (await boxOf(page.getByRole('button', { name: 'Share' }))).bottom,
    );
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  });

for (const words of [8, 60])
  test(`a heading after a first paragraph of ${words} words begins at the left`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const story = await someStory();
    const content = `<p>${'Fog '.repeat(words)}</p><h2>The next part</h2><p>And on.</p>`;
    await mockData(page, `/blog/${story.slug}`, [{ ...story, content }]);
    await page.goto(`/stories/${story.slug}`);
    const text = page.getByRole('article').locator('p', { hasText: 'Fog' });
    const heading = page.getByRole('heading', { name: 'The next part' });
    await heading.waitFor();
    // Its letters, not its box: they are what an initial pushes aside.
    const start = await heading.evaluate((element) => {
      const letters = document.createRange();
      letters.selectNodeContents(element);
      return letters.getBoundingClientRect().left;
    });
    expect(start).toBeCloseTo((await boxOf(text)).left, 0);
  });

test('a story is read before its pictures', async ({ page }) => {
  const story = await someStory();
  const banner = story.banner_picture && shaped(story.banner_picture, 'landscape');
  const picture = story.pictures[0] ?? story.banner_picture;
  await mockData(page, `/blog/${story.slug}`, [
    { ...story, banner_picture: banner, pictures: Array(5).fill(picture) },
  ]);
  await page.goto(`/stories/${story.slug}`);
  const article = page.getByRole('article').first();
  const gallery = article.getByRole('region', { name: 'Photographs of this story' });
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const text = await boxOf(article.locator('p', { hasText: story.description }));
    expect((await boxOf(gallery)).top, String(width)).toBeGreaterThan(text.bottom + 300);
  }
});

test('the pictures of a story open on the whole screen', async ({ page }) => {
  const story = await storyWhere(({ pictures }) => pictures.length > 1);
  await page.goto(`/stories/${story.slug}`);
  const openers = page
    .getByRole('main')
    .getByRole('button')
    .filter({ has: page.locator('img') });
  await expect(openers).toHaveCount(story.pictures.length);
  await openers.first().focus();
  await page.keyboard.press('Enter');
  const lightbox = page.locator('.yarl__root');
  await expect(lightbox).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lightbox).toHaveCount(0);
  await expect(openers.first()).toBeFocused();
});

test('counts and shows the comments, as text', async ({ page }) => {
  const story = await someStory();
  const comments: BlogComment[] = [
    {
      id: 'one',
      author_id: 100000001,
      guest: false,
      creator_firstname: 'Meera',
      creator_lastname: 'Pillai',
      created_on: new Date().toISOString(),
      comment: '<b>Lovely</b>',
    },
    {
      id: 'two',
      author_id: null,
      guest: false,
      creator_firstname: 'Ira',
      creator_lastname: '',
      created_on: new Date().toISOString(),
      comment: 'Two words',
    },
  ];
  await mockData(page, `/blog/comment/${story.id}`, comments);
  await page.goto(`/stories/${story.slug}`);
  await expect(page.getByRole('heading', { name: /^Comment Section\W*2\W*$/ })).toBeVisible();
  await expect(page.getByText('<b>Lovely</b>')).toBeVisible();
  await expect(page.getByText('Meera Pillai')).toBeVisible();
});

test('says when there are no comments', async ({ page }) => {
  const story = await someStory();
  await mockData(page, `/blog/comment/${story.id}`, []);
  await page.goto(`/stories/${story.slug}`);
  await expect(page.getByText(blogMessages.noCommentsYet)).toBeVisible();
});

test('related stories lead to others', async ({ page }) => {
  const story = await someStory();
  await page.goto(`/stories/${story.slug}`);
  const related = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Related Blogs' }) })
    .locator('a[href^="/stories/"]');
  await expect(related.first()).toBeVisible();
  for (const link of await related.all())
    await expect(link).not.toHaveAttribute('href', `/stories/${story.slug}`);
});

test('an unknown story is not found', async ({ page, allowProblem }) => {
  allowProblem(/status of 404/);
  await page.goto('/stories/nobody-wrote-this');
  await expect(page.getByText(blogMessages.noBlogFound)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test('stays on loading where its fetch fails, with a quiet way to load again', async ({
  page,
  allowProblem,
}) => {
  allowProblem(MOCKED_ERROR);
  const story = await someStory();
  const { recover } = await mockError(page, `/blog/${story.slug}`);
  await page.goto(`/stories/${story.slug}`);
  await expect(page.getByText(messages.loading)).toBeVisible();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await expect(page.getByText(messages.loading)).toBeVisible();
  await recover();
  await again.click();
  await expect(page.getByRole('heading', { level: 1, name: story.title })).toBeVisible();
});

test('an answer that is no JSON is a failure, not a crash', async ({ page, allowProblem }) => {
  allowProblem(MOCKED_ERROR);
  const { slug } = await someStory();
  await mockHtml(page, `/blog/${slug}`);
  await page.goto(`/stories/${slug}`);
  await expect(page.getByText(messages.loading)).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
});

for (const word of ['intro', 'recent']) {
  test(`"${word}", which means a list in the API, is no story`, async ({ page, allowProblem }) => {
    allowProblem(/status of 404/);
    await page.goto(`/stories/${word}`);
    await expect(page.getByRole('heading', { level: 1, name: blogMessages.noBlogFound })).toBeVisible();
  });
}
