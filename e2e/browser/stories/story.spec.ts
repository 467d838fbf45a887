import { blogMessages } from '@aperture-byline/contract/blog/blog-messages';
import type { BlogListItem, Story } from '@aperture-byline/contract/blog/wire';
import { formatDay } from '@aperture-byline/contract/shared/dates';
import { shareMessages } from '@aperture-byline/contract/shared/share';
import { splitWords } from '@aperture-byline/contract/shared/text/joined-strings';
import type { Page } from '@playwright/test';
import { mockData, withShape } from '../../support/mocks/api-mocks.ts';
import { colourFindings, seriousFindings } from '../../support/page/axe.ts';
import { horizontalOverflow, measureBox } from '../../support/page/page-measures.ts';
import { expectKeys } from '../../support/page/viewer.ts';
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

test('a story shows what it is and others to read, opens its pictures, and is shared by its address', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const story = await storyWhere(({ pictures }) => pictures.length > 1);
  await page.goto(`/stories/${story.slug}`);
  const main = page.getByRole('main');

  await test.step('it shows author, date, reading time, categories, text and tags', async () => {
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

  await test.step('related stories lead to others', async () => {
    const related = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: blogMessages.relatedBlogs }) })
      .locator('a[href^="/stories/"]');
    await expect(related.first()).toBeVisible();
    for (const link of await related.all()) await expect(link).not.toHaveAttribute('href', `/stories/${story.slug}`);
  });

  await test.step('its pictures open on the whole screen', async () => {
    const openers = main.getByRole('button').filter({ has: page.locator('img') });
    await expect(openers).toHaveCount(story.pictures.length);
    await openers.first().focus();
    await page.keyboard.press('Enter');
    const lightbox = page.locator('.yarl__root');
    await expect(lightbox).toBeVisible();
    await expectKeys(page);
    await page.keyboard.press('Escape');
    await expect(lightbox).toHaveCount(0);
    await expect(openers.first()).toBeFocused();
  });

  const share = page.getByRole('button', { name: 'Share' });
  const copy = page.getByRole('button', { name: 'Copy link' });

  await test.step('the open share menu stays on the page at any width', async () => {
    await share.click();
    for (const width of [320, 360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const choice = await measureBox(copy);
      const where = `at ${width}`;
      expect(choice.left, where).toBeGreaterThanOrEqual(0);
      expect(choice.right, where).toBeLessThanOrEqual(width);
      expect(choice.top, where).toBeGreaterThanOrEqual((await measureBox(share)).bottom);
      expect(await horizontalOverflow(page), where).toBeLessThanOrEqual(0);
    }
  });

  await test.step('the share menu names three sites, and closes on Escape', async () => {
    for (const name of ['Facebook', 'X', 'WhatsApp'])
      await expect(main.getByRole('button', { name, exact: true })).toBeVisible();
    await main.getByRole('button', { name: 'Facebook' }).focus();
    await page.keyboard.press('Escape');
    await expect(copy).toBeHidden();
    await expect(share).toBeFocused();
    await expect(share).toHaveAttribute('aria-expanded', 'false');
  });

  await test.step('its address is copied', async () => {
    await share.click();
    await copy.click();
    await expect(page.getByText(shareMessages.linkCopied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });
});

test('a story that nobody wrote is not found', async ({ page, allowProblem }) => {
  allowProblem(/status of 404/);
  for (const slug of ['nobody-wrote-this', 'intro']) {
    await page.goto(`/stories/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([blogMessages.noBlogFound]);
  }
});

/** Copies the link, and waits for the toast about it. It stays while the pointer is on it. */
async function copyLink(page: Page, text: string) {
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  const toast = page.getByRole('alert');
  await expect(toast).toContainText(text);
  await toast.hover();
  return toast;
}

test('toasts are in the product’s colours by day and by night', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(`/stories/${(await someStory()).slug}`);

  async function expectColours(scheme: keyof typeof TOAST_COLOURS, status: 'success' | 'error') {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    const { color, backgroundColor, [status]: borderLeftColor } = TOAST_COLOURS[scheme];
    await expect
      .poll(
        () =>
          page.getByRole('alert').evaluate((element) => {
            const { color: text, backgroundColor: background, borderLeftColor: border } = getComputedStyle(element);
            return { color: text, backgroundColor: background, borderLeftColor: border };
          }),
        { message: `${status}, ${scheme}` },
      )
      .toEqual({ color, backgroundColor, borderLeftColor });
  }

  await test.step('of a success', async () => {
    await copyLink(page, shareMessages.linkCopied);
    await expectColours('light', 'success');
    expect(await seriousFindings(page)).toEqual([]);
    await expectColours('dark', 'success');
    await page.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('of a failure', async () => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('Not allowed'));
    });
    await copyLink(page, shareMessages.linkNotCopied);
    await expectColours('dark', 'error');
    expect(await colourFindings(page)).toEqual([]);
    await expectColours('light', 'error');
  });
});

test('a story is read before its pictures, and a heading begins at the left below a first paragraph of any length', async ({
  page,
}) => {
  const story = await someStory();
  const banner = story.banner_picture && withShape(story.banner_picture, 'landscape');
  const picture = story.pictures[0] ?? story.banner_picture;
  const article = page.getByRole('article').first();

  async function open(words: number): Promise<void> {
    const content = `<p>${'Fog '.repeat(words)}</p><h2>The next part</h2><p>And on.</p>`;
    await page.setViewportSize({ width: 1440, height: 900 });
    await mockData(page, `/blog/${story.slug}`, [
      { ...story, content, banner_picture: banner, pictures: Array(5).fill(picture) },
    ]);
    await page.goto(`/stories/${story.slug}`);
  }

  for (const words of [8, 60])
    await test.step(`a heading below ${words} words begins at the left`, async () => {
      await open(words);
      const text = article.locator('p', { hasText: 'Fog' });
      await expect(text).toHaveText('Fog '.repeat(words).trim());
      // Its letters, not its box: they are what an initial pushes aside.
      const start = await page.getByRole('heading', { name: 'The next part' }).evaluate((element) => {
        const letters = document.createRange();
        letters.selectNodeContents(element);
        return letters.getBoundingClientRect().left;
      });
      expect(start).toBeCloseTo((await measureBox(text)).left, 0);
    });

  await test.step('the pictures stand below the text', async () => {
    const gallery = article.getByRole('region', { name: 'Photographs of this story' });
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const text = await measureBox(article.locator('p', { hasText: story.description }));
      expect((await measureBox(gallery)).top, String(width)).toBeGreaterThan(text.bottom + 300);
    }
  });
});
