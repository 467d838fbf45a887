import { readFile } from 'node:fs/promises';
import { studioImageMessages } from '@aperture-byline/contract/image/studio-image-messages';
import type { StudioImage, StudioImageDetails, StudioImagePage } from '@aperture-byline/contract/image/wire';
import { profileMessages } from '@aperture-byline/contract/profile/profile-messages';
import type { Page } from '@playwright/test';
import { readToken } from '../../support/emulator/accounts.ts';
import { approveReview, putDraftImage, uniqueTitle } from '../../support/emulator/studio.ts';
import { seriousFindings } from '../../support/page/axe.ts';
import { openStudio } from '../../support/page/studio.ts';
import { callAs, first, SUITE_URL } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const ARTIST = 'artist2@example.com';
const ADMIN = 'admin@example.com';

const details = (page: Page) => page.getByRole('region', { name: 'What is chosen' });
const find = async (query: string): Promise<StudioImage[]> =>
  (await callAs<StudioImagePage>(await readToken(ARTIST), `/studio/image?${query}`)).data;
const findTitled = (title: string) => find(`q=${encodeURIComponent(title)}`);

test('words about a photograph are not lost; it is submitted, taken back, made private once it is public, and deleted', async ({
  page,
  restoreSession,
  allowProblem,
}) => {
  allowProblem(new RegExp(`dialog: ${profileMessages.leaveUnsaved.replace('?', '.')}`));
  allowProblem(/409/);
  const wayTitle = uniqueTitle('Way');
  const imageId = await putDraftImage(ARTIST, wayTitle);
  const used = first(await find('used=yes&status=approved'), 'photograph that a work shows');
  const title = uniqueTitle('Half a sentence');
  const titleField = details(page).getByLabel('Title');
  const heading = details(page).getByRole('heading', { level: 2 });
  await restoreSession(ARTIST);
  // So that the page is entered by a link, and Back leads to another page of the studio.
  await page.goto('/studio/prints');
  await openStudio(page, 'Library');
  await page.getByRole('checkbox', { name: wayTitle }).check();

  await test.step('what is typed stays where the page is to be left, or others are ticked', async () => {
    await titleField.fill(title);
    await page.evaluate(() => window.history.back());
    await openStudio(page, 'Prints');
    await expect(page).toHaveURL('/studio/library');
    const question = page.getByRole('dialog', { name: studioImageMessages.unsaved });
    const other = page.getByRole('checkbox', { name: used.title, exact: true }).first();
    await other.click();
    await expect(question).toBeVisible();
    expect(await seriousFindings(page)).toEqual([]);
    await question.getByRole('button', { name: 'Go on writing' }).press('Enter');
    await expect(titleField).toHaveValue(title);
    await other.click();
    await question.getByRole('button', { name: 'Save', exact: true }).press('Enter');
    await expect(details(page).getByRole('heading', { name: '2 photographs' })).toBeVisible();
    expect(await findTitled(title)).toMatchObject([{ id: imageId, title }]);
    await other.click();
    await expect(heading).toHaveText(title);
  });

  await test.step('it waits for review, and cannot be changed until it is taken back', async () => {
    await details(page).getByRole('button', { name: 'Submit for review' }).click();
    await expect(page.getByText(studioImageMessages.submitted)).toBeVisible();
    await page.getByRole('checkbox', { name: title }).check();
    await expect(details(page).getByText(studioImageMessages.waits)).toBeVisible();
    await expect(details(page).getByLabel('Title')).toHaveCount(0);
    await details(page).getByRole('button', { name: 'Take back' }).press('Enter');
    await expect(details(page).getByRole('heading', { name: title })).toBeFocused();
    await details(page).getByLabel('Visibility').selectOption('Public');
    await details(page).getByRole('button', { name: 'Submit for review' }).click();
    await expect(details(page)).toHaveCount(0);
  });

  await test.step('once it is approved everybody sees it, and nobody once it is private', async () => {
    await approveReview(await readToken(ADMIN), `image-${imageId}`);
    const publicStatus = async () => (await fetch(`${SUITE_URL}/api/image/details/${imageId}`)).status;
    expect(await publicStatus()).toBe(200);
    await page.goto('/studio/library');
    await page.getByLabel('Search titles and tags').fill(title);
    await page.getByRole('checkbox', { name: title }).check();
    await details(page).getByLabel('Visibility').selectOption('Private');
    await details(page).getByRole('button', { name: 'Save' }).click();
    await expect.poll(publicStatus).toBe(404);
  });

  await test.step('it is deleted', async () => {
    await details(page).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(studioImageMessages.deleted)).toBeVisible();
    await expect(page.getByText(studioImageMessages.noneFits)).toBeVisible();
    expect(await findTitled(title)).toEqual([]);
  });

  await test.step('a photograph that works show is not deleted, and leads to them', async () => {
    const path = `/studio/image/${used.id}`;
    const { uses } = await callAs<StudioImageDetails>(await readToken(ARTIST), path);
    await page.getByLabel('Search titles and tags').fill(used.title);
    await page.getByRole('checkbox', { name: used.title, exact: true }).first().check();
    await details(page).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    const refusal = details(page).getByRole('alert');
    await expect(refusal).toContainText(studioImageMessages.inUse);
    // Prints of other tests may show it meanwhile.
    for (const { title } of uses.filter(({ kind }) => kind !== 'home'))
      await expect(refusal.getByRole('listitem').filter({ hasText: title }).first()).toBeVisible();
    expect(await seriousFindings(page)).toEqual([]);
    await refusal.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/studio\/(?:exhibitions|stories|prints)\/.+/);
    await expect(page.getByRole('textbox', { name: 'Title' })).toBeVisible();
  });
});

test('originals come back: one as the file that was uploaded, several in a zip, and what fails is named', async ({
  page,
  restoreSession,
  allowProblem,
}) => {
  allowProblem(/404/);
  const lost = uniqueTitle('Lost');
  await putDraftImage(ARTIST, lost);
  const known = first(await find('used=yes&status=approved'), 'photograph that a work shows');
  await restoreSession(ARTIST);
  await page.goto(`/studio/library?image=${known.id}`);
  const progress = page.getByRole('region', { name: 'Download of originals' });

  await test.step('one by itself', async () => {
    const downloading = page.waitForEvent('download');
    await details(page).getByRole('button', { name: 'Download original' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/\.(jpg|png|webp)$/);
    expect((await readFile(await download.path())).length).toBeGreaterThan(10_000);
    await expect(page.getByText(studioImageMessages.originalsSaved(1))).toBeVisible();
    await expect(progress).toHaveCount(0);
  });

  await test.step('two, of which one has no file any more', async () => {
    await page.getByRole('checkbox', { name: lost }).check();
    const downloading = page.waitForEvent('download');
    await details(page).getByRole('button', { name: 'Download 2 originals' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('Originals.zip');
    expect((await readFile(await download.path())).subarray(0, 4).toString('latin1')).toBe('PK\x03\x04');
    await expect(progress).toContainText(studioImageMessages.originalsFailed(1, 2));
    await expect(progress).toContainText(lost);
    await expect(progress).toBeInViewport();
    expect(await seriousFindings(page)).toEqual([]);
    await progress.getByRole('button', { name: 'Close' }).click();
    await expect(details(page).getByRole('heading', { name: '2 photographs' })).toBeFocused();
  });
});
