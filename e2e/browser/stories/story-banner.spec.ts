import type { BlogListItem, Story } from '@aperture-byline/contract/blog/wire';
import type { Page } from '@playwright/test';
import { mockData, SHAPES, withShape } from '../../support/mocks/api-mocks.ts';
import type { Box } from '../../support/page/page-measures.ts';
import { horizontalOverflow, layoutShift, untilFontsShow, watchLayoutShift } from '../../support/page/page-measures.ts';
import { first, readApi } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

type Shape = keyof typeof SHAPES;

const LONG_TITLE =
  'The Long and Very Patient Business of Waiting for the Monsoon to Make Up Its Mind About Our Side of the Hill';
/** Long names, which have two lines beside the buttons, and counts of four digits. */
const WIDE_BYLINE = {
  creator_firstname: 'Venkatanarasimharajuvaripeta Subrahmanyam',
  creator_lastname: 'Lakshminarayanan Rajagopalachari',
  likes: 1234,
  views: 1234,
};
const LOADED = { width: 1280, height: 720 };
const PHONE = { width: 360, height: 740 };
const SCREENS = [
  [768, 1024],
  [1440, 900],
] as const;
const PORTRAIT_TABLET = [1024, 1366] as const;

async function someStory(): Promise<Story> {
  const { slug } = first(await readApi<BlogListItem[]>('/blog'), 'stories');
  return first(await readApi<Story[]>(`/blog/${slug}`), 'stories');
}

const withBanner = (story: Story, shape: Shape): Story => ({
  ...story,
  banner_picture: story.banner_picture && withShape(story.banner_picture, shape),
});

const article = (page: Page) => page.getByRole('article').first();
const actions = (page: Page) => article(page).getByRole('button', { name: /^(?:Like, .*|Bookmark|Share)$/ });

/** Opens the page of this story in the window of a desktop. */
async function open(page: Page, story: Story): Promise<void> {
  await page.setViewportSize(LOADED);
  await mockData(page, `/blog/${story.slug}`, [story]);
  await page.goto(`/stories/${story.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(story.title);
  // Their code comes after the page, and their places are part of what is measured.
  await expect(actions(page)).toHaveCount(3);
  await untilFontsShow(page);
}

/**
 * Boxes of the banner, if there is one, of the words beside it and of the author. In one call: each lays the page out.
 */
function measure(page: Page, { created_by }: Story) {
  return article(page).evaluate((element, address) => {
    const measureBox = (selector: string) => {
      const found = element.querySelector(selector);
      const { top, bottom, left, right, width, height } = found?.getBoundingClientRect() ?? new DOMRect();
      return { top, bottom, left, right, width, height };
    };
    return {
      picture: measureBox('img'),
      words: measureBox('h1'),
      author: measureBox(`a[href="${address}"]`),
    };
  }, `/profile/${created_by}`);
}

/** That all buttons stand beside the byline, on one line with its first one, and neither reaches into the other. */
async function expectActionsInLine(page: Page, author: Box, where: string): Promise<void> {
  const buttons = await actions(page).evaluateAll((all) =>
    all.map((element) => {
      const { top, bottom, left } = element.getBoundingClientRect();
      return { name: element.getAttribute('aria-label') ?? element.textContent, top, bottom, left };
    }),
  );
  expect(buttons, where).toHaveLength(3);
  for (const { name, top, bottom, left } of buttons) {
    const isInLine = top <= author.bottom && bottom >= author.top;
    expect.soft(isInLine, `${name} ${where}`).toBe(true);
    expect.soft(left, `${name} ${where}`).toBeGreaterThan(author.right);
  }
  expect.soft(await horizontalOverflow(page), where).toBeLessThanOrEqual(0);
}

/** That the banner is whole, on the first screen, beside the words and up to the right margin. */
function expectBesideWords(
  { picture, words }: Awaited<ReturnType<typeof measure>>,
  shape: Shape,
  [width, height]: readonly [number, number],
  title: string,
): void {
  const where = `at ${width} beside “${title}”`;
  expect.soft(picture.width / picture.height, where).toBeCloseTo(SHAPES[shape], 1);
  expect.soft(picture.bottom, where).toBeLessThanOrEqual(height);
  expect.soft(picture.left, where).toBeGreaterThan(words.right);
  expect.soft(width - picture.right, where).toBeLessThan(100);
  // As high as the screen lets it be, or as wide as half of it.
  const isHigh = picture.height > (height - 73) * 0.85;
  const isWide = picture.width > width * 0.43;
  expect.soft(isHigh || isWide, where).toBe(true);
}

/** That the banner reaches from edge to edge of a phone, and is no higher than its screen. */
async function expectFillsPhone(page: Page, story: Story, shape: Shape): Promise<void> {
  await page.setViewportSize(PHONE);
  const { picture } = await measure(page, story);
  expect(picture.width / picture.height, shape).toBeCloseTo(SHAPES[shape], 1);
  expect(picture.height, shape).toBeLessThanOrEqual(740 * 0.9 + 1);
  expect(picture.left + picture.right, shape).toBeCloseTo(360, 0);
  if (shape !== 'tall') expect(picture.width, shape).toBeCloseTo(360, 0);
}

for (const shape of ['tall', 'portrait', 'square'] as const)
  test(`a banner in the format ${shape} fills the first screen beside any title`, async ({ page }) => {
    const seeded = withBanner(await someStory(), shape);
    const story = { ...seeded, ...WIDE_BYLINE, title: LONG_TITLE };
    const expectFills = async (titles: readonly string[]) => {
      for (const [width, height] of [...SCREENS, PORTRAIT_TABLET]) {
        await page.setViewportSize({ width, height });
        for (const title of titles) {
          // Only the style sheet knows of its length, so the page need not be loaded for each.
          await page.getByRole('heading', { level: 1 }).evaluate((heading, text) => {
            heading.textContent = text;
          }, title);
          const boxes = await measure(page, story);
          if (width !== PORTRAIT_TABLET[0]) expectBesideWords(boxes, shape, [width, height], title);
          await expectActionsInLine(page, boxes.author, `at ${width} beside “${title}”`);
        }
      }
    };
    await watchLayoutShift(page);
    await test.step('as its story has it', async () => {
      await open(page, seeded);
      expect.soft(await layoutShift(page)).toBeLessThanOrEqual(0.05);
      await expectFills([seeded.title]);
      await expectFillsPhone(page, seeded, shape);
    });
    await test.step('with names, counts and a title of any length', async () => {
      await open(page, story);
      expect.soft(await layoutShift(page)).toBeLessThanOrEqual(0.05);
      await expectFills([LONG_TITLE, 'Salt', 'Donaudampfschifffahrtsgesellschaft']);
    });
  });

test('a wide banner stands below the words, and without one the buttons stand beside the byline', async ({ page }) => {
  const seeded = await someStory();

  await test.step('a wide one has as much room to the right as to the left', async () => {
    const story = { ...withBanner(seeded, 'landscape'), ...WIDE_BYLINE };
    await open(page, story);
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      const { picture, words, author } = await measure(page, story);
      expect(picture.top).toBeGreaterThan(words.bottom);
      expect(Math.abs(width - picture.right - picture.left)).toBeLessThanOrEqual(2);
      expect(picture.left).toBeLessThan(width * 0.07);
      await expectActionsInLine(page, author, `at ${width}`);
    }
    await expectFillsPhone(page, story, 'landscape');
  });

  await test.step('a panorama fills a phone', async () => {
    const story = withBanner(seeded, 'panorama');
    await open(page, story);
    await expectFillsPhone(page, story, 'panorama');
  });

  await test.step('without a banner the buttons stand beside the byline', async () => {
    const story = { ...seeded, ...WIDE_BYLINE, banner_picture: null };
    await open(page, story);
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      await expectActionsInLine(page, (await measure(page, story)).author, `at ${width}`);
    }
  });
});
