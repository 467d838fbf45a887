import type { ExhibitionDetail, ExhibitionListItem } from '@aperture-byline/contract/exhibition/wire';
import { mockData, SHAPES, withShape } from '../../support/mocks/api-mocks.ts';
import { horizontalOverflow, measureBox } from '../../support/page/page-measures.ts';
import { first, readApi } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

test('a banner of any format shows whole in the head, at every width', async ({ page }) => {
  const { id } = first(await readApi<ExhibitionListItem[]>('/exhibition/approved/upcoming'), 'upcoming exhibitions');
  const detail = await readApi<ExhibitionDetail>(`/exhibition/${id}`);
  for (const shape of ['tall', 'square', 'landscape', 'panorama'] as const)
    await test.step(`a banner in the format ${shape} shows whole`, async () => {
      const banner = detail.banner && withShape(detail.banner, shape);
      await mockData(page, `/exhibition/${id}`, { ...detail, banner });
      await page.goto(`/exhibition/${id}`);
      const picture = page.getByRole('main').locator('img').first();
      await picture.waitFor();
      for (const [width, height] of [
        [360, 740],
        [768, 1024],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        const box = await measureBox(picture);
        expect.soft(box.width / box.height, `ratio of ${shape} at ${width}`).toBeCloseTo(SHAPES[shape], 1);
        expect.soft(await horizontalOverflow(page), `pixels wider than ${width}, ${shape}`).toBeLessThanOrEqual(0);
        if (width >= 768 && SHAPES[shape] <= 1)
          expect.soft(box.bottom, `end of the picture ${shape} at ${width}`).toBeLessThanOrEqual(height);
      }
    });
});
