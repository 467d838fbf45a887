import type { GalleryPage, ImageDetails } from '@aperture-byline/contract/image/wire';
import { holdResponse, mockData, SHAPES, withShape } from '../../support/mocks/api-mocks.ts';
import { layoutShift, measureBox, watchLayoutShift } from '../../support/page/page-measures.ts';
import { first, readApi } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

test('on a phone a photograph of any format stands between top bar and caption, without a gap', async ({ page }) => {
  const { data } = await readApi<GalleryPage>('/image?page=1');
  const details = await readApi<ImageDetails>(`/image/details/${first(data, 'images').image_id}`);
  await page.setViewportSize({ width: 360, height: 740 });
  await watchLayoutShift(page);
  // What comes below the caption, and moves what is below itself, stays out of the measurement.
  await page.route(/\/assets\/image-(?:works|comment-form)/, () => new Promise(() => undefined));
  await holdResponse(page, `/image/comment/${details.image_id}`);
  for (const shape of ['tall', 'portrait', 'square', 'landscape', 'panorama'] as const)
    await test.step(`a photograph in the format ${shape}`, async () => {
      const picture = withShape(details.picture, shape);
      await mockData(page, `/image/details/${details.image_id}`, { ...details, picture });
      await page.goto(`/exhibition?image=${details.image_id}`);
      const heading = page.getByRole('heading', { level: 1, name: details.title });
      await heading.waitFor();
      const shown = await measureBox(page.getByRole('article').locator('img'));
      const bar = await measureBox(page.getByRole('banner'));
      const caption = await measureBox(heading);
      expect(shown.width / shown.height).toBeCloseTo(SHAPES[shape], 1);
      expect(shown.top - bar.bottom).toBeLessThanOrEqual(1);
      expect(caption.top - shown.bottom).toBeLessThanOrEqual(24);
      expect(caption.top, 'the caption begins on the first screen').toBeLessThan(740);
      if (shape !== 'tall') expect(shown.width).toBeCloseTo(360, 0);
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.05);
    });
});
