import { randomBytes, randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { studioImageMessages } from '@aperture-byline/contract/image/studio-image-messages';
import type { StudioImage, StudioImagePage } from '@aperture-byline/contract/image/wire';
import { variantUrl } from '@aperture-byline/contract/shared/picture';
import { heicReason, uploadReasons } from '@aperture-byline/contract/upload/upload-messages';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { readToken } from '../../support/emulator/accounts.ts';
import { seriousFindings } from '../../support/page/axe.ts';
import { expectNoOverflow } from '../../support/page/expect-fits.ts';
import { dispatchFiles } from '../../support/page/files.ts';
import { openStudio } from '../../support/page/studio.ts';
import { onePlane, type Photograph } from '../../support/pictures/photographs.ts';
import { callAs } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const ARTIST = 'artist@example.com';
/** No other test uploads as this one, so that the newest upload is known. */
const OTHER_ARTIST = 'artist2@example.com';

const PHONE = new URL('../../../web/test-support/pictures/phone.heic', import.meta.url);

/** A JPEG that ends in the middle. */
async function brokenJpeg(name: string): Promise<Photograph> {
  const [width, height] = [800, 500];
  const noise = sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });
  const buffer = await noise.jpeg().toBuffer();
  return { name, mimeType: 'image/jpeg', buffer: buffer.subarray(0, buffer.length / 2) };
}

const drop = (page: Page, files: readonly Photograph[]) =>
  dispatchFiles(page.getByRole('group', { name: 'Photographs to upload' }), 'drop', files);

const chooser = (page: Page) => page.getByLabel('Choose photographs');
const queue = (page: Page) => page.getByRole('region', { name: 'Uploads' });
const entry = (page: Page, name: string) => queue(page).getByRole('listitem').filter({ hasText: name });
const ownImages = async (status: StudioImage['status']): Promise<StudioImage[]> =>
  (await callAs<StudioImagePage>(await readToken(OTHER_ARTIST), `/studio/image?status=${status}`)).data;

test('an artist drops photographs, says what they show, and submits them; what cannot be used says why, also elsewhere', async ({
  page,
  otherPage,
  restoreSession,
  allowProblem,
}) => {
  allowProblem(/400 .*\/studio\/image\/submit/);
  await restoreSession(OTHER_ARTIST);
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Your library' }).press('Enter');
  await page.getByRole('link', { name: 'Upload photographs' }).click();
  await expect(page).toHaveURL('/studio/upload');
  const title = `Planes ${Date.now()}`;
  const details = page.getByRole('region', { name: 'What is chosen' });
  const submit = details.getByRole('button', { name: 'Submit for review' });

  await test.step('what the server can read becomes a draft, and each other file says why not', async () => {
    const drawing = await onePlane('DSC_0041.png', 'png');
    await drop(page, [drawing, await onePlane('IMG_0042.webp', 'webp'), await brokenJpeg('broken.jpg')]);
    for (const name of ['DSC_0041.png', 'IMG_0042.webp']) await expect(entry(page, name)).toContainText('Ready');
    await expect(entry(page, 'broken.jpg')).toContainText(uploadReasons.unreadable);
    await expect(queue(page).getByRole('status')).toHaveText('2 of 2 uploaded');
    const picture = entry(page, 'DSC_0041.png').locator('img');
    await expect.poll(() => picture.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBe(450);
    const naming = queue(page).getByRole('link', { name: 'Name 2 photographs' });
    await expect(naming).toHaveAttribute('href', /^\/studio\/naming\?images=[\w-]+,[\w-]+$/);
    await chooser(page).setInputFiles(drawing);
    await expect(entry(page, 'DSC_0041.png').last()).toContainText(uploadReasons.duplicate);
  });

  await test.step('both are described at once, and lack an alternative text', async () => {
    const untitled = ['DSC_0041.png', 'IMG_0042.webp'].map((name) =>
      page.getByRole('checkbox', { name: `Untitled ${name}` }).first(),
    );
    for (const box of untitled) await box.press('Space');
    await submit.click();
    await expect(page.getByText(`${studioImageMessages.someUndescribed} 2 of 2 photographs.`)).toBeVisible();
    for (const box of untitled) await expect(box).toHaveAccessibleDescription(studioImageMessages.needsBoth);
    await details.getByLabel('Title').fill(title);
    await details.getByLabel('Description').fill('Made of <squares>.\n\nTwice.');
    await details.getByLabel('Tags').fill('plane, two');
    await details.getByLabel('Visibility').selectOption('Public');
    await details.getByRole('button', { name: 'Save' }).press('Enter');
    const titled = page.getByRole('checkbox', { name: title });
    await expect(titled).toHaveCount(2);
    await expect(titled.first()).toBeChecked();
    await expect(titled.first()).toHaveAccessibleDescription(studioImageMessages.needsAlt);
    const saved = (await ownImages('draft')).filter((image) => image.title === title);
    const same = {
      description: '<p>Made of &lt;squares&gt;.</p><p>Twice.</p>',
      tags: ['plane', 'two'],
      privacyStatus: 'Public',
    };
    expect(saved).toMatchObject([same, same]);
    expect(await seriousFindings(page)).toEqual([]);
    await expectNoOverflow(page);
  });

  await test.step('what is described waits for review, with its pictures', async () => {
    await details.getByLabel('Alternative text').fill('A plane of one colour');
    await submit.click();
    await expect(page.getByRole('checkbox', { name: title })).toHaveCount(0);
    const submitted = (await ownImages('submitted')).filter((image) => image.title === title);
    expect(submitted.map(({ alt }) => alt)).toEqual(['A plane of one colour', 'A plane of one colour']);
    await openStudio(page, 'Library');
    await page.getByLabel('Search titles and tags').fill(title);
    const tiles = page.getByRole('main').getByRole('listitem').filter({ hasText: title });
    await expect(tiles).toHaveCount(2);
    await expect(tiles.first()).toContainText('Waits for review');
    await expect
      .poll(() =>
        tiles
          .first()
          .locator('img')
          .evaluate((node: HTMLImageElement) => node.naturalWidth),
      )
      .toBeGreaterThan(0);
  });

  await test.step('another device says what became of the refused file', async () => {
    const desk = await otherPage(OTHER_ARTIST);
    await desk.goto('/studio/upload');
    const newest = desk.getByRole('region', { name: 'Sent earlier' }).getByRole('listitem').first();
    await expect(newest).toContainText('broken.jpg');
    await expect(newest).toContainText('Cannot be used');
    await expect(newest).toContainText(uploadReasons.unreadable);
  });
});

test('a photograph of a phone is converted before it is sent, and one that cannot be says why', async ({
  page,
  restoreSession,
}) => {
  await restoreSession(ARTIST);
  await page.goto('/studio/upload');
  const token = await readToken(ARTIST);
  // Other tests of this artist upload meanwhile.
  const newest = async () =>
    (await callAs<StudioImagePage>(token, '/studio/image?status=draft')).data.find(({ fileName }) =>
      /^(?:broken|IMG_1234)\./.test(fileName),
    );
  const before = await newest();
  const buffer = await readFile(PHONE);
  // Another time makes another photograph, which nobody has uploaded before.
  const time = new Date(randomInt(2 ** 40)).toISOString().replace(/^(\d+)-(\d+)-(\d+)T(.{8}).*$/, '$1:$2:$3 $4');
  buffer.write(time, buffer.indexOf('2026:05:17'), 'latin1');
  const broken = buffer.subarray(0, -700);
  await chooser(page).setInputFiles({ name: 'broken.heic', mimeType: 'image/heic', buffer: broken });
  await expect(entry(page, 'broken.heic')).toContainText(heicReason);
  expect(await newest()).toEqual(before);
  await chooser(page).setInputFiles({ name: 'IMG_1234.HEIC', mimeType: 'image/heic', buffer });
  await expect(entry(page, 'IMG_1234.jpg')).toContainText('Ready');
  const draft = await newest();
  expect(draft?.id).not.toBe(before?.id);
  expect(draft).toMatchObject({ fileName: 'IMG_1234.jpg', picture: { width: 64, height: 96 } });
  expect(draft?.exif).toMatchObject({ cameraModel: 'iPhone 15 Pro', iso: 80, orientation: 1 });
  await test.step('it is upright, and its colours are those of the phone', async () => {
    if (!draft) throw new Error('There is no draft.');
    const { picture } = draft;
    const response = await page.request.get(variantUrl(picture, picture.widths.at(-1) ?? 0, 'jpeg'));
    const shown = sharp(await response.body())
      .removeAlpha()
      .toColourspace('srgb');
    const { data, info } = await shown.raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => {
      const start = (Math.round(y * info.height) * info.width + Math.round(x * info.width)) * info.channels;
      return [...data.subarray(start, start + 3)];
    };
    const expected = [
      [at(0.25, 0.25), [0x20, 0x40, 0xc0]],
      [at(0.75, 0.25), [0xd0, 0x20, 0x20]],
      [at(0.25, 0.75), [0xe0, 0xc0, 0x20]],
      [at(0.75, 0.75), [0x20, 0xa0, 0x40]],
    ] as const;
    for (const [colour, wanted] of expected)
      expect(Math.max(...colour.map((value, index) => Math.abs(value - (wanted[index] ?? 0))))).toBeLessThan(10);
  });
});

test('photographs arrive although all were paused, the connection was lost, and the tab was closed', async ({
  page,
  context,
  restoreSession,
  allowProblem,
}) => {
  allowProblem(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|No connection|Loading failed|failed:|\/v0\/b\//);
  await restoreSession(ARTIST);
  await page.goto('/studio/upload');
  let isHeld = true;
  const release: (() => void)[] = [];
  await page.route('**/v0/b/**', async (route) => {
    // The first call of an upload opens it, with the name of the file; the others carry its bytes.
    const isOpening = !route.request().url().includes('upload_id');
    if (isOpening && route.request().postData()?.includes('left.png')) return;
    if (isHeld && !isOpening) await new Promise<void>((resolve) => release.push(resolve));
    await route.continue();
  });
  const names = ['one.png', 'other.png', 'left.png'];
  await chooser(page).setInputFiles(await Promise.all(names.map((name) => onePlane(name, 'png'))));

  await test.step('all wait until they go on, and a lost connection holds them up', async () => {
    await expect.poll(() => release.length, 'uploads under way').toBeGreaterThanOrEqual(2);
    const uploads = page.getByRole('region', { name: 'Uploads' });
    await uploads.getByRole('button', { name: 'Pause all' }).click();
    for (const name of names) await expect(entry(page, name)).toContainText('Paused');
    await context.setOffline(true);
    isHeld = false;
    for (const goOn of release) goOn();
    await uploads.getByRole('button', { name: 'Go on' }).click();
    for (const name of names) await expect(entry(page, name)).toContainText('Uploading');
    await context.setOffline(false);
    for (const name of ['one.png', 'other.png']) await expect(entry(page, name)).toContainText('Ready');
    await expect(entry(page, 'left.png')).toContainText('Uploading');
  });

  await test.step('what has not arrived is offered once the tab is closed', async () => {
    const again = await context.newPage();
    // Closed as by a crash: the page would ask whether to leave.
    await page.close();
    await again.goto('/studio/upload');
    await expect(again.getByText('One photograph from your last visit has not arrived.')).toBeVisible();
    await again.getByRole('button', { name: 'Go on uploading' }).click();
    await expect(entry(again, 'left.png')).toContainText('Ready');
    await again.reload();
    await expect(again.getByRole('heading', { name: 'Drafts' })).toBeVisible();
    await expect(again.getByRole('checkbox').first()).toBeVisible();
    await expect(again.getByText('not arrived')).toHaveCount(0);
  });
});

test('on a phone, progress is in view on the whole screen, and in the studio’s navigation elsewhere', async ({
  page,
  restoreSession,
}) => {
  await page.setViewportSize({ width: 360, height: 600 });
  await restoreSession('artist3@example.com');
  await page.goto('/studio/upload');
  // Nothing arrives before the test ends.
  await page.route(/\/v0\/b\//, () => undefined);
  await chooser(page).setInputFiles([await onePlane('slow.png', 'png'), await onePlane('slower.png', 'png')]);
  const progress = queue(page).getByRole('progressbar', { name: 'All uploads' });
  await expect(progress).toBeInViewport({ ratio: 1 });
  await page.getByRole('heading', { name: 'Drafts' }).evaluate((heading) => heading.scrollIntoView());
  await expect(progress).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => window.scrollTo(0, 0));
  const menu = page.getByRole('navigation', { name: 'Studio' }).getByRole('button');
  await menu.click();
  await page.getByRole('navigation', { name: 'Studio' }).getByRole('link', { name: 'Today' }).click();
  await expect(page).toHaveURL('/studio');
  await expect(menu).toContainText('0 of 2 uploaded');
});
