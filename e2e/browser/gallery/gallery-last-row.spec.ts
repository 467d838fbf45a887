import type { GalleryImage, GalleryPage } from '@aperture-byline/contract/image/wire';
import { mockData, SHAPES, withShape } from '../../support/mocks/api-mocks.ts';
import { horizontalOverflow, measureBox } from '../../support/page/page-measures.ts';
import { first, readApi } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const like = (image: GalleryImage, shape: keyof typeof SHAPES, index: number): GalleryImage => ({
  ...image,
  image_id: `test-${index}`,
  picture: withShape(image.picture, shape),
});

test('a last photograph without a partner stands as high as its row, in any format', async ({ page }) => {
  const { data, pagination } = await readApi<GalleryPage>('/image?page=1');
  const image = first(data, 'images');
  for (const shape of ['tall', 'portrait', 'landscape', 'panorama'] as const)
    await test.step(`a last photograph without a partner, ${shape}`, async () => {
      const images = [like(image, 'landscape', 0), like(image, 'landscape', 1), like(image, shape, 2)];
      await mockData(page, '/image?page=1', {
        data: images,
        pagination: { ...pagination, total: 3, totalPages: 1 },
      });
      await page.goto('/gallery');
      const pictures = page.getByRole('main').getByRole('article').locator('img');
      await expect(pictures).toHaveCount(3);
      for (const width of [768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const usual = await measureBox(pictures.nth(0));
        const partner = await measureBox(pictures.nth(1));
        const last = await measureBox(pictures.nth(2));
        expect(last.width / last.height).toBeCloseTo(SHAPES[shape], 1);
        expect(last.left).toBeCloseTo(usual.left, 0);
        if (shape === 'panorama') expect(last.right).toBeCloseTo(partner.right, 0);
        else expect(last.height).toBeCloseTo(usual.height, 0);
        const words = await measureBox(page.getByRole('article').nth(2).getByRole('heading'));
        expect(words.width).toBeGreaterThanOrEqual(Math.min(last.width, 320));
        expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
      }
    });
});
