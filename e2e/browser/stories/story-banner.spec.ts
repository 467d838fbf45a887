import type { BlogListItem, Story } from '@aperture-byline/contract/blog/wire';
import { mockData } from '../../support/mocks/api-mocks.ts';
import { SHAPES, shaped } from '../../support/mocks/picture-shapes.ts';
import { boxOf } from '../../support/page/boxes.ts';
import { horizontalOverflow, layoutShift, watchLayoutShift } from '../../support/page/page-measures.ts';
import { first, readApi } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const LONG_TITLE =
  'The Long and Very Patient Business of Waiting for the Monsoon to Make Up Its Mind About Our Side of the Hill';
const SCREENS = [
  [768, 1024],
  [1440, 900],
] as const;

async function someStory(): Promise<Story> {
  const { slug } = first(await readApi<BlogListItem[]>('/blog'), 'stories');
  return first(await readApi<Story[]>(`/blog/${slug}`), 'stories');
}

for (const shape of ['tall', 'portrait', 'square'] as const)
  for (const title of [undefined, 'Salt', LONG_TITLE, 'Donaudampfschifffahrtsgesellschaft'])
    test(`a banner in the format ${shape} and the title “${title ?? 'of a story'}” fill the first screen`, async ({
      page,
    }) => {
      const story = await someStory();
      const banner = story.banner_picture && shaped(story.banner_picture, shape);
      await mockData(page, `/blog/${story.slug}`, [
        { ...story, title: title ?? story.title, banner_picture: banner },
      ]);
      await watchLayoutShift(page);
      for (const [width, height] of SCREENS) {
        await page.setViewportSize({ width, height });
        await page.goto(`/stories/${story.slug}`);
        const heading = page.getByRole('heading', { level: 1 });
        await heading.waitFor();
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
        expect.soft(await horizontalOverflow(page), where).toBeLessThanOrEqual(0);
        expect.soft(await layoutShift(page), where).toBeLessThanOrEqual(0.05);
      }
    });

test('a wide banner stands below the words', async ({ page }) => {
  const story = await someStory();
  const banner = story.banner_picture && shaped(story.banner_picture, 'landscape');
  await mockData(page, `/blog/${story.slug}`, [{ ...story, banner_picture: banner }]);
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    await page.goto(`/stories/${story.slug}`);
    const heading = page.getByRole('heading', { level: 1 });
    await heading.waitFor();
    const picture = await boxOf(page.getByRole('article').locator('img'));
    expect(picture.top).toBeGreaterThan((await boxOf(heading)).bottom);
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
