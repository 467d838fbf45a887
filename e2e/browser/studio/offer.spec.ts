import { largestPrint } from '@aperture-byline/contract/product/print-density';
import type { StudioProduct } from '@aperture-byline/contract/product/wire';
import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import { publicImages, readStudioWork, submitPrint, uniqueTitle } from '../../support/emulator/studio.ts';
import { seriousFindings } from '../../support/page/axe.ts';
import { horizontalOverflow } from '../../support/page/page-measures.ts';
import { readWorkId, savedStatus } from '../../support/page/studio.ts';
import { first } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const ARTIST = 'artist2@example.com';

test('a photograph becomes a print, with the sizes of an earlier one, and an exhibition and a story begin with it', async ({
  page,
  restoreSession,
}) => {
  const earlier = uniqueTitle('Earlier');
  await submitPrint(ARTIST, earlier);
  const image = first(await publicImages(ARTIST), 'public photograph');
  const { width, height } = largestPrint(image.picture) ?? { width: 0, height: 0 };
  const ways = page.getByRole('navigation', { name: 'Work with this photograph' });
  await restoreSession(ARTIST);

  await test.step('the print has its title, an earlier offer and the largest size', async () => {
    await page.goto(`/studio/library?image=${image.id}`);
    await ways.getByRole('link', { name: 'Offer as a print' }).click();
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(image.title);
    await page.getByLabel('Earlier print').selectOption(earlier);
    await page.getByRole('button', { name: 'Use its sizes and frames' }).click();
    await expect(page.getByText(studioMessages.offerCopied(earlier, []))).toBeVisible();
    await page.getByRole('button', { name: 'Add this size' }).click();
    await expect(page.getByLabel('Price in rupees').last()).toBeFocused();
    await page.keyboard.type('9,000');
    await expect(savedStatus(page)).toBeVisible();
    const { fields } = await readStudioWork<StudioProduct>(ARTIST, 'product', readWorkId(page));
    expect(fields).toMatchObject({
      title: image.title,
      imageIds: [image.id],
      sizes: [
        { price: 5000, edition: null },
        { width, height, price: 9000 },
      ],
      frames: [{ type: 'Oak', charge: 500 }],
    });
    expect(await seriousFindings(page)).toEqual([]);
  });

  await test.step('its preview is the page of the shop', async () => {
    await page.getByRole('button', { name: 'Preview' }).click();
    const preview = page.getByRole('region', { name: 'Preview' });
    await expect(preview.getByRole('heading', { level: 1, name: image.title })).toBeVisible();
    await preview.getByRole('group', { name: 'Size' }).getByRole('radio').nth(1).check();
    await expect(preview.getByText('Rs. 9,500').first()).toBeVisible();
    for (const size of [360, 768, 1440]) {
      await page.setViewportSize({ width: size, height: 900 });
      expect.soft(await horizontalOverflow(page), `pixels wider than ${size}`).toBeLessThanOrEqual(0);
    }
    expect(await seriousFindings(page)).toEqual([]);
  });

  for (const [name, list] of [
    ['New exhibition with it', 'Photographs in their order'],
    ['New story with it', 'Picture gallery in its order'],
  ] as const)
    await test.step(name, async () => {
      await page.goto(`/studio/library?image=${image.id}`);
      await ways.getByRole('link', { name }).click();
      await expect(page.getByRole('list', { name: list }).getByRole('listitem')).toHaveCount(1);
    });
});
