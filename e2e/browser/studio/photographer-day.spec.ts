import type { StudioOrder } from '@aperture-byline/contract/order/wire';
import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import { readToken } from '../../support/emulator/accounts.ts';
import { newBuyer, placeOrder } from '../../support/emulator/orders.ts';
import { changeWork, readStudioStory, uniqueTitle } from '../../support/emulator/studio.ts';
import { field, openStudio, readWorkId, savedStatus, storyText, uploadPhotographs } from '../../support/page/studio.ts';
import { onePlane } from '../../support/pictures/photographs.ts';
import { callAs } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const ARTIST = 'artist@example.com';

test('a day of a photographer: an order is accepted, photographs are uploaded, named and written about, and somebody reads the draft', async ({
  page,
  otherPage,
  restoreSession,
}) => {
  test.slow();
  const { orderId, number } = await placeOrder(await newBuyer(), [ARTIST]);
  const title = uniqueTitle('Ferries of a day');
  const token = await readToken(ARTIST);
  const { keyboard } = page;
  let storyId = '';
  await restoreSession(ARTIST);

  await test.step('the studio is one click away, and leads to the order', async () => {
    await page.goto('/');
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Studio/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
    await openStudio(page, 'Orders');
    const sale = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: `Order ${number}` }) });
    await sale.getByRole('button', { name: 'Accept' }).first().click();
    await expect(sale.first()).toContainText('Accepted');
    const orders = await callAs<StudioOrder[]>(token, '/studio/order');
    expect(orders.find((order) => order.orderId === orderId)?.status).toBe('accepted');
  });

  await test.step('photographs are uploaded and named in the table that follows', async () => {
    await openStudio(page, 'Library');
    await page.getByRole('link', { name: 'Upload photographs' }).first().click();
    const names = ['ferry-at-six.png', 'ferry-at-nine.png'];
    await uploadPhotographs(page, await Promise.all(names.map((name) => onePlane(name, 'png'))));
    await page.getByRole('link', { name: 'Name 2 photographs' }).click();
    await page.getByRole('textbox', { name: 'Title of ferry-at-six.png' }).fill(`${title} at six`);
    await keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Title of ferry-at-nine.png' })).toBeFocused();
    await page.getByRole('textbox', { name: 'Title of ferry-at-nine.png' }).fill(`${title} at nine`);
    for (const name of names)
      await page.getByRole('textbox', { name: `Alternative text of ${name}` }).fill('A ferry in plain light');
    await expect(savedStatus(page)).toBeVisible();
  });

  await test.step('both become a story, in whose text they are seen', async () => {
    await openStudio(page, 'Library');
    for (const time of ['six', 'nine']) await page.getByRole('checkbox', { name: `${title} at ${time}` }).check();
    await page.getByRole('link', { name: 'New story with these' }).click();
    await field(page, 'Title').fill(title);
    await field(page, 'Description').fill('Two crossings.');
    await storyText(page).click();
    await keyboard.type('We left at six.');
    await page.getByRole('button', { name: 'Photographs', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Photographs for the text' });
    for (const time of ['six', 'nine']) await dialog.getByRole('checkbox', { name: `${title} at ${time}` }).check();
    await dialog.getByRole('button', { name: 'Use these' }).click();
    await expect(storyText(page).locator('figure img')).toHaveCount(2);
    await keyboard.type('We were home at nine.');
    await expect(savedStatus(page)).toBeVisible();
    storyId = readWorkId(page);
    const { fields } = await readStudioStory(ARTIST, storyId);
    expect(fields.content).toMatch(
      /^<p>We left at six\.<\/p><figure>(<img [^>]+>){2}<\/figure><p>We were home at nine\.<\/p>$/,
    );
    expect(fields.pictureIds).toHaveLength(2);
  });

  await test.step('somebody without an account reads it before it is public', async () => {
    await page.getByRole('button', { name: 'Share a preview' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share a preview' });
    await dialog.getByRole('button', { name: 'Make a link' }).click();
    await expect(dialog.getByText(studioMessages.previewMade)).toBeVisible();
    const visitor = await otherPage();
    await visitor.goto((await dialog.getByText(/\/preview\//).textContent()) ?? '');
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(visitor.getByText('We were home at nine.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('the next morning begins with the draft, and the figures are a link away', async () => {
    await openStudio(page, 'Today');
    const draft = page.getByRole('main').getByRole('link', { name: title });
    // The draft that was written last stands there, and other tests of this artist write too.
    await expect(async () => {
      await changeWork(ARTIST, 'blog', storyId, { tags: [uniqueTitle('ferries')] });
      await page.reload();
      await expect(draft).toBeVisible({ timeout: 3000 });
    }).toPass();
    await openStudio(page, 'Figures');
    await expect(page.getByRole('heading', { level: 1, name: 'Your figures' })).toBeVisible();
    await expect(page.getByRole('table').first()).toBeVisible();
  });
});
