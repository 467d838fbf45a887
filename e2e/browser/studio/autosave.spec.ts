import type { StudioProduct } from '@aperture-byline/contract/product/wire';
import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import type { Page } from '@playwright/test';
import { readToken } from '../../support/emulator/accounts.ts';
import { approveReview, changeWork, readStudioWork, submitPrint, uniqueTitle } from '../../support/emulator/studio.ts';
import { seriousFindings } from '../../support/page/axe.ts';
import { field, readWorkId, savedStatus } from '../../support/page/studio.ts';
import { expect, test } from '../fixtures.ts';

const ARTIST = 'artist@example.com';
const ADMIN = 'admin@example.com';

const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

// For the other kinds of work, the editor's tests in jsdom prove both.
test('a new exhibition is saved while it is written, and nothing of it is lost by a crash', async ({
  page,
  restoreSession,
  allowProblem,
}) => {
  allowProblem(/ERR_FAILED/);
  const written = async () => (await readStudioWork(ARTIST, 'exhibition', readWorkId(page))).fields;
  const title = uniqueTitle('Written once');
  await restoreSession(ARTIST);
  await page.goto('/studio/exhibitions');
  await page.getByRole('link', { name: 'Begin a new exhibition' }).click();
  await field(page, 'Title').fill(title);
  await expect(savedStatus(page)).toBeVisible();
  await expect(page).toHaveURL(/\/studio\/exhibitions\/[\w-]{20}$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await written()).toMatchObject({ title });

  await page.route('**/api/studio/exhibition/**', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  );
  // By which the client finds that there is a connection: it would try again by itself.
  await page.route('**/icon.svg', (route) => route.abort());
  await textbox(page, 'Genre').fill('Before a crash');
  await expect(page.getByText(studioMessages.waitsForConnection)).toBeVisible();
  await page.reload();
  await expect(textbox(page, 'Genre')).toHaveValue('Before a crash');
  expect(await written()).toMatchObject({ genre: '' });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await expect(savedStatus(page)).toBeVisible();
  expect(await written()).toMatchObject({ genre: 'Before a crash' });
  await page.reload();
  await expect(textbox(page, 'Genre')).toHaveValue('Before a crash');
});

test('what another window did to the print is shown, and dropped changes can be brought back', async ({
  page,
  restoreSession,
  allowProblem,
}) => {
  allowProblem(/409/);
  const { id } = await submitPrint(ARTIST, uniqueTitle('Two windows'));
  await approveReview(await readToken(ADMIN), `product-${id}`);
  const read = () => readStudioWork<Pick<StudioProduct, 'revision' | 'fields'>>(ARTIST, 'product', id);
  await restoreSession(ARTIST);
  await page.goto(`/studio/prints/${id}`);
  const before = await textbox(page, 'Place').inputValue();
  const conflict = page.getByRole('alert').filter({ hasText: 'This print was changed in another window' });

  await changeWork(ARTIST, 'product', id, { title: 'From the other window' });
  await textbox(page, 'Place').fill('Mine');
  await expect(conflict.getByRole('heading')).toBeFocused();
  await conflict.locator('summary').click();
  await expect(conflict).toContainText('From the other window');
  expect(await seriousFindings(page)).toEqual([]);
  await conflict.getByRole('button', { name: 'Load the newest version' }).click();
  await expect(field(page, 'Title')).toHaveValue('From the other window');
  await expect(textbox(page, 'Place')).toHaveValue(before);

  await textbox(page, 'Place').fill('Mine');
  await expect(savedStatus(page)).toBeVisible();
  await page.getByRole('button', { name: 'Drop the changes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Drop them' }).click();
  await expect(textbox(page, 'Place')).toHaveValue(before);
  expect((await read()).revision).toBeNull();
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(textbox(page, 'Place')).toHaveValue('Mine');
  await expect(page.getByText(studioMessages.undone)).toBeVisible();
  expect(await read()).toMatchObject({
    revision: { status: 'draft' },
    fields: { title: 'From the other window', place: 'Mine' },
  });
});
