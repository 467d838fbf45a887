import { reviewMessages } from '@aperture-byline/contract/review/review-messages';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Photograph } from '../pictures/photographs.ts';

/** Milliseconds: each photograph is encoded in three formats at several widths. */
const PROCESSING = 60_000;
/** In which a list that is there shows what is in it. */
const READING = 5_000;

export const storyText = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });

/** Returns the panel that describes and changes the figure that the cursor is in. */
export const figurePanel = (page: Page) => page.getByRole('region', { name: 'This figure' });

export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

/** Returns the status that an editor shows once all changes are saved. */
export const savedStatus = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved$/ });

export const readWorkId = (page: Page) => String(new URL(page.url()).pathname.split('/').at(-1));

export async function openStudio(page: Page, part: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Studio' }).getByRole('link', { name: part }).click();
}

/** Uploads files on `/studio/upload`, and waits until all are in the library. */
export async function uploadPhotographs(page: Page, files: readonly Photograph[]): Promise<void> {
  const queue = page.getByRole('region', { name: 'Uploads' });
  await page.getByLabel('Choose photographs').setInputFiles([...files]);
  for (const { name } of files)
    await expect(queue.getByRole('listitem').filter({ hasText: name })).toContainText('Ready', {
      timeout: PROCESSING,
    });
}

/** Says what the newest photograph without a title shows, and makes it Public. */
export async function describePhotograph(page: Page, title: string, alt: string): Promise<void> {
  await page.getByRole('checkbox', { name: 'Untitled' }).first().check();
  const details = page.getByRole('region', { name: 'What is chosen' });
  await details.getByLabel('Title').fill(title);
  await details.getByLabel('Alternative text').fill(alt);
  await details.getByLabel('Visibility').selectOption('Public');
  await details.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('checkbox', { name: title }).uncheck();
}

/** Chooses photographs of the library for an exhibition or a print, in this order. */
export async function choosePhotographs(
  page: Page,
  field: 'Choose photographs' | 'Choose a banner',
  titles: readonly string[],
): Promise<void> {
  await page.getByRole('button', { name: field }).click();
  const dialog = page.getByRole('dialog', { name: field });
  for (const title of titles) await dialog.getByRole('checkbox', { name: title }).check();
  await dialog.getByRole('button', { name: /^Use (it|these)$/ }).click();
  await expect(dialog).toHaveCount(0);
}

/** Puts a photograph into the text of a story at the cursor, and says there what is to be seen. */
export async function insertPhotograph(page: Page, title: string, alt: string): Promise<void> {
  await page.getByRole('button', { name: 'Photographs', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Photographs for the text' });
  await dialog.getByRole('checkbox', { name: title }).check();
  await dialog.getByRole('button', { name: 'Use it' }).click();
  await expect(dialog).toHaveCount(0);
  await storyText(page).getByRole('img').last().click();
  await figurePanel(page).getByLabel('Alternative text').fill(alt);
  await expect(storyText(page).getByRole('img', { name: alt })).toBeVisible();
  await storyText(page).locator(':scope > p').last().click();
}

export async function appendText(page: Page, words: string): Promise<void> {
  await storyText(page).locator(':scope > p').last().click();
  await page.keyboard.press('End');
  await page.keyboard.type(words);
  await expect(storyText(page)).toContainText(words);
}

/** Submits what is open, and waits until it is. */
export async function submitWork(page: Page, button = 'Submit for review'): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByText(/waits? for review/i).first()).toBeVisible();
}

/** Finds the entry with this text on the open review desk. Reloads the list until a trigger has put it there. */
export async function openReview(admin: Page, kind: string, text: string): Promise<Locator> {
  const entry = admin.getByRole('main').getByRole('listitem').filter({ hasText: text });
  await expect(async () => {
    await admin.reload();
    await admin.getByRole('combobox', { name: 'Show' }).selectOption({ label: kind });
    await expect(entry).toBeVisible({ timeout: READING });
  }).toPass();
  return entry;
}

/** Opens a work that waits on the desk, which can be approved once it was read. */
export async function openWork(entry: Locator): Promise<void> {
  await entry.getByRole('button', { name: /^(Look at it|Compare old and new)$/ }).click();
  await expect(entry.getByRole('button', { name: 'Approve' })).toBeVisible();
}

/** Approves what waits on the desk, and waits until it is done: publishing copies the files of photographs. */
export async function approveWork(
  admin: Page,
  entry: Locator,
  message: string = reviewMessages.workApproved,
): Promise<void> {
  const fold = entry.getByRole('button', { name: /^(Look at it|Compare old and new)$/ });
  if ((await fold.count()) > 0) await openWork(entry);
  await entry.getByRole('button', { name: 'Approve' }).click();
  const done = entry.getByText(message);
  // After the time in which it can be undone, it is sent without being asked for.
  await expect(entry.getByText(reviewMessages.isApproved).or(done)).toBeVisible();
  // Sends it at once, as leaving the page does, without the time in which it can be undone.
  await admin.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  await expect(done).toBeVisible({ timeout: PROCESSING });
  // The page stands for others that go on with the list.
  await expect(admin.getByRole('button', { name: 'Undo' })).toHaveCount(0);
}

export async function returnWork(admin: Page, entry: Locator, reason: string): Promise<void> {
  await entry.getByRole('button', { name: 'Send back' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Send it back?' });
  await dialog.getByLabel('Your reason').fill(reason);
  await dialog.getByRole('button', { name: 'Send back' }).click();
  await expect(entry.getByText(reviewMessages.workReturned)).toBeVisible();
}
