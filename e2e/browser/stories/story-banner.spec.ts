import type { BlogListItem, Story } from '@aperture-byline/contract/blog/wire';
import type { Page } from '@playwright/test';
import { mockData } from '../../support/mocks/api-mocks.ts';
import { SHAPES, shaped } from '../../support/mocks/picture-shapes.ts';
import { boxOf } from '../../support/page/boxes.ts';
import { horizontalOverflow, layoutShift, watchLayoutShift } from '../../support/page/page-measures.ts';
import { first, readApi } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const LONG_TITLE =
  'The Long and Very Patient Business of Waiting for the Monsoon to Make Up Its Mind About Our Side of the Hill';
/** Long names, which have two lines beside the buttons, and counts of four digits. */
const WIDE_BYLINE = {
  creator_firstname: 'Venkatanarasimharajuvaripeta Subrahmanyam',
  creator_lastname: 'Lakshminarayanan Rajagopalachari',
  likes: 1234,
  views: 1234,
};
const SCREENS = [
  [768, 1024],
  [1440, 900],
] as const;

async function someStory(): Promise<Story> {
  const { slug } = first(await readApi<BlogListItem[]>('/blog'), 'stories');
  return first(await readApi<Story[]>(`/blog/${slug}`), 'stories');
}

/** That all buttons stand beside the byline, on one line with its first one, and neither reaches into the other. */
async function expectActionsInLine(page: Page, story: Story, where: string): Promise<void> {
  const article = page.getByRole('article').first();
  // Its code comes after the page.
  await article.getByRole('button', { name: /^Like/ }).waitFor();
  const author = await boxOf(article.locator(`a[href="/profile/${story.created_by}"]`));
  for (const name of [/^Like/, 'Bookmark', 'Share']) {
    const button = await boxOf(article.getByRole('button', { name }));
    const isInLine = button.top <= author.bottom && button.bottom >= author.top;
    expect.soft(isInLine, `${name} ${where}`).toBe(true);
    expect.soft(button.left, `${name} ${where}`).toBeGreaterThan(author.right);
  }
  expect.soft(await horizontalOverflow(page), where).toBeLessThanOrEqual(0);
}

for (const shape of ['tall', 'portrait', 'square'] as const)
  for (const title of [undefined, 'Salt', LONG_TITLE, 'Donaudampfschifffahrtsgesellschaft'])
    test(`a banner in the format ${shape} and the title “${title ?? 'of a story'}” fill the first screen`, async ({
      page,
    }) => {
      const story = await someStory();
      const banner = story.banner_picture && shaped(story.banner_picture, shape);
      await mockData(page, `/blog/${story.slug}`, [
        { ...story, ...(title && WIDE_BYLINE), title: title ?? story.title, banner_picture: banner },
      ]);
      await watchLayoutShift(page);
      await page.goto(`/stories/${story.slug}`);
      const heading = page.getByRole('heading', { level: 1 });
      await heading.waitFor();
      expect.soft(await layoutShift(page)).toBeLessThanOrEqual(0.05);
      for (const [width, height] of SCREENS) {
        await page.setViewportSize({ width, height });
        const picture = await boxOf(page.getByRole('article').locator('img'));
        const words = await boxOf(heading);
        const where = `at ${width}`;
        // Whole, on the first screen, beside the words and up to the right margin.
        expect.soft(picture.width / picture.height, where).toBeCloseTo(SHAPES[shape], 1);
        expect.soft(picture.bottom, where).toBeLessThanOrEqual(height);
        expect.soft(picture.left, where).toBeGreaterThan(words.right);
        expect.soft(width - picture.right, where).toBeLessThan(100);
        // As high as the screen lets it be, or as wide as half of it.
        const isHigh = picture.height > (height - 73) * 0.85;
        const isWide = picture.width > width * 0.43;
        expect.soft(isHigh || isWide, where).toBe(true);
        await expectActionsInLine(page, story, where);
      }
      await page.setViewportSize({ width: 1024, height: 1366 });
      await expectActionsInLine(page, story, 'at 1024');
    });

test('a wide banner stands below the words', async ({ page }) => {
  const story = await someStory();
  const banner = story.banner_picture && shaped(story.banner_picture, 'landscape');
  await mockData(page, `/blog/${story.slug}`, [{ ...story, ...WIDE_BYLINE, banner_picture: banner }]);
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    await page.goto(`/stories/${story.slug}`);
    const heading = page.getByRole('heading', { level: 1 });
    await heading.waitFor();
    const picture = await boxOf(page.getByRole('article').locator('img'));
    expect(picture.top).toBeGreaterThan((await boxOf(heading)).bottom);
    // As much room to the right as to the left.
    expect(Math.abs(width - picture.right - picture.left)).toBeLessThanOrEqual(2);
    expect(picture.left).toBeLessThan(width * 0.07);
    await expectActionsInLine(page, story, `at ${width}`);
  }
});

test('without a banner the buttons stand beside the byline', async ({ page }) => {
  const story = await someStory();
  await mockData(page, `/blog/${story.slug}`, [{ ...story, ...WIDE_BYLINE, banner_picture: null }]);
  await page.goto(`/stories/${story.slug}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    await expectActionsInLine(page, story, `at ${width}`);
  }
});

test('on a phone a banner reaches from edge to edge, and is no higher than the screen', async ({ page }) => {
  const story = await someStory();
  await page.setViewportSize({ width: 360, height: 740 });
  for (const shape of ['tall', 'portrait', 'landscape', 'panorama'] as const) {
    const banner = story.banner_picture && shaped(story.banner_picture, shape);
    await mockData(page, `/blog/${story.slug}`, [{ ...story, banner_picture: banner }]);
    await page.goto(`/stories/${story.slug}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const picture = await boxOf(page.getByRole('article').locator('img'));
    expect(picture.width / picture.height, shape).toBeCloseTo(SHAPES[shape], 1);
    expect(picture.height, shape).toBeLessThanOrEqual(740 * 0.9 + 1);
    expect(picture.left + picture.right, shape).toBeCloseTo(360, 0);
    if (shape !== 'tall') expect(picture.width, shape).toBeCloseTo(360, 0);
  }
});
