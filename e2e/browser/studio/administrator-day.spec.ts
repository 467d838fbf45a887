import { randomInt } from 'node:crypto';
import { deskMessages } from '@aperture-byline/contract/desk/desk-messages';
import type { GalleryPage } from '@aperture-byline/contract/image/wire';
import { REASON_TEMPLATES } from '@aperture-byline/contract/review/reason-templates';
import { reviewMessages } from '@aperture-byline/contract/review/review-messages';
import type { ReviewPage } from '@aperture-byline/contract/review/wire';
import type { Page } from '@playwright/test';
import { readClaims, readToken } from '../../support/emulator/accounts.ts';
import { db, readFields } from '../../support/emulator/firebase.ts';
import { newAdministrator, newBuyer, placeOrder, sendTransition } from '../../support/emulator/orders.ts';
import { storedSession } from '../../support/emulator/session.ts';
import {
  approveReview,
  putDraftImage,
  readStudioExhibition,
  submitExhibition,
  uniqueTitle,
} from '../../support/emulator/studio.ts';
import { mockGoogle } from '../../support/mocks/google-sign-in.ts';
import { expectFits } from '../../support/page/expect-fits.ts';
import { openReview } from '../../support/page/studio.ts';
import { barLink, expectCounted } from '../../support/page/waiting.ts';
import { callAs, first, readApi } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const ADMIN = 'admin@example.com';
const ARTIST = 'artist@example.com';
/** Another photographer than the seed's: what others submit meanwhile is to wait. */
const TRUSTED = { id: 987_650_081, name: 'Ines Trusted' };

test.afterEach(() => db.doc(`users/${TRUSTED.id}`).delete());

/** Creates the works, comments and payment that wait and are decided in the course of the day. */
async function prepareDay() {
  const title = uniqueTitle('Tides of a day');
  const shown = await submitExhibition(ARTIST, `${title} shown`);
  await approveReview(await readToken(ADMIN), `exhibition-${shown.id}`);
  const waiting = await submitExhibition(ARTIST, title);
  const imageId = await putDraftImage(ARTIST, `${title} photograph`);
  await callAs(await readToken(ARTIST), '/studio/image/submit', { ids: [imageId] });
  const image = first((await readApi<GalleryPage>('/image?page=2')).data, 'images');
  const links = ['a', 'b', 'c'].map((name) => `http://${name}.example`).join(' ');
  const comments = [`${title} one ${links}`, `${title} two ${links}`];
  for (const comment of comments)
    await callAs(await readToken('joana@example.com'), '/image/comment', {
      imageId: image.image_id,
      comment,
    });
  const [firstName, lastName] = TRUSTED.name.split(' ');
  const photographer = { userId: TRUSTED.id, uid: null, firstName, lastName, isArtist: true };
  await db.doc(`users/${TRUSTED.id}`).set({ ...photographer, createdAt: new Date() });
  const buyer = await newBuyer();
  const { orderId, number } = await placeOrder(buyer, [ARTIST]);
  await sendTransition(ARTIST, orderId, 'accept');
  const reference = String(randomInt(100_000_000_000, 281_474_976_710_655)).slice(0, 12);
  const token = await readToken(buyer.email, buyer.password);
  await callAs(token, `/product/order/${orderId}/claim-payment`, { reference });
  return { title, shown, waiting, imageId, comments, orderId, number, reference };
}

/** Sends the event by which a browser tells a page that it is shown again: the page then asks for what others did. */
const showAgain = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

/** Sends what can be undone, as leaving the page does. */
const sendDecisions = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('pagehide')));

test('a day of an administrator: what waits is decided by keyboard, a colleague reads a note, and the log names it all', async ({
  page,
  otherPage,
}) => {
  test.slow();
  const day = await prepareDay();
  const { title } = day;
  const administrator = await newAdministrator();
  const { keyboard } = page;
  await page.context().setStorageState(await storedSession(administrator.email, administrator.password));
  // Whoever signed in with Google may wait there, with a picture of Google's.
  await mockGoogle(page.context());

  const desk = barLink(page, /^Desk/);

  await test.step('the desk is one click away, or where the studio begins, and says what waits, by kind and age', async () => {
    await page.goto('/');
    await expect(desk).toHaveAccessibleName(/^Desk, \d+ waiting$/);
    await desk.click();
    await expect(page).toHaveURL('/studio/desk');
    await page.goto('/studio');
    await expect(page).toHaveURL('/studio/desk');
    await expect(page.getByRole('heading', { level: 1, name: 'Desk' })).toBeVisible();
    const waiting = page.getByRole('region', { name: 'Waiting for you' });
    await expect(waiting.getByRole('listitem')).toHaveCount(5);
    await expect(waiting).toContainText('The oldest came');
    await expectFits(page);
    await waiting.getByRole('link', { name: 'Exhibitions, stories and prints' }).press('Enter');
    await expect(page).toHaveURL('/studio/review');
  });

  await test.step('a note is left, and a colleague reads and answers it', async () => {
    const entry = await openReview(page, 'Exhibitions', title);
    await expect(entry.getByRole('button', { name: 'Leave a note' })).toBeVisible();
    await entry.getByRole('heading', { level: 3 }).focus();
    await keyboard.press('n');
    const note = entry.getByRole('textbox', { name: 'Note to the other administrators' });
    await note.fill('Has he shown this coast before?');
    await entry.getByRole('button', { name: 'Save the note' }).click();
    await expect(entry.getByText(deskMessages.noteAdded)).toBeVisible();
    await showAgain(page);

    const colleague = await otherPage(ADMIN);
    await mockGoogle(colleague.context());
    await colleague.goto('/studio/review');
    const same = await openReview(colleague, 'Exhibitions', title);
    await same.getByRole('button', { name: '1 note' }).click();
    const listed = same.getByRole('list', { name: 'Notes' }).getByRole('listitem');
    await expect(listed).toContainText(['Has he shown this coast before?']);
    await expect(listed.first()).toContainText('Asha Rao');
    await same.getByRole('textbox').fill('In May, from the other side.');
    await same.getByRole('button', { name: 'Save the note' }).click();
    await expect(listed).toHaveCount(2);
    await showAgain(page);
    await expect(entry.getByRole('button', { name: '2 notes' })).toBeVisible();
    await expect(entry.getByRole('list', { name: 'Notes' })).toContainText('In May, from the other side.');
  });

  await test.step('it is sent back by keyboard', async () => {
    const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: title }).first();
    await entry.getByRole('heading', { level: 3 }).focus();
    await keyboard.press('r');
    const dialog = page.getByRole('dialog', { name: 'Send it back?' });
    await dialog.getByLabel('Your reason').fill('You showed this coast in May.');
    await dialog.getByRole('button', { name: 'Send back' }).click();
    await expect(entry.getByText(reviewMessages.workReturned)).toBeVisible();
    const { status, reviewNote } = await readStudioExhibition(ARTIST, day.waiting.id);
    expect({ status, reviewNote }).toEqual({ status: 'draft', reviewNote: 'You showed this coast in May.' });
  });

  await test.step('a photograph is rejected with a template', async () => {
    const entry = await openReview(page, 'Photographs', `${title} photograph`);
    await entry.getByRole('heading', { level: 3 }).focus();
    await keyboard.press('x');
    const dialog = page.getByRole('dialog', { name: 'Reject it?' });
    await dialog.getByLabel('Add a template').selectOption('Watermark or frame');
    await expect(dialog.getByLabel('Your reason')).toHaveValue(REASON_TEMPLATES['Watermark or frame'] ?? '');
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await expect(dialog).toHaveCount(0);
    expect((await readFields(`images/${day.imageId}`)).status).toBe('rejected');
  });

  await test.step('comments are approved, undone, and approved together', async () => {
    const [one = '', two = ''] = day.comments;
    const entry = await openReview(page, 'Comments', one);
    const heading = entry.getByRole('heading', { level: 3 });
    await heading.focus();
    await keyboard.press('j');
    await expect(heading).not.toBeFocused();
    await keyboard.press('k');
    await expect(heading).toBeFocused();
    await keyboard.press('a');
    await expect(entry.getByText(reviewMessages.isKept)).toBeVisible();
    await keyboard.press('u');
    await expect(entry.getByRole('button', { name: 'Show the comment' })).toBeVisible();
    const both = page.getByRole('main').getByRole('listitem').filter({ hasText: title });
    for (const comment of [one, two])
      await both.filter({ hasText: comment }).getByRole('checkbox', { name: 'Select' }).check();
    await page.getByRole('region', { name: 'Selected' }).getByRole('button', { name: 'Keep all' }).click();
    await sendDecisions(page);
    await expect(both.getByText(reviewMessages.approved)).toHaveCount(2);
    const { items } = await callAs<ReviewPage>(await readToken(ADMIN), '/studio/review?kind=comment');
    expect(JSON.stringify(items)).not.toContain(title);
    await expectCounted(desk, await readToken(administrator.email, administrator.password), 'desk');
  });

  await test.step('what is public is taken off, and a photographer is trusted', async () => {
    await page.getByRole('tab', { name: 'Public' }).click();
    await page.getByLabel('Address of its page').fill(`/exhibition/${day.shown.id}`);
    await page.getByLabel('Your reason').fill('Somebody else took these.');
    await page.getByRole('button', { name: 'Take it off the site' }).click();
    const question = page.getByRole('dialog', { name: 'Take it off the site?' });
    await expect(question).toContainText(`${title} shown`);
    await question.getByRole('button', { name: 'Take it off' }).click();
    await expect(page.getByText(reviewMessages.unpublished)).toBeVisible();
    expect((await readStudioExhibition(ARTIST, day.shown.id)).status).toBe('draft');
    await page.getByRole('tab', { name: 'Trusted' }).click();
    const address = page.getByRole('textbox', { name: 'Address of the photographer’s page' });
    await address.fill(`/profile/${TRUSTED.id}`);
    await address.press('Enter');
    await expect(page.getByRole('button', { name: `End trust in ${TRUSTED.name}` })).toBeVisible();
  });

  await test.step('a payment that was claimed is confirmed', async () => {
    await page.getByRole('navigation', { name: 'Studio' }).getByRole('link', { name: 'Payments' }).click();
    const claimed = page.getByRole('main').getByRole('listitem').filter({ hasText: day.number });
    await expect(claimed).toContainText(day.reference);
    await claimed.getByRole('button', { name: 'Confirm receipt' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reference of the transfer').fill(day.reference);
    await dialog.getByRole('button', { name: /^Confirm Rs\. / }).click();
    await expect(dialog).toHaveCount(0);
    expect((await readFields(`orders/${day.orderId}`)).paymentStatus).toBe('paid');
  });

  await test.step('the log names it all', async () => {
    await page.getByRole('navigation', { name: 'Studio' }).getByRole('link', { name: 'Review' }).click();
    await page.getByRole('tab', { name: 'Log' }).click();
    // Others decide too: those of this administrator alone.
    await page.goto(`/studio/review?tab=log&person=${(await readClaims(administrator.email)).userId}`);
    const log = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Asha Rao' });
    for (const line of [
      `sent back the exhibition ${title}`,
      `rejected the photograph ${title} photograph`,
      `took off the site the exhibition ${title} shown`,
      `trusted ${TRUSTED.name}`,
      `confirmed the payment of order ${day.orderId}`,
    ])
      await expect(log.filter({ hasText: line })).toHaveCount(1);
    expect(await log.filter({ hasText: 'approved a comment on' }).count()).toBeGreaterThanOrEqual(2);
  });
});
