import type { ExhibitionArchive, ExhibitionListItem } from '@aperture-byline/contract/exhibition/wire';
import type { PageState } from '@aperture-byline/contract/pages/rendered-page';
import { expect, test } from '../fixtures.ts';

const GROUPS = [
  { state: 'ongoing', title: /^Ongoing/ },
  { state: 'upcoming', title: /^Upcoming/ },
  { state: 'past', title: /^Past/ },
] as const;

test('the seeded exhibitions show in three groups with title, genre, author, dates and their own banner', async ({
  page,
}) => {
  await page.goto('/exhibitions');
  // As the server read them for this page: beside this test others open and close exhibitions.
  const answers: PageState = JSON.parse((await page.locator('#page-state').textContent()) ?? '[]');
  const answerOf = (list: string) => answers.find(([[call]]) => call === `GET /exhibition/approved/${list}`)?.[1];
  for (const { state, title } of GROUPS)
    await test.step(`the ${state} ones stand under their heading, in their order`, async () => {
      const exhibitions =
        state === 'past'
          ? (answerOf('archive') as ExhibitionArchive).exhibitions
          : (answerOf(state) as ExhibitionListItem[]);
      expect(exhibitions.length).toBeGreaterThan(0);
      const cards = page
        .getByRole('main')
        .locator('section')
        .filter({ has: page.getByRole('heading', { level: 2, name: title }) })
        .getByRole('article');
      await expect(cards).toHaveCount(exhibitions.length);
      for (const [index, exhibition] of exhibitions.entries()) {
        const card = cards.nth(index);
        await expect(card.getByRole('heading', { name: exhibition.title })).toBeVisible();
        await expect(card).toContainText(exhibition.genre);
        await expect(card).toContainText(exhibition.username);
        await expect(card).toContainText(exhibition.shown_dates.start);
        await expect(card).toContainText(exhibition.shown_dates.end);
        await expect(card.locator('img')).toHaveAttribute('alt', exhibition.banner?.alt ?? 'a banner');
      }
    });
  await expect(page.locator('main img[src^="/stock/"]')).toHaveCount(0);
});
