import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** Reads the statement of this month that an artist downloads: CSV, a line for each entry. */
export async function downloadStatement(artist: Page): Promise<string> {
  await artist.goto('/studio/money');
  const downloading = artist.waitForEvent('download');
  await artist
    .getByRole('button', { name: /^CSV of/ })
    .first()
    .click();
  return readFile(await (await downloading).path(), 'utf8');
}
