import type { ExhibitionListItem } from '@aperture-byline/contract/exhibition/wire';
import type { ExhibitionPrint } from '@aperture-byline/contract/work/wire';
import { seriousFindings } from '../../support/page/axe.ts';
import { measureBox } from '../../support/page/page-measures.ts';
import { expectShown, openExhibition, viewer } from '../../support/page/viewer.ts';
import { readApi } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

test('after its last picture the viewer says whose it was, what is for sale and what is next, and begins anew', async ({
  page,
}) => {
  const { id, title, images } = await openExhibition();
  const ongoing = await readApi<ExhibitionListItem[]>('/exhibition/approved/ongoing');
  const prints = await readApi<ExhibitionPrint[]>(`/exhibition/${id}/prints`);
  const place = ongoing.findIndex((listed) => listed.id === id);
  const next = ongoing[(place + 1) % ongoing.length];
  const artist = ongoing[place]?.username ?? '';
  await page.goto(`/exhibition/${id}/gallery`);
  await expectShown(page, images, 0);
  await expect(viewer(page).getByRole('link', { name: artist })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  const card = viewer(page).locator('.yarl__slide_current');
  await expect(card.getByRole('heading', { name: title })).toBeVisible();
  await expect(page).toHaveURL(`/exhibition/${id}/gallery`);
  await page.keyboard.press('ArrowLeft');
  await expectShown(page, images, -1);
  await page.keyboard.press('ArrowRight');
  await expect(card.getByRole('link', { name: artist })).toBeVisible();
  await expect(card.getByRole('button', { name: `Follow ${artist}` })).toBeVisible();
  if (prints.some(({ isPrinted }) => isPrinted))
    await expect(card.getByRole('listitem').getByRole('link').first()).toHaveAttribute('href', /^\/shop\//);
  await expect(card.getByRole('link', { name: next?.title ?? '' })).toHaveAttribute('href', `/exhibition/${next?.id}`);
  expect(await seriousFindings(page)).toEqual([]);

  for (const width of [360, 768, 1440])
    await test.step(`at ${width} px it is wholly on the screen`, async () => {
      await page.setViewportSize({ width, height: 740 });
      await expect.poll(async () => (await measureBox(card)).width).toBeLessThan(width + 1);
      await expect(card.getByRole('button', { name: 'See it from the beginning' })).toBeInViewport();
    });

  await test.step('Back from where it leads returns to it, also after a reload', async () => {
    await card.getByRole('link', { name: 'Write in the guest book' }).click();
    await expect(page).toHaveURL(`/exhibition/${id}#comments`);
    await page.goBack();
    await page.reload();
    await card.getByRole('button', { name: 'See it from the beginning' }).click();
    await expectShown(page, images, 0);
  });
});
