import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import { tokenOf } from '../../../support/emulator/accounts.ts';
import { approveReview } from '../../../support/emulator/reviews.ts';
import { completeDraft, slugOf, unique } from '../../../support/emulator/studio.ts';
import { seriousFindings } from '../../../support/page/axe.ts';
import { horizontalOverflow } from '../../../support/page/page-measures.ts';
import { field, saved, storyText } from '../../../support/page/studio.ts';
import { callAs } from '../../../support/suite.ts';
import { expect, test } from '../../fixtures.ts';

const ARTIST = 'artist@example.com';
const ADMIN = 'admin@example.com';

test('a story comes back with its reason, is approved, and its old text stays while a new one is written', async ({
  page,
  otherPage,
  restoreSession,
}) => {
  test.slow();
  const title = unique('Revised');
  const admin = await tokenOf(ADMIN);
  const { id } = await completeDraft(ARTIST, title);
  await restoreSession(ARTIST);
  await page.goto(`/studio/stories/${id}`);
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByText('Waits for review')).toBeVisible();
  await callAs(admin, `/studio/review/blog-${id}/return`, { reason: 'Please name the harbour.' });
  await page.goto('/studio/stories');
  const entry = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: title, exact: true }) });
  await expect(entry).toContainText('Sent back');
  await expect(entry).toContainText('Please name the harbour.');
  expect(await seriousFindings(page)).toEqual([]);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await horizontalOverflow(page), `pixels wider than ${width}`).toBeLessThanOrEqual(0);
  }
  await entry.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Why it was sent back' })).toBeVisible();
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByRole('button', { name: 'Take it back' })).toBeVisible();
  await approveReview(admin, `blog-${id}`);

  await page.reload();
  await expect(page.getByText(studioMessages.revised)).toBeVisible();
  await expect(field(page, 'Address')).not.toBeEditable();
  const address = `/stories/${slugOf(title)}`;
  await storyText(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('The new words.');
  await expect(saved(page)).toBeVisible();
  await page.getByRole('button', { name: 'Submit the changes' }).click();
  await expect(page.getByText('Public, changes wait for review')).toBeVisible();
  const reader = await otherPage();
  await reader.goto(address);
  await expect(reader.getByText('The old words.')).toBeVisible();
  await expect(reader.getByText('The new words.')).toHaveCount(0);
  await approveReview(admin, `revision-blog-${id}`);
  await expect(async () => {
    await reader.reload();
    await expect(reader.getByText('The new words.')).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test('what is not for readers says what to do', async ({ page, restoreSession }) => {
  await restoreSession('reader@example.com');
  for (const path of ['/studio/stories', '/studio/stories/new']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Only for photographers' })).toBeVisible();
  }
});

test('what is not there says so, and the profile leads to what is', async ({
  page,
  restoreSession,
  allowProblem,
}) => {
  allowProblem(/404/);
  await restoreSession(ARTIST);
  await page.goto('/studio/stories/nosuchstory');
  await expect(page.getByRole('heading', { name: 'There is no such story among yours.' })).toBeVisible();
  await page.goto('/profile?tab=stories');
  await page.getByRole('link', { name: 'Drafts and new stories' }).click();
  await expect(page.getByRole('heading', { name: 'Your stories' })).toBeVisible();
});
