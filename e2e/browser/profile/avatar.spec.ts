import sharp from 'sharp';
import { readClaims } from '../../support/emulator/accounts.ts';
import { findWhere } from '../../support/emulator/firebase.ts';
import { signInAsBuyer } from '../../support/emulator/orders.ts';
import { expect, test } from '../fixtures.ts';

test('a picture is placed by keyboard and zoomed, and is cut so', async ({ page }) => {
  const { email } = await signInAsBuyer(page);
  const { userId } = await readClaims(email);
  await page.goto('/profile/user-details');
  const white = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const buffer = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#000' } })
    .composite([{ input: white, gravity: 'west' }])
    .jpeg()
    .toBuffer();
  await page.locator('input[type="file"]').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
  const place = page.getByRole('application', { name: 'Place of the picture' });
  await page.getByRole('slider', { name: 'Zoom' }).fill('2');
  await place.focus();
  for (let press = 0; press < 45; press++) await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  const [stored] = await findWhere('users', 'userId', userId);
  const address = new URL(`/${String(stored?.avatar)}/320.jpeg`, page.url()).href;
  const response = await page.request.get(address);
  const { channels } = await sharp(await response.body()).stats();
  expect(channels[0]?.min).toBeGreaterThan(240);
});
