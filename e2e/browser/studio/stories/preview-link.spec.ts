import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import { createCompleteDraft, createExhibitionDraft, uniqueTitle } from '../../../support/emulator/studio.ts';
import { seriousFindings } from '../../../support/page/axe.ts';
import { expect, test } from '../../fixtures.ts';

const ARTIST = 'artist@example.com';

test('a draft is read by its link, with its photographs, until the link is ended', async ({
  page,
  restoreSession,
  otherPage,
  allowProblem,
}) => {
  allowProblem(/404/);
  const title = uniqueTitle('Not public');
  const { id } = await createCompleteDraft(ARTIST, title);
  await restoreSession(ARTIST);
  await page.goto(`/studio/stories/${id}`);
  await page.getByRole('button', { name: 'Share a preview' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share a preview' });
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  await expect(dialog.getByText(studioMessages.previewMade)).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  const address = (await dialog.getByText(/\/preview\//).textContent()) ?? '';

  const visitor = await otherPage();
  const response = await visitor.goto(address);
  expect(response?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(visitor.getByText(/^A preview by .+; not published\.$/)).toBeVisible();
  const picture = visitor.locator('article img').first();
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((image: HTMLImageElement) => [image.naturalWidth > 0, image.currentSrc])).toEqual([
    true,
    expect.stringContaining('/api/studio/file/preview/'),
  ]);
  expect(await seriousFindings(visitor)).toEqual([]);

  await dialog.getByRole('button', { name: /^End it now/ }).click();
  await expect(dialog.getByText(studioMessages.previewEnded)).toBeVisible();
  expect((await visitor.reload())?.status()).toBe(404);
  await expect(visitor.getByRole('heading', { name: 'No such preview' })).toBeVisible();
  await expect(visitor.getByText(title)).toHaveCount(0);
});

test('an exhibition that is not public is seen by its link as before, during and after it', async ({
  page,
  restoreSession,
  otherPage,
}) => {
  const title = uniqueTitle('Not hung');
  const { id } = await createExhibitionDraft(ARTIST, title);
  await restoreSession(ARTIST);
  await page.goto(`/studio/exhibitions/${id}`);
  await page.getByRole('button', { name: 'Share a preview' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share a preview' });
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  const address = (await dialog.getByText(/\/preview\//).textContent()) ?? '';

  const visitor = await otherPage();
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const picture = visitor.getByRole('listitem').getByRole('img').first();
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('/api/studio/file/preview/');
  await visitor.getByRole('button', { name: 'Before the opening' }).press('Enter');
  await expect(visitor.getByText(/^Opens on /)).toBeVisible();
  expect(await seriousFindings(visitor)).toEqual([]);
});
