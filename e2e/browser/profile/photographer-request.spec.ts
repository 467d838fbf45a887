import { fileURLToPath } from 'node:url';
import { imageMessages } from '@aperture-byline/contract/image/image-messages';
import { profileMessages } from '@aperture-byline/contract/profile/profile-messages';
import { apiMessages } from '@aperture-byline/contract/shared/api/api-messages';
import { artistRequestMessages } from '@aperture-byline/contract/user/account-messages';
import { confirmEmail, readClaims } from '../../support/emulator/accounts.ts';
import { db } from '../../support/emulator/firebase.ts';
import { mailTo } from '../../support/emulator/notifications.ts';
import { signInAsBuyer } from '../../support/emulator/orders.ts';
import { seriousFindings } from '../../support/page/axe.ts';
import { expect, test } from '../fixtures.ts';

const PICTURE = fileURLToPath(new URL('../../../web/public/stock/banner-1-640.jpg', import.meta.url));

test('a reader asks to be a photographer, is approved in the database, gets a mail, and finds what is possible', async ({
  page,
  allowProblem,
  otherPage,
}) => {
  allowProblem(/admin-access/);
  // The desk also shows people who came from Google, with their pictures there.
  allowProblem(/googleusercontent/);
  const { email } = await signInAsBuyer(page, { verified: false });
  const { userId } = await readClaims(email);
  const request = page.getByRole('button', { name: profileMessages.requestArtistRole });
  const account = page.getByRole('region', { name: 'Your photographer’s account' });
  await page.goto('/profile');

  await test.step('without a verified address the request is refused, with a way to verify it', async () => {
    await request.click();
    await expect(page.getByText(apiMessages.emailUnverified)).toBeVisible();
    await page.getByRole('button', { name: /send .*again/i }).click();
    await confirmEmail(email);
  });

  await test.step('with one it is made, gives no role, and waits', async () => {
    await page.reload();
    await request.click();
    await expect(page.getByText(artistRequestMessages.requested)).toBeVisible();
    await expect(request).toHaveCount(0);
    await page.reload();
    await expect(page.getByText(profileMessages.artistRequestPending)).toBeVisible();
    await expect(request).toHaveCount(0);
    await expect(account).toHaveCount(0);
    expect(await readClaims(email)).toEqual({ userId, isArtist: false, admin: false });
    expect(await mailTo(email)).toEqual([]);
  });

  await test.step('words, a link and a photograph go to the administrators, and stay until they answer', async () => {
    const words = `Coasts in the rain, by ${email}`;
    const form = page.getByRole('form', { name: artistRequestMessages.show });
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(form.getByText(artistRequestMessages.textEmpty)).toBeVisible();
    await form.getByLabel('A few words about you and your work').fill(words);
    await page.reload();
    await expect(form.getByLabel('A few words about you and your work')).toHaveValue(words);
    await form.getByLabel('A link to your photographs').fill('https://mira.example/coasts');
    await form.locator('input[type=file]').setInputFiles(PICTURE);
    await expect(form.getByText('The pictures are here.')).toBeAttached();
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText(artistRequestMessages.shown)).toBeFocused();
    expect(await seriousFindings(page)).toEqual([]);

    const admin = await otherPage('admin@example.com');
    const entry = admin.getByRole('listitem').filter({ hasText: words });
    // A trigger puts it there.
    await expect(async () => {
      await admin.goto('/studio/review?kind=artist');
      await expect(entry.getByRole('link', { name: 'https://mira.example/coasts' })).toBeVisible({ timeout: 5000 });
    }).toPass();
    await entry.getByRole('button', { name: 'Open large: Photograph 1 of 1' }).click();
    await expect(admin.getByRole('dialog').getByRole('img')).toBeVisible();
  });

  await test.step('an approval gives the role, is told by mail, and brings the studio into the header of every open tab', async () => {
    const otherTab = await page.context().newPage();
    const listening = otherTab.waitForRequest(/Listen\/channel/);
    await otherTab.goto('/gallery');
    await listening;
    await db.doc(`users/${userId}`).update({ isArtist: true });
    await expect.poll(() => readClaims(email)).toEqual({ userId, isArtist: true, admin: false });
    await expect.poll(async () => (await mailTo(email)).length).toBe(1);
    const [mail] = await mailTo(email);
    expect(mail?.message.text).not.toBe('');
    expect(mail?.message.html).toContain('<p');
    for (const tab of [page, otherTab])
      await expect(tab.getByRole('banner').getByRole('link', { name: /^Studio/ })).toBeVisible();
    await otherTab.close();
  });

  await test.step('the profile then says what is possible, and how others see it', async () => {
    await page.reload();
    await expect(account.getByRole('heading', { name: 'What you can do now' })).toBeVisible();
    await expect(page.getByText(profileMessages.artistRequestPending)).toHaveCount(0);
    await expect(request).toHaveCount(0);
    await account.getByRole('link', { name: 'your public profile' }).click();
    // With the name, once a trigger has made that address.
    await expect(page).toHaveURL(/\/profile\/[a-z0-9-]+$/);
    await expect(page.getByText('This is how others see you.')).toBeVisible();
    await expect(account).toHaveCount(0);
  });

  await test.step('without photographs, the gallery leads to where some are uploaded', async () => {
    await page.goBack();
    const gallery = page.getByRole('tabpanel', { name: 'Gallery' });
    await expect(gallery.getByText(imageMessages.noImagesUploaded)).toBeVisible();
    await gallery.getByRole('link', { name: 'Upload photographs' }).click();
    await expect(page).toHaveURL('/studio/upload');
  });
});
