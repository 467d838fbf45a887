import { reviewMessages } from '@aperture-byline/contract/review/review-messages';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import type { Page } from '@playwright/test';
import { claimsOf, tokenOf } from '../../support/emulator/accounts.ts';
import { setFields } from '../../support/emulator/firestore.ts';
import { ownExhibition, reviseExhibition, submitExhibition } from '../../support/emulator/studio.ts';
import { failCall, MOCKED_ERROR } from '../../support/mocks/api-mocks.ts';
import { seriousFindings } from '../../support/page/axe.ts';
import { horizontalOverflow } from '../../support/page/page-measures.ts';
import { callAs, SUITE_URL } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const ADMIN = 'admin@example.com';
/** Becomes one for a test. */
const SECOND = 'suchitra@example.com';
const ARTIST = 'artist@example.com';
const DESK = '/studio/review';
const WIDTHS = [360, 768, 1440];

/** The seed has few reviews, but other tests leave some: all of them are shown. */
async function entryOf(page: Page, text: string) {
  await expect(page.getByRole('combobox', { name: 'Show' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Show' }).selectOption({ label: 'Exhibitions' });
  return page.getByRole('main').getByRole('listitem').filter({ hasText: text });
}

const title = (what: string) => `${what} ${Date.now()}`;

test('an administrator sends an exhibition back by keyboard, with a reason that its photographer reads', async ({
  page,
  restoreSession,
  allowProblem,
}) => {
  allowProblem(MOCKED_ERROR);
  const name = title('Low water');
  const { id } = await submitExhibition(ARTIST, name);
  await restoreSession(ADMIN);
  await page.goto(DESK);
  const entry = await entryOf(page, name);
  await entry.getByRole('button', { name: 'Look at it' }).press('Enter');
  await expect(entry).toContainText('Two years on one coast, at low water.');
  await expect(entry.getByRole('img')).toHaveCount(2);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await horizontalOverflow(page), `pixels wider than ${width}`).toBeLessThanOrEqual(0);
    expect(await seriousFindings(page)).toEqual([]);
  }

  await entry.getByRole('button', { name: 'Send back' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Send it back?' });
  await dialog.getByRole('button', { name: 'Send back' }).press('Enter');
  await expect(dialog.getByText(workMessages.reasonEmpty)).toBeVisible();
  await expect(dialog.getByLabel('Your reason')).toBeFocused();
  await page.keyboard.type('The second photograph is tilted');
  expect(await seriousFindings(page)).toEqual([]);
  const { recover } = await failCall(page, `/studio/review/exhibition-${id}/return`);
  await dialog.getByRole('button', { name: 'Send back' }).press('Enter');
  await expect(dialog.getByText(reviewMessages.notDecided)).toBeVisible();
  await expect(dialog.getByLabel('Your reason')).toHaveValue('The second photograph is tilted');
  await recover();
  await dialog.getByRole('button', { name: 'Send back' }).press('Enter');
  await expect(page.getByText(reviewMessages.workReturned)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(entry).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  expect(await ownExhibition(ARTIST, id)).toMatchObject({
    status: 'draft',
    review_note: 'The second photograph is tilted',
  });

  await page.getByRole('tab', { name: 'Log' }).click();
  const line = page.getByRole('listitem').filter({ hasText: name }).first();
  await expect(line).toContainText('Farida Contractor sent back the exhibition');
  await expect(line).toContainText('The second photograph is tilted');
  expect(await seriousFindings(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
});

test('of two administrators who decide at once in two browsers, the second is told who was faster', async ({
  page,
  otherPage,
  restoreSession,
  allowProblem,
}) => {
  allowProblem(/status of 409/);
  // Nobody else's test signs in with this account.
  const path = `users/${(await claimsOf(SECOND)).userId}`;
  await setFields(path, { admin: true });
  await expect.poll(async () => (await claimsOf(SECOND)).admin).toBe(true);
  const name = title('Two keepers');
  const { id } = await submitExhibition(ARTIST, name);
  try {
    const second = await otherPage(SECOND);
    await restoreSession(ADMIN);
    await page.goto(DESK);
    await second.goto(DESK);
    const entries = [await entryOf(page, name), await entryOf(second, name)] as const;
    for (const entry of entries) await expect(entry).toBeVisible();
    await Promise.all(entries.map((entry) => entry.getByRole('button', { name: 'Approve' }).click()));
    for (const entry of entries) await expect(entry).toHaveCount(0);
    const won = page.getByText(reviewMessages.workApproved);
    const lost = page.getByText(/has approved this already/);
    await expect(won.or(lost)).toBeVisible();
    const isFirst = await won.isVisible();
    const late = isFirst ? second : page;
    const winner = isFirst ? 'Farida Contractor' : 'Suchitra';
    await expect(late.getByText(/has approved this already/)).toContainText(winner);
    expect(await ownExhibition(ARTIST, id)).toMatchObject({ status: 'approved' });
  } finally {
    await setFields(path, { admin: false });
  }
});

test('new words of a public exhibition stand beside the old ones, marked, and replace them once approved', async ({
  page,
  restoreSession,
}) => {
  const name = title('Tide tables');
  const { id } = await submitExhibition(ARTIST, name);
  const admin = await tokenOf(ADMIN);
  await callAs(admin, `/studio/review/exhibition-${id}/approve`, {});
  await reviseExhibition(ARTIST, await ownExhibition(ARTIST, id), {
    title: `${name} again`,
    description: '<p>Three years on one coast, at low water.</p>',
  });
  const shown = async () => {
    const response = await fetch(`${SUITE_URL}/api/exhibition/${id}`);
    return response.text();
  };
  expect(await shown()).toContain('Two years');
  await restoreSession(ADMIN);
  await page.goto(DESK);
  await page.getByRole('combobox', { name: 'Show' }).selectOption({ label: 'Changes of what is public' });
  const entry = page.getByRole('listitem').filter({ hasText: name });
  await entry.getByRole('button', { name: 'Compare old and new' }).click();
  const words = entry.getByRole('region', { name: 'Description' });
  await expect(words.locator('del')).toHaveText('Two');
  await expect(words.locator('ins')).toHaveText('Three');
  await expect(entry.getByRole('region', { name: 'Title' }).locator('ins')).toHaveText(' again');
  await expect(entry).toContainText(/Unchanged: .*Photographs/);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await horizontalOverflow(page), `pixels wider than ${width}`).toBeLessThanOrEqual(0);
    expect(await seriousFindings(page)).toEqual([]);
  }
  await entry.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText(reviewMessages.workApproved)).toBeVisible();
  await expect(entry).toHaveCount(0);
  expect(await shown()).toContain('Three years');
});
