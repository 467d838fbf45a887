import { reviewMessages } from '@aperture-byline/contract/review/review-messages';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import type { Locator, Page } from '@playwright/test';
import { claimsOf, tokenOf } from '../../support/emulator/accounts.ts';
import { decode, readFields, setFields } from '../../support/emulator/firestore.ts';
import { approveReview } from '../../support/emulator/reviews.ts';
import {
  ownExhibition,
  putDraftImage,
  reviseExhibition,
  submitExhibition,
  submitPrint,
  submitStory,
} from '../../support/emulator/studio.ts';
import { failCall, MOCKED_ERROR } from '../../support/mocks/api-mocks.ts';
import { seriousFindings } from '../../support/page/axe.ts';
import { horizontalOverflow } from '../../support/page/page-measures.ts';
import { approve, openWork } from '../../support/page/studio.ts';
import { SUITE_URL } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const ADMIN = 'admin@example.com';
/** Becomes one for a test. */
const SECOND = 'suchitra@example.com';
const ARTIST = 'artist@example.com';
const DESK = '/studio/review';
const WIDTHS = [360, 768, 1440];
/** Milliseconds: an approval can be undone first, and copies files. */
const PROCESSING = 30_000;

/** Once the list is there. The seed has few reviews, but other tests leave some: all of them are shown. */
async function entryOf(page: Page, text: string, kind = 'Exhibitions') {
  await expect(page.getByRole('combobox', { name: 'Show' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Show' }).selectOption({ label: kind });
  // The navigation of the studio is a list too.
  const all = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(all.or(page.getByText(reviewMessages.noneOfKind)).first()).toBeVisible();
  return all.filter({ hasText: text });
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
  await expect(entry.getByRole('button', { name: /^Open large/ })).toHaveCount(2);
  const decisions = entry.getByRole('button', { name: /^(?:Approve|Send back|Reject)$/ });
  await expect(decisions).toHaveCount(3);
  const looks = await decisions.evaluateAll((buttons) =>
    buttons.map((button) => {
      const { color, backgroundColor, borderColor } = getComputedStyle(button);
      return `${color} on ${backgroundColor}, ${borderColor}`;
    }),
  );
  expect(new Set(looks).size, looks.join('; ')).toBe(3);
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
  await expect(entry.getByText(reviewMessages.workReturned)).toBeVisible();
  await expect(entry.getByRole('button', { name: 'Reject' })).toHaveCount(0);
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
    for (const entry of entries) await openWork(entry);
    await Promise.all(entries.map((entry) => entry.getByRole('button', { name: 'Approve' }).click()));
    const [own] = entries;
    const won = own.getByText(reviewMessages.workApproved);
    const lost = own.getByText(/has approved this already/);
    await expect(won.or(lost)).toBeVisible({ timeout: PROCESSING });
    const isFirst = await won.isVisible();
    const late = isFirst ? entries[1] : own;
    const winner = isFirst ? 'Farida Contractor' : 'Suchitra';
    await expect(late.getByText(/has approved this already/)).toContainText(winner, { timeout: PROCESSING });
    expect(await ownExhibition(ARTIST, id)).toMatchObject({ status: 'approved' });
  } finally {
    await setFields(path, { admin: false });
  }
});

test('what its photographer changes after it was read is shown before it is approved, and the log says what became public with it', async ({
  page,
  restoreSession,
  allowProblem,
}) => {
  allowProblem(/status of 409/);
  const [name, seen, unread] = [title('Between tides'), title('Seen'), title('Unread')];
  const imageId = await putDraftImage(ARTIST, seen);
  const { id } = await submitExhibition(ARTIST, name, [imageId]);
  const statusOf = async () => decode((await readFields(`images/${imageId}`)).status ?? { nullValue: null });
  await restoreSession(ADMIN);
  await page.goto(DESK);
  const entry = await entryOf(page, name);
  await expect(entry.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await openWork(entry);
  await expect(
    entry.getByRole('heading', { name: 'One photograph becomes public with it, and its words' }),
  ).toBeVisible();
  await entry
    .getByRole('button', { name: `Open large: ${seen}` })
    .last()
    .click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await fetch(`${SUITE_URL}/api/studio/image`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${await tokenOf(ARTIST)}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ ids: [imageId], changes: { title: unread } }),
  });
  await entry.getByRole('button', { name: 'Approve' }).click();
  await expect(entry.getByText(reviewMessages.isApproved)).toBeVisible();
  const changes = entry.getByRole('alert');
  await expect(changes).toContainText(reviewMessages.changedSinceRead, { timeout: PROCESSING });
  await expect(changes.locator('ins')).toContainText(['Unread']);
  expect(await statusOf()).toBe('draft');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await horizontalOverflow(page), `pixels wider than ${width}`).toBeLessThanOrEqual(0);
    expect(await seriousFindings(page)).toEqual([]);
  }

  await approve(page, entry);
  expect(await statusOf()).toBe('approved');
  expect(await ownExhibition(ARTIST, id)).toMatchObject({ status: 'approved' });
  await page.getByRole('tab', { name: 'Log' }).click();
  const line = page.getByRole('listitem').filter({ hasText: unread }).first();
  await expect(line).toContainText(
    `Farida Contractor approved the photograph ${unread} with the exhibition ${name}`,
  );
  await expect(line).toContainText(/\d:\d\d (am|pm)/i);
  await page.reload();
  await expect(await entryOf(page, name)).toHaveCount(0);
});

test('new words of a public exhibition stand beside the old ones, marked, and replace them once approved', async ({
  page,
  restoreSession,
}) => {
  const name = title('Tide tables');
  const { id } = await submitExhibition(ARTIST, name);
  const admin = await tokenOf(ADMIN);
  await approveReview(admin, `exhibition-${id}`);
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
  await approve(page, entry);
  expect(await shown()).toContain('Three years');
});

test('exhibitions, prints and stories have a thumbnail, and a story is read as visitors will see it', async ({
  page,
  restoreSession,
}) => {
  const name = title('Salt');
  await submitExhibition(ARTIST, name);
  await submitPrint(ARTIST, name);
  await submitStory(
    ARTIST,
    name,
    '<h2>Ebb</h2><p>After the <a href="https://tides.example/goa">tables</a>.</p>' +
      '<figure><img src="/api/image/PHOTOGRAPH" alt="Wet sand"></figure>',
  );
  await restoreSession(ADMIN);
  await page.goto(DESK);
  const widthOf = (picture: Locator) => picture.evaluate((node: HTMLImageElement) => node.naturalWidth);
  for (const kind of ['Exhibitions', 'Prints', 'Stories']) {
    const thumbnail = (await entryOf(page, name, kind)).locator('img');
    await expect(thumbnail, kind).toHaveCount(1);
    await expect.poll(() => widthOf(thumbnail), kind).toBeGreaterThan(0);
  }

  const entry = await entryOf(page, name, 'Stories');
  await openWork(entry);
  const story = entry.getByRole('region', { name: 'As visitors will read it' });
  await expect(story.getByRole('heading', { name: 'Ebb' })).toBeVisible();
  const photograph = story.getByRole('img', { name: 'Wet sand' });
  await photograph.scrollIntoViewIfNeeded();
  await expect.poll(() => widthOf(photograph)).toBeGreaterThan(0);
  await expect(story.getByRole('link', { name: /^tables/ })).toHaveAccessibleName(
    'tables (https://tides.example/goa)',
  );
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await horizontalOverflow(page), `pixels wider than ${width}`).toBeLessThanOrEqual(0);
    expect(await seriousFindings(page)).toEqual([]);
  }
});
