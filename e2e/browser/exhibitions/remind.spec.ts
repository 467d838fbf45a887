import type { ExhibitionListItem } from '@aperture-byline/contract/exhibition/wire';
import { pagePaths } from '@aperture-byline/contract/pages/page-table';
import { reminderMessages } from '@aperture-byline/contract/reminder/reminder-messages';
import { seriousFindings } from '../../support/page/axe.ts';
import { first, readApi } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const READER = 'reader@example.com';

test('who is signed in is reminded of an opening with one press, and takes that back with another', async ({
  page,
  restoreSession,
}) => {
  const upcoming = await readApi<ExhibitionListItem[]>('/exhibition/approved/upcoming');
  await restoreSession(READER);
  await page.goto(pagePaths().exhibition(first(upcoming, 'upcoming exhibitions').id));
  const button = page.getByRole('button', { name: reminderMessages.remind });
  const pressed = page.getByRole('button', { name: reminderMessages.reminding });
  await button.click();
  await expect(page.getByText(reminderMessages.reminded)).toBeVisible();
  await page.reload();
  await expect(pressed).toHaveAttribute('aria-pressed', 'true');
  expect(await seriousFindings(page)).toEqual([]);
  await pressed.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
});
