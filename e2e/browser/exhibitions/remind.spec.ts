import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { ExhibitionListItem } from '@aperture-byline/contract/exhibition/wire';
import { pagePaths } from '@aperture-byline/contract/pages/page-table';
import { reminderMessages } from '@aperture-byline/contract/reminder/reminder-messages';
import { DAY } from '@aperture-byline/contract/shared/durations';
import { subscriptionMessages } from '@aperture-byline/contract/subscription/subscription-messages';
import type { Page } from '@playwright/test';
import { db, readFields } from '../../support/emulator/firebase.ts';
import { mailTo } from '../../support/emulator/notifications.ts';
import { seriousFindings } from '../../support/page/axe.ts';
import { horizontalOverflow } from '../../support/page/page-measures.ts';
import { first, readApi } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const COMMANDS = new URL('../../../functions/src/operator-commands.ts', import.meta.url).pathname;
const READER = 'reader@example.com';

test('who is signed in is reminded of an opening with one press, and takes that back with another', async ({
  page,
  restoreSession,
}) => {
  const upcoming = await readApi<ExhibitionListItem[]>('/exhibition/approved/upcoming');
  await restoreSession(READER);
  await page.goto(pagePaths().exhibition(first(upcoming, 'upcoming exhibitions').id));
  const button = page.getByRole('button', { name: reminderMessages.opening.remind });
  const pressed = page.getByRole('button', { name: reminderMessages.reminding });
  await button.click();
  await expect(page.getByText(reminderMessages.opening.reminded)).toBeVisible();
  await page.reload();
  await expect(pressed).toHaveAttribute('aria-pressed', 'true');
  expect(await seriousFindings(page)).toEqual([]);
  await pressed.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
});

/** An exhibition that opens tomorrow. */
async function putUpcoming(title: string): Promise<string> {
  const upcoming = await readApi<ExhibitionListItem[]>('/exhibition/approved/upcoming');
  const fields = await readFields(`exhibitions/${first(upcoming, 'upcoming exhibitions').id}`);
  const id = `remind-${crypto.randomUUID()}`;
  const [startDate, endDate] = [new Date(Date.now() + DAY), new Date(Date.now() + 9 * DAY)];
  await db.doc(`exhibitions/${id}`).set({ ...fields, title, startDate, endDate });
  return id;
}

/** Asks on the page of the exhibition; the address that the newest mail about it leads to. */
async function ask(page: Page, id: string, email: string): Promise<string> {
  await page.goto(pagePaths().exhibition(id));
  await page.getByRole('button', { name: reminderMessages.opening.remind }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your email').fill(email);
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(reminderMessages.requested)).toBeVisible();
  const links = (await mailTo(email)).flatMap(
    ({ message }) => /\/subscription\/[0-9a-f]+-remind-([0-9]+)[\w-]+/.exec(message.text) ?? [],
  );
  // A match, then its time.
  const times = links.filter((_, index) => index % 2 === 1).sort();
  return links.find((link) => link.includes(`-${times.at(-1)}-`)) ?? '';
}

test('a visitor asks to be reminded, confirms by the mail, takes it back, asks anew and is mailed once', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  const title = `Ebb ${crypto.randomUUID()}`;
  const email = `remind-${crypto.randomUUID()}@example.com`;
  const id = await putUpcoming(title);
  const main = page.getByRole('main');

  await test.step('the link opens a page whose button confirms', async () => {
    await page.goto(await ask(page, id, email));
    await expect(main).toContainText('Was it you?');
    expect(await seriousFindings(page)).toEqual([]);
    await main.getByRole('button', { name: 'Remind me' }).click();
    await expect(page).toHaveURL(/-reminders-/);
    await expect(main.getByRole('listitem')).toContainText(`${title}, when it opens`);
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
    expect(await seriousFindings(page)).toEqual([]);
  });

  await test.step('it is taken back, and asked for again', async () => {
    await main.getByRole('button', { name: `Take back the reminder of ${title}` }).click();
    await expect(page.getByText(subscriptionMessages.reminderTakenBack)).toBeVisible();
    await expect(main).toContainText('Nothing goes to r…@example.com');
    await page.goto(await ask(page, id, email));
    await main.getByRole('button', { name: 'Remind me' }).click();
    await expect(main.getByRole('listitem')).toHaveCount(1);
  });

  await test.step('one mail comes when it opens, however often the schedule runs', async () => {
    await db.doc(`exhibitions/${id}`).update({ startDate: new Date(Date.now() - DAY / 2) });
    for (let round = 0; round < 2; round += 1)
      await promisify(execFile)(process.execPath, [COMMANDS, 'schedule', 'openings']);
    const subjects = (await mailTo(email)).map(({ message }) => message.subject);
    expect(subjects.filter((subject) => subject.startsWith('Now open'))).toEqual([`Now open: ${title}`]);
  });
});
