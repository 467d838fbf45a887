import type { Notice } from '@aperture-byline/contract/notice/wire';
import { reviewMessages } from '@aperture-byline/contract/review/review-messages';
import type { Page } from '@playwright/test';
import { readToken } from '../../support/emulator/accounts.ts';
import { db, readFields } from '../../support/emulator/firebase.ts';
import { putDraftImage, uniqueTitle } from '../../support/emulator/studio.ts';
import { mockGoogle } from '../../support/mocks/google-sign-in.ts';
import { seriousFindings } from '../../support/page/axe.ts';
import { expectFits } from '../../support/page/expect-fits.ts';
import { horizontalOverflow } from '../../support/page/page-measures.ts';
import { callAs } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const ADMIN = 'admin@example.com';
const ARTIST = 'artist@example.com';
const COUNT = 20;
/** Milliseconds: files of public photographs are copied. */
const PROCESSING = 60_000;

/** Photographs of one submission that wait, the second one private. */
async function submitTogether(title: string): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < COUNT; index += 1) ids.push(await putDraftImage(ARTIST, `${title} ${index}`));
  await db.doc(`images/${ids[1]}`).update({ privacyStatus: 'Private' });
  await callAs(await readToken(ARTIST), '/studio/image/submit', { ids });
  for (const id of ids) await expect.poll(async () => (await db.doc(`reviews/image-${id}`).get()).exists).toBe(true);
  return ids;
}

const statusOf = async (id: string | undefined) => (await readFields(`images/${id}`)).status;
const listStatuses = (ids: readonly string[]) => Promise.all(ids.map(statusOf));

/** Sends what can be undone, as leaving the page does. */
const sendDecisions = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('pagehide')));

test('an administrator decides twenty photographs of one submission by keys and pointer, each as it was read', async ({
  page,
  restoreSession,
}) => {
  test.slow();
  const title = uniqueTitle('Ebb');
  const ids = await submitTogether(title);
  const { ownerId } = (await db.doc(`reviews/image-${ids[0]}`).get()).data() ?? {};
  await mockGoogle(page.context());
  await restoreSession(ADMIN);
  await page.goto('/studio/review');
  const { keyboard } = page;
  const sheet = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: `${COUNT} photographs by` });
  const look = (index: number) => sheet.getByRole('button', { name: new RegExp(`^${title} ${index}, `) });
  const panelOf = (index: number) => sheet.getByRole('heading', { level: 4, name: `Photograph: ${title} ${index} by` });
  const selected = page.getByRole('region', { name: 'Selected' });

  await test.step('filters stand in the address, and reload, Back and a link keep them', async () => {
    await page.getByRole('combobox', { name: 'Show' }).selectOption({ label: 'Photographs' });
    await page.getByRole('combobox', { name: 'Photographer' }).selectOption(String(ownerId));
    await page.getByRole('combobox', { name: 'Visibility' }).selectOption({ label: 'Private' });
    const filtered = `/studio/review?kind=image&photographer=${ownerId}&privacy=private`;
    await expect(page).toHaveURL(filtered);
    await expect(page.getByRole('heading', { level: 3 })).toContainText(`${title} 1 `);
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'Visibility' })).toHaveValue('private');
    await expect(page.getByRole('heading', { level: 3 })).toContainText(`${title} 1 `);
    await page.getByRole('tab', { name: 'Log' }).click();
    await expect(page).toHaveURL(`${filtered}&tab=log`);
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Log' })).toHaveAttribute('aria-selected', 'true');
    await page.goto(`/studio/review?kind=image&photographer=${ownerId}`);
    await expect(sheet).toContainText('1 of them private');
  });

  await test.step('the sheet fits each width, and each thumbnail says whether it is public', async () => {
    await expect(sheet.getByRole('button', { name: `${title} 1, Private` })).toBeVisible();
    await expect(sheet.getByRole('button', { name: `${title} 2, Public` })).toBeVisible();
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await horizontalOverflow(page), `pixels wider than ${width}`).toBeLessThanOrEqual(0);
      expect(await seriousFindings(page)).toEqual([]);
    }
  });

  await test.step('a key approves what is looked at, and the next key the next one', async () => {
    await look(0).click();
    await expect(panelOf(0)).toBeVisible();
    await keyboard.press('a');
    await expect(panelOf(1)).toBeVisible();
    await keyboard.press('a');
    await expect(look(2)).toBeFocused();
    await sendDecisions(page);
    await expect
      .poll(() => listStatuses(ids.slice(0, 3)), { timeout: PROCESSING })
      .toEqual(['approved', 'approved', 'submitted']);
  });

  await test.step('what arrows and shift select is sent back together with a reason', async () => {
    await keyboard.press('Shift+ArrowRight');
    await keyboard.press('Shift+ArrowRight');
    await expect(selected).toContainText('3 selected');
    await expect(sheet.getByText(reviewMessages.selectedAreDecided)).toBeVisible();
    await keyboard.press('r');
    const dialog = page.getByRole('dialog', { name: /^Send \d+ back\?$/ });
    await dialog.getByLabel('Your reason').fill('The horizon is tilted');
    await dialog.getByRole('button', { name: 'Send back' }).click();
    await expect(look(5)).toBeFocused();
    await sendDecisions(page);
    const returned = ids.slice(2, 5);
    await expect.poll(() => listStatuses(returned)).toEqual(['draft', 'draft', 'draft']);
    expect((await readFields(`images/${returned[2]}`)).reviewNote).toBe('The horizon is tilted');
  });

  await test.step('a box and shift select by pointer; all that is left is approved in their order, and told once', async () => {
    await sheet.getByRole('checkbox', { name: `Select ${title} 6` }).check();
    await look(9).click({ modifiers: ['Shift'] });
    await expect(selected).toContainText('4 selected');
    await keyboard.press('Escape');
    await expect(selected).toHaveCount(0);
    await sheet.getByRole('button', { name: 'Select all 15 of this submission' }).click();
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/review'));
    await selected.getByRole('button', { name: 'Approve all' }).click();
    await sendDecisions(page);
    const { reviews } = (await sent).postDataJSON() as { reviews: { id: string }[] };
    expect(reviews.map(({ id }) => id)).toEqual(ids.slice(5).map((id) => `image-${id}`));
    await expect
      .poll(async () => new Set(await listStatuses(ids.slice(5))), { timeout: PROCESSING })
      .toEqual(new Set(['approved']));
    const approvals = async () => {
      const notices = await callAs<Notice[]>(await readToken(ARTIST), '/user/notice');
      return notices.filter(({ state, title: named }) => state === 'approved' && named.startsWith(title));
    };
    await expect
      .poll(async () => (await approvals()).map(({ others }) => others), { timeout: PROCESSING })
      .toEqual([16]);
  });

  await test.step('the log is searched by title and text, and leads to the work', async () => {
    await page.getByRole('tab', { name: 'Log' }).click();
    await page.getByRole('searchbox', { name: /^Name, title/ }).fill(`horizon ${title} 4`);
    await keyboard.press('Enter');
    const lines = page.getByRole('main').getByRole('tabpanel').getByRole('listitem');
    await expect(lines).toHaveCount(1);
    await expect(lines).toContainText(`sent back the photograph ${title} 4`);
    await page.goto(`/studio/review?tab=log&q=${encodeURIComponent(`${title} 19`)}`);
    await expect(lines.getByRole('link', { name: `the photograph ${title} 19` })).toBeVisible();
    await expectFits(page);
  });
});
