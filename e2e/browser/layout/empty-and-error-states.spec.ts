import { blogMessages } from '@aperture-byline/contract/blog/blog-messages';
import { exhibitionMessages } from '@aperture-byline/contract/exhibition/exhibition-messages';
import type { ExhibitionArchive } from '@aperture-byline/contract/exhibition/wire';
import { imageMessages } from '@aperture-byline/contract/image/image-messages';
import { messages } from '@aperture-byline/contract/shared/messages';
import { MOCKED_ERROR, mockData, mockError } from '../../support/mocks/api-mocks.ts';
import { seriousFindings } from '../../support/page/axe.ts';
import { horizontalOverflow } from '../../support/page/page-measures.ts';
import { publicPaths } from '../../support/screens.ts';
import { expect, test } from '../fixtures.ts';

/**
 * Messages where nothing can be loaded: of the parts of a page, and of a page as a whole. All pages are tested in
 * `failed-pages.unit.test.tsx`.
 */
const FAILED = [
  {
    name: 'the front page',
    path: async () => '/',
    says: [imageMessages.noImagesAvailable, exhibitionMessages.noExhibitionsFound, blogMessages.noBlogsFound],
  },
  {
    name: 'an exhibition',
    path: publicPaths.exhibition,
    says: [exhibitionMessages.exhibitionFailed],
  },
] as const;

test('where nothing can be loaded, a page says one sentence a part, and loads again', async ({
  page,
  allowProblem,
}) => {
  allowProblem(MOCKED_ERROR);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const { name, path, says } of FAILED)
    await test.step(`${name} fits a phone, and every part of it loads again`, async () => {
      const { recover } = await mockError(page, /./);
      await page.goto(await path());
      await expect(page.getByRole('alert')).toHaveText(says.map((sentence) => `${sentence}${messages.tryAgain}`));
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
});

test('the parts of a page with nothing to show say one sentence each, without a hairline of their own', async ({
  page,
}) => {
  await mockData(page, /^\/(?:blog|exhibition|image\/home-carousel)/, []);
  await mockData(page, /^\/exhibition\/approved\/archive/, {
    years: [],
    year: null,
    exhibitions: [],
    pagination: { page: 1, pageSize: 12, total: 0, totalPages: 1 },
  } satisfies ExhibitionArchive);
  for (const [path, sentences] of [
    ['/', [imageMessages.noImagesAvailable, exhibitionMessages.noOngoingOnHome, blogMessages.noBlogsFound]],
    ['/stories', Array(3).fill(blogMessages.noBlogsFound)],
    ['/exhibitions', [exhibitionMessages.noOngoing, exhibitionMessages.noUpcoming, exhibitionMessages.noPast]],
    [
      `${await publicPaths.profile()}?tab=exhibitions`,
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
