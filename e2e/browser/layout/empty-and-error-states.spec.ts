import { blogMessages } from '@aperture-byline/contract/blog/blog-messages';
import { exhibitionMessages } from '@aperture-byline/contract/exhibition/exhibition-messages';
import { imageMessages } from '@aperture-byline/contract/image/image-messages';
import { messages } from '@aperture-byline/contract/shared/messages';
import { MOCKED_ERROR, mockData, mockError } from '../../support/mocks/api-mocks.ts';
import { seriousFindings } from '../../support/page/axe.ts';
import { horizontalOverflow } from '../../support/page/page-measures.ts';
import { somePaths } from '../../support/screens.ts';
import { expect, test } from '../fixtures.ts';

type Paths = Awaited<ReturnType<typeof somePaths>>;

const LATER = messages.somethingWrongLater;

/** Every page with all its API calls failing: its error messages, in the order of the page. */
const FAILED: readonly { name: string; path: (paths: Paths) => string; says: string[] }[] = [
  {
    name: 'home',
    path: () => '/',
    says: [imageMessages.noImagesAvailable, exhibitionMessages.noExhibitionsFound, blogMessages.noBlogsFound],
  },
  { name: 'stories', path: () => '/stories', says: Array(3).fill(blogMessages.noBlogsFound) },
  { name: 'story', path: ({ story }) => story, says: [messages.somethingWrong] },
  { name: 'gallery', path: () => '/gallery', says: [LATER] },
  { name: 'image', path: ({ image }) => image, says: [LATER] },
  { name: 'shop', path: () => '/shop', says: [LATER] },
  { name: 'product', path: ({ product }) => product, says: [LATER] },
  { name: 'exhibitions', path: () => '/exhibitions', says: Array(3).fill(LATER) },
  { name: 'exhibition', path: ({ exhibition }) => exhibition, says: [exhibitionMessages.exhibitionFailed] },
  { name: 'profile', path: ({ profile }) => profile, says: [messages.somethingWrong] },
];

for (const { name, path, says } of FAILED)
  test(`${name}, where nothing can be loaded, says one sentence a part, and loads again`, async ({
    page,
    allowProblem,
  }) => {
    allowProblem(MOCKED_ERROR);
    const address = path(await somePaths());
    await page.setViewportSize({ width: 360, height: 740 });
    const { recover } = await mockError(page, /./);
    await page.goto(address);
    await expect(page.getByRole('alert')).toHaveText(
      says.map((sentence) => `${sentence}${messages.tryAgain}`),
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
    expect(await seriousFindings(page)).toEqual([]);

    await recover();
    const again = page.getByRole('button', { name: messages.tryAgain });
    for (let left = says.length; left > 0; left -= 1) {
      await again.first().focus();
      await page.keyboard.press('Enter');
      await expect(again).toHaveCount(left - 1);
      // The retry button is gone; the focus stays in its section.
      await expect(page.locator('body')).not.toBeFocused();
    }
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

test('a part that fails inside a page says so in the same way', async ({ page, allowProblem }) => {
  allowProblem(MOCKED_ERROR);
  const { story, image, profile } = await somePaths();
  await mockError(page, /^\/blog(\/comment\/.*)?$/);
  await page.goto(story);
  await expect(page.getByRole('alert')).toHaveText([
    `${LATER}${messages.tryAgain}`,
    `${LATER}${messages.tryAgain}`,
  ]);

  await mockError(page, /^\/image\/comment\//);
  await page.goto(image);
  await expect(page.getByRole('alert')).toHaveText([`${LATER}${messages.tryAgain}`]);

  await mockError(page, /^\/exhibition\/approved\/past/);
  await page.goto(`${profile}?tab=exhibitions`);
  await expect(page.getByRole('alert')).toHaveText([`${LATER}${messages.tryAgain}`]);
});

test('the parts of a page with nothing to show say one sentence each, without a hairline of their own', async ({
  page,
}) => {
  await mockData(page, /^\/(?:blog|exhibition|image\/home-carousel)/, []);
  for (const [path, sentences] of [
    ['/', [imageMessages.noImagesAvailable, exhibitionMessages.noOngoingOnHome, blogMessages.noBlogsFound]],
    ['/stories', Array(3).fill(blogMessages.noBlogsFound)],
    [
      '/exhibitions',
      [exhibitionMessages.noOngoing, exhibitionMessages.noUpcoming, exhibitionMessages.noPast],
    ],
    [
      `${(await somePaths()).profile}?tab=exhibitions`,
      [exhibitionMessages.noOngoing, exhibitionMessages.noUpcoming, exhibitionMessages.noPast],
    ],
  ] as const) {
    await page.goto(path);
    const notices = page.getByRole('main').getByText(/^No /);
    await expect(notices).toHaveText(sentences);
    await expect(page.getByRole('button', { name: messages.tryAgain })).toHaveCount(0);
    const borders = await notices.evaluateAll((all) =>
      all.map((notice) => getComputedStyle(notice.parentElement ?? notice).borderBlockWidth),
    );
    expect(new Set(borders)).toEqual(new Set(['0px']));
  }
});
