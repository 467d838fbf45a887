import type { ExhibitionDetail, ExhibitionListItem } from '@aperture-byline/contract/exhibition/wire';
import { mockData } from '../../support/mocks/api-mocks.ts';
import { SHAPES, shaped } from '../../support/mocks/picture-shapes.ts';
import { boxOf } from '../../support/page/boxes.ts';
import { horizontalOverflow } from '../../support/page/page-measures.ts';
import { first, readApi } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const STATES = ['ongoing', 'upcoming', 'past'] as const;

const list = (state: string) => readApi<ExhibitionListItem[]>(`/exhibition/approved/${state}`);

test('every seeded exhibition shows its own banner, on its card and on its page', async ({ page }) => {
  await page.goto('/exhibitions');
  for (const state of STATES)
    for (const { title, banner } of await list(state)) {
      const card = page.getByRole('article').filter({ hasText: title });
      await expect(card.locator('img')).toHaveAttribute('alt', banner?.alt ?? 'a banner');
    }
  await expect(page.locator('main img[src^="/stock/"]')).toHaveCount(0);
  for (const state of STATES) {
    const { id, banner } = first(await list(state), `${state} exhibitions`);
    await page.goto(`/exhibition/${id}`);
    await expect(page.getByRole('main').locator('img').first()).toHaveAttribute('alt', banner?.alt ?? '');
  }
});

test('one without banner and works has a stock banner in its head', async ({ page }) => {
  const { id } = first(await list('upcoming'), 'upcoming exhibitions');
  const detail = await readApi<ExhibitionDetail>(`/exhibition/${id}`);
  await mockData(page, `/exhibition/${id}`, { ...detail, banner: null, banner_url: null });
  await page.goto(`/exhibition/${id}`);
  await expect(page.getByRole('main').locator('img')).toHaveAttribute('src', /^\/stock\/banner-/);
});

for (const shape of ['tall', 'square', 'landscape', 'panorama'] as const)
  test(`a banner in the format ${shape} shows whole in the head, at every width`, async ({ page }) => {
    const { id } = first(await list('upcoming'), 'upcoming exhibitions');
    const detail = await readApi<ExhibitionDetail>(`/exhibition/${id}`);
    const banner = detail.banner && shaped(detail.banner, shape);
    await mockData(page, `/exhibition/${id}`, { ...detail, banner });
    for (const [width, height] of [
      [360, 740],
      [768, 1024],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(`/exhibition/${id}`);
      const picture = page.getByRole('main').locator('img').first();
      await picture.waitFor();
      const box = await boxOf(picture);
      expect.soft(box.width / box.height, `ratio at ${width}`).toBeCloseTo(SHAPES[shape], 1);
      expect.soft(await horizontalOverflow(page), `pixels wider than ${width}`).toBeLessThanOrEqual(0);
      if (width >= 768 && SHAPES[shape] <= 1)
        expect.soft(box.bottom, `end of the picture at ${width}`).toBeLessThanOrEqual(height);
    }
  });
