import { reviewMessages } from '@aperture-byline/contract/review/review-messages';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import type { Locator, Page } from '@playwright/test';
import { readToken } from '../../support/emulator/accounts.ts';
import { readFields } from '../../support/emulator/firebase.ts';
import {
  approveReview,
  putDraftImage,
  readStudioExhibition,
  reviseExhibition,
  submitExhibition,
  submitPrint,
  submitStory,
} from '../../support/emulator/studio.ts';
import { mockGoogle } from '../../support/mocks/google-sign-in.ts';
import { seriousFindings } from '../../support/page/axe.ts';
import { expectFits } from '../../support/page/expect-fits.ts';
import { approveWork, openWork } from '../../support/page/studio.ts';
import { expectKeys } from '../../support/page/viewer.ts';
import { SUITE_URL } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const ADMIN = 'admin@example.com';
const ARTIST = 'artist@example.com';
const DESK = '/studio/review';
/** Milliseconds: an approval can be undone first. */
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

test('an administrator reads an exhibition, sees what changes meanwhile before it is approved, and sends it back by keyboard', async ({
  page,
  restoreSession,
  allowProblem,
}) => {
  allowProblem(/status of 409/);
  const [name, seen, unread] = [title('Between tides'), title('Seen'), title('Unread')];
  const imageId = await putDraftImage(ARTIST, seen);
  const { id } = await submitExhibition(ARTIST, name, [imageId]);
  // Whoever signed in with Google may wait there, with a picture of Google's.
  await mockGoogle(page.context());
  await restoreSession(ADMIN);
  await page.goto(DESK);
  const entry = await entryOf(page, name);

  await test.step('once it is open, its photographs are seen large and its decisions look different', async () => {
    await expect(entry.getByRole('button', { name: 'Approve' })).toHaveCount(0);
    await entry.getByRole('button', { name: 'Look at it' }).press('Enter');
    await expect(entry).toContainText('Two years on one coast, at low water.');
    await expect(
      entry.getByRole('heading', { name: 'One photograph becomes public with it, and its words' }),
    ).toBeVisible();
    const decisions = entry.getByRole('button', { name: /^(?:Approve|Send back|Reject)$/ });
    await expect(decisions).toHaveCount(3);
    const looks = await decisions.evaluateAll((buttons) =>
      buttons.map((button) => {
        const { color, backgroundColor, borderColor } = getComputedStyle(button);
        return `${color} on ${backgroundColor}, ${borderColor}`;
      }),
    );
    expect(new Set(looks).size, looks.join('; ')).toBe(3);
    const open = entry.getByRole('button', { name: `Open large: ${seen}` }).last();
    await open.press('Enter');
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    await expectKeys(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('words that were changed since are shown, and nothing is approved', async () => {
    await fetch(`${SUITE_URL}/api/studio/image`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${await readToken(ARTIST)}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ ids: [imageId], changes: { title: unread } }),
    });
    await entry.getByRole('button', { name: 'Approve' }).press('Enter');
    await expect(entry.getByText(reviewMessages.isApproved)).toBeVisible();
    const changes = entry.getByRole('alert');
    await expect(changes).toContainText(reviewMessages.changedSinceRead, { timeout: PROCESSING });
    await expect(changes.locator('ins')).toContainText(['Unread']);
    expect((await readFields(`images/${imageId}`)).status).toBe('draft');
    await expectFits(page);
  });

  await test.step('it is sent back with a reason, which its photographer and the log have', async () => {
    const reason = 'The second photograph is tilted';
    await entry.getByRole('button', { name: 'Send back' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Send it back?' });
    await dialog.getByRole('button', { name: 'Send back' }).press('Enter');
    await expect(dialog.getByText(workMessages.reasonEmpty)).toBeVisible();
    await expect(dialog.getByLabel('Your reason')).toBeFocused();
    await page.keyboard.type(reason);
    expect(await seriousFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Send back' }).press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(entry.getByText(reviewMessages.workReturned)).toBeVisible();
    await expect(entry.getByRole('button', { name: 'Reject' })).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
    expect(await readStudioExhibition(ARTIST, id)).toMatchObject({ status: 'draft', reviewNote: reason });
    await page.getByRole('tab', { name: 'Log' }).click();
    const line = page.getByRole('listitem').filter({ hasText: name }).first();
    await expect(line).toContainText('Farida Contractor sent back the exhibition');
    await expect(line).toContainText(reason);
    await expect(line).toContainText(/\d:\d\d (am|pm)/i);
    await expectFits(page);
  });
});

test('exhibitions, prints and stories have a thumbnail; a story is read as by visitors, and new words stand beside the old ones', async ({
  page,
  restoreSession,
}) => {
  const [name, revised] = [title('Salt'), title('Tide tables')];
  const { id } = await submitExhibition(ARTIST, revised);
  await approveReview(await readToken(ADMIN), `exhibition-${id}`);
  await reviseExhibition(ARTIST, await readStudioExhibition(ARTIST, id), {
    title: `${revised} again`,
    description: '<p>Three years on one coast, at low water.</p>',
  });
  await submitExhibition(ARTIST, name);
  await submitPrint(ARTIST, name);
  await submitStory(
    ARTIST,
    name,
    '<h2>Ebb</h2><p>After the <a href="https://tides.example/goa">tables</a>.</p>' +
      '<figure><img src="/api/image/PHOTOGRAPH" alt="Wet sand"></figure>',
  );
  const shown = async () => (await fetch(`${SUITE_URL}/api/exhibition/${id}`)).text();
  const widthOf = (picture: Locator) => picture.evaluate((node: HTMLImageElement) => node.naturalWidth);
  // Whoever signed in with Google may wait there, with a picture of Google's.
  await mockGoogle(page.context());
  await restoreSession(ADMIN);
  await page.goto(DESK);

  await test.step('each kind of work has a thumbnail', async () => {
    for (const kind of ['Exhibitions', 'Prints', 'Stories']) {
      const thumbnail = (await entryOf(page, name, kind)).locator('img');
      await expect(thumbnail, kind).toHaveCount(1);
      await expect.poll(() => widthOf(thumbnail), kind).toBeGreaterThan(0);
    }
  });

  await test.step('a story is read as visitors will see it, and where its links lead', async () => {
    const entry = await entryOf(page, name, 'Stories');
    await openWork(entry);
    const story = entry.getByRole('region', { name: 'As visitors will see it' });
    await expect(story.getByRole('heading', { name: 'Ebb' })).toBeVisible();
    const photograph = story.getByRole('img', { name: 'Wet sand' });
    await photograph.scrollIntoViewIfNeeded();
    await expect.poll(() => widthOf(photograph)).toBeGreaterThan(0);
    await expect(story.getByRole('link', { name: /^tables/ })).toHaveAccessibleName(
      'tables (https://tides.example/goa)',
    );
    await expectFits(page);
  });

  await test.step('new words of a public exhibition are marked, and replace the old ones once approved', async () => {
    expect(await shown()).toContain('Two years');
    const entry = await entryOf(page, revised, 'Changes of what is public');
    await entry.getByRole('button', { name: 'Compare old and new' }).click();
    const words = entry.getByRole('region', { name: 'Description' });
    await expect(words.locator('del')).toHaveText('Two');
    await expect(words.locator('ins')).toHaveText('Three');
    await expect(entry.getByRole('region', { name: 'Title' }).locator('ins')).toHaveText(' again');
    await expect(entry).toContainText(/Unchanged: .*Photographs/);
    await expectFits(page);
    const marked = (name: string) =>
      page.evaluate((highlight) => [...(CSS.highlights.get(highlight) ?? [])].map(String), name);
    await expect(entry.getByRole('region', { name: 'As visitors will see it' })).toContainText('Three years');
    expect(await marked('added')).toEqual(['again', 'Three']);
    await entry.getByRole('button', { name: 'As it is now' }).click();
    await expect(entry.getByRole('region', { name: 'As visitors see it now' })).toContainText('Two years');
    expect(await marked('removed')).toEqual(['Two']);
    await expectFits(page);
    await approveWork(page, entry);
    expect(await shown()).toContain('Three years');
  });
});
