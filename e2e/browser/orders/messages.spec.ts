import { conversationMessages } from '@aperture-byline/contract/conversation/conversation-messages';
import type { Conversation } from '@aperture-byline/contract/conversation/wire';
import type { Page } from '@playwright/test';
import { readClaims, readToken } from '../../support/emulator/accounts.ts';
import { placeOrder, signInAsBuyer } from '../../support/emulator/orders.ts';
import { colourFindings } from '../../support/page/axe.ts';
import { expectFits } from '../../support/page/expect-fits.ts';
import { callAs } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const TENZIN = 'artist2@example.com';

/** A photograph with a corner in another colour, as a browser would get it from a phone. */
function drawPicture(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 1800, height: 1200 });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('There is no canvas');
    context.fillStyle = '#9a8f7c';
    context.fillRect(0, 0, 1800, 1200);
    context.fillStyle = '#b3261e';
    context.fillRect(1500, 900, 300, 300);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'));
    if (!blob) throw new Error('There is no picture');
    return [...new Uint8Array(await blob.arrayBuffer())];
  });
}

test('a buyer writes with a picture, the artist hears of it, reads it and answers, and the buyer sees the answer by itself', async ({
  page,
  otherPage,
}) => {
  const buyer = await signInAsBuyer(page);
  const { orderId, number, prints } = await placeOrder(buyer, [TENZIN]);
  const artist = prints[0]?.photographer_name ?? '';
  const name = `Messages with ${artist}`;
  const listening = page.waitForResponse(/Firestore\/Listen/);
  await page.goto(`/profile/orders/${orderId}`);
  await listening;

  await test.step('the buyer opens the conversation by keyboard and sends a text with a picture', async () => {
    await page.getByRole('button', { name }).press('Enter');
    await expect(page.getByText(conversationMessages.none.buyer)).toBeVisible();
    await page.getByLabel('Your message').fill('The corner came bent.\nCan you send another?');
    const buffer = Buffer.from(await drawPicture(page));
    await page.locator('input[type=file]').setInputFiles({ name: 'corner.jpg', mimeType: 'image/jpeg', buffer });
    await expect(page.getByText('The pictures are here.')).toBeAttached();
    await expectFits(page);
    await page.getByRole('button', { name: 'Send message' }).press('Enter');
    await expect(page.getByText(conversationMessages.sent)).toBeVisible();
    const [entry] = await page.getByRole('log', { name }).getByRole('listitem').all();
    await expect(entry ?? page.locator('none')).toContainText('The corner came bent.');
    await expect(page.getByLabel('Your message')).toHaveValue('');
  });

  const studio = await otherPage(TENZIN);
  await test.step('the artist is led there by a notice, opens the picture large and answers', async () => {
    await studio.goto('/profile/notices');
    await studio
      .getByRole('link', { name: /New message about an order of/ })
      .first()
      .click();
    await expect(studio).toHaveURL(`/studio/orders#messages-${orderId}`);
    const log = studio.getByRole('log', { name: 'Messages with the buyer' });
    await expect(log).toContainText('The corner came bent.');
    await expect(log).toContainText('The buyer');
    await expect(log).not.toContainText('Asha');
    await log.getByRole('button', { name: 'Open large: Picture from The buyer' }).click();
    const large = studio.locator('.yarl__slide_image').first();
    await expect(large).toBeVisible();
    expect(await large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(400);
    await studio.keyboard.press('Escape');
    await expect(large).toHaveCount(0);
    const sale = studio.getByRole('listitem').filter({ has: studio.getByRole('heading', { name: `Order ${number}` }) });
    await sale.getByLabel('Your message').fill('Of course: it leaves tomorrow.');
    await sale.getByRole('button', { name: 'Send message' }).click();
    await expect(studio.getByText(conversationMessages.sent)).toBeVisible();
    await expectFits(studio);
  });

  await test.step('the answer comes to the buyer without a reload, in both colour schemes, and is stored', async () => {
    const log = page.getByRole('log', { name });
    await expect(log.getByRole('listitem').last()).toContainText('Of course: it leaves tomorrow.');
    await expect(log.getByRole('listitem').last()).toContainText(artist);
    await expectFits(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await colourFindings(page)).toEqual([]);
    const { userId } = await readClaims(TENZIN);
    const token = await readToken(buyer.email, buyer.password);
    const { messages } = await callAs<Conversation>(token, `/product/order/${orderId}/part/${userId}/message`);
    expect(messages.map(({ side, pictures }) => [side, pictures.length])).toEqual([
      ['buyer', 1],
      ['artist', 0],
    ]);
  });
});
